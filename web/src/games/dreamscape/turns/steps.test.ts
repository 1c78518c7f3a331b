import { expect, test } from "vitest";
import type { Event, Play } from "../../../messages";
import { steps } from "./steps";

const event = (step: number, kind: string, about: Event["about"], rule = "1", piece = ""): Event => {
  return { step, kind, about, cause: { rule, ...(piece ? { piece } : {}) } };
};
const play = {
  view: {
    purposes: [
      { kind: "trees", colour: null },
      { kind: "most", colour: "grass" },
    ],
  },
} as unknown as Play;
const TURN = [
  event(1, "collected", { seat: "A", location: 2, kind: "rock" }),
  event(2, "sleeper-moved", { seat: "B", from_location: 2, location: 5, spent: 1 }),
  event(3, "collected", { seat: "B", location: 5, kind: "water" }),
  event(4, "collected", { seat: "B", location: 5, kind: "rock" }),
  event(5, "placed", { seat: "B", kind: "water", slot: "c3" }),
  event(6, "entered", { seat: "B", slot: "c3" }),
  event(7, "stepped", { seat: "B", from_slot: "c3", slot: "c4", white: 0 }),
  event(8, "completed", { seat: "B", card: "Ford", kept: null, returned: null }),
  event(8, "scored", { seat: "B", points: 6 }),
];

test("a turn becomes steps: what was collected, moved, placed and completed", () => {
  const told = steps(TURN, 2, play);
  expect(told.map((one) => [one.sign, one.outcomes.map(({ picture, text }) => picture ?? text)])).toEqual([
    ["went", ["5"]],
    ["took", [{ shard: "water" }, { shard: "rock" }]],
    ["laid", [{ shard: "water" }]],
    ["went", ["c4"]],
    ["done", ["Ford", "+6"]],
  ]);
  expect(told.every((one) => one.side === "B")).toBe(true);
});

test("its steps point at locations, slots and cards", () => {
  const told = steps(TURN, 2, play);
  expect(told.map((one) => one.pointed)).toEqual([
    { pieces: [], cells: ["2", "5"] },
    { pieces: [], cells: ["5", "5"] },
    { pieces: [], cells: ["B:c3"] },
    { pieces: [], cells: ["B:c3", "B:c3", "B:c4"] },
    { pieces: ["Ford"], cells: [] },
  ]);
});

test("a purpose that pays is drawn with its own sign", () => {
  const paid = [0, 1].map((tile) => event(9 + tile, "purpose-paid", { seat: "B", tile, points: 5 }));
  expect(steps(paid, 9, play).map((one) => one.picture)).toEqual([{ purpose: "trees" }, { purpose: "grass" }]);
});

test("what the end costs stands in a step of its own, and takes nothing from what was done or paid before", () => {
  const told = steps(
    [
      ...TURN.slice(-2),
      event(9, "purpose-paid", { seat: "B", tile: 1, points: 2 }, "9.1"),
      event(9, "scored", { seat: "B", points: -5 }, "8.2", "Ford"),
      event(9, "scored", { seat: "B", points: -5 }, "8.2", "Mirror Pool"),
      event(9, "scored", { seat: "B", points: -3 }, "10.8"),
      event(9, "scored", { seat: "A", points: -5 }, "8.2", "Hermit's Tree"),
    ],
    8,
    play,
  );
  expect(told.map((one) => [one.side, one.sign, one.outcomes.map(({ picture, text }) => picture ?? text)])).toEqual([
    ["B", "done", ["Ford", "+6"]],
    ["B", "points", ["+2"]],
    ["B", "points", [{ card: "Ford" }, { card: "Mirror Pool" }, { shard: "nightmare" }, "−13"]],
    ["A", "points", [{ card: "Hermit's Tree" }, "−5"]],
  ]);
});

test("what somebody trades in a creation is no part of what was collected before", () => {
  const told = steps(
    [
      event(1, "travel-began", { seat: "B" }),
      event(2, "collected", { seat: "B", location: 5, kind: "water" }),
      event(3, "creation-began", { seat: "B" }),
      event(4, "discarded", { seat: "B", kind: "grass", count: 2 }),
      event(5, "shard-taken", { seat: "B", kind: "rock" }),
    ],
    1,
    play,
  );
  expect(told.map((one) => one.events.map(({ step }) => step))).toEqual([[2], [4, 5]]);
});
