import type { Point } from "../pieces/geometry";
import type { Chip, Leg } from "./ghosts";

/** What hangs at a slot: a chip, or the price of a step with what it pays. */
export interface Hung {
  readonly key: string;
  readonly slot: string;
  readonly text: string;
  readonly tone: Chip["tone"];
  /** The price of a step, or what paid, stands before the text. */
  readonly price: Leg["price"] | "mountain" | undefined;
  readonly at: Point;
}

const HEIGHT = { usual: 28, compact: 22 };
const LETTER = 7.6;
const PRICE: Readonly<Record<NonNullable<Hung["price"]>, number>> = { free: 48, movement: 40, mountain: 18 };

/** How wide a chip is, near enough to keep others off it. */
export function chipWidth({ text, price }: Pick<Hung, "text" | "price">): number {
  return 20 + text.length * LETTER + (price ? PRICE[price] : 0);
}

/** Move chips down until none lies on another. */
export function spread(hung: readonly Hung[], compact = false): Hung[] {
  const apart = (compact ? HEIGHT.compact : HEIGHT.usual) + 2;
  const placed: Hung[] = [];
  for (const one of hung.toSorted((a, b) => a.at.y - b.at.y)) {
    let { y } = one.at;
    for (const other of placed) {
      const aside = Math.abs(one.at.x - other.at.x) >= (chipWidth(one) + chipWidth(other)) / 2 + 4;
      if (!aside && Math.abs(y - other.at.y) < apart) y = other.at.y + apart;
    }
    placed.push({ ...one, at: { x: one.at.x, y } });
  }
  return placed;
}
