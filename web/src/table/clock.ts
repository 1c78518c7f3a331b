import type { Clocks } from "../messages";

/** What the server said about time, and when, by the clock of this browser that never jumps. */
export interface Told {
  readonly clocks: Clocks;
  readonly at: number;
}

/** Below this, people should know that they have little time; and again below that. */
export const SHORT = 30_000;
export const LAST = 10_000;

const SECOND = 1_000;

/** What is left to a seat at a moment; undefined where no clock counts. */
export function leftAt({ clocks, at }: Told, seat: number, now: number): number | undefined {
  const left = clocks.left[seat];
  if (left === undefined || left < 0) return undefined;
  if (!clocks.running.includes(seat)) return left;
  return Math.max(0, left - Math.max(0, now - at - (clocks.waits ?? 0)));
}

/** The seconds about which a player is told who had more left before. */
export function warningAt(before: number, left: number): number | undefined {
  const passed = [LAST, SHORT].find((limit) => left <= limit && before > limit);
  return passed === undefined ? undefined : passed / SECOND;
}
