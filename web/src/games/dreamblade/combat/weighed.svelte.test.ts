import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AskOdds, OddsOf } from "../../../messages";
import { seated } from "../../../table/seated";
import type { Talk } from "../../../table/talk";
import { askOf, playOf } from "../asking/questions";
import { Weighed } from "./weighed.svelte";

const open: Talk[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const talk of open.splice(0)) talk.close();
  vi.useRealTimers();
});

function begun() {
  const { talk, line } = seated(playOf("action"), [askOf("action").seat], "dreamblade");
  open.push(talk);
  const asked = (): unknown[] => line.said.flatMap((one) => (one["type"] === "ask-odds" ? [one["text"]] : []));
  const tell = (text: string, cleared: number): void => {
    const odds = { exact: true, chances: { cleared }, expected: { swing: 0, points: 0 }, pieces: [] };
    const { seat, step, cuts, aim } = line.said.at(-1) as unknown as AskOdds;
    const told: OddsOf = { type: "odds", seat, step, cuts, text, aim, odds };
    line.tell(told);
  };
  return { weighed: new Weighed(talk), line, asked, tell };
}

test("odds are asked for when the choice of attackers rests", async () => {
  const { weighed, asked, tell } = begun();
  weighed.want("strike c2 with A");
  weighed.want("strike c2 with A, B");
  expect(asked()).toEqual([]);
  expect(weighed.waits).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked()).toEqual(["strike c2 with A, B"]);
  tell("strike c2 with A, B", 0.25);
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(weighed.found?.chances["cleared"]).toBe(0.25);
  expect(weighed.waits).toBe(false);
});

test("what is wanted meanwhile is asked for next, and what is wanted no more is not shown", async () => {
  const { weighed, asked, tell } = begun();
  weighed.want("first");
  await vi.advanceTimersByTimeAsync(500);
  weighed.want("second");
  await vi.advanceTimersByTimeAsync(500);
  expect(asked()).toEqual(["first"]);
  tell("first", 0.5);
  await vi.advanceTimersByTimeAsync(0);
  expect(weighed.found).toBeNull();
  expect(asked()).toEqual(["first", "second"]);
  tell("second", 0.75);
  await vi.advanceTimersByTimeAsync(0);
  expect(weighed.found?.chances["cleared"]).toBe(0.75);
});

test("odds of something else, which come late, are not shown", async () => {
  const { weighed, tell } = begun();
  weighed.want("first");
  await vi.advanceTimersByTimeAsync(500);
  tell("before", 0.5);
  await vi.advanceTimersByTimeAsync(0);
  expect([weighed.found, weighed.waits]).toEqual([null, true]);
});

test("a refusal shows no odds and disturbs nobody", async () => {
  const { weighed, line } = begun();
  weighed.want("first");
  await vi.advanceTimersByTimeAsync(500);
  line.tell({ type: "refused", reason: "server-odds-busy", sentence: "Busy.", to: "ask-odds" });
  await vi.advanceTimersByTimeAsync(0);
  expect([weighed.found, weighed.waits]).toEqual([null, false]);
  expect(open[0]?.state.refused).toBeNull();
});

test("nothing is asked for once the stage is put away", async () => {
  const { weighed, asked } = begun();
  weighed.want("first");
  weighed.end();
  await vi.advanceTimersByTimeAsync(500);
  expect(asked()).toEqual([]);
});
