// Made-up dreamscapes and a made-up dreamworld, for pages that explain the game.
import type { Player, Seat, Shard, Shards, View } from "../messages";

const LETTERS: Readonly<Record<string, Shard>> = {
  G: "grass",
  W: "water",
  R: "rock",
  L: "land",
  M: "movement",
  N: "nightmare",
};
const NONE: Shards = { grass: 0, water: 0, rock: 0, land: 0, movement: 0, nightmare: 0 };

/** Shards by their letters, as in GWR. */
export function shards(letters: string): Shard[] {
  return Array.from(letters).flatMap((letter) => LETTERS[letter] ?? []);
}

function counted(letters: string): Shards {
  const found = { ...NONE };
  for (const kind of shards(letters)) found[kind] += 1;
  return found;
}

interface Details {
  seat?: Seat;
  hands?: string;
  sleeper?: number;
  marker?: number;
}

/** A player whose land is drawn as in notation, the top row first: `WR` is water under rock, `*` a tree, `@` the Dreamer. */
export function playerOf(land: readonly string[], details: Details = {}): Player {
  const slots: Player["slots"] = {};
  let dreamer: string | null = null;
  for (const [place, line] of [...land].reverse().entries()) {
    for (const [column, token] of line.trim().split(/\s+/).entries()) {
      if (token === ".") continue;
      const slot = `${String.fromCharCode(97 + column)}${place + 1}`;
      slots[slot] = { stack: shards(token), tree: token.endsWith("*") };
      if (token.endsWith("@")) dreamer = slot;
    }
  }
  return {
    seat: details.seat ?? "A",
    score: 0,
    hands: counted(details.hands ?? ""),
    sleeper: details.sleeper ?? null,
    marker: details.marker ?? null,
    flipped: false,
    lies_above: null,
    dreamer,
    free_step: false,
    slots,
    paid: [],
    set_aside: 0,
    open: [],
    pile: [],
    covered: null,
    looking_at: [],
  };
}

/** A dreamworld in mid-travel: a water shard in Hands, and a place whose key is water next door. */
export function worldOf(haunted: boolean): View {
  return {
    game: "dreamscape",
    seat: "A",
    nightmare_game: haunted,
    simultaneous: false,
    columns: 5,
    rows: 5,
    entry: "c1",
    cycle: 2,
    cycles: 6,
    phase: "travel",
    phases: ["emergence", "travel", "creation"],
    order: ["A", "B"],
    active: "A",
    action_points: 3,
    most_action_points: 4,
    locations: {
      "1": shards("RGM"),
      "2": shards("WML"),
      "3": shards("RLG"),
      "4": shards("RWL"),
      "5": shards("GR"),
      "6": shards("GWR"),
    },
    row_length: 3,
    nightmare: haunted ? 6 : null,
    links: haunted ? ["3-6", "5-6"] : [],
    reserve: haunted ? 20 : 0,
    bag: counted("GGGWWWRRRLLLMM"),
    trees: 6,
    decks: { I: { cards: 16, bottom: [] }, II: { cards: 18, bottom: [] }, III: { cards: 14, bottom: [] } },
    purposes: [],
    seats: [
      playerOf([], { hands: "W", sleeper: 5, marker: 1 }),
      playerOf([], { seat: "B", hands: "", sleeper: 3, marker: 2 }),
    ],
    harvested: [],
    under_way: null,
    asked: "A",
    may_answer: ["A"],
    question: "travel",
    options: [],
    winners: [],
    near: [],
    reckoning: [],
  };
}
