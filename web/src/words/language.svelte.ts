import { FluentBundle, FluentResource } from "@fluent/bundle";
import { recall, remember } from "../memory";

/** A language by its two letters. */
export type Language = string;

const REMEMBERED = "language";
// Each language is a file here, and another one for each game that has words of its own.
const common = import.meta.glob<string[]>("./[a-z][a-z].ts", { import: "default" });
const ofGames = import.meta.glob<string[]>("../games/*/words/[a-z][a-z].ts", { import: "default" });
const files = { ...common, ...ofGames };
/** What has been read, by its file. */
const read = new Map<string, readonly FluentResource[]>();
/** The games whose words are wanted besides. */
const learnt = new Set<string>();

export const LANGUAGES: readonly Language[] = Object.keys(common)
  .map((path) => path.slice("./".length, -".ts".length))
  .sort();

let wanted: Language = "en";
let current = $state<Language>("en");
let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));

/** The language of everything on the screen. */
export const language = {
  get current(): Language {
    return current;
  },
  get bundle(): FluentBundle {
    return bundle;
  },
  /** Speak a language from now on, and remember it. */
  async choose(one: Language): Promise<void> {
    await speakIn(one);
    remember(REMEMBERED, one);
  },
  /** Know the words of a game as well, in whatever language is spoken. */
  async learn(game: string): Promise<void> {
    const known = learnt.has(game);
    learnt.add(game);
    try {
      await speak();
    } catch (fault) {
      if (!known) learnt.delete(game);
      throw fault;
    }
  },
  /** Speak the language that was chosen before, else the first of the browser's that is known here. */
  async begin(): Promise<void> {
    await speakIn(known(recall(REMEMBERED)) ?? navigator.languages.map(known).find((one) => one !== undefined) ?? "en");
  },
};

/** The language of a tag such as pl-PL, where it is one of ours. */
export function known(tag: string): Language | undefined {
  const main = tag.split("-")[0]?.toLowerCase();
  return LANGUAGES.find((one) => one === main);
}

async function speakIn(one: Language): Promise<void> {
  wanted = one;
  try {
    await speak();
  } catch (fault) {
    wanted = current;
    throw fault;
  }
}

/** Say everything anew with what is wanted now: a language, and the words of some games. */
async function speak(): Promise<void> {
  const [spoken, paths] = [wanted, pathsIn(wanted)];
  const all = await Promise.all(paths.map(readFile));
  // More may be wanted by now.
  if (spoken !== wanted || paths.length !== pathsIn(wanted).length) return speak();
  // Isolation marks would end up in copied text and in names that are compared.
  const made = new FluentBundle(spoken, { useIsolating: false });
  for (const resource of all.flat()) made.addResource(resource);
  current = spoken;
  bundle = made;
  document.documentElement.lang = spoken;
}

function pathsIn(spoken: Language): string[] {
  const games = [...learnt].map((game) => `../games/${game}/words/${spoken}.ts`);
  return [`./${spoken}.ts`, ...games].filter((path) => path in files);
}

async function readFile(path: string): Promise<readonly FluentResource[]> {
  const found = read.get(path) ?? ((await files[path]?.()) ?? []).map((text) => new FluentResource(text));
  read.set(path, found);
  return found;
}
