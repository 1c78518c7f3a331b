// Everything that may happen in Dreamscape, and how the page shows, times, sounds and tells it.

import type { Cause, Event, Power } from "../messages";
import { type Act, announce, BAG, cardOf, fly, glow, hands, RESERVE, rise, slotOf } from "./acts";

export type About = { [E in Event as E["kind"]]: E["about"] };
export type Kind = Event["kind"];

/** What is heard, by its name. */
export type Cue = "cycle" | "shard" | "tree" | "step" | "walk" | "power" | "card" | "points" | "loss" | "end";

export interface Row<A = Event["about"]> {
  /** How long it has the table before the next event, in milliseconds; otherwise it passes at once. */
  readonly pause?: number;
  /** What the table performs; what is behind an event may decide. */
  acts?(about: A, cause: Cause): readonly Act[];
  readonly sound?: Cue;
  /** What it is in the log: a line that a short log keeps, a usual one, one for several, a heading, or nothing. */
  readonly log: "important" | "usual" | "joined" | "heading" | "hidden";
  /** Whether it is an answer of chance. */
  readonly chance?: true;
  readonly begins?: "turn" | "phase";
  /** Whether its sentence ends a summary. */
  readonly ends?: true;
}

export const EVENTS: { readonly [K in Kind]: Row<About[K]> } = {
  // Set-up.
  "tile-revealed": {
    pause: 240,
    acts: ({ tile }) => [{ act: "deal", what: "tile", from: null, to: { tile } }],
    sound: "card",
    log: "usual",
    chance: true,
  },
  "tile-coloured": {
    pause: 220,
    acts: ({ tile, kind }) => [fly(kind, BAG, { tile })],
    sound: "shard",
    log: "usual",
    chance: true,
  },
  "sleeper-placed": {
    pause: 240,
    acts: ({ seat, location }) => [{ act: "lie", seat, location }],
    sound: "walk",
    log: "usual",
  },
  "nightmares-added": { log: "usual" },

  // Cycles and phases.
  "emergence-began": { log: "heading", begins: "turn" },
  "cycle-began": {
    pause: 700,
    acts: ({ number }) => [announce({ about: "cycle", number })],
    sound: "cycle",
    log: "heading",
    begins: "turn",
  },
  "travel-began": {
    pause: 360,
    acts: ({ seat }) => [announce({ about: "travel", seat })],
    log: "heading",
    begins: "phase",
  },
  "creation-began": {
    pause: 360,
    acts: ({ seat, last }) => [announce({ about: last ? "last-creation" : "creation", seat })],
    log: "heading",
    begins: "phase",
  },
  "turned-to": { log: "heading", begins: "phase" },
  "creation-ended": { log: "hidden" },
  "marker-dealt": {
    pause: 180,
    acts: ({ seat }) => [{ act: "deal", what: "marker", from: null, to: { seat } }],
    sound: "card",
    log: "joined",
    chance: true,
  },
  "game-ended": {
    pause: 1500,
    acts: ({ winners }) => [announce({ about: "winners", winners })],
    sound: "end",
    log: "important",
    ends: true,
  },

  // Shards in the dreamworld.
  "location-filled": {
    pause: 90,
    acts: ({ location, kind }) => [fly(kind, BAG, { row: location })],
    sound: "shard",
    log: "joined",
    chance: true,
  },
  collected: {
    pause: 260,
    acts: ({ seat, location, kind }) => [fly(kind, { row: location }, hands(seat, kind))],
    sound: "shard",
    log: "usual",
  },
  "link-taken": {
    pause: 260,
    acts: ({ seat, link }) => [fly("nightmare", { link }, hands(seat, "nightmare"))],
    sound: "loss",
    log: "important",
  },
  "link-seeded": {
    pause: 260,
    acts: ({ link }) => [fly("nightmare", RESERVE, { link })],
    sound: "loss",
    log: "usual",
  },
  "shard-put": {
    pause: 260,
    acts: ({ kind, location }) => [fly(kind, BAG, { row: location })],
    sound: "shard",
    log: "usual",
  },
  "row-rearranged": {
    pause: 420,
    acts: ({ location }) => [{ act: "stir", location }],
    sound: "shard",
    log: "important",
  },

  // Sleepers and Mr Nightmare.
  "sleeper-moved": {
    pause: 300,
    acts: ({ seat, from_location, location }) => [{ act: "walk", seat, from: from_location, to: location }],
    sound: "walk",
    log: "usual",
  },
  "lain-down": {
    pause: 400,
    acts: ({ seat, location }) => [{ act: "lie", seat, location }],
    sound: "walk",
    log: "usual",
  },
  "nightmare-moved": {
    pause: 700,
    acts: ({ location }) => [{ act: "stalk", location }],
    sound: "loss",
    log: "usual",
  },

  // Hands and bag.
  "shard-taken": {
    pause: 320,
    acts: ({ seat, kind }, { ability }) => [
      fly(kind, BAG, hands(seat, kind)),
      ...(ability === MUSE ? [announce({ about: "gift", seat, kind })] : []),
    ],
    sound: "shard",
    log: "usual",
    chance: true,
  },
  "shard-looked-at": { pause: 160, sound: "shard", log: "usual", chance: true },
  discarded: {
    pause: 200,
    acts: ({ seat, kind, count }) => Array.from({ length: count }, () => fly(kind, hands(seat, kind), BAG)),
    sound: "shard",
    log: "usual",
  },
  "set-aside": { pause: 400, acts: ({ seat }) => [glow({ seat }, "loss")], sound: "loss", log: "important" },

  // Powers and cards.
  "power-used": {
    pause: 420,
    acts: ({ seat, power }) => [announce({ about: "power", seat, power })],
    sound: "power",
    log: "important",
  },
  "shard-stored": {
    pause: 260,
    acts: ({ seat, card, kind }) => [fly(kind, hands(seat, kind), cardOf(seat, card))],
    sound: "power",
    log: "important",
  },
  "shard-restored": {
    pause: 180,
    acts: ({ seat, card, kind }) => [fly(kind, cardOf(seat, card), hands(seat, kind))],
    sound: "shard",
    log: "usual",
  },
  "deck-chosen": { log: "usual" },
  "card-shown": {
    pause: 110,
    acts: ({ seat, card }) =>
      card === null ? [] : [{ act: "deal", what: "card", from: null, to: cardOf(seat, card) }],
    sound: "card",
    log: "joined",
    chance: true,
  },
  "card-kept": {
    pause: 320,
    acts: ({ seat, card }) => [glow(cardOf(seat, card), seat)],
    sound: "card",
    log: "important",
  },
  "cards-returned": { log: "usual" },
  completed: {
    pause: 700,
    acts: ({ seat, card }) => [{ act: "complete", seat, card }, announce({ about: "card", seat, card })],
    sound: "card",
    log: "important",
  },

  // The dreamscape.
  placed: {
    pause: 240,
    acts: ({ seat, kind, slot }) => [fly(kind, hands(seat, kind), slotOf(seat, slot))],
    sound: "shard",
    log: "usual",
  },
  planted: {
    pause: 340,
    acts: ({ seat, slot }) => [fly("grass", hands(seat, "grass"), BAG), { act: "grow", at: slotOf(seat, slot) }],
    sound: "tree",
    log: "important",
  },
  "taken-up": {
    pause: 260,
    acts: ({ seat, slot, kind }) => [fly(kind, slotOf(seat, slot), hands(seat, kind))],
    sound: "shard",
    log: "usual",
  },
  shifted: {
    pause: 320,
    acts: ({ seat, from_slot, height, slot }) => [{ act: "carry", seat, from: from_slot, height, to: slot }],
    sound: "shard",
    log: "usual",
  },
  entered: {
    pause: 300,
    acts: ({ seat, slot }) => [{ act: "step", seat, from: null, to: slot }],
    sound: "step",
    log: "usual",
  },
  stepped: {
    pause: 260,
    acts: ({ seat, from_slot, slot, white }) => [
      ...(white ? [fly("movement", hands(seat, "movement"), BAG)] : []),
      { act: "step", seat, from: from_slot, to: slot },
    ],
    sound: "step",
    log: "usual",
  },
  "free-step-gained": { log: "usual" },
  "free-step-lost": { log: "usual" },
  "mountain-seen": { log: "hidden" },

  // Points.
  scored: {
    pause: 160,
    acts: ({ seat, points }, { rule }) => [rise(seat, points, WALKED.has(rule) ? "dreamer" : "score")],
    sound: "points",
    log: "important",
  },
  "purpose-paid": {
    pause: 560,
    acts: ({ seat, tile, points }) => [glow({ tile }, seat), rise(seat, points, "score")],
    sound: "points",
    log: "important",
  },
};

const MUSE: Power = "muse";
/** The rules by which the Dreamer's walk pays: water, mountains, nightmares. */
const WALKED = new Set(["5.6", "5.8", "10.6"]);
