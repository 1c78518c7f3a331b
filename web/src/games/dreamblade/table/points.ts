import type { Side } from "../messages";
import { type Setup, sideOf } from "./printed";

/** What the scoring cells are worth to each side (1.4). */
export const WORTH: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  A: { b4: 5, c4: 4, d4: 3, b3: 1, c3: 2, d3: 1 },
  B: { d2: 5, c2: 4, b2: 3, d3: 1, c3: 2, b3: 1 },
};

/** The conquest points of a turn: for cells that are claimed, and for miniatures that are destroyed (9.2). */
export class Points {
  /** Unknown where something may have happened before. */
  readonly #setup: Setup | null;
  #points: Record<Side, number> = { A: 0, B: 0 };
  /** Whether all of the turn is known; of the one in which a position begins it is not. */
  #isWhole: boolean;
  readonly #claimed = new Set<string>();

  constructor(setup: Setup | null) {
    this.#setup = setup;
    this.#isWhole = setup !== null && !("position" in setup);
  }

  /** Whether a side may claim a cell: one that it scores in, once in a turn. */
  claim(player: Side, cell: string, worth: number): boolean {
    const [once, known] = [`${player} ${cell}`, Object.entries(WORTH[player] ?? {}).find(([name]) => name === cell)];
    const right = !this.#claimed.has(once) && known?.[1] === worth;
    this.#claimed.add(once);
    if (right) this.#points[player] += worth;
    return !this.#setup || right;
  }

  /** Whether a miniature may be destroyed for so many points: one for its enemy, or none. */
  destroy(label: string, point: number): boolean {
    if (!this.#setup) return true;
    const side = sideOf(this.#setup, label);
    if (side) this.#points[side === "A" ? "B" : "A"] += point;
    return side !== undefined && (point === 0 || point === 1);
  }

  /** Whether a turn ends with so many points of both. */
  end(a: number, b: number): boolean {
    const { A, B } = this.#points;
    const right = !this.#isWhole || (A === a && B === b);
    this.#points = { A: 0, B: 0 };
    this.#claimed.clear();
    this.#isWhole = this.#setup !== null;
    return right;
  }
}
