import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Game } from "../table/game";
import { asked, MEASURE, STEPS, TELLING } from "../table/moments/fixture";
import { TableState } from "../table/state.svelte";
import type { Turns } from "../table/turn/turns";
import { Reviewing } from "./reviewing.svelte";

const PACE = { lasting: () => 300, rolls: new Set(["struck", "die"]), turns: new Set<string>() };
let state: TableState;
let reviewing: Reviewing;

beforeEach(async () => {
  state = new TableState("t");
  reviewing = new Reviewing(state);
  reviewing.game = { telling: TELLING, pace: PACE } as unknown as Game;
  reviewing.turns = { steps: () => STEPS } as unknown as Turns;
  reviewing.measure = MEASURE;
  await reviewing.load(asked, 0, () => undefined);
});

const shown = (): [number, unknown, number] => [
  state.shown?.step ?? -1,
  state.shown?.view["points"],
  state.told.length,
];

test("it begins where it is wanted, and otherwise at its end", async () => {
  expect(shown()).toEqual([2, [0, 0], 1]);
  await reviewing.load(asked, 6, () => undefined);
  expect(shown()).toEqual([6, [3, 8], 4]);
  await reviewing.load(asked, null, () => undefined);
  expect(shown()).toEqual([10, [1, 0], 8]);
});

test("steps and turns go both ways and stop at the ends", () => {
  reviewing.step(1);
  expect(shown()).toEqual([3, [3, 0], 2]);
  reviewing.turn(1);
  expect(reviewing.at).toBe(4);
  reviewing.turn(1);
  expect(reviewing.at).toBe(5);
  reviewing.step(1);
  expect(reviewing.at).toBe(5);
  reviewing.turn(-1);
  expect(reviewing.at).toBe(4);
  reviewing.turn(-1);
  expect(reviewing.at).toBe(0);
  reviewing.step(-1);
  expect(reviewing.at).toBe(0);
});

test("the next swing is the next of what changed the game", () => {
  reviewing.swing();
  expect(reviewing.at).toBe(1);
  reviewing.swing();
  expect(reviewing.at).toBe(2);
});

test("what is looked at counts as settled, with what led to it as news", () => {
  reviewing.go(2);
  flushSync();
  expect(state.settled).toBe(true);
  expect(state.recent.map(({ kind }) => kind)).toEqual(["struck", "die"]);
});

test("it plays by itself: dice over the table as it was, then what came of them", () => {
  vi.useFakeTimers();
  reviewing.go(1);
  reviewing.toggle();
  vi.advanceTimersByTime(230);
  expect(state.moment.map(({ kind }) => kind)).toEqual(["struck", "die"]);
  expect(state.shown?.step).toBe(3);
  vi.advanceTimersByTime(600);
  expect(state.shown?.step).toBe(6);
  vi.advanceTimersByTime(20_000);
  expect(reviewing.at).toBe(5);
  expect(reviewing.plays).toBe(false);
});

test("twice as fast takes half the time", () => {
  const last = (speed: 1 | 2): number => {
    vi.useFakeTimers();
    reviewing.go(0);
    reviewing.speed = speed;
    reviewing.toggle();
    let time = 0;
    for (; reviewing.plays; time += 10) vi.advanceTimersByTime(10);
    return time;
  };
  expect(last(2) / last(1)).toBeCloseTo(0.5, 1);
});
