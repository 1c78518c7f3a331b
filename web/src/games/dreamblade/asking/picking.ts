import type { Ask, Option, Play } from "../../../messages";
import type { Piece, Seen as View } from "../board/seen";
import type { Picked } from "../chosen.svelte";

export type { View };

/** A question with the view it is asked at, and what has been picked so far. */
export interface Picking {
  readonly ask: Ask;
  readonly view: View;
  readonly pick: Picked;
}

export const NOTHING: Picked = { kind: "none" };

/** The view of a play, which is Dreamblade's wherever this part of the page is shown. */
export function viewOf(play: Play): View {
  return play.view as unknown as View;
}

export function optionsOf(ask: Ask): readonly Option[] {
  return ask.options ?? [];
}

export function figure(view: View, label: string): Piece | undefined {
  return view.miniatures.find((one) => one.label === label);
}

/** Whether a place is a cell; the others are zones. */
export function isCell(place: string): boolean {
  return /^[a-e][1-5]$/.test(place);
}
