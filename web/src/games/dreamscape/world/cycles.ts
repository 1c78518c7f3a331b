import type { Phase } from "../messages";

/** A game has six cycles (rule 3.1). */
export const CYCLES = 6;

/** What a cycle goes through; the last creation follows the last of them (rule 8.1). */
export function phasesOf(phase: Phase): readonly Phase[] {
  return phase === "last creation" || phase === "over"
    ? ["last creation", "over"]
    : ["emergence", "travel", "creation"];
}
