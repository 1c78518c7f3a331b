// What the games offer the pages of their abilities: found by its place in their folders, and loaded with their words.
import type { Abilities } from "../abilities/ability";
import { language } from "../words";

const abilities = import.meta.glob<Abilities>("./*/abilities/index.ts", { import: "ABILITIES" });

/** Load what a game tells of its abilities; undefined for one that has none. */
export async function loadAbilities(name: string): Promise<Abilities | undefined> {
  const load = abilities[`./${name}/abilities/index.ts`];
  const folders = [`games/${name}`, `games/${name}/abilities`];
  const [part] = await Promise.all([load?.(), ...folders.map((folder) => language.learn(folder))]);
  return part;
}
