import { can, say } from "../../../words";
import { called } from "../called";
import type { Piece, View } from "../messages";

/** Everybody in a game, by whom it is known who has a second copy. */
export interface Named {
  readonly miniatures: readonly Piece[];
}

/** The label of a miniature as people say it: with its number only where the game has a second copy. */
export function spokenLabel(view: Named, label: string): string {
  const [name = ""] = label.split("#");
  return view.miniatures.filter((one) => one.name === name).length > 1 ? label : name;
}

/** What a miniature is called in a game. */
export function nameIn(view: Named, label: string): string {
  return called(spokenLabel(view, label));
}

/** What a miniature is called where it is looked at: its number only where there is a second copy in play. */
export function shortName(view: View, label: string): string {
  const piece = view.miniatures.find((one) => one.label === label);
  if (piece === undefined) return called(label);
  return called(view.miniatures.some((one) => one !== piece && isCopy(one, piece)) ? label : piece.name);
}

/** An ability by the English name that events and views tell. */
export function abilityName(ability: string): string {
  const key = `ability-${ability.toLowerCase().replaceAll("'", "").replaceAll(" ", "-")}-name`;
  return can(key) ? say(key) : ability;
}

/** A change with its sign. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

function isCopy(one: Piece, piece: Piece): boolean {
  return one.name === piece.name && one.place.length === 2;
}
