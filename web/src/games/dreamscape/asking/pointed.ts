import type { Pointed } from "../../../table/logbook";
import type { Part } from "../chosen.svelte";

/** What a line of the log points at, as parts of the table: slots, locations and cards by their names. */
export function pointedParts({ cells, pieces }: Pointed): Part[] {
  return [
    ...cells.map((name): Part =>
      /^\d$/.test(name) ? { kind: "location", location: Number(name) } : { kind: "slot", slot: name },
    ),
    ...pieces.map((card): Part => ({ kind: "card", card })),
  ];
}
