// What the games offer the lobby, which shows all of them: their parts, and their words before anything is drawn.
import type { LobbyGame } from "../lobby/game";
import { language } from "../words";

const lobbies = import.meta.glob<LobbyGame>("./*/lobby/index.ts", { import: "LOBBY", eager: true });

/** The games, in the order of their folders. */
export const GAMES: readonly LobbyGame[] = Object.values(lobbies);

/** What a game offers the lobby; undefined for one that has no folder here. */
export function lobbyOf(name: string): LobbyGame | undefined {
  return lobbies[`./${name}/lobby/index.ts`];
}

await Promise.all(GAMES.map(({ first }) => language.learn(`games/${first.game}`)));
