import type { TableSummary } from "../messages";

const waits = (table: TableSummary): number => Number(table.waitsForMe ?? false);

/** The games that are not over: those that wait for whoever looks, then the others, the newest first. */
export function goingOf(tables: readonly TableSummary[]): TableSummary[] {
  return tables
    .filter((one) => one.status === "playing" || one.status === "seating")
    .sort((one, other) => waits(other) - waits(one) || other.moved - one.moved);
}

/** The game that somebody comes back for. */
export function nextOf(tables: readonly TableSummary[]): TableSummary | undefined {
  return goingOf(tables).find((one) => one.status === "playing" && !one.otherRules);
}
