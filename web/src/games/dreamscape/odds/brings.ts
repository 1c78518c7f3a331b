import type { Odds, PieceOdds } from "../../../messages";
import type { Shard } from "../messages";

/** Asks what an answer, in notation, may come to; nothing where that cannot be told. */
export type Weigh = (text: string, aim: "draw" | "refill") => Promise<Odds | undefined>;

export interface BringsProps {
  weigh: Weigh;
  /** The answers that draw, in notation. */
  texts: readonly string[];
}

export interface ComingProps {
  weigh: Weigh;
  location: number;
}

const KINDS: ReadonlySet<string> = new Set<Shard>(["grass", "water", "rock", "land", "movement", "nightmare"]);

export interface Chance {
  readonly name: string;
  readonly chance: number;
}

/** What may come, the likeliest first. */
export function sorted(chances: Readonly<Record<string, number>>): Chance[] {
  const found = Object.entries(chances).map(([name, chance]) => ({ name, chance }));
  return found.filter(({ chance }) => chance > 0).sort((one, other) => other.chance - one.chance);
}

/** The shards that may come to a location, the likeliest first; none where it would not be filled. */
export function coming(odds: Odds | undefined, location: number): Chance[] {
  const found = odds?.pieces.find(({ piece }) => piece === String(location));
  return sorted(found?.chances ?? {}).filter(({ name }) => KINDS.has(name));
}

/** A deck: what may be among its cards, those that may come by name, and those that lie deeper. */
export interface Deck {
  readonly level: string;
  readonly chances: Readonly<Record<string, number>>;
  readonly coming: readonly PieceOdds[];
  readonly deeper: readonly PieceOdds[];
}

/** The decks that an answer leads to, each with its cards that are named, in the order of the server. */
export function decksOf(text: string, { chances, pieces }: Odds): Deck[] {
  if (text.startsWith("deck ")) return [deckOf(text.slice("deck ".length), chances, pieces)];
  return pieces.flatMap((deck, place) => {
    if (!isDeck(deck)) return [];
    const others = pieces.slice(place + 1);
    const end = others.findIndex((one) => !isNamed(one));
    return [deckOf(deck.piece, deck.chances, end < 0 ? others : others.slice(0, end))];
  });
}

function deckOf(level: string, chances: Readonly<Record<string, number>>, pieces: readonly PieceOdds[]): Deck {
  const named = pieces.filter(isNamed);
  const comes = (one: PieceOdds): boolean => (one.chances["comes"] ?? 0) > 0;
  return { level, chances, coming: named.filter(comes), deeper: named.filter((one) => !comes(one)) };
}

/** Whether a piece is an open card that may be helped. */
export function isHelped({ chances }: PieceOdds): boolean {
  return "helps" in chances;
}

/** Whether a piece is a card of a deck. */
function isNamed({ chances }: PieceOdds): boolean {
  return "comes" in chances;
}

function isDeck({ piece }: PieceOdds): boolean {
  return piece === "I" || piece === "II" || piece === "III";
}
