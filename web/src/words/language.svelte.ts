import { FluentBundle, FluentResource } from "@fluent/bundle";
import { recall, remember } from "../memory";

export const LANGUAGES = ["en", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

const REMEMBERED = "language";
const texts: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  pl: () => import("./pl"),
};
const bundles = new Map<Language, FluentBundle>();

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
  const found = bundles.get(wanted) ?? makeBundle(wanted, (await texts[wanted]()).default);
  bundles.set(wanted, found);
  current = wanted;
  bundle = found;
  document.documentElement.lang = wanted;
}

function makeBundle(spoken: Language, files: string[]): FluentBundle {
  // Isolation marks would end up in copied text and in names that are compared.
  const made = new FluentBundle(spoken, { useIsolating: false });
  for (const file of files) made.addResource(new FluentResource(file));
  return made;
}
