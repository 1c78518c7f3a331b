// What a pool has of each aspect, and which two go furthest.
import type { MiniatureText } from "../../../messages";

export const ASPECTS = ["Valor", "Madness", "Fear", "Passion"] as const;

export interface Counted {
  readonly aspect: string;
  readonly number: number;
}

/** How many miniatures bear each aspect, the most frequent first. */
export function byAspect(pool: readonly MiniatureText[]): Counted[] {
  const counts = ASPECTS.map((aspect) => ({
    aspect,
    number: pool.filter((one) => one.aspects.includes(aspect)).length,
  }));
  return counts.sort((a, b) => b.number - a.number);
}

/** The two aspects that need no third for the most miniatures, and how many those are; missing symbols cost more (5.3). */
export function widest(pool: readonly MiniatureText[]): { readonly two: readonly string[]; readonly number: number } {
  const pairs = ASPECTS.flatMap((one, at) => ASPECTS.slice(at + 1).map((other) => [one, other] as string[]));
  const fits = (two: readonly string[]): number =>
    pool.filter((one) => one.aspects.every((aspect) => two.includes(aspect))).length;
  const counts = pairs.map((two) => ({ two, number: fits(two) }));
  return counts.reduce((best, one) => (one.number > best.number ? one : best));
}
