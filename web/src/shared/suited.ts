import { recall, remember } from "../memory";

/** How many times what the loser has the winner must have for a clear end. */
const CLEARLY = 1.5;

const keyOf = (game: string): string => `level-${game}`;

/** The level of bots that suits a player of a game, as the last games have shown; "" before any has. */
export function suitedLevel(game: string): string {
  return recall(keyOf(game));
}

/** Have a level ready for the next game. */
export function suit(game: string, level: string): void {
  remember(keyOf(game), level);
}

/** Which way the next level lies, and its name. */
export interface Suited {
  readonly way: "up" | "down";
  readonly level: string;
}

/**
 * The level to try next: one up after a clear victory, one down after a clear defeat, none after a close game.
 * Counted is whatever decides the game, such as turns won.
 */
export function nextLevel(levels: readonly string[], level: string, own: number, best: number): Suited | undefined {
  const place = levels.indexOf(level);
  if (place < 0) return undefined;
  const way = own > best && own >= CLEARLY * best ? "up" : best > own && best >= CLEARLY * own ? "down" : undefined;
  const next = way && levels[place + (way === "up" ? 1 : -1)];
  return way && next ? { way, level: next } : undefined;
}
