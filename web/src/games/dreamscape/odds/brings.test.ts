import { expect, test } from "vitest";
import type { Odds } from "../../../messages";
import { coming, sorted } from "./brings";

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
