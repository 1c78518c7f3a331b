import type { Ask } from "../../../messages";
import type { Hint, Scene } from "../../../table/hints/hints.svelte";
import { portalCell } from "../board/map";
import { viewOf } from "../board/view";
import { type Kind, told } from "../events";
import type { Deed, Event, Question, Side } from "../messages";

const PORTALS = [portalCell.A, portalCell.B];
/** The cells that pay each side most. */
const BEST = ["b4", "d2"];

const side = ({ seat }: Scene): Side => (seat === 0 ? "A" : "B");
const asked = ({ play, seat }: Scene): Ask | undefined => play.asks.find((ask) => ask.seat === seat);
const isAsked = (scene: Scene, ...questions: Question[]): boolean =>
  questions.some((question) => asked(scene)?.question === question);
const offers = (scene: Scene, deed: Deed): boolean =>
  asked(scene)?.options?.some((option) => option.deed === deed) === true;
const happened = <K extends Kind>(scene: Scene, ...kinds: K[]): Extract<Event, { kind: K }> | undefined =>
  scene.recent.map(told).find((event) => kinds.some((kind) => kind === event?.kind)) as
    Extract<Event, { kind: K }> | undefined;
const cell = (name = ""): string => `[data-cell="${name}"]`;

function spawned(scene: Scene): boolean {
  return viewOf(scene.play).miniatures.some((piece) => piece.side === side(scene) && piece.place.length === 2);
}

/** The hints of a first game of Dreamblade, in the order in which they matter. */
export const HINTS: readonly Hint[] = [
  {
    name: "skipped",
    when: (scene) => happened(scene, "spawning-skipped") !== undefined,
    at: () => '[data-hint="question"]',
  },
  { name: "board", when: (scene) => isAsked(scene, "spawn"), at: () => '[data-hint="board"]' },
  {
    name: "spawn",
    when: (scene) => isAsked(scene, "spawn") && offers(scene, "spawn"),
    at: (scene) => `[data-zone="reserves-${side(scene)}"], [data-side="${side(scene)}"] .reserves`,
    details: ({ play }) => ({ pool: viewOf(play).pool }),
  },
  {
    name: "portal",
    when: (scene) => isAsked(scene, "spawn") && offers(scene, "spawn"),
    at: ({ seat }) => cell(PORTALS[seat]),
    details: ({ seat }) => ({ cell: PORTALS[seat] ?? "" }),
  },
  {
    name: "end-spawn",
    when: (scene) => isAsked(scene, "spawn") && spawned(scene),
    at: () => '[data-hint="question"]',
  },
  {
    name: "scores",
    when: (scene) => isAsked(scene, "action"),
    at: ({ seat }) => cell(BEST[seat]),
    details: ({ seat }) => ({ cell: BEST[seat] ?? "" }),
  },
  {
    name: "shift",
    when: (scene) => isAsked(scene, "action", "shift") && offers(scene, "move"),
    at: (scene) => `[data-piece="${asked(scene)?.options?.find((option) => option.deed === "move")?.piece ?? ""}"]`,
  },
  {
    name: "undo",
    when: ({ play }) => play.undo < play.step,
    at: () => '[data-hint="undo"]',
  },
  {
    name: "turn",
    when: (scene) => happened(scene, "turn-won", "turn-drawn") !== undefined,
    at: (scene) => `[data-hint="victory"], [data-side="${side(scene)}"] header`,
  },
  {
    name: "strike",
    when: (scene) => isAsked(scene, "action", "strike") && offers(scene, "strike"),
    at: (scene) => cell(asked(scene)?.options?.find((option) => option.deed === "strike")?.cell),
  },
  {
    name: "dice",
    when: (scene) => happened(scene, "face-rolled") !== undefined,
    at: () => '[data-hint="dice"], .tray',
  },
  {
    name: "blades",
    when: (scene) => isAsked(scene, "blade"),
    at: () => '[data-hint="question"]',
  },
  {
    name: "fallen",
    when: (scene) => happened(scene, "destroyed", "disrupted") !== undefined,
    at: (scene) => `[data-piece="${happened(scene, "destroyed", "disrupted")?.about.miniature ?? ""}"]`,
  },
  {
    name: "why",
    when: ({ play, seat }) => viewOf(play).turn >= 2 && play.asks.some((ask) => ask.seat === seat),
    at: () => '[data-hint="board"]',
  },
];
