import type { Sculpture } from "../figures";
import { shelf } from "./shelf.svelte";

type Draw = (sculpture: Sculpture) => string;

let draw = $state.raw<Draw | null>(null);
let asked = false;
const drawn = new Map<string, string>();

/** A miniature as an image; empty until the code that draws has loaded, which is larger than the rest of the lobby. */
export function portrait(name: string): string {
  const miniature = shelf.miniature(name);
  if (!draw || !miniature) return "";
  const known = drawn.get(name);
  if (known !== undefined) return known;
  // An image of its own keeps the names within a figure from meeting those of another.
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${draw(miniature)}</svg>`;
  const made = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  drawn.set(name, made);
  return made;
}

/** Load the code that draws. */
export async function fetchPortraits(): Promise<void> {
  if (asked) return;
  asked = true;
  draw = (await import("../figures")).figure;
}
