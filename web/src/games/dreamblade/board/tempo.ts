import type { Event } from "../../../messages";
import { rowOf } from "../events";

const LONGEST = 3200;

/** When each event of a moment has its turn, and how long the whole moment lasts. */
export function timed(moment: readonly Event[]): { at: number[]; lasting: number } {
  const pauses = moment.map((event) => rowOf(event)?.pause ?? 0);
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

/** How long a moment lasts on the board, in milliseconds; the next one may wait for it. */
export function lasting(moment: readonly Event[]): number {
  return timed(moment).lasting;
}
