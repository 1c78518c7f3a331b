import type { Ask } from "../../../messages";
import type { Hint, Situation } from "../../../table/hints/hints";
import { dearest, portalOf } from "../board/cells.svelte";
import { viewOf } from "../board/view";
import { type Kind, told } from "../events";
import type { Deed, Event, Question, Side } from "../messages";

const side = ({ seat }: Situation): Side => (seat === 0 ? "A" : "B");
const asked = ({ play, seat }: Situation): Ask | undefined => play.asks.find((ask) => ask.seat === seat);
const isAsked = (situation: Situation, ...questions: Question[]): boolean =>
  questions.some((question) => asked(situation)?.question === question);
const offers = (situation: Situation, deed: Deed): boolean =>
  asked(situation)?.options?.some((option) => option.deed === deed) === true;
const happened = <K extends Kind>(situation: Situation, ...kinds: K[]): Extract<Event, { kind: K }> | undefined =>
  situation.recent.map(told).find((event) => kinds.some((kind) => kind === event?.kind)) as
    Extract<Event, { kind: K }> | undefined;
const cell = (name = ""): string => `[data-cell="${name}"]`;

function spawned(situation: Situation): boolean {
  return viewOf(situation.play).miniatures.some((piece) => piece.side === side(situation) && piece.place.length === 2);
}

/** The hints of a first game of Dreamblade, in the order in which they matter. */
export const HINTS: readonly Hint[] = [
  {
    name: "skipped",
    when: (situation) => happened(situation, "spawning-skipped") !== undefined,
    at: () => '[data-hint="question"]',
  },
  { name: "board", when: (situation) => isAsked(situation, "spawn"), at: () => '[data-hint="board"]' },
  {
    name: "spawn",
    when: (situation) => isAsked(situation, "spawn") && offers(situation, "spawn"),
    at: (situation) => `[data-zone="reserves-${side(situation)}"], [data-side="${side(situation)}"] .reserves`,
    details: ({ play }) => ({ pool: viewOf(play).pool }),
  },
  {
    name: "portal",
    when: (situation) => isAsked(situation, "spawn") && offers(situation, "spawn"),
    at: (situation) => cell(portalOf(side(situation))),
    details: (situation) => ({ cell: portalOf(side(situation)) }),
  },
  {
    name: "end-spawn",
    when: (situation) => isAsked(situation, "spawn") && spawned(situation),
    at: () => '[data-hint="question"]',
  },
  {
    name: "scores",
    when: (situation) => isAsked(situation, "action"),
    at: (situation) => cell(dearest(side(situation))),
    details: (situation) => ({ cell: dearest(side(situation)) }),
  },
  {
    name: "shift",
    when: (situation) => isAsked(situation, "action", "shift") && offers(situation, "move"),
    at: (situation) =>
      `[data-piece="${asked(situation)?.options?.find((option) => option.deed === "move")?.piece ?? ""}"]`,
  },
  {
    name: "undo",
    when: ({ play }) => play.undo < play.step,
    at: () => '[data-hint="undo"]',
  },
  {
    name: "turn",
    when: (situation) => happened(situation, "turn-won", "turn-drawn") !== undefined,
    at: (situation) => `[data-hint="victory"], [data-side="${side(situation)}"] header`,
  },
  {
    name: "strike",
    when: (situation) => isAsked(situation, "action", "strike") && offers(situation, "strike"),
    at: (situation) => cell(asked(situation)?.options?.find((option) => option.deed === "strike")?.cell),
  },
  {
    name: "dice",
    when: (situation) => happened(situation, "face-rolled") !== undefined,
    at: () => '[data-hint="dice"], .tray',
  },
  {
    name: "blades",
    when: (situation) => isAsked(situation, "blade"),
    at: () => '[data-hint="question"]',
  },
  {
    name: "fallen",
    when: (situation) => happened(situation, "destroyed", "disrupted") !== undefined,
    at: (situation) => `[data-piece="${happened(situation, "destroyed", "disrupted")?.about.miniature ?? ""}"]`,
  },
  {
    name: "why",
    when: ({ play, seat }) => viewOf(play).turn >= 2 && play.asks.some((ask) => ask.seat === seat),
    at: () => '[data-hint="board"]',
  },
];
