import type { Ask, Option, Play } from "../../../messages";
import { viewOf } from "../board/view";
import type { Piece, View } from "../messages";

/** What answering reads of a view. */
export type Sight = Pick<View, "dice" | "blades" | "combat" | "miniatures">;

/** A question with the table it is asked at, and what has been picked so far. */
export interface Scene {
  readonly ask: Ask;
  readonly sight: Sight;
  readonly pick: Picked;
}

/** What has been picked on the way to an answer. */
export type Picked =
  | { readonly kind: "none" }
  | { readonly kind: "piece"; readonly label: string }
  | { readonly kind: "attack"; readonly cell: string; readonly attackers: readonly string[] }
  | { readonly kind: "damage"; readonly amount: number }
  | { readonly kind: "dice"; readonly user: string; readonly faces: readonly number[] };

export const NOTHING: Picked = { kind: "none" };

export function sightOf(play: Play): Sight {
  return viewOf(play);
}

export function optionsOf(ask: Ask): readonly Option[] {
  return ask.options ?? [];
}

export function figure(sight: Sight, label: string): Piece | undefined {
  return sight.miniatures.find((one) => one.label === label);
}

/** Whether a place is a cell; the others are zones. */
export function isCell(place: string): boolean {
  return /^[a-e][1-5]$/.test(place);
}
