import { recall, remember } from "../memory";
import { call, makeTable } from "../net/api";
import type { PuzzleOutline } from "../messages";

const KEPT = "puzzles";

/** The puzzles of a game, the easiest first. */
export const puzzlesOf = (game: string): Promise<PuzzleOutline[]> =>
  call("GET", `games/${encodeURIComponent(game)}/puzzles`);

/** The ids of the puzzles that were solved in this browser. */
export function solvedPuzzles(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(recall(KEPT));
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : []);
  } catch {
    return new Set();
  }
}

/** Remember that a puzzle is solved. */
export function keepPuzzle(id: string): void {
  remember(KEPT, JSON.stringify([...solvedPuzzles(), id].filter((one, place, all) => all.indexOf(one) === place)));
}

/** Begin a puzzle at a table of its own; gives its address. */
export async function beginPuzzle(game: string, puzzle: string): Promise<string> {
  const { id } = await makeTable({ game, puzzle });
  return `/table/${id}`;
}

/** The puzzle to go on with after one: the next that is not solved, from the beginning where there is none. */
export function nextPuzzle(all: readonly PuzzleOutline[], after = ""): PuzzleOutline | undefined {
  const solved = solvedPuzzles();
  const at = all.findIndex(({ id }) => id === after);
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find(({ id }) => id !== after && !solved.has(id));
}
