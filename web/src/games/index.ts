// Each game has a folder here, and its parts are found by their place in it: nobody else names a game. What the lobby
// needs is in lobbies.ts; everything else is loaded when it is wanted, together with the words of the game.
import type { Guide } from "../learn/guide";
import type { Pictures } from "../rules/pictures";
import type { Game } from "../table/game";
import { language } from "../words";

const tables = import.meta.glob<Game>("./*/table/index.ts", { import: "TABLE" });
const guides = import.meta.glob<Guide>("./*/learn/index.ts", { import: "GUIDE" });
const pictures = import.meta.glob<Pictures>("./*/rules/index.ts", { import: "PICTURES" });

/** Load the table of a game, when somebody sits down to it; undefined for one that has none. */
export async function loadTable(name: string): Promise<Game | undefined> {
  return loaded(name, tables[`./${name}/table/index.ts`]);
}

/** Load the illustrated guide to a game; undefined for one that has none. */
export async function loadGuide(name: string): Promise<Guide | undefined> {
  return taught(name, guides[`./${name}/learn/index.ts`]);
}

/** Load the pictures beside the rules of a game; undefined for one that has none. */
export async function loadPictures(name: string): Promise<Pictures | undefined> {
  return taught(name, pictures[`./${name}/rules/index.ts`]);
}

/** Load something to learn from, with its words. */
async function taught<Part>(name: string, load: (() => Promise<Part>) | undefined): Promise<Part | undefined> {
  const [part] = await Promise.all([loaded(name, load), language.learn(`games/${name}/learn`)]);
  return part;
}

async function loaded<Part>(name: string, load: (() => Promise<Part>) | undefined): Promise<Part | undefined> {
  const [part] = await Promise.all([load?.(), language.learn(`games/${name}`)]);
  return part;
}
