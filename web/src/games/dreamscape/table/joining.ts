import type * as protocol from "../../../messages";
import { say, speak } from "../../../words";
import { cardTitle } from "../cards/printed.svelte";
import { EVENTS, told } from "../events";
import type { Event } from "../messages";
import { listed } from "./summary";

/** Shards that come to one location, cards that one player looks at and markers share a line. */
export function joins(event: protocol.Event, before: protocol.Event): boolean {
  const [one, two] = [told(event), told(before)];
  if (!one || one.kind !== two?.kind || EVENTS[one.kind].log !== "joined") return false;
  return one.cause.rule === two.cause.rule && subject(one) === subject(two);
}

/** What is the same in all events of a line. */
function subject(event: Event): string {
  if (event.kind === "location-filled") return `${event.about.location}`;
  if (event.kind === "card-shown") return `${event.about.seat} ${event.about.card === null ? "hidden" : "seen"}`;
  return "";
}

/** What the line of some events says. */
export function together(events: readonly protocol.Event[]): string {
  const [first] = events;
  const known = first && told(first);
  const rule = first?.cause.rule ?? "";
  const all = events.map(told);
  switch (known?.kind) {
    case "location-filled": {
      const shards = listed(all.flatMap((event) => (event?.kind === known.kind ? [event.about.kind] : [])));
      return say("web-dreamscape-stage-log-filled", { location: known.about.location, shards, rule });
    }
    case "card-shown": {
      const names = events.map((event) => cardIn(event)).filter(Boolean);
      const { seat } = known.about;
      return names.length === 0
        ? say("web-dreamscape-stage-log-hidden", { seat, cards: events.length, rule })
        : say("web-dreamscape-stage-log-shown", { seat, names: names.join(", "), rule });
    }
    case "marker-dealt": {
      const order = all.flatMap((event) => (event?.kind === known.kind ? [event.about.seat] : []));
      return say("web-dreamscape-stage-log-markers", { order: order.join(", "), rule });
    }
    default:
      return events.map((event) => speak(event.sentence ?? "")).join(" ");
  }
}

/** The name of the card that an event shows. */
function cardIn(event: protocol.Event): string {
  const known = told(event);
  return known?.kind === "card-shown" && known.about.card !== null ? cardTitle(known.about.card) : "";
}
