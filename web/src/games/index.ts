// Each game has a folder here, and its parts are found by their place in it: nobody else names a game.
import type { Guide } from "../learn/guide";
import type { LobbyGame } from "../lobby/game";
import type { Pictures } from "../rules/pictures";
import type { Game } from "../table/game";

const lobbies = import.meta.glob<LobbyGame>("./*/lobby/index.ts", { import: "LOBBY", eager: true });
const tables = import.meta.glob<Game>("./*/table/index.ts", { import: "TABLE" });
const guides = import.meta.glob<Guide>("./*/learn/index.ts", { import: "GUIDE" });
const pictures = import.meta.glob<Pictures>("./*/rules/index.ts", { import: "PICTURES" });

/** The games, in the order of their folders. */
export const GAMES: readonly LobbyGame[] = Object.values(lobbies);

/** What a game offers the lobby; undefined for one that has no folder here. */
export function lobbyOf(name: string): LobbyGame | undefined {
  return lobbies[`./${name}/lobby/index.ts`];
}

/** Load the table of a game, when somebody sits down to it; undefined for one that has none. */
export async function loadTable(name: string): Promise<Game | undefined> {
  return tables[`./${name}/table/index.ts`]?.();
}

/** Load the illustrated guide to a game; undefined for one that has none. */
export async function loadGuide(name: string): Promise<Guide | undefined> {
  return guides[`./${name}/learn/index.ts`]?.();
}

/** Load the pictures beside the rules of a game; undefined for one that has none. */
export async function loadPictures(name: string): Promise<Pictures | undefined> {
  return pictures[`./${name}/rules/index.ts`]?.();
}
