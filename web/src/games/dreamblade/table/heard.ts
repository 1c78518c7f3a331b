import type { Event } from "../../../messages";
import type { Heard } from "../../../table/calling/cues";
import { rowOf, told } from "../events";

/** So much damage is heard with full strength. */
const MUCH = 12;

/** What is heard of an event: damage as strong as it is, all else as it always is. */
export function heard(event: Event): Heard | undefined {
  const cue = rowOf(event)?.sound;
  if (cue === undefined) return undefined;
  const known = told(event);
  return { cue, strength: known?.kind === "damaged" ? Math.min(1, known.about.amount / MUCH) : 1 };
}
