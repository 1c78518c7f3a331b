import type { Ask, Sitter, Table } from "../messages";
import { can, say } from "../words";

/** What a sitter is called. */
export function nameOf(sitter: Sitter | undefined): string {
  if (!sitter || sitter.kind === "open") return say("web-table-seat-open");
  if (sitter.kind === "bot") return say("web-table-seat-bot", { level: levelOf(sitter.bot ?? "") });
  return sitter.name || say("web-name-nobody");
}

/** Whether a seat is one of several in which the guest of this page sits, so that a name would tell nobody apart. */
export function isShared(table: Table, seat: number): boolean {
  return table.seats[seat]?.mine === true && table.seats.filter((one) => one.mine).length > 1;
}

/** What the player of a seat is called: by the letter too where another is called the same, by it alone at one screen. */
export function playerOf(table: Table, seat: number): string {
  const letter = table.names[seat] ?? "";
  if (isShared(table, seat)) return say("web-table-player", { seat: letter });
  const sitter = table.seats[seat];
  const name = nameOf(sitter);
  if (sitter?.kind === "open" || table.seats.filter((one) => nameOf(one) === name).length < 2) return name;
  if (sitter?.kind !== "bot") return say("web-table-who", { seat: letter, name });
  return say("web-table-seat-bot-of", { seat: letter, level: levelOf(sitter.bot ?? "") });
}

/** What everybody at a table is called, by the letters of their seats; at one screen the letters are all there is. */
export function calledAt(table: Table): Record<string, string> {
  const known = table.names.map((letter, seat) => [letter, playerOf(table, seat), isShared(table, seat)] as const);
  return Object.fromEntries(known.flatMap(([letter, name, shared]) => (shared ? [] : [[letter, name]])));
}

/** A seat by its letter and by who sits there; at one screen by the letter alone. */
export function seatOf(table: Table, seat: number): string {
  if (isShared(table, seat)) return playerOf(table, seat);
  return say("web-table-who", { seat: table.names[seat] ?? "", name: nameOf(table.seats[seat]) });
}

/** A level of a bot in words, or its own name where there are none for it. */
export function levelOf(bot: string): string {
  const key = `web-table-level-${bot}`;
  return can(key) ? say(key) : bot;
}

/** Whether a game that ended so was ended by people or by their clocks, and not by the rules. */
export function isEarly(how: string): boolean {
  return how === "resigned" || how === "time" || how === "claimed";
}

/** What a seat does now. */
export type Doing = "thinking" | "asked" | "waiting";

export function doingOf(seat: number, asks: readonly Ask[], thinking: readonly number[]): Doing {
  if (thinking.includes(seat)) return "thinking";
  return asks.some((ask) => ask.seat === seat) ? "asked" : "waiting";
}

/** Whose seeds are waited for: those who are not bound to one yet or, when everybody is, those who have not shown it or were late. */
export function unsownOf(table: Table): string[] {
  const bound = table.seats.every((sitter) => sitter.kind !== "guest" || sitter.sown === true);
  return table.seats.flatMap((sitter, seat) => {
    const late = table.fairness.late?.includes(seat) === true;
    const done = (sitter.revealed === true && !late) || (!bound && sitter.sown === true);
    return sitter.kind === "guest" && !done ? [seatOf(table, seat)] : [];
  });
}
