// Where what is brought to a game can be built: found by its place in their folders, and loaded when it is wanted.
import type { Builder } from "../builder/builder";
import { language } from "../words";

const builders = import.meta.glob<Builder>("./*/builder/index.ts", { import: "BUILDER" });

/** The games that have a builder, in the order of their folders. */
export const BUILDERS: readonly string[] = Object.keys(builders).map((path) => path.split("/")[1] ?? "");

/** Load the builder of a game; undefined for one that has none. */
export async function loadBuilder(name: string): Promise<Builder | undefined> {
  const [part] = await Promise.all([builders[`./${name}/builder/index.ts`]?.(), language.learn(`games/${name}`)]);
  return part;
}
