import type { Pointed } from "../../../table/logbook";
import type { Part } from "../chosen.svelte";
import type { Seat } from "../messages";

/**
 * What a line of the log points at, as parts of the table: locations by their numbers, cards by their names, and slots
 * with their owner, such as A:c3, of which those of one player are wanted.
 */
export function pointedParts({ cells, pieces }: Pointed, seat: Seat | null): Part[] {
  const found: Part[] = pieces.map((card) => ({ kind: "card", card }));
  for (const name of cells) {
    const [owner, slot] = name.split(":");
    if (slot !== undefined) {
      if (owner === seat) found.push({ kind: "slot", slot });
    } else if (/^\d$/.test(name)) found.push({ kind: "location", location: Number(name) });
  }
  return found;
}
