import { dearest, portalOf } from "../board/cells.svelte";
import type { Seen, Side } from "../board/seen";
import type { Ask, Event } from "../../../messages";
import type { Hint, Situation } from "../../../table/hints/hints";

const side = ({ seat }: Situation): Side => (seat === 0 ? "A" : "B");
const asked = ({ play, seat }: Situation): Ask | undefined => play.asks.find((ask) => ask.seat === seat);
const question = (situation: Situation): string => asked(situation)?.question ?? "";
const offers = (situation: Situation, deed: string): boolean =>
  asked(situation)?.options?.some((option) => option.deed === deed) === true;
const happened = (situation: Situation, ...kinds: string[]): Event | undefined =>
  situation.recent.find((event) => kinds.includes(event.kind));
const cell = (name = ""): string => `[data-cell="${name}"]`;

function spawned(situation: Situation): boolean {
  const { miniatures = [] } = situation.play.view as Partial<Seen>;
  return miniatures.some((piece) => piece.side === side(situation) && piece.place.length === 2);
}

/** The hints of a first game of Dreamblade, in the order in which they matter. */
export const HINTS: readonly Hint[] = [
  {
    name: "skipped",
    when: (situation) => happened(situation, "spawning-skipped") !== undefined,
    at: () => '[data-hint="question"]',
  },
  { name: "board", when: (situation) => question(situation) === "spawn", at: () => '[data-hint="board"]' },
  {
    name: "spawn",
    when: (situation) => question(situation) === "spawn" && offers(situation, "spawn"),
    at: (situation) => `[data-zone="reserves-${side(situation)}"], [data-side="${side(situation)}"] .reserves`,
    details: ({ play }) => ({ pool: Number(play.view["pool"]) }),
  },
  {
    name: "portal",
    when: (situation) => question(situation) === "spawn" && offers(situation, "spawn"),
    at: (situation) => cell(portalOf(side(situation))),
    details: (situation) => ({ cell: portalOf(side(situation)) }),
  },
  {
    name: "end-spawn",
    when: (situation) => question(situation) === "spawn" && spawned(situation),
    at: () => '[data-hint="question"]',
  },
  {
    name: "scores",
    when: (situation) => question(situation) === "action",
    at: (situation) => cell(dearest(side(situation))),
    details: (situation) => ({ cell: dearest(side(situation)) }),
  },
  {
    name: "shift",
    when: (situation) => ["action", "shift"].includes(question(situation)) && offers(situation, "move"),
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
    when: (situation) => ["action", "strike"].includes(question(situation)) && offers(situation, "strike"),
    at: (situation) => cell(asked(situation)?.options?.find((option) => option.deed === "strike")?.cell),
  },
  {
    name: "dice",
    when: (situation) => happened(situation, "face-rolled") !== undefined,
    at: () => '[data-hint="dice"], .tray',
  },
  {
    name: "blades",
    when: (situation) => question(situation) === "blade",
    at: () => '[data-hint="question"]',
  },
  {
    name: "fallen",
    when: (situation) => happened(situation, "destroyed", "disrupted") !== undefined,
    at: (situation) => `[data-piece="${String(happened(situation, "destroyed", "disrupted")?.about["miniature"])}"]`,
  },
  {
    name: "why",
    when: ({ play, seat }) => Number(play.view["turn"]) >= 2 && play.asks.some((ask) => ask.seat === seat),
    at: () => '[data-hint="board"]',
  },
];
