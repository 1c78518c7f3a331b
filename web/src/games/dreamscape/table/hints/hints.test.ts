import { beforeEach, expect, test } from "vitest";
import type { Event, Play } from "../../../../messages";
import { Hints, type Situation } from "../../../../table/hints/hints";
import { TableState } from "../../../../table/state.svelte";
import { can, language } from "../../../../words";
import { media } from "../../../../testing";
import { HINTS } from ".";

const NONE = { grass: 0, water: 0, rock: 0, land: 0, movement: 0, nightmare: 0 };

interface Position {
  question?: string;
  options?: string[];
  hands?: object;
  cycle?: number;
  phase?: string;
  undo?: number;
  nightmare?: boolean;
  free?: boolean;
  points?: number;
  power?: string;
  step?: number;
  recent?: Pick<Event, "kind" | "about">[];
}

function situation(position: Position): Situation {
  const options = (position.options ?? []).map((text, index) => ({
    deed: text.split(" ")[0] ?? "",
    text,
    index,
    sentence: "",
  }));
  const player = {
    seat: "A",
    sleeper: 2,
    hands: { ...NONE, ...position.hands },
    open: [{ card: "Hermit's Tree", stored: null }],
    free_step: position.free ?? false,
  };
  const play: Play = {
    type: "play",
    since: 9,
    step: position.step ?? 9,
    cuts: 0,
    view: {
      cycle: position.cycle ?? 1,
      phase: position.phase ?? "travel",
      entry: "c1",
      action_points: position.points ?? 4,
      nightmare_game: position.nightmare ?? false,
      seats: [player],
      under_way: position.power ? { power: position.power, rule: "7.3" } : null,
    },
    events: [],
    asks: position.question ? [{ seat: 0, question: position.question, sentence: "", options }] : [],
    thinking: [],
    undo: position.undo ?? 9,
    viewer: 0,
  };
  const recent = (position.recent ?? []).map((event) => ({ ...event, step: 8, cause: { rule: "1" } }));
  return { play, seat: 0, recent };
}

/** The hints that come up at one position when each is read at once. */
function given(position: Position): string[] {
  const state = new TableState("t1");
  const hints = new Hints(state, HINTS);
  hints.begin(new URL("http://localhost/table/t1?first"));
  const names: string[] = [];
  for (;;) {
    hints.follow(situation(position));
    if (!state.hint) return names.map((name) => name.replace("dreamscape-", ""));
    names.push(state.hint.name);
    hints.dismiss();
  }
}

beforeEach(() => localStorage.clear());

test.each<[string, Position, string[]]>([
  ["a first card", { question: "first" }, ["first"]],
  ["a first travel", { question: "travel", options: ["end", "collect", "power"] }, ["world", "collect"]],
  ["a first deed", { question: "travel", options: ["end", "collect"], points: 3 }, ["world", "collect", "candle"]],
  ["a key", { question: "travel", options: ["key 3"], points: 2 }, ["world", "candle", "card", "key"]],
  ["a power", { question: "travel", options: ["power"], points: 2 }, ["world", "candle", "power", "card"]],
  ["Mr Nightmare", { question: "travel", nightmare: true, points: 3 }, ["world", "candle", "nightmare"]],
  ["the last point of a travel", { question: "travel", points: 1 }, ["world", "candle", "card", "order"]],
  ["a first creation", { question: "creation", options: ["place land c1"] }, ["hands", "place", "purposes"]],
  ["a Dreamer who may enter", { question: "creation", options: ["enter"] }, ["purposes", "enter"]],
  ["a free step", { question: "creation", options: ["step c2"], free: true }, ["purposes", "free-step", "walk"]],
  ["grass in Hands", { question: "creation", options: ["plant c2"] }, ["purposes", "tree"]],
  ["a completed card", { question: "deck" }, ["draw"]],
  ["the King's power", { question: "deck", power: "king" }, ["king"]],
  ["a red shard", { question: "creation", nightmare: true, hands: { nightmare: 1 } }, ["purposes", "red"]],
  ["a shard to store", { question: "creation", options: ["store Hermit's Tree: water"] }, ["purposes", "store"]],
  ["a card's power in travel", { question: "travel", options: ["use Hermit's Tree: water"] }, ["world", "store"]],
  [
    "shards that are left",
    { question: "creation", hands: { water: 1 }, recent: [{ kind: "placed", about: { seat: "A" } }] },
    ["purposes", "left"],
  ],
  ["something to take back", { undo: 8 }, ["undo"]],
  ["something to take back on a stage", { undo: 8, question: "tower" }, []],
  ["the second cycle", { question: "travel", cycle: 2 }, ["world", "candle", "card", "purposes", "why"]],
  ["the last creation", { question: "creation", phase: "last creation" }, ["purposes", "last"]],
])("hints come with %s", (_, position, names) => {
  expect(given(position)).toEqual(names);
});

test("who plays on without reading is told of each thing before the travel is over, also who begins the game", () => {
  const state = new TableState("t1");
  const hints = new Hints(state, HINTS);
  hints.begin(new URL("http://localhost/table/t1?first"));
  const names = [4, 3, 2, 1].map((points, deeds) => {
    // Who comes to a table has answered nothing before what is asked there.
    state.ownStep = Math.max(20, 19 + deeds);
    hints.follow(situation({ question: "travel", options: ["collect", "power", "key 3"], points, step: 20 + deeds }));
    return state.hint?.name;
  });
  expect(names).toEqual(["world", "collect", "candle", "power"].map((name) => `dreamscape-${name}`));
});

test("a hint stays while nothing else is to be told", () => {
  const state = new TableState("t1");
  const hints = new Hints(state, HINTS);
  hints.begin(new URL("http://localhost/table/t1?first"));
  hints.follow(situation({ question: "deck" }));
  state.ownStep = 9;
  hints.follow(situation({ question: "keep", step: 10, undo: 10 }));
  expect(state.hint?.name).toBe("dreamscape-draw");
});

test("hints point at something and say something in both languages", async () => {
  media(false);
  const here = situation({ question: "travel", options: ["key 3"] });
  for (const spoken of ["en", "pl"] as const) {
    await language.choose(spoken);
    for (const hint of HINTS) {
      expect(() => document.querySelector(hint.at(here))).not.toThrow();
      expect(can(`web-table-hint-${hint.name}`) && can(`web-table-hint-${hint.name}-title`)).toBe(true);
    }
  }
});
