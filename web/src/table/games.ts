import type { Game } from "./game";

/** The games that have a table here, by name; each is loaded when somebody sits down to it. */
const GAMES: Readonly<Record<string, () => Promise<Game>>> = {
  dreamblade: async () => (await import("./dreamblade")).DREAMBLADE,
};

/** Load the table of a game; undefined for one that has none. */
export function load(name: string): Promise<Game | undefined> {
  return Object.hasOwn(GAMES, name) ? (GAMES[name]?.() ?? Promise.resolve(undefined)) : Promise.resolve(undefined);
}
