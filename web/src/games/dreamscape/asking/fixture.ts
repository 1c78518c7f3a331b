// A small table of two players, as the server would describe it; for tests.

import type * as protocol from "../../../messages";
import type { Picked } from "../chosen.svelte";
import type { Option, Player, Question, Shards, View } from "../messages";
import { NOTHING, type Picking } from "./picking";

const NONE: Shards = { grass: 0, water: 0, rock: 0, land: 0, movement: 0, nightmare: 0 };

export function shards(some: Partial<Shards> = {}): Shards {
  return { ...NONE, ...some };
}

export function player(change: Partial<Player> = {}): Player {
  return {
    seat: "A",
    score: 21,
    hands: shards({ grass: 1, movement: 1 }),
    sleeper: 5,
    marker: 1,
    flipped: false,
    lies_above: null,
    dreamer: "c1",
    free_step: false,
    slots: { c1: { stack: ["water"], tree: false }, c2: { stack: ["land"], tree: false } },
    set_aside: 0,
    open: [{ card: "Hermit's Tree", stored: null }],
    pile: [],
    covered: null,
    looking_at: [],
    paid: [],
    ...change,
  };
}

export function view(change: Partial<View> = {}): View {
  return {
    game: "dreamscape",
    seat: "A",
    nightmare_game: false,
    simultaneous: false,
    columns: 5,
    rows: 5,
    entry: "c1",
    cycle: 3,
    cycles: 6,
    phase: "creation",
    phases: ["emergence", "travel", "creation"],
    order: ["A", "B"],
    active: "A",
    action_points: 2,
    most_action_points: 4,
    locations: { 1: ["land"], 2: ["water", "grass"], 3: [], 4: ["grass"], 5: ["land", "rock"], 6: ["rock"] },
    row_length: 3,
    nightmare: null,
    links: [],
    reserve: 0,
    bag: shards({ grass: 4, rock: 5 }),
    trees: 4,
    decks: { I: { cards: 9, bottom: [] }, II: { cards: 9, bottom: [] }, III: { cards: 9, bottom: [] } },
    purposes: [],
    seats: [player(), player({ seat: "B", score: 9, sleeper: 1 })],
    harvested: [],
    under_way: null,
    asked: "A",
    may_answer: ["A"],
    question: "creation",
    options: [],
    winners: [],
    near: [],
    reckoning: [],
    ...change,
  };
}

type About<D extends Option["deed"]> = Extract<Option, { deed: D }>["about"];

/** An option as it is written; its index is that in the list it is put into. */
export function option<D extends Option["deed"]>(
  deed: D,
  about: About<D>,
  text: string,
  more: Partial<Pick<Option, "points" | "completes" | "ends" | "reveals">> = {},
): Option {
  return { deed, about, text, sentence: `Do: ${text}`, index: 0, ...more } as unknown as Option;
}

export const TRAVEL: readonly Option[] = [
  option("end", {}, "end"),
  option("collect", { location: 5, kind: "rock" }, "collect"),
  option("move", { location: 2, takes_link: 0 }, "move 2"),
  option("move", { location: 6, takes_link: 0 }, "move 6"),
  option("key", { location: 2, takes_link: 0, key: "water" }, "key 2"),
  option("power", { location: 5, power: "lake", rule: "7.5" }, "power", { reveals: true }),
  option("use", { card: "Hermit's Tree", kind: "grass", power: "muse", rule: "7.2" }, "use Hermit's Tree: grass"),
  option("store", { card: "Hermit's Tree", kind: "grass" }, "store Hermit's Tree: grass"),
];

export const CREATION: readonly Option[] = [
  option("end", {}, "end"),
  option("place", { kind: "grass", slot: "c2" }, "place grass c2"),
  option("place", { kind: "grass", slot: "b1" }, "place grass b1"),
  option("place", { kind: "movement", slot: "c2" }, "place movement c2"),
  option("plant", { slot: "c2" }, "plant c2", { points: 8, completes: ["Hermit's Tree"], reveals: true }),
  option("step", { slot: "c2" }, "step c2", { points: 1 }),
  option("trade", { given: "grass", taken: "rock", price: 2 }, "trade grass rock"),
  option("store", { card: "Hermit's Tree", kind: "grass" }, "store Hermit's Tree: grass"),
];

export const GOLEM: readonly Option[] = [
  option("shift", { from_slot: "c1", height: 1, slot: "b1" }, "shift c1:1 b1"),
  option("shift", { from_slot: "c2", height: 1, slot: "c3" }, "shift c2:1 c3"),
  option("shift", { from_slot: "c2", height: 2, slot: "c3" }, "shift c2:2 c3"),
  option("decline", {}, "decline"),
];

export function askOf(question: Question, options: readonly Option[], seat = 0): protocol.Ask {
  const numbered = options.map((one, index) => ({ ...one, index }));
  return { seat, question, sentence: `What about ${question}?`, options: numbered as unknown as protocol.Option[] };
}

export function pickingOf(question: Question, options: readonly Option[], pick: Picked = NOTHING): Picking {
  const seen = view({ phase: question === "travel" ? "travel" : "creation" });
  return { ask: askOf(question, options), view: seen, me: player(), pick };
}

export function playOf(ask: protocol.Ask, change: Partial<protocol.Play> = {}): protocol.Play {
  const seen = view() as unknown as protocol.Play["view"];
  return {
    type: "play",
    since: 0,
    step: 1,
    cuts: 0,
    view: seen,
    events: [],
    asks: [ask],
    thinking: [],
    undo: 1,
    ...change,
  };
}
