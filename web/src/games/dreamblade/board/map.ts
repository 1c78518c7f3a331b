// How the map lies on the screen (rule 1.1).

import type { Side } from "../messages";

const FILES = ["a", "b", "c", "d", "e"] as const;
const RANKS = ["1", "2", "3", "4", "5"] as const;

export const SIZE = 5;

/** The names of the cells in rows from the top, with the side at the bottom looking up. */
export function rows(bottom: Side): string[][] {
  const ranks = bottom === "A" ? RANKS.toReversed() : RANKS;
  const files = bottom === "A" ? FILES : FILES.toReversed();
  return ranks.map((rank) => files.map((file) => file + rank));
}

/** Whether a place is a cell and no zone beside the map. */
export function isCell(place: string): boolean {
  return place.length === 2;
}
