import { beforeEach, expect, test } from "vitest";
import { nextLevel, suit, suitedLevel } from "./suited";

const LEVELS = ["drowsy", "hasty", "scripted", "planner", "merciless"];

beforeEach(() => {
  localStorage.clear();
});

test("a clear victory leads one level up, a clear defeat one down, a close game nowhere", () => {
  expect(nextLevel(LEVELS, "scripted", 6, 3)).toEqual({ way: "up", level: "planner" });
  expect(nextLevel(LEVELS, "scripted", 2, 6)).toEqual({ way: "down", level: "hasty" });
  expect(nextLevel(LEVELS, "scripted", 6, 5)).toBeUndefined();
  expect(nextLevel(LEVELS, "scripted", 50, 50)).toBeUndefined();
  expect(nextLevel(LEVELS, "scripted", 0, 0)).toBeUndefined();
});

test("there is nothing above the highest level, below the lowest, or beside an unknown one", () => {
  expect(nextLevel(LEVELS, "merciless", 6, 0)).toBeUndefined();
  expect(nextLevel(LEVELS, "drowsy", 0, 6)).toBeUndefined();
  expect(nextLevel(LEVELS, "random", 6, 0)).toBeUndefined();
});

test("the level that suits is remembered for each game", () => {
  suit("one", "hasty");
  expect([suitedLevel("one"), suitedLevel("other")]).toEqual(["hasty", ""]);
});
