import type { NewPace } from "../messages";

/** What the lobby offers, by name; a game without a pace lasts as long as its players like. */
export const PACES: Readonly<Record<string, NewPace | undefined>> = {
  none: undefined,
  brisk: { minutes: 15, increment: 10 },
  calm: { minutes: 30, increment: 20 },
  long: { minutes: 60, increment: 30 },
  day: { days: 1 },
  days: { days: 3 },
};
