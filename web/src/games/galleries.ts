// What the games offer their galleries: found by its place in their folders, and loaded with their words when it is wanted.
import type { Gallery } from "../gallery/gallery";
import { language } from "../words";

const galleries = import.meta.glob<Gallery>("./*/gallery/index.ts", { import: "GALLERY" });

/** The games that have a gallery, in the order of their folders. */
export const GALLERIES: readonly string[] = Object.keys(galleries).map((path) => path.split("/")[1] ?? "");

/** Load the gallery of a game; undefined for one that has none. */
export async function loadGallery(name: string): Promise<Gallery | undefined> {
  const [part] = await Promise.all([galleries[`./${name}/gallery/index.ts`]?.(), language.learn(`games/${name}`)]);
  return part;
}
