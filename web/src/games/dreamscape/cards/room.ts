// How large cards are drawn in the room there is, so that all of them are seen at once.

import type { Player } from "../messages";
import type { Size } from "./size";

/** What is beside the cards below the dreamworld: the candle, Hands and the gaps; then the small land. */
const BESIDE = 370;
const LAND = 180;
/** How wide small and brief cards are, and a pile beside small ones, each with its gap. */
const SMALL = 200;
const BRIEF = 236;
const PILE = 148;
/** How high usual cards and the pile are in a column, each with its gap. */
const USUAL_HIGH = 336;
const PILE_HIGH = 88;

type Held = Pick<Player, "open" | "pile">;

/** Below the dreamworld: small cards in a row, or brief ones in two; the small land makes room for them. */
export function inTray({ open, pile }: Held, width: number): { readonly size: Size; readonly land: boolean } {
  const room = width - BESIDE - LAND;
  const piles = pile.length > 0 ? 1 : 0;
  if (open.length * SMALL + piles * PILE <= room) return { size: "small", land: true };
  return { size: "brief", land: Math.ceil((open.length + piles) / 2) * BRIEF <= room };
}

/** Beside the land: usual cards in a column, or brief ones. */
export function inColumn({ open, pile }: Held, height: number): Size {
  const piles = pile.length > 0 ? PILE_HIGH : 0;
  return open.length * USUAL_HIGH + piles <= height ? "usual" : "brief";
}
