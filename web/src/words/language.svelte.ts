import { FluentBundle, FluentResource } from "@fluent/bundle";
import { recall, remember } from "../memory";
import { players } from "./players.svelte";

/** A language by its two letters. */
export type Language = string;

const REMEMBERED = "language";
// Each language is a file here, and one in each folder that has words of its own, which are read when they are wanted.
const common = import.meta.glob<string[]>("./[a-z][a-z].ts", { import: "default" });
const apart = import.meta.glob<string[]>("../*/**/words/[a-z][a-z].ts", { import: "default" });
const files = { ...common, ...apart };
/** What has been read, by its file. */
const read = new Map<string, readonly FluentResource[]>();
/** The folders whose words are wanted besides. */
const learnt = new Set<string>();

export const LANGUAGES: readonly Language[] = Object.keys(common)
  .map((path) => path.slice("./".length, -".ts".length))
  .sort();

let wanted: Language = "en";
let current = $state<Language>("en");
let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
/** The files whose words the bundle has; none before anything is spoken. */
const told = new Set<string>();
/** How often words have come later. Only those who have missed one look at it: nothing else is said anew for them. */
let later = $state(0);

/** The language of everything on the screen. */
export const language = {
  get current(): Language {
    return current;
  },
  get bundle(): FluentBundle {
    return bundle;
  },
  /** The sentence of a key; whoever misses it is told when more words come. */
  message(key: string): ReturnType<FluentBundle["getMessage"]> {
    const found = bundle.getMessage(key);
    if (found === undefined) void later;
    return found;
  },
  /** Speak a language from now on, and remember it. */
  async choose(one: Language): Promise<void> {
    await speakIn(one);
    remember(REMEMBERED, one);
  },
  /** Know the words of a folder as well, in whatever language is spoken. */
  async learn(folder: string): Promise<void> {
    const known = learnt.has(folder);
    learnt.add(folder);
    try {
      await speak();
    } catch (fault) {
      if (!known) learnt.delete(folder);
      throw fault;
    }
  },
  /** Load a part of the page together with the words of some folders. */
  async with<Part>(part: Promise<Part>, ...folders: string[]): Promise<Part> {
    const [loaded] = await Promise.all([part, ...folders.map(async (folder) => language.learn(folder))]);
    return loaded;
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

/** Know what is wanted now: the words of some folders, or another language, in which everything is said anew. */
async function speak(): Promise<void> {
  const [spoken, paths] = [wanted, pathsIn(wanted)];
  const all = await Promise.all(paths.map(readFile));
  // More may be wanted by now.
  if (spoken !== wanted || paths.length !== pathsIn(wanted).length) return speak();
  const anew = told.size === 0 || spoken !== current;
  if (anew) told.clear();
  const made = anew ? makeBundle(spoken) : bundle;
  const fresh = all.filter((_, at) => !told.has(paths[at] ?? ""));
  for (const resource of fresh.flat()) made.addResource(resource);
  for (const path of paths) told.add(path);
  if (anew) {
    current = spoken;
    bundle = made;
    document.documentElement.lang = spoken;
  } else if (fresh.length > 0) {
    later += 1;
  }
}

/** Make a bundle that says PLAYER($seat) by the names of those who sit there, where they are known. */
function makeBundle(spoken: Language): FluentBundle {
  const made: FluentBundle = new FluentBundle(spoken, {
    // Isolation marks would end up in copied text and in names that are compared.
    useIsolating: false,
    functions: {
      PLAYER: ([seat], { case: form = "named" }) => {
        const letters = typeof seat === "string" ? seat.split(", ") : [];
        const said = letters.map((letter) => {
          const name = players.of(letter);
          const pattern = made.getMessage(`player-${String(form)}`)?.value ?? letter;
          return made.formatPattern(pattern, { name: name ?? letter, known: name === undefined ? "no" : "yes" }, []);
        });
        return said.join(", ");
      },
    },
  });
  return made;
}

function pathsIn(spoken: Language): string[] {
  const folders = [...learnt].map((folder) => `../${folder}/words/${spoken}.ts`);
  return [`./${spoken}.ts`, ...folders].filter((path) => path in files);
}

async function readFile(path: string): Promise<readonly FluentResource[]> {
  const found = read.get(path) ?? ((await files[path]?.()) ?? []).map((text) => new FluentResource(text));
  read.set(path, found);
  return found;
}
