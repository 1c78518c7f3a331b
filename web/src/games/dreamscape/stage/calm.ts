import type { Event } from "../../../messages";

/** A screen that shows one thing at a time: the dreamworld or a land. */
export const SMALL = "(max-width: 60rem)";
/** So much more time what others do gets, on a small screen and elsewhere. */
const CALM = { small: 2.5, wide: 1.5 };
/** So long a travel or a creation of somebody else may take, in milliseconds. */
const BUDGET = { small: 9_000, wide: 6_000 };

/** How much more time events get to be followed: what comes of an own deed is known before it is seen. */
export function calm(events: readonly Event[], own: readonly string[]): number {
  const others = events.some(({ about }) => typeof about["seat"] === "string" && !own.includes(about["seat"]));
  return others ? CALM[size()] : 1;
}

/** How long one phase of somebody else may take. */
export function budget(): number {
  return BUDGET[size()];
}

function size(): keyof typeof CALM {
  return matchMedia(SMALL).matches ? "small" : "wide";
}
