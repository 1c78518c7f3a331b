// What cells are worth and whose portals they are (rules 1.2 and 1.4), as the server describes the board.

import type { BoardCell } from "../../../messages";
import { games } from "../../../net/api";
import type { Both, Side } from "../messages";

const RETRY = 1_000;
let known = $state.raw<readonly BoardCell[]>([]);

/** Every cell of the board, once the server has described it. */
export function allCells(): readonly BoardCell[] {
  return known;
}

export function learnCells(cells: readonly BoardCell[]): void {
  known = cells;
}

/** Ask the server for the cells, again and again until it answers: without them there is no board to draw. */
export async function askForCells(): Promise<void> {
  while (known.length === 0) {
    const all = await games().catch(() => []);
    const cells = all.find((game) => game.name === "dreamblade")?.cells ?? [];
    if (cells.length > 0) learnCells(cells);
    else await new Promise((resolve) => setTimeout(resolve, RETRY));
  }
}

/** What a cell is worth to A and to B. */
export function worth(cell: string): Both {
  const [a = 0, b = 0] = known.find((one) => one.name === cell)?.worth ?? [];
  return [a, b];
}

/** Whose portal a cell is. */
export function portal(cell: string): Side | undefined {
  const side = known.find((one) => one.name === cell)?.portal;
  return side === "A" || side === "B" ? side : undefined;
}

export function portalOf(side: Side): string {
  return known.find((one) => one.portal === side)?.name ?? "";
}

/** The cell that pays a side most. */
export function dearest(side: Side): string {
  const paid = (cell: BoardCell): number => cell.worth[side === "A" ? 0 : 1] ?? 0;
  return known.toSorted((one, two) => paid(two) - paid(one))[0]?.name ?? "";
}
