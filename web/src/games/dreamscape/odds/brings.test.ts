import { expect, test } from "vitest";
import type { Odds } from "../../../messages";
import { coming, decksOf, isHelped, sorted } from "./brings";

const odds: Odds = {
  exact: true,
  chances: {},
  expected: {},
  pieces: [{ piece: "3", chances: { grass: 0.2, water: 0.5, rock: 0, "key-grass": 0.1 }, own: true }],
};

test("what may come to a location is listed, the likeliest first", () => {
  expect(coming(odds, 3).map(({ name }) => name)).toEqual(["water", "grass"]);
});

test("nothing comes to a location that is full, or while nobody knows", () => {
  expect(coming(odds, 4)).toEqual([]);
  expect(coming(undefined, 3)).toEqual([]);
});

test("what cannot come is not listed", () => {
  expect(sorted({ muse: 0, king: 0.3 })).toEqual([{ name: "king", chance: 0.3 }]);
});

const rock = { piece: "Memory Rock", chances: { comes: 0.33, ready: 0.33 }, own: true };
const tree = { piece: "Hermit's Tree", chances: { comes: 0 }, own: true, over: 4 };
const king: Odds = {
  exact: true,
  chances: {},
  expected: {},
  pieces: [
    { piece: "I", chances: { muse: 0.5 }, own: true },
    tree,
    { piece: "II", chances: { king: 0.2 }, own: true },
    rock,
    { piece: "III", chances: {}, own: true },
  ],
};

test("each deck has the cards that are named after it, apart from those that lie too deep", () => {
  const decks = decksOf("use Memory Rock with water", king);
  expect(decks.map(({ level, coming, deeper }) => [level, coming, deeper])).toEqual([
    ["I", [], [tree]],
    ["II", [rock], []],
    ["III", [], []],
  ]);
});

test("a deck that is asked about alone has all cards that are named", () => {
  const [deck] = decksOf("deck II", { ...king, chances: { king: 0.2 }, pieces: [rock, tree] });
  expect(deck).toEqual({ level: "II", chances: { king: 0.2 }, coming: [rock], deeper: [tree] });
});

test("a card that a draw may help is no card of a deck", () => {
  const helped = { piece: "Memory Rock", chances: { helps: 0.4 }, own: true };
  expect(decksOf("power muse", { ...king, pieces: [helped] })).toEqual([]);
  expect([rock, tree, helped].filter(isHelped)).toEqual([helped]);
});
