import type { Play } from "../../../messages";
import type { Both, Piece, Side, View } from "../messages";

/** The view of a play, which is Dreamblade's wherever this part of the page is shown. */
export function viewOf(play: Play): View {
  return play.view as unknown as View;
}

/** Both sides, in the order in which scores are told. */
export const SIDES: readonly Side[] = ["A", "B"];

export function other(side: Side): Side {
  return side === "A" ? "B" : "A";
}

/** The number of a side out of those of both. */
export function of(both: Both, side: Side): number {
  return side === "A" ? both[0] : both[1];
}

/** The pieces by where they are, each place in the order of the view. */
export function byPlace(pieces: readonly Piece[]): ReadonlyMap<string, readonly Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const there = found.get(piece.place);
    if (there) there.push(piece);
    else found.set(piece.place, [piece]);
  }
  return found;
}

/** A side's pieces among some; the dearest come last. */
export function sorted(pieces: readonly Piece[] | undefined, side: Side): readonly Piece[] {
  const mine = (pieces ?? []).filter((piece) => piece.side === side);
  return mine.sort((one, two) => one.cost - two.cost || one.label.localeCompare(two.label));
}
