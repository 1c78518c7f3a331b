import { say } from "../../../words";
import type { IconName } from "./icons";
import type { Side } from "../messages";

/** Where miniatures are beside the board. */
export type Zone = "reserves" | "graveyard" | "removed";

export const ZONE_ICONS: Readonly<Record<Zone, IconName>> = {
  reserves: "pool",
  graveyard: "grave",
  removed: "removed",
};

/** What a place beside the board is called, and whose it is. */
export function zoneOf(zone: Zone, side: Side): string {
  return say(`web-board-${zone}-of`, { side });
}
