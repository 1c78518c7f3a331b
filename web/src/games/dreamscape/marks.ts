// What the table is told to light up. Land, world and cards show marks and report touches; they know no options.

import type { Shard } from "./messages";

export type MarkState =
  /** It can be chosen now. */
  | "open"
  /** It is chosen. */
  | "chosen"
  /** The thing chosen can go there or be used on it. */
  | "target"
  /** Somebody points at it: a line of the log, a hint, a choice in the list. */
  | "pointed";

export interface Mark {
  readonly state: MarkState;
  /** What choosing it does, as a whole sentence, for tooltips and screen readers. */
  readonly sentence?: string;
  /** A few letters on it, such as the points it brings: +2. */
  readonly badge?: string;
}

/** What going to a location costs now. */
export type Price =
  /** Nothing: a shard of the key's colour is in Hands. */
  | "key"
  /** Nothing: no shard lies there. */
  | "empty"
  /** An action point. */
  | "point";

/** What can be done with a location; `state` is about going there or choosing it. */
export interface LocationMark extends Partial<Mark> {
  /** Every way to go there, the cheapest first; none where the Sleeper cannot go now. */
  readonly prices: readonly Price[];
  /** Whether going there takes the nightmare shard of the link into Hands. */
  readonly red: boolean;
  /** Whether its rightmost shard can be collected now. */
  readonly collect: boolean;
  /** Whether its power can be used now. */
  readonly power: boolean;
}

export interface Marks {
  /** On the land of the seat that plays here. */
  readonly slots: ReadonlyMap<string, Mark>;
  readonly locations: ReadonlyMap<number, LocationMark>;
  /** By the two locations, the lower number first: 3-6. */
  readonly links: ReadonlyMap<string, Mark>;
  /** In the Hands of the seat that plays here. */
  readonly shards: ReadonlyMap<Shard, Mark>;
  /** Open cards, the top of the pile, and cards looked at, by their names. */
  readonly cards: ReadonlyMap<string, Mark>;
}

export const NO_MARKS: Marks = {
  slots: new Map(),
  locations: new Map(),
  links: new Map(),
  shards: new Map(),
  cards: new Map(),
};

/** Something on the table that people can touch. */
export type Thing =
  | { readonly slot: string }
  | { readonly location: number }
  /** The shard of a location that is collected. */
  | { readonly collect: number }
  /** The power of a location. */
  | { readonly power: number }
  | { readonly link: string }
  | { readonly shard: Shard }
  | { readonly card: string };

/** What people do to the table, with mouse, touch or keyboard. */
export interface Touch {
  /** Something was chosen, lit or not; what is not lit is asked about. */
  choose(thing: Thing): void;
  /** Somebody points at something, or at nothing any more. */
  point(thing: Thing | null): void;
  /** Why something may not be done now, as the rules say it; empty where it may or nobody here is asked. */
  why?(thing: Thing): Promise<string>;
}
