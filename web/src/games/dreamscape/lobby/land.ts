import type { Player, Shards, Slot } from "../messages";

const NONE: Shards = { grass: 0, water: 0, rock: 0, land: 0, movement: 0, nightmare: 0 };

const lies = (...stack: Slot["stack"]): Slot => ({ stack, tree: false });
const grows = (...stack: Slot["stack"]): Slot => ({ stack, tree: true });

/** A land as it may look after some cycles: a mountain lake, a wood, fields, and the Dreamer on the way up. */
export const LAND: Player = {
  seat: "A",
  score: 0,
  hands: NONE,
  sleeper: null,
  marker: null,
  flipped: false,
  lies_above: null,
  dreamer: "d3",
  free_step: false,
  paid: [],
  slots: {
    c1: lies("land"),
    d1: lies("grass"),
    b2: grows("grass"),
    c2: lies("water"),
    d2: lies("water", "land"),
    a3: lies("grass"),
    b3: lies("land", "grass"),
    c3: lies("water"),
    d3: lies("rock", "land"),
    e3: lies("water", "land"),
    b4: grows("water", "grass"),
    c4: lies("rock", "rock", "rock"),
    d4: grows("grass"),
    c5: lies("rock", "rock"),
    b5: lies("water"),
  },
  set_aside: 0,
  open: [],
  pile: [],
  covered: null,
  looking_at: [],
};
