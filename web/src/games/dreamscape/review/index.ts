import type { Measure } from "../../../table/moments/swings";
import type { View } from "../messages";

/** How the lead is measured in a game of Dreamscape: everybody's points; cycles are not won. */
export const MEASURE: Measure = {
  points: ({ view }) => (view as unknown as View).seats.map((player) => player.score),
  counted: ({ kind, cause }) => kind === "purpose-paid" || cause.rule.startsWith("8."),
};
