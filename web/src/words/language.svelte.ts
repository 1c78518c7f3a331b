import { FluentBundle, FluentResource } from "@fluent/bundle";
import { recall, remember } from "../memory";

/** A language by its two letters. */
export type Language = string;

const REMEMBERED = "language";
// Each language is a file here, and another one for each game that has words of its own.
const common = import.meta.glob<string[]>("./[a-z][a-z].ts", { import: "default" });
const ofGames = import.meta.glob<string[]>("../games/*/words/[a-z][a-z].ts", { import: "default" });
const bundles = new Map<Language, FluentBundle>();

export const LANGUAGES: readonly Language[] = Object.keys(common)
  .map((path) => path.slice("./".length, -".ts".length))
  .sort();

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
  async choose(wanted: Language): Promise<void> {
    await speakIn(wanted);
    remember(REMEMBERED, wanted);
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

async function speakIn(wanted: Language): Promise<void> {
  const found = bundles.get(wanted) ?? makeBundle(wanted, await textsIn(wanted));
  bundles.set(wanted, found);
  current = wanted;
  bundle = found;
  document.documentElement.lang = wanted;
}

async function textsIn(wanted: Language): Promise<string[]> {
  const found = Object.entries({ ...common, ...ofGames }).filter(([path]) => path.endsWith(`/${wanted}.ts`));
  return (await Promise.all(found.map(([, load]) => load()))).flat();
}

function makeBundle(spoken: Language, files: string[]): FluentBundle {
  // Isolation marks would end up in copied text and in names that are compared.
  const made = new FluentBundle(spoken, { useIsolating: false });
  for (const file of files) made.addResource(new FluentResource(file));
  return made;
}
