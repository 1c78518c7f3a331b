import { motion } from "../../../motion.svelte";

const DURATION = 420;

/** How far a land is turned now, on its way to where it should be. */
export class Swing {
  now = $state(0);
  #frame = 0;

  constructor(turn: number) {
    this.now = turn;
  }

  /** Turn there, slowly at first and at last; at once for those who want no motion. */
  to(turn: number): void {
    cancelAnimationFrame(this.#frame);
    if (turn === this.now) return;
    if (motion.still) {
      this.now = turn;
      return;
    }
    const [from, since] = [this.now, performance.now()];
    const step = (time: number): void => {
      const part = Math.min(Math.max((time - since) / DURATION, 0), 1);
      this.now = part === 1 ? turn : from + (turn - from) * eased(part);
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}

function eased(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}
