import type * as protocol from "../../../messages";
import type { Asked, Part, Picked } from "../chosen.svelte";
import type { Player, Seat, View } from "../messages";

/** A question with the view it is asked at, and what has been picked so far. */
export interface Picking {
  readonly ask: protocol.Ask;
  readonly view: View;
  /** The player who is asked. */
  readonly me: Player;
  readonly pick: Picked;
}

export const NOTHING: Picked = { parts: [] };

const SEATS: readonly Seat[] = ["A", "B", "C", "D"];

/** The letter of a seat. */
export function letterOf(seat: number): Seat | null {
  return SEATS[seat] ?? null;
}

/** The table as a play or a trial shows it. */
export function viewOf(told: { readonly view: protocol.Play["view"] }): View {
  return told.view as unknown as View;
}

export function playerOf(view: View, seat: number): Player | undefined {
  return view.seats[seat];
}

export function sameParts(one: Part, other: Part): boolean {
  return one.kind === other.kind && nameOf(one) === nameOf(other);
}

/** What a part is called among those of its kind. */
function nameOf(part: Part): string | number {
  switch (part.kind) {
    case "shard":
      return part.shard;
    case "slot":
    case "from":
      return part.slot;
    case "card":
      return part.card;
    case "height":
      return part.height;
    case "location":
      return part.location;
    case "dreamer":
      return "";
  }
}

/** Whether two things belong to the same question. */
export function isSameQuestion(one: Asked, other: Asked): boolean {
  return (
    one.seat === other.seat &&
    one.question === other.question &&
    one.own === other.own &&
    one.cuts === other.cuts &&
    one.planned === other.planned
  );
}
