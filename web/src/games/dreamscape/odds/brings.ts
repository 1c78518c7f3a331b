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

/** Whether a piece is a deck, and not a card that is helped. */
export function isDeck({ piece }: PieceOdds): boolean {
  return piece === "I" || piece === "II" || piece === "III";
}
