import type { Measure } from "../../../table/moments/swings";
import type { Event, View } from "../messages";

/** How the lead is measured in a game of Dreamblade: by the points that the turn would bring, turn by turn. */
export const MEASURE: Measure = {
  rolls: true,
  points: ({ view }) => (view as unknown as View).claims,
  turnPoints(happened) {
    const event = happened as unknown as Event;
    return event.kind === "turn-won" || event.kind === "turn-drawn" ? [event.about.a, event.about.b] : undefined;
  },
  turnWinner(happened) {
    const event = happened as unknown as Event;
    return event.kind === "turn-won" ? event.about.player : undefined;
  },
};
