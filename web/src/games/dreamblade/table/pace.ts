import { lasting } from "../board/tempo";
import type { Pace } from "../../../table/beats";

/** How what happens in Dreamblade is divided; the board says how long it lasts. */
export const PACE: Pace = {
  lasting,
  rolls: new Set([
    "struck",
    "deathblow-struck",
    "special-attack",
    "roll-began",
    "face-rolled",
    "dice-taken-up",
    "blades-counted",
    "wail-rolled",
    "initiative-rolled",
    "went-first",
  ]),
  turns: new Set(["turn-began"]),
};
