import type { Motion } from "./motion";

/** Keeps the keyboard with the piece that had it, when that piece is drawn again in another place. */
export class Keeping {
  readonly #motion: Motion;
  #label: string | undefined;

  constructor(motion: Motion) {
    this.#motion = motion;
  }

  before(): void {
    const { activeElement } = document;
    this.#label = activeElement instanceof HTMLElement ? activeElement.dataset["piece"] : undefined;
  }

  after(): void {
    const label = this.#label;
    this.#label = undefined;
    if (label === undefined || (document.activeElement && document.activeElement !== document.body)) return;
    const piece = this.#motion.pieceElement(label);
    (piece?.closest<HTMLElement>("[data-cell]") ?? piece)?.focus({ preventScroll: true });
  }
}
