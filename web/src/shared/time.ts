import { say } from "../words";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

/** Time as a clock shows it: to the second below an hour, in hours and days above. */
export function timeOf(left: number): string {
  // What has begun counts, so that a clock shows nothing left only when there is nothing.
  const seconds = Math.ceil(left / SECOND);
  if (left >= DAY) {
    const hours = Math.floor(left / HOUR);
    return say("web-table-clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  }
  if (seconds >= 3_600) {
    const minutes = Math.floor(seconds / 60);
    return say("web-table-clock-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  }
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
