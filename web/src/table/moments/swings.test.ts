import { expect, test } from "vitest";
import { MEASURE, MOMENTS, STEPS, TELLING } from "./fixture";
import { grown, NO_MOMENTS } from "./moments";
import { decisive, largest, pointsByTurn, spansOf, swingsOf } from "./swings";

const moments = grown(NO_MOMENTS, MOMENTS);
const spans = spansOf(moments, TELLING, MEASURE);
const swings = swingsOf(moments, STEPS, spans, TELLING, MEASURE);

test("turns begin where they are told to, with who has won them", () => {
  expect(spans).toEqual([
    { turn: 1, first: 0, winner: "B" },
    { turn: 2, first: 4, winner: "" },
  ]);
});

test("a deed swings by what it brings, and one that ends a turn does not", () => {
  expect(swings.map(({ from, to, gained, size, turned, rolled }) => [from, to, gained, size, turned, rolled])).toEqual([
    [0, 1, [3, 0], 3, true, false],
    [1, 2, [0, 8], 8, true, true],
    [4, 5, [1, 0], 1, true, false],
  ]);
});

test("the final count is nobody's deed, whoever did something last before it", () => {
  const counting = { ...MEASURE, counted: ({ kind }: { kind: string }) => kind === "die" };
  const steps = STEPS.map((step) => ({ ...step, events: step.events.slice(0, 1) }));
  expect(swingsOf(moments, steps, spans, TELLING, counting).map(({ from }) => from)).toEqual([0, 4]);
});

test("what turned a game is the largest change after which another led", () => {
  expect(decisive(swings)?.size).toBe(8);
  expect(decisive(swings.filter(({ rolled }) => !rolled))?.size).toBe(3);
  expect(decisive([])).toBeUndefined();
  expect(largest(swings, 2).map(({ size }) => size)).toEqual([3, 8]);
});

test("the points of a turn are those that it ended with", () => {
  const told = { ...MEASURE, turnPoints: ({ kind }: { kind: string }) => (kind === "won" ? [3, 9] : undefined) };
  expect(pointsByTurn(moments, spans, told)).toEqual([
    [3, 9],
    [1, 0],
  ]);
});
