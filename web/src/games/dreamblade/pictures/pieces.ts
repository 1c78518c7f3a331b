// Miniatures as the pictures of the guide and of the rules show them.
import { printed } from "../board/printed.svelte";
import type { Piece, Side, View } from "../messages";

/** Everybody whom the pictures show. */
export const SHOWN = [
  "Twilight Scout",
  "Mirrorman",
  "Runetagged Brawler",
  "Savannah Dreamhunter",
  "Noble Dragon",
  "Saint of Roses",
  "Iron Thug",
  "Faceless Stalker",
  "Jack-in-the-Box",
  "Pearlthorn Castle",
] as const;
export type Shown = (typeof SHOWN)[number];

/** A miniature of a side in a place, with its printed numbers unless something else is said. */
export function pieceOf(name: Shown, side: Side, place: string, other: Partial<Piece> = {}): Piece {
  const base = printed(name);
  return {
    label: `${name}#1`,
    name,
    side,
    place,
    cost: base?.cost ?? 0,
    aspects: base?.aspects ?? [],
    lineage: base?.lineage ?? "",
    abilities: [],
    causes: [],
    location: base?.location ?? false,
    ...(base?.location === true
      ? {}
      : { power: base?.power ?? 0, defense: base?.defense ?? 0, life: base?.life ?? 0, damage: 0, moved: false }),
    ...other,
  };
}

/** A table on which these stand, and nothing else happens. */
export function viewOf(miniatures: Piece[]): View {
  return {
    game: "dreamblade",
    seat: null,
    turn: 2,
    phase: "first action",
    first: "A",
    order: [],
    active: "A",
    initiative: [4, 3],
    pool: 0,
    wins: [0, 0],
    wins_needed: 6,
    bonus: [0, 0],
    points: [0, 0],
    claims: [0, 0],
    dice: [0, 0, 0, 0, 0],
    faces: [],
    blades: 0,
    combat: null,
    miniatures,
    asked: null,
    question: null,
    options: [],
    winner: null,
  };
}
