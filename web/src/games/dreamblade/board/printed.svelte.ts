import { SvelteMap } from "svelte/reactivity";
import type { MiniatureText } from "../../../messages";
import { miniatures } from "../api";

const known = new SvelteMap<string, MiniatureText>();
let asked: Promise<void> | undefined;

/** The miniature of a name as it is printed, once the server has told it. */
export function printed(name: string): MiniatureText | undefined {
  return known.get(name);
}

export function learn(all: readonly MiniatureText[]): void {
  for (const one of all) known.set(one.name, one);
}

/** Ask the server for the miniatures, once; without an answer the board shows what a view tells. */
export function askForMiniatures(): Promise<void> {
  asked ??= miniatures()
    .then(learn)
    .catch(() => {
      asked = undefined;
    });
  return asked;
}
