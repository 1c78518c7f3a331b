// A pool: the miniatures that somebody may build from, one by one.
import type { Pool } from "../../../messages";
import { copiesOf } from "../builder/warband";
import type { Figure } from "../gallery/exhibit";
import { laid, type Lying } from "./opening.svelte";

/** So many copies of a miniature may be in a warband (3.1). */
export const MOST_COPIES = 3;

/** The miniatures of some names; what this browser does not know is passed over. */
export function figuresOf(names: readonly string[], figures: readonly Figure[]): Figure[] {
  const known = new Map(figures.map((one) => [one.printed.name, one]));
  return names.flatMap((name) => known.get(name) ?? []);
}

/** The packs of a pool as they lie on the table. */
export function packsOf(pool: Pool, figures: readonly Figure[]): Lying[] {
  return pool.packs.map(({ kind, contents }) =>
    laid(
      kind,
      figuresOf(
        contents.map(({ name }) => name),
        figures,
      ),
    ),
  );
}

/** How many copies of each miniature a pool has. */
export function copiesIn(pool: readonly Figure[]): Record<string, number> {
  return copiesOf(pool.map((one) => one.printed.name));
}

/** Each miniature of a pool once, in the order in which they came. */
export function distinct(pool: readonly Figure[]): Figure[] {
  return [...new Map(pool.map((one) => [one.printed.name, one])).values()];
}
