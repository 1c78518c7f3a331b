import { recall, remember } from "../memory";

const SEEN = "hints";
const TABLE = "first-game";

/** The table where hints are wished for; empty where there is none. */
export const hintedTable = (): string => recall(TABLE);

/** Give hints at a table from now on. */
export function wishForHints(table: string): void {
  remember(TABLE, table);
}

/** The names of the hints that this browser has shown. */
export function hintsSeen(): string[] {
  try {
    const names: unknown = JSON.parse(recall(SEEN));
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export function rememberHints(names: readonly string[]): void {
  remember(SEEN, JSON.stringify(names));
}

/** Whether this browser has never shown a hint. */
export function isUnhinted(): boolean {
  return hintsSeen().length === 0;
}
