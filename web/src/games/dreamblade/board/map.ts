// The map as it is printed (rules 1.1, 1.2 and 1.4); who claims what is the server's to say.

import type { Both, Side } from "../messages";

const FILES = ["a", "b", "c", "d", "e"] as const;
const RANKS = ["1", "2", "3", "4", "5"] as const;
const NOTHING: Both = [0, 0];
const WORTH: Readonly<Record<string, Both>> = {
  b4: [5, 0],
  c4: [4, 0],
  d4: [3, 0],
  b3: [1, 1],
  c3: [2, 2],
  d3: [1, 1],
  b2: [0, 3],
  c2: [0, 4],
  d2: [0, 5],
};
const PORTALS: Readonly<Record<string, Side>> = { e1: "A", a5: "B" };

export const SIZE = 5;
export const portalCell: Readonly<Record<Side, string>> = { A: "e1", B: "a5" };

/** The names of the cells in rows from the top, with the side at the bottom looking up. */
export function rows(bottom: Side): string[][] {
  const ranks = bottom === "A" ? RANKS.toReversed() : RANKS;
  const files = bottom === "A" ? FILES : FILES.toReversed();
  return ranks.map((rank) => files.map((file) => file + rank));
}

export function worth(cell: string): Both {
  return WORTH[cell] ?? NOTHING;
}

export function portal(cell: string): Side | undefined {
  return PORTALS[cell];
}

/** Whether a place is a cell and no zone beside the map. */
export function isCell(place: string): boolean {
  return place.length === 2;
}
