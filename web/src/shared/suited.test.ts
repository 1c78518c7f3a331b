// The rule is the same at the terminal: src/oneiros/registry/suited.py is held to the same cases.
import { beforeEach, expect, test } from "vitest";
import cases from "../../../tests/registry/suited.json";
import { nextLevel, suit, suitedLevel } from "./suited";

const LEVELS = ["drowsy", "hasty", "scripted", "planner", "merciless"];

beforeEach(() => {
  localStorage.clear();
});

test.each(cases)("after $own against $best by $level the next level is «$next»", (one) => {
  const next = one.next ? { way: one.way, level: one.next } : undefined;
  expect(nextLevel(LEVELS, one.level, one.own, one.best)).toEqual(next);
});

test("the level that suits is remembered for each game", () => {
  suit("one", "hasty");
  expect([suitedLevel("one"), suitedLevel("other")]).toEqual(["hasty", ""]);
});
