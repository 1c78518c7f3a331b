import type { Event } from "../../../messages";
import { rowOf } from "../events";

const LONGEST = 3200;
/** However many shards emerge, it takes no longer. */
const EMERGENCE = 1600;

/** When each event of a moment has its turn, and how long the whole moment lasts. */
export function timed(moment: readonly Event[]): { at: number[]; lasting: number } {
  const emerging = pauseOf(moment.filter(emerges));
  const brisk = emerging > EMERGENCE ? EMERGENCE / emerging : 1;
  const pauses = moment.map((event) => pauseOf([event]) * (emerges(event) ? brisk : 1));
  const whole = pauses.reduce((sum, pause) => sum + pause, 0);
  const pace = whole > LONGEST ? LONGEST / whole : 1;
  const at: number[] = [];
  let now = 0;
  for (const pause of pauses) {
    at.push(now);
    now += pause * pace;
  }
  return { at, lasting: now };
}

/** How long a moment lasts on the table, in milliseconds; the next one may wait for it. */
export function lasting(moment: readonly Event[]): number {
  return timed(moment).lasting;
}

function emerges(event: Event): boolean {
  return event.kind === "location-filled";
}

function pauseOf(events: readonly Event[]): number {
  return events.reduce((sum, event) => sum + (rowOf(event)?.pause ?? 0), 0);
}
