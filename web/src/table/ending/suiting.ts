import type { Play, Table } from "../../messages";

/**
 * The level of those who play against a seat, where all of them are bots of one level. What begins in the middle, as
 * lessons, puzzles and branches do, says nothing about anybody's level.
 */
export function rivalsOf(table: Table, own: number): string | undefined {
  if (table.lesson || table.puzzle || table.example || table.origin) return undefined;
  const rivals = table.seats.filter((_, seat) => seat !== own);
  const [first] = rivals;
  return rivals.every((one) => one.kind === "bot" && one.bot === first?.bot) ? first?.bot : undefined;
}

/** What decides a game, for each seat: turns won, or points; nothing where neither is counted. */
export function countsOf(view: Play["view"], seats: number): number[] {
  const wins = view["wins"];
  const players = view["players"];
  const counted: unknown[] = Array.isArray(wins)
    ? wins
    : Array.isArray(players)
      ? players.map((one: { score?: unknown }) => one.score)
      : [];
  return counted.length === seats && counted.every((one) => typeof one === "number") ? counted : [];
}
