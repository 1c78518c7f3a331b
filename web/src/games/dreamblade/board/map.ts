// How the cells that the server describes lie beside each other and on the screen (rule 1.1).

import type { Side } from "../messages";
import { allCells } from "./cells.svelte";

/** The names of the cells in rows from the top, with the side at the bottom looking up. */
export function rows(bottom: Side): string[][] {
  const [across, up] = [letters(0), letters(1)];
  const ranks = bottom === "A" ? up.toReversed() : up;
  const files = bottom === "A" ? across : across.toReversed();
  return ranks.map((rank) => files.map((file) => file + rank));
}

/** Whether a place is a cell and no zone beside the map. */
export function isCell(place: string): boolean {
  return allCells().some((cell) => cell.name === place);
}

/** How many steps lead from one cell to another. */
export function distance(one: string, other: string): number {
  const apart = (at: 0 | 1): number =>
    Math.abs(letters(at).indexOf(one[at] ?? "") - letters(at).indexOf(other[at] ?? ""));
  return apart(0) + apart(1);
}

/** The cell ahead of a side's miniature, or at the far end the one behind. */
export function ahead(cell: string, side: Side): string {
  const ranks = letters(1);
  const rank = ranks.indexOf(cell[1] ?? "");
  const way = side === "A" ? 1 : -1;
  return (cell[0] ?? "") + (ranks[rank + way] ?? ranks[rank - way] ?? "");
}

/** The files of the cells, which come first in their names, or the ranks, in order. */
function letters(at: 0 | 1): string[] {
  return [...new Set(allCells().map((cell) => cell.name[at] ?? ""))].sort();
}
