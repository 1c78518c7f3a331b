import type { Event } from "../../../messages";
import type { Heard } from "../../../table/calling/cues";
import { rowOf } from "../events";

/** What is heard of an event. */
export function heard(event: Event): Heard | undefined {
  const cue = rowOf(event)?.sound;
  return cue && { cue, strength: 1 };
}
