import { can, say } from "../words";

/** What people call a game. */
export function gameTitle(game: string): string {
  const key = `web-game-${game}`;
  return can(key) ? say(key) : game;
}
