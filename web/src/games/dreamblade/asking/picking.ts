import type { Ask, Option } from "../../../messages";
import type { Picked } from "../chosen.svelte";
import type { Piece, View } from "../messages";

/** A question with the view it is asked at, and what has been picked so far. */
export interface Picking {
  readonly ask: Ask;
  readonly view: View;
  readonly pick: Picked;
}

export const NOTHING: Picked = { kind: "none" };

export function optionsOf(ask: Ask): readonly Option[] {
  return ask.options ?? [];
}

export function figure(view: View, label: string): Piece | undefined {
  return view.miniatures.find((one) => one.label === label);
}
