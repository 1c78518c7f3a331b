import type { Player, Shard, Slot } from "../messages";

const slot = (...stack: Shard[]): Slot => ({ stack, tree: false });

/** A player with some land, for tests. */
export function somebody(change: Partial<Player> = {}): Player {
  return {
    seat: "A",
    score: 0,
    hands: { grass: 0, water: 0, rock: 0, land: 0, movement: 0, nightmare: 0 },
    sleeper: 1,
    marker: 1,
    flipped: false,
    lies_above: null,
    dreamer: "c2",
    free_step: false,
    slots: {
      c1: slot("water"),
      c2: slot("land"),
      c3: { stack: ["land", "grass"], tree: true },
      d3: slot("rock", "rock"),
      d2: slot("rock", "rock", "water"),
    },
    set_aside: 0,
    open: [],
    pile: [],
    covered: null,
    looking_at: [],
    paid: ["d3"],
    ...change,
  };
}
