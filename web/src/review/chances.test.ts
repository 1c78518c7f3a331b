import { expect, test } from "vitest";
import type { Analysis, Passage } from "../messages";
import { MOMENTS } from "../table/moments/fixture";
import { grown, NO_MOMENTS } from "../table/moments/moments";
import { byTurn, chancesAt, decisiveIn, missedIn } from "./chances";

const passage = (kind: Passage["kind"], step: number, until: number, a: number, more: object = {}): Passage => {
  return { kind, seat: kind === "choice" ? 0 : -1, step, until, turn: 1, change: [0, 0], chances: [a, 1 - a], ...more };
};

const player = {
  luck: 0,
  unforeseen: 0,
  choices: 0,
  others: 0,
  result: 1,
  luckError: 0,
  choicesError: 0,
  othersError: 0,
  lost: 0,
};
const ANALYSIS: Analysis = {
  game: "toy",
  seats: ["A", "B"],
  playouts: 8,
  seed: "1",
  finished: true,
  how: "1",
  players: [
    { name: "A", start: 0.5, ...player },
    { name: "B", start: 0.5, ...player },
  ],
  passages: [
    passage("chance", 0, 2, 0.6),
    passage("choice", 2, 3, 0.4, { grade: "blunder", lost: 0.2 }),
    passage("chance", 4, 6, 0.7),
    passage("choice", 9, 10, 1, { turn: 2 }),
  ],
  decisive: [2],
};
const moments = grown(NO_MOMENTS, MOMENTS);

test("each moment has the chances of what led to it", () => {
  expect(chancesAt(moments, ANALYSIS).map(([a]) => a)).toEqual([0.6, 0.4, 0.7, 0.7, 0.7, 1]);
});

test("a mistake stands at the moment at which it was made", () => {
  expect(missedIn(moments, ANALYSIS).map(({ at, passage: { grade } }) => [at, grade])).toEqual([[0, "blunder"]]);
  expect(decisiveIn(moments, ANALYSIS).map(({ at }) => at)).toEqual([1]);
});

test("a turn ends with its last passage", () => {
  expect(byTurn(ANALYSIS).map(({ turn, chances }) => [turn, chances[0]])).toEqual([
    [1, 0.7],
    [2, 1],
  ]);
});
