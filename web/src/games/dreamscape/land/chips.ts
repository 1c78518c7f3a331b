import type { Point } from "../pieces/geometry";
import type { Chip, Leg } from "./ghosts";

/** What hangs at a slot: a chip, or the price of a step with what it pays. */
export interface Hung {
  readonly key: string;
  readonly slot: string;
  readonly text: string;
  readonly tone: Chip["tone"];
  /** The price of a step stands before the text. */
  readonly price: Leg["price"] | undefined;
  readonly at: Point;
}

export const CHIP_HEIGHT = 28;
const LETTER = 7.6;
const PRICE: Readonly<Record<Leg["price"], number>> = { free: 48, movement: 40 };

/** How wide a chip is, near enough to keep others off it. */
export function chipWidth({ text, price }: Pick<Hung, "text" | "price">): number {
  return 20 + text.length * LETTER + (price ? PRICE[price] : 0);
}

/** Move chips down until none lies on another. */
export function spread(hung: readonly Hung[]): Hung[] {
  const placed: Hung[] = [];
  for (const one of hung.toSorted((a, b) => a.at.y - b.at.y)) {
    let { y } = one.at;
    for (const other of placed) {
      const apart = (chipWidth(one) + chipWidth(other)) / 2 + 4;
      const near = Math.abs(one.at.x - other.at.x) < apart;
      if (near && Math.abs(y - other.at.y) < CHIP_HEIGHT + 2) y = other.at.y + CHIP_HEIGHT + 2;
    }
    placed.push({ ...one, at: { x: one.at.x, y } });
  }
  return placed;
}
