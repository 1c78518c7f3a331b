import type * as protocol from "../../../messages";
import { type Act, rowOf, type Spot, told, type Tone } from "../events";
import type { IconName } from "./icons";
import type { Motion } from "./motion";
import type { Side, View } from "../messages";
import { other } from "./view";

/** Something that is seen for a moment above the board, in places of the layer. */
export interface Show {
  readonly id: number;
  readonly kind: "float" | "ring" | "burst" | "bolt";
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly text: string;
  readonly icon: IconName | "";
  readonly tone: "harm" | "good" | "dream" | Side;
}
export interface Banner {
  readonly id: number;
  readonly text: string;
  readonly side: Side | null;
  readonly score: string;
}

type Extra = Partial<Pick<Show, "text" | "icon" | "size" | "turn">>;

const GONE = 1100;
const SHAKE = [0, -6, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}%)` }));
const LUNGE = [{ transform: "none" }, { transform: "translateY(-12%) scale(1.14)" }, { transform: "none" }];

/** Plays what happens: numbers that float, rings, shakes and announcements. */
export class Stage {
  shows = $state.raw<readonly Show[]>([]);
  banner = $state.raw<Banner | null>(null);
  readonly #motion: Motion;
  #next = 0;
  #clearing: ReturnType<typeof setTimeout> | undefined;

  constructor(motion: Motion) {
    this.#motion = motion;
  }

  /** Show one event; `view` is the one on the table. */
  perform(happened: protocol.Event, view: View): void {
    const about = told(happened)?.about;
    const acts = about && rowOf(happened)?.acts?.(about);
    acts?.forEach((act) => this.#act(act, view));
  }

  clear(): void {
    clearTimeout(this.#clearing);
    this.shows = [];
    this.banner = null;
  }

  #act(act: Act, view: View): void {
    switch (act.act) {
      case "ring":
      case "burst":
        return this.#show(this.#boxAt(act.at), act.act, toneOf(act.tone, view));
      case "float":
        return this.#show(this.#boxAt(act.at), "float", toneOf(act.tone, view), { text: act.text, icon: act.icon });
      case "shake":
        return this.#animate(act.miniature, SHAKE, 360);
      case "lunge":
        return this.#animate(act.miniature, LUNGE, 420);
      case "bolt":
        return this.#bolt(act.from, act.to);
      case "announce":
        return this.#announce(act.text, act.side, act.score);
    }
  }

  #announce(text: string, side: Side | null, score: string): void {
    this.banner = { id: this.#next++, text, side, score };
    this.#clearLater();
  }

  #boxAt(spot: Spot): DOMRect | undefined {
    if ("miniature" in spot) return this.#motion.boxOf(spot.miniature);
    return this.#motion.cellElement(spot.cell)?.getBoundingClientRect();
  }

  #bolt(from: string, to: string): void {
    const start = this.#motion.boxOf(from);
    const end = this.#motion.boxOf(to);
    if (!start || !end) return;
    const x = end.left + end.width / 2 - start.left - start.width / 2;
    const y = end.top + end.height / 2 - start.top - start.height / 2;
    this.#show(start, "bolt", "harm", { size: Math.hypot(x, y), turn: Math.atan2(y, x) });
  }

  #show(box: DOMRect | undefined, kind: Show["kind"], tone: Show["tone"], extra: Extra = {}): void {
    const origin = this.#motion.layer?.getBoundingClientRect();
    if (!box || !origin) return;
    const x = box.left + box.width / 2 - origin.left;
    const y = box.top + box.height / 2 - origin.top;
    const show: Show = { id: this.#next++, kind, x, y, size: box.width, turn: 0, text: "", icon: "", tone, ...extra };
    this.shows = [...this.shows, show];
    this.#clearLater();
  }

  #animate(label: string, frames: Keyframe[], duration: number): void {
    this.#motion.pieceElement(label)?.animate(frames, { duration, easing: "ease-out" });
  }

  #clearLater(): void {
    clearTimeout(this.#clearing);
    this.#clearing = setTimeout(() => this.clear(), GONE);
  }
}

/** The colour of what is seen, with the side of a miniature looked up in the view. */
function toneOf(tone: Tone, view: View): Show["tone"] {
  if (typeof tone === "string") return tone;
  const label = "owner" in tone ? tone.owner : tone.opponent;
  const side = view.miniatures.find((one) => one.label === label)?.side ?? "A";
  return "owner" in tone ? side : other(side);
}
