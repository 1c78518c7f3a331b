import type { TableSummary } from "../messages";
import * as api from "../net/api";
import { areHintsDeclined } from "../shared/hinted";

/** The games that a player has played to the end; a lesson, a puzzle or an example is none. */
export function finishedOf(tables: readonly TableSummary[]): Set<string> {
  const played = tables.filter((one) => !one.lesson && !one.puzzle && !one.example && one.status === "over");
  return new Set(played.map((one) => one.game));
}

/** Whether hints are given unasked: until a game was played to the end, and to nobody who has ended them. */
export function isNewcomer(finished: ReadonlySet<string>, game: string): boolean {
  return !finished.has(game) && !areHintsDeclined();
}

/** The same, by what the server knows; where that cannot be had, a game goes on without hints. */
export async function askWhetherNewcomer(game: string): Promise<boolean> {
  const tables = await api.tables().catch(() => null);
  return tables !== null && isNewcomer(finishedOf(tables.mine), game);
}
