import type { Sculpture } from "../figures";
import { shelf } from "./shelf.svelte";

type Draw = (sculpture: Sculpture) => string;

let draw = $state.raw<Draw | null>(null);
let asked = false;

/** A miniature as an image; empty until the code that draws has loaded, which is larger than the rest of the lobby. */
export function portrait(name: string): string {
  const miniature = shelf.miniature(name);
  return draw && miniature ? draw(miniature) : "";
}

/** Load the code that draws. */
export async function fetchPortraits(): Promise<void> {
  if (asked) return;
  asked = true;
  draw = (await import("../figures/portrait")).portraitOf;
}
