import type * as protocol from "../../../messages";
import type { Event } from "../messages";
import type { Act } from "./acts";
import { EVENTS, type Kind, type Row } from "./table";

export type { Act, Announced, Spot, Tone } from "./acts";
export { EVENTS, type Kind, type Row } from "./table";

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

/** What the table performs of an event. */
export function actsOf(event: protocol.Event): readonly Act[] {
  const known = told(event);
  return (known && rowOf(event)?.acts?.(known.about, known.cause)) ?? [];
}

/** The rules by which points are scored when the game is over. */
const FINAL_RULES = new Set(["8.2", "10.8"]);

/** Whether an event is told by the rules of the end. */
export function isFinal({ cause }: Event): boolean {
  return FINAL_RULES.has(cause.rule);
}

/** The kinds whose rows are wanted. */
export function kindsWhere(wanted: (row: Row) => boolean): ReadonlySet<string> {
  return new Set(KINDS.filter((kind) => wanted(EVENTS[kind])));
}
