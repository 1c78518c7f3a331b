// Where a pool is found: everybody who opens the same address opens the same packs.

/** What is opened: which packs of which set, and the words that say what lies in them. */
export interface Wanted {
  readonly packs: string;
  readonly set: string;
  /** Words with hyphens between them, as they stand in the address. */
  readonly seed: string;
}

/** So many letters of a seed are kept. */
export const LONGEST_SEED = 60;

/** A seed as it stands in an address, however somebody has typed or said it. */
export function tidySeed(typed: string): string {
  const words = typed.normalize("NFC").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join("-").slice(0, LONGEST_SEED).replace(/-$/, "");
}

/** A seed as people say it. */
export const spoken = (seed: string): string => seed.replaceAll("-", " ");

/** Read what stands behind the game in the address; undefined where that is no pool. */
export function readWanted(path: string): Wanted | undefined {
  const [packs, set, seed, ...more] = path.split("/");
  if (!packs || !set || more.length > 0) return undefined;
  const tidy = tidySeed(seed ?? "");
  return tidy ? { packs, set, seed: tidy } : undefined;
}

export function addressOf({ packs, set, seed }: Wanted): string {
  return `/packs/dreamblade/${[packs, set, seed].map(encodeURIComponent).join("/")}`;
}

/** A few words at random out of a list that is written in one line. */
export function drawnSeed(words: string, random: () => number = Math.random): string {
  const all = words.split(/\s+/);
  const drawn = new Set<string>();
  while (drawn.size < Math.min(3, all.length)) drawn.add(all[Math.floor(random() * all.length)] ?? "");
  return tidySeed([...drawn].join(" "));
}
