import { expect, test } from "vitest";
import type { View } from "../messages";
import { doing } from "./doing";
import { moment } from "./fixture";

const all = (view: View): string[] => view.seats.map(({ seat }) => doing(view, seat));

test("in travel some have travelled, one travels, some wait", () => {
  expect(all(moment("three-travel"))).toEqual(["travelling", "travelled", "waiting"]);
});

test("in creation at the same time everybody who may still answer is creating", () => {
  expect(all(moment("four-creation"))).toEqual(["creating", "created", "creating", "created"]);
});

test("the last creation is a creation", () => {
  expect(all(moment("two-last"))).toEqual(["created", "creating"]);
});

test("when the game is over nobody does anything", () => {
  expect(all({ ...moment("two-last"), phase: "over", active: null, may_answer: [] })).toEqual(["", ""]);
});
