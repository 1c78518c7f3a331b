import { portalCell } from "../board/map";
import type { Seen } from "../board/seen";
import type { Ask, Event } from "../../../messages";
import type { Hint, Scene } from "../../../table/hints/hints.svelte";

const PORTALS = [portalCell.A, portalCell.B];
/** The cells that pay each side most. */
const BEST = ["b4", "d2"];

const side = ({ seat }: Scene): string => (seat === 0 ? "A" : "B");
const asked = ({ play, seat }: Scene): Ask | undefined => play.asks.find((ask) => ask.seat === seat);
const question = (scene: Scene): string => asked(scene)?.question ?? "";
const offers = (scene: Scene, deed: string): boolean =>
  asked(scene)?.options?.some((option) => option.deed === deed) === true;
const happened = (scene: Scene, ...kinds: string[]): Event | undefined =>
  scene.recent.find((event) => kinds.includes(event.kind));
const cell = (name = ""): string => `[data-cell="${name}"]`;

function spawned(scene: Scene): boolean {
  const { miniatures = [] } = scene.play.view as Partial<Seen>;
  return miniatures.some((piece) => piece.side === side(scene) && piece.place.length === 2);
}

/** The hints of a first game of Dreamblade, in the order in which they matter. */
export const HINTS: readonly Hint[] = [
  {
    name: "skipped",
    when: (scene) => happened(scene, "spawning-skipped") !== undefined,
    at: () => '[data-hint="question"]',
  },
  { name: "board", when: (scene) => question(scene) === "spawn", at: () => '[data-hint="board"]' },
  {
    name: "spawn",
    when: (scene) => question(scene) === "spawn" && offers(scene, "spawn"),
    at: (scene) => `[data-zone="reserves-${side(scene)}"], [data-side="${side(scene)}"] .reserves`,
    details: ({ play }) => ({ pool: Number(play.view["pool"]) }),
  },
  {
    name: "portal",
    when: (scene) => question(scene) === "spawn" && offers(scene, "spawn"),
    at: ({ seat }) => cell(PORTALS[seat]),
    details: ({ seat }) => ({ cell: PORTALS[seat] ?? "" }),
  },
  {
    name: "end-spawn",
    when: (scene) => question(scene) === "spawn" && spawned(scene),
    at: () => '[data-hint="question"]',
  },
  {
    name: "scores",
    when: (scene) => question(scene) === "action",
    at: ({ seat }) => cell(BEST[seat]),
    details: ({ seat }) => ({ cell: BEST[seat] ?? "" }),
  },
  {
    name: "shift",
    when: (scene) => ["action", "shift"].includes(question(scene)) && offers(scene, "move"),
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
    when: (scene) => ["action", "strike"].includes(question(scene)) && offers(scene, "strike"),
    at: (scene) => cell(asked(scene)?.options?.find((option) => option.deed === "strike")?.cell),
  },
  {
    name: "dice",
    when: (scene) => happened(scene, "face-rolled") !== undefined,
    at: () => '[data-hint="dice"], .tray',
  },
  {
    name: "blades",
    when: (scene) => question(scene) === "blade",
    at: () => '[data-hint="question"]',
  },
  {
    name: "fallen",
    when: (scene) => happened(scene, "destroyed", "disrupted") !== undefined,
    at: (scene) => `[data-piece="${String(happened(scene, "destroyed", "disrupted")?.about["miniature"])}"]`,
  },
  {
    name: "why",
    when: ({ play, seat }) => Number(play.view["turn"]) >= 2 && play.asks.some((ask) => ask.seat === seat),
    at: () => '[data-hint="board"]',
  },
];
