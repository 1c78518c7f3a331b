// Where miniatures are, as events tell it.

import type * as protocol from "../../../messages";
import { told } from "../events";

/** Where an event puts a miniature; undefined for one that puts none. */
export function put(happened: protocol.Event): { readonly miniature: string; readonly place: string } | undefined {
  const event = told(happened);
  switch (event?.kind) {
    case "spawned":
    case "moved":
    case "shifted":
    case "disrupted":
      return { miniature: event.about.miniature, place: event.about.cell };
    case "destroyed":
    case "sacrificed":
    case "purged":
      return { miniature: event.about.miniature, place: "graveyard" };
    case "banished":
    case "raised":
      return { miniature: event.about.miniature, place: "reserves" };
    default:
      return undefined;
  }
}

/** Where every miniature is after some events that has been put anywhere by them. */
export function placesAfter(events: readonly protocol.Event[]): Map<string, string> {
  const places = new Map<string, string>();
  for (const event of events) {
    const here = put(event);
    if (here) places.set(here.miniature, here.place);
  }
  return places;
}
