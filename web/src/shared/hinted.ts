import { recall, remember } from "../memory";

const SEEN = "hints";
const TABLES = "first-game";
const DECLINED = "hints-declined";

/** Whether hints are wished for at a table. */
export function isHinted(table: string): boolean {
  return hintedTables().includes(table);
}

/** Give hints at a table from now on, until its game is finished; a table begun meanwhile takes nothing from it. */
export function wishForHints(table: string): void {
  remember(TABLES, JSON.stringify([...new Set([...hintedTables(), table])]));
}

/** Give no more hints at a table. */
export function endHints(table: string): void {
  remember(TABLES, JSON.stringify(hintedTables().filter((one) => one !== table)));
}

/** The names of the hints that this browser has shown. */
export function hintsSeen(): string[] {
  return names(recall(SEEN));
}

export function rememberHints(seen: readonly string[]): void {
  remember(SEEN, JSON.stringify(seen));
}

/** Whether the player of this browser has wished for no more hints, at any table. */
export function areHintsDeclined(): boolean {
  return recall(DECLINED) !== "";
}

export function declineHints(declined: boolean): void {
  remember(DECLINED, declined ? "yes" : "");
}

const hintedTables = (): string[] => names(recall(TABLES));

function names(kept: string): string[] {
  try {
    const all: unknown = JSON.parse(kept);
    return Array.isArray(all) ? all.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}
