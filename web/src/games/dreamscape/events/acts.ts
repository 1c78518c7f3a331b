import type { Level, Power, Seat, Shard } from "../messages";

/** A place on the table from which something leaves, where it lands, or at which something is seen. */
export type Spot =
  | { readonly bag: true }
  /** Where the red shards lie that are not in the game yet. */
  | { readonly reserve: true }
  /** The right end of the row of a location. */
  | { readonly row: number }
  | { readonly location: number }
  | { readonly link: string }
  /** The Hands of a seat, among the shards of a kind. */
  | { readonly hands: Seat; readonly kind: Shard }
  /** The top of a slot of somebody's dreamscape. */
  | { readonly slot: string; readonly land: Seat }
  /** A dreamcard of a seat, open or on top of the pile. */
  | { readonly card: string; readonly owner: Seat }
  | { readonly deck: Level }
  | { readonly tile: number }
  /** The panel of a seat, where its points and its marker are. */
  | { readonly seat: Seat };

/** The colour of what is seen. */
export type Tone = "gain" | "loss" | "dream" | Seat;

/** What words over the whole table are about. */
export type Announced =
  | { readonly about: "cycle"; readonly number: number }
  | { readonly about: "travel" | "creation" | "last-creation"; readonly seat: Seat }
  | { readonly about: "power"; readonly seat: Seat; readonly power: Power }
  | { readonly about: "gift"; readonly seat: Seat; readonly kind: Shard }
  | { readonly about: "card"; readonly seat: Seat; readonly card: string }
  | { readonly about: "winners"; readonly winners: readonly Seat[] };

/** One of the few things that the table performs. */
export type Act =
  | { readonly act: "fly"; readonly kind: Shard; readonly from: Spot; readonly to: Spot }
  | { readonly act: "grow"; readonly at: Spot }
  /** The Dreamer goes from slot to slot, or enters where it comes from nowhere. */
  | { readonly act: "step"; readonly seat: Seat; readonly from: string | null; readonly to: string }
  /** What lies from a height up goes from slot to slot. */
  | { readonly act: "carry"; readonly seat: Seat; readonly from: string; readonly height: number; readonly to: string }
  /** The Sleeper goes from a location to another along the lanterns. */
  | { readonly act: "walk"; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly act: "lie"; readonly seat: Seat; readonly location: number }
  | { readonly act: "stalk"; readonly location: number }
  | { readonly act: "deal"; readonly what: "card" | "marker" | "tile"; readonly from: Spot | null; readonly to: Spot }
  /** The shards of a row change places. */
  | { readonly act: "stir"; readonly location: number }
  | { readonly act: "complete"; readonly seat: Seat; readonly card: string }
  | { readonly act: "rise"; readonly at: Spot | "dreamer" | "score"; readonly seat: Seat; readonly points: number }
  | { readonly act: "glow"; readonly at: Spot; readonly tone: Tone }
  | { readonly act: "announce"; readonly what: Announced };

/** A shard flies from one place to another. */
export const fly = (kind: Shard, from: Spot, to: Spot): Act => ({ act: "fly", kind, from, to });
/** A ring of light spreads. */
export const glow = (at: Spot, tone: Tone): Act => ({ act: "glow", at, tone });
/** Points rise where they were won, or lost. */
export const rise = (seat: Seat, points: number, at: Spot | "dreamer" | "score"): Act => ({
  act: "rise",
  at,
  seat,
  points,
});
/** Words stand over the whole table for a moment. */
export const announce = (what: Announced): Act => ({ act: "announce", what });

export const BAG: Spot = { bag: true };
export const RESERVE: Spot = { reserve: true };
export const hands = (seat: Seat, kind: Shard): Spot => ({ hands: seat, kind });
export const slotOf = (land: Seat, slot: string): Spot => ({ land, slot });
export const cardOf = (owner: Seat, card: string): Spot => ({ owner, card });
