import type { Event } from "../../../messages";
import { say } from "../../../words";
import type { IconName } from "./icons";
import type { Motion } from "./motion";
import { other, type Seen, type Side } from "./seen";

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
  perform(event: Event, view: Seen): void {
    const { about } = event;
    const piece = text(about["miniature"]);
    const cell = text(about["cell"]);
    const player = about["player"] === "B" ? "B" : "A";
    const side = view.miniatures.find((one) => one.label === piece)?.side ?? "A";
    switch (event.kind) {
      case "spawned":
        return this.#onCell(cell, "ring", side);
      case "damaged":
        this.#shake(piece);
        return this.#onPiece(piece, "float", "harm", { text: `−${text(about["amount"])}`, icon: "damage" });
      case "damage-held":
        return this.#onPiece(piece, "float", "dream", { text: `(${text(about["amount"])})`, icon: "damage" });
      case "damage-lost":
        return this.#onPiece(piece, "float", "dream", { text: "0" });
      case "struck":
      case "deathblow-struck":
        this.#onCell(cell, "burst", "harm");
        return names(about["attackers"]).forEach((one) => this.#animate(one, LUNGE, 420));
      case "special-attack":
        this.#animate(piece, LUNGE, 420);
        return this.#bolt(piece, text(about["target"]));
      case "disrupted":
        return this.#onPiece(piece, "ring", "dream");
      case "destroyed":
        this.#onPiece(piece, "burst", "harm");
        if (about["point"])
          this.#onPiece(piece, "float", other(side), { text: `+${text(about["point"])}`, icon: "crown" });
        return;
      case "sacrificed":
      case "banished":
      case "purged":
      case "raised":
        return this.#onPiece(piece, "burst", "dream");
      case "blades-assigned":
        return this.#onPiece(piece, "float", "dream", { text: text(about["blades"]), icon: "blade" });
      case "ability-used":
      case "ability-lit":
      case "marked-relentless":
      case "marked-ferocious":
        return this.#onPiece(piece, "ring", "dream");
      case "energized":
        return this.#onPiece(piece, "float", "good", { text: `+${text(about["amount"])}`, icon: "pool" });
      case "claimed":
        this.#onCell(cell, "ring", player);
        return this.#onCell(cell, "float", player, { text: `+${text(about["worth"])}`, icon: "crown" });
      case "turn-began":
        return this.#announce(say("web-board-says-turn", { turn: Number(about["turn"]) }), null);
      case "turn-won":
        return this.#announce(
          say("web-board-says-won", { side: player }),
          player,
          `${text(about["a"])} : ${text(about["b"])}`,
        );
      case "turn-drawn":
        return this.#announce(say("web-board-says-drawn"), null, `${text(about["a"])} : ${text(about["b"])}`);
      case "spawning-skipped":
        return this.#announce(say("web-board-says-skipped"), null);
      case "game-ended":
        return this.#end(about["winner"]);
    }
  }

  clear(): void {
    clearTimeout(this.#clearing);
    this.shows = [];
    this.banner = null;
  }

  #end(winner: unknown): void {
    const side = winner === "A" || winner === "B" ? winner : null;
    this.#announce(say("web-board-says-game", { winner: side ?? "nobody" }), side);
  }

  #announce(said: string, side: Side | null, score = ""): void {
    this.banner = { id: this.#next++, text: said, side, score };
    this.#clearLater();
  }

  #onPiece(label: string, kind: Show["kind"], tone: Show["tone"], extra: Extra = {}): void {
    const box = this.#motion.boxOf(label);
    if (box) this.#show(box, kind, tone, extra);
  }

  #onCell(name: string, kind: Show["kind"], tone: Show["tone"], extra: Extra = {}): void {
    const box = this.#motion.cellElement(name)?.getBoundingClientRect();
    if (box) this.#show(box, kind, tone, extra);
  }

  #bolt(from: string, to: string): void {
    const start = this.#motion.boxOf(from);
    const end = this.#motion.boxOf(to);
    if (!start || !end) return;
    const x = end.left + end.width / 2 - start.left - start.width / 2;
    const y = end.top + end.height / 2 - start.top - start.height / 2;
    this.#show(start, "bolt", "harm", { size: Math.hypot(x, y), turn: Math.atan2(y, x) });
  }

  #show(box: DOMRect, kind: Show["kind"], tone: Show["tone"], extra: Extra): void {
    const origin = this.#motion.layer?.getBoundingClientRect();
    if (!origin) return;
    const x = box.left + box.width / 2 - origin.left;
    const y = box.top + box.height / 2 - origin.top;
    const show: Show = { id: this.#next++, kind, x, y, size: box.width, turn: 0, text: "", icon: "", tone, ...extra };
    this.shows = [...this.shows, show];
    this.#clearLater();
  }

  #shake(label: string): void {
    this.#animate(label, SHAKE, 360);
  }

  #animate(label: string, frames: Keyframe[], duration: number): void {
    this.#motion.pieceElement(label)?.animate(frames, { duration, easing: "ease-out" });
  }

  #clearLater(): void {
    clearTimeout(this.#clearing);
    this.#clearing = setTimeout(() => this.clear(), GONE);
  }
}

function text(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function names(value: unknown): string[] {
  return Array.isArray(value) ? value.map(text) : [];
}
