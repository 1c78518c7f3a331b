import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Play, Reviewed } from "../messages";
import type { Game } from "../table/game";
import { asked, MEASURE, STEPS, TELLING } from "../table/moments/fixture";
import { TableState } from "../table/state.svelte";
import type { Turns } from "../table/turn/turns";
import { held } from "./held.svelte";
import { Reviewing } from "./reviewing.svelte";

const PACE = {
  lasting: () => 300,
  rolls: new Set(["struck", "die"]),
  holds: new Set<string>(),
  turns: new Set<string>(),
};
let state: TableState;
let reviewing: Reviewing;

beforeEach(async () => {
  vi.useRealTimers();
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

test("it says in which turn it is, or what comes before the first", () => {
  const before = (play: Play): string | undefined => (play.step === 2 ? "Set-up" : undefined);
  reviewing.game = { telling: { ...TELLING, beforehand: before }, pace: PACE } as unknown as Game;
  const said = [0, 1, 5].map((moment) => {
    reviewing.go(moment);
    return reviewing.when;
  });
  expect(said).toEqual(["Set-up", "Turn 1", "Turn 2"]);
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

test("whoever hurries through it rests again a moment after the last step", () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(1000);
  reviewing.step(1);
  expect(reviewing.rests).toBe(true);
  vi.advanceTimersByTime(20);
  reviewing.step(1);
  expect(reviewing.rests).toBe(false);
  expect(state.shown?.step).toBe(6);
  vi.advanceTimersByTime(200);
  expect(reviewing.rests).toBe(true);
});

test("what is held stays what it was until it may follow", () => {
  let may = $state(true);
  let value = $state(1);
  const shown = held(
    () => may,
    () => value,
  );
  expect(shown()).toBe(1);
  may = false;
  value = 2;
  expect(shown()).toBe(1);
  may = true;
  expect(shown()).toBe(2);
});

describe("while parts of a game are still to come", () => {
  /** A server that tells the second part when it is let. */
  function slow(): { ask: (from: number) => Promise<Reviewed>; go: () => Promise<void> } {
    let give = (): void => undefined;
    const second = new Promise<void>((resolve) => (give = resolve));
    const ask = async (from: number): Promise<Reviewed> => {
      if (from > 0) await second;
      return asked(from);
    };
    const go = async (): Promise<void> => {
      give();
      await new Promise((done) => setTimeout(done));
    };
    return { ask, go };
  }
  const started = (): Promise<void> => new Promise((done) => setTimeout(done));

  test("whoever goes somewhere stays there, whatever was wanted at first", async () => {
    const { ask, go } = slow();
    void reviewing.load(ask, 9, () => undefined);
    await started();
    reviewing.step(1);
    expect(reviewing.at).toBe(1);
    await go();
    expect(reviewing.whole).toBe(true);
    expect(reviewing.at).toBe(1);
  });

  test("a step that has not come is shown when it comes", async () => {
    const { ask, go } = slow();
    void reviewing.load(ask, 0, () => undefined);
    await started();
    reviewing.goToStep(9);
    await go();
    expect(state.shown?.step).toBe(9);
  });

  test("what is seen by another seat takes the place of what is shown when as much of it has come", async () => {
    reviewing.goToStep(9);
    const { at, play } = reviewing;
    const { ask, go } = slow();
    void reviewing.load(ask, undefined, () => undefined, true);
    await started();
    expect(reviewing.play).toBe(play);
    expect(reviewing.last).toBe(5);
    await go();
    expect(reviewing.at).toBe(at);
    expect(reviewing.play).not.toBe(play);
    expect(state.shown?.step).toBe(9);
  });

  test("a link to another seat and step leads to both", async () => {
    reviewing.goToStep(9);
    await reviewing.load(asked, 3, () => undefined, true);
    expect(state.shown?.step).toBe(3);
  });

  test("what goes wrong with a game that is not wanted any more is no fault", async () => {
    let fail = (_: unknown): void => undefined;
    const first = reviewing.load(
      () => new Promise((_, no) => (fail = no)),
      0,
      () => undefined,
    );
    await reviewing.load(asked, 0, () => undefined);
    fail(new TypeError("offline"));
    await expect(first).resolves.toBeUndefined();
  });

  test("another game begins at its own beginning", async () => {
    reviewing.goToStep(9);
    const { ask } = slow();
    void reviewing.load(ask, 0, () => undefined);
    await started();
    expect(reviewing.at).toBe(0);
  });
});
