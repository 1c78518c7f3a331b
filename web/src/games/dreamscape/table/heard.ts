import type { Event } from "../../../messages";
import type { Heard } from "../../../table/calling/cues";
import { rowOf } from "../events";

/** So many points are heard with full strength, and a single one with a part of it. */
const MOST_POINTS = 8;
const LEAST = 0.4;

/** What is heard of an event: points as strong as they are many, all else as it always is. */
export function heard(event: Event): Heard | undefined {
  const cue = rowOf(event)?.sound;
  if (!cue) return undefined;
  const { points } = event.about;
  if (cue !== "points" || typeof points !== "number") return { cue, strength: 1 };
  // What is lost does not ring.
  if (points < 0) return { cue: "loss", strength: 1 };
  return { cue, strength: LEAST + (1 - LEAST) * Math.min(1, points / MOST_POINTS) };
}
