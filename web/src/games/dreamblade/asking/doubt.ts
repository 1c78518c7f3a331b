import type { Event } from "../../../messages";
import { leftUndone } from "./choices";
import type { Picking } from "./picking";

/** Whether a spawn phase whose beginning was seen would end with nobody spawned though somebody could be. */
export function spawnsNothing(picking: Picking, events: readonly Event[]): boolean {
  if (picking.ask.question !== "spawn" || leftUndone(picking).spawn === 0) return false;
  const began = events.findLastIndex((event) => event.kind === "phase-began");
  return began >= 0 && !events.slice(began + 1).some((event) => event.kind === "spawned");
}
