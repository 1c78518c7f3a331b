// Where a pool is found: everybody who opens the same address opens the same packs.
import { language } from "../../../words";

/** What is opened: which packs of which set, and the words that say what lies in them. */
export interface Wanted {
  readonly way: string;
  readonly set: string;
  /** Words with hyphens between them; what the server gives is their one form. */
  readonly seed: string;
  /** The same words in each language, once the server has told them. */
  readonly said?: Readonly<Record<string, string>>;
}

/** What an address asks for: packs to be chosen, those of some words, or those that were opened at a table. */
export type Asked =
  | { readonly kind: "choice" }
  | { readonly kind: "seed"; readonly wanted: Wanted }
  | { readonly kind: "table"; readonly id: string };

const AT_TABLE = "table";

/** Read what stands behind the game in the address; undefined where that means nothing. */
export function readAsked(path: string): Asked | undefined {
  const [first = "", second = "", third = "", ...more] = path.split("/");
  if (!first) return { kind: "choice" };
  if (first === AT_TABLE && second && !third) return { kind: "table", id: second };
  if (!second || !third || more.length > 0) return undefined;
  return { kind: "seed", wanted: { way: first, set: second, seed: third } };
}

/** The address with the words of the language that is spoken here; those of any other lead to the same packs. */
export function addressOf(wanted: Wanted): string {
  return `/packs/dreamblade/${[wanted.way, wanted.set, wordsOf(wanted)].map(encodeURIComponent).join("/")}`;
}

/** The words of a seed as people say them here. */
export const spoken = (wanted: Wanted): string => wordsOf(wanted).replaceAll("-", " ");

const wordsOf = ({ seed, said }: Wanted): string => said?.[language.current] ?? seed;

/** Under which name this browser remembers how far somebody has come with these packs. */
export const nameOf = ({ way, set, seed }: Wanted): string => [way, set, seed].join("/");
