// Where deeds happen: in the dreamworld, or on somebody's land.

import type * as protocol from "../../../messages";
import { told } from "../events";
import type { Event, Seat } from "../messages";

/** A step with the places where it has left something. */
interface Marked {
  readonly traces: readonly { readonly at: string }[];
}

/** The dreamworld, or the land of a seat. */
export type Scene = "world" | Seat;

const BEGINNINGS: ReadonlySet<string> = new Set<Event["kind"]>([
  "emergence-began",
  "cycle-began",
  "travel-began",
  "creation-began",
  "turned-to",
]);

/** Where the phase is played that has begun last: it is watched there from its beginning to its end. */
export function sceneOf(events: readonly protocol.Event[]): Scene | null {
  const found = events.findLast(({ kind }) => BEGINNINGS.has(kind));
  const began = found && told(found);
  if (began === undefined) return null;
  return began.kind === "creation-began" || began.kind === "turned-to" ? began.about.seat : "world";
}

/** Where a place of the table lies: a slot is named after its land, and a location or a link by numbers. */
export function sceneAt(place: string): Scene | null {
  if (/^\d/.test(place)) return "world";
  return place.includes(":") ? ((place[0] as Seat | undefined) ?? null) : null;
}

/** Where steps have left something on the board. */
export function scenesOf(steps: readonly Marked[]): ReadonlySet<Scene> {
  const found = steps.flatMap((step) => step.traces.flatMap(({ at }) => sceneAt(at) ?? []));
  return new Set(found);
}
