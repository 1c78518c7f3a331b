import type { Pace } from "../../../table/beats";
import { lasting } from "../board/tempo";
import { kindsWhere } from "../events";

/** How what happens in Dreamblade is divided; the board says how long it lasts. */
export const PACE: Pace = {
  lasting,
  rolls: kindsWhere((row) => row.roll === true),
  holds: kindsWhere((row) => row.holds === true),
  turns: kindsWhere((row) => row.begins === "turn"),
};
