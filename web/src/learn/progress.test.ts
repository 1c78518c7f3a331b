import { afterEach, expect, test } from "vitest";
import type { GameDescription } from "../messages";
import { wayOf } from "./progress";

afterEach(() => localStorage.clear());

const GAME = {
  name: "one",
  lessons: ["first", "second"],
  examples: [
    { name: "wail", rule: "11 Wail" },
    { name: "bomb", rule: "11 Bomb" },
  ],
} as unknown as GameDescription;
const PUZZLES = ["p1", "p2", "p3"].map((id) => ({ id, kind: "action", grade: 1, seat: "A" }));

test("nothing is done at first, and what is not there is not counted", () => {
  expect(wayOf(GAME, PUZZLES)).toEqual({
    lessons: { done: 0, of: 2 },
    puzzles: { done: 0, of: 3 },
    examples: { done: 0, of: 2 },
  });
  expect(wayOf({ ...GAME, lessons: [], examples: [] }, []).lessons).toEqual({ done: 0, of: 0 });
});

test("what was learnt, solved and tried in this browser counts, for this game only", () => {
  localStorage.setItem("oneiros-lessons", '{"one/first": {"learnt": true}, "two/second": {"learnt": true}}');
  localStorage.setItem("oneiros-puzzles", '["p1", "p3", "elsewhere"]');
  localStorage.setItem("oneiros-examples", '["one/wail", "two/bomb"]');
  const { lessons, puzzles, examples } = wayOf(GAME, PUZZLES);
  expect([lessons.done, puzzles.done, examples.done]).toEqual([1, 2, 1]);
});
