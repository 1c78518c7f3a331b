import { beforeEach, expect, test } from "vitest";
import type { Event, Play } from "../../../messages";
import { Hints, type Situation } from "../../../table/hints/hints";
import { TableState } from "../../../table/state.svelte";
import { can, language } from "../../../words";
import { HINTS } from "./hints";

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
    step: 9,
    cuts: 0,
    view: {
      cycle: position.cycle ?? 1,
      phase: position.phase ?? "travel",
      entry: "c1",
      nightmare_game: position.nightmare ?? false,
      seats: [player],
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
  ["a first travel", { question: "travel", options: ["end", "collect"] }, ["world", "candle", "collect", "card"]],
  ["a key", { question: "travel", options: ["key 3"] }, ["world", "candle", "card", "key"]],
  ["a power", { question: "travel", options: ["power"] }, ["world", "candle", "card", "power"]],
  ["Mr Nightmare", { question: "travel", nightmare: true }, ["world", "candle", "card", "nightmare"]],
  ["lying down", { recent: [{ kind: "lain-down", about: { seat: "A", location: 2 } }] }, ["order"]],
  ["another who lies down", { recent: [{ kind: "lain-down", about: { seat: "B", location: 2 } }] }, []],
  ["a first creation", { question: "creation", options: ["place land c1"] }, ["hands", "place"]],
  ["a Dreamer who may enter", { question: "creation", options: ["enter"] }, ["enter"]],
  ["a free step", { question: "creation", options: ["step c2"], free: true }, ["free-step", "walk"]],
  ["grass in Hands", { question: "creation", options: ["plant c2"] }, ["tree"]],
  ["a completed card", { question: "deck" }, ["draw"]],
  ["a red shard", { question: "creation", nightmare: true, hands: { nightmare: 1 } }, ["red"]],
  ["a shard to store", { question: "creation", options: ["store Hermit's Tree: water"] }, ["store"]],
  [
    "shards that are left",
    { question: "creation", hands: { water: 1 }, recent: [{ kind: "placed", about: { seat: "A" } }] },
    ["left"],
  ],
  ["something to take back", { undo: 8 }, ["undo"]],
  ["the second cycle", { question: "travel", cycle: 2 }, ["world", "candle", "card", "purposes", "why"]],
  ["the last creation", { question: "creation", phase: "last creation" }, ["last"]],
])("hints come with %s", (_, position, names) => {
  expect(given(position)).toEqual(names);
});

test("hints point at something and say something in both languages", async () => {
  const here = situation({ question: "travel", options: ["key 3"] });
  for (const spoken of ["en", "pl"] as const) {
    await language.choose(spoken);
    for (const hint of HINTS) {
      expect(() => document.querySelector(hint.at(here))).not.toThrow();
      expect(can(`web-table-hint-${hint.name}`) && can(`web-table-hint-${hint.name}-title`)).toBe(true);
    }
  }
});
