// What happens on the boards of the guide and of the rules.
import type { Event } from "../../../messages";
import type { Mark, Marks } from "../marks";
import type { Piece } from "../messages";

/** One moment: who stands where, what has just happened, and what lights up. */
export interface Moment {
  readonly pieces: Piece[];
  readonly events?: readonly Event[];
  readonly marks?: Marks;
}

const event = (kind: string, about: Record<string, unknown>): Event => ({ step: 0, kind, about, cause: { rule: "" } });

export const shifted = (miniature: string, cell: string): Event =>
  event("shifted", { miniature: `${miniature}#1`, cell });
export const spawned = (miniature: string, cell: string): Event =>
  event("spawned", { miniature: `${miniature}#1`, cell });
export const struck = (cell: string, ...attackers: string[]): Event =>
  event("struck", { cell, attackers: attackers.map((one) => `${one}#1`) });
export const damaged = (miniature: string, amount: number): Event =>
  event("damaged", { miniature: `${miniature}#1`, amount });
export const disrupted = (miniature: string, cell: string): Event =>
  event("disrupted", { miniature: `${miniature}#1`, cell });
export const claimed = (player: string, cell: string, worth: number): Event =>
  event("claimed", { player, cell, worth });

/** Light cells up. */
export function lit(state: Mark["state"], ...cells: string[]): Marks {
  return { cells: new Map(cells.map((name) => [name, { state }])), pieces: new Map() };
}
