import type * as protocol from "../../../messages";
import type { Event } from "../messages";
import { EVENTS, type Kind, type Row } from "./table";

export type { Act, Spot, Tone } from "./acts";
export { type About, type Counted, EVENTS, type Kind, type Row } from "./table";

const KINDS = Object.keys(EVENTS) as Kind[];

/** An event with the type of its kind; undefined for a kind that this page does not know. */
export function told(event: protocol.Event): Event | undefined {
  return Object.hasOwn(EVENTS, event.kind) ? (event as unknown as Event) : undefined;
}

/** The row of an event's kind. */
export function rowOf(event: protocol.Event): Row | undefined {
  const known = told(event);
  return known && EVENTS[known.kind];
}

/** The kinds whose rows are wanted. */
export function kindsWhere(wanted: (row: Row) => boolean): ReadonlySet<string> {
  return new Set(KINDS.filter((kind) => wanted(EVENTS[kind])));
}
