import type { Pace } from "../../../table/beats";
import { kindsWhere } from "../events";
import { budget, calm } from "../stage/calm";
import { lasting } from "../stage/tempo";

/** How what happens in Dreamscape is divided; every travel and every creation has some time of its own. */
export const PACE: Pace = {
  lasting,
  rolls: new Set(),
  holds: new Set(),
  calm,
  budget,
  turns: kindsWhere((row) => row.begins !== undefined),
};
