// Which games have packs: found by their place in their folders, and loaded when they are wanted.
import type { Packs } from "../packs/packs";
import { language } from "../words";

const packs = import.meta.glob<Packs>("./*/packs/index.ts", { import: "PACKS" });

/** The games that have packs, in the order of their folders. */
export const WITH_PACKS: readonly string[] = Object.keys(packs).map((path) => path.split("/")[1] ?? "");

/** Load what a game offers those who bring nothing; undefined for one that has no packs. */
export async function loadPacks(name: string): Promise<Packs | undefined> {
  const [part] = await Promise.all([packs[`./${name}/packs/index.ts`]?.(), language.learn(`games/${name}`)]);
  return part;
}
