import type { MiniatureText } from "../../../messages";

/** Everything from this cost on stands in the last column. */
export const DEAREST = 9;

export interface Column {
  readonly cost: number;
  /** Those of one kind side by side, those that nobody knows last. */
  readonly figures: readonly string[];
}

/** The miniatures by their costs, from 1 on; those of the last column by cost, too. */
export function columns(figures: readonly string[], printed: ReadonlyMap<string, MiniatureText>): Column[] {
  const costOf = (name: string): number => printed.get(name)?.cost ?? DEAREST;
  const sorted = [...figures].sort((a, b) => costOf(a) - costOf(b) || a.localeCompare(b));
  return Array.from({ length: DEAREST }, (_, index) => {
    const cost = index + 1;
    const stands = (name: string): boolean => Math.min(DEAREST, Math.max(1, costOf(name))) === cost;
    return { cost, figures: sorted.filter(stands) };
  });
}

/** How many miniatures have an ability that works at each time, the most frequent first. */
export function kinds(
  figures: readonly string[],
  works: ReadonlyMap<string, readonly string[]>,
): { readonly kind: string; readonly number: number }[] {
  const counted = new Map<string, number>();
  for (const name of figures) {
    for (const kind of works.get(name) ?? []) counted.set(kind, (counted.get(kind) ?? 0) + 1);
  }
  return [...counted].map(([kind, number]) => ({ kind, number })).sort((a, b) => b.number - a.number);
}
