import { say } from "../words";

/** How much time players have; the rest is none. */
interface Pace {
  minutes?: number;
  increment?: number;
  days?: number;
}

/** A pace in words. */
export function paceOf({ minutes = 0, increment = 0, days = 0 }: Pace): string {
  return days > 0 ? say("web-pace-days", { days }) : say("web-pace-minutes", { minutes, increment });
}
