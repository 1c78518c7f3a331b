import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AskOdds, AskThreats } from "../../../messages";
import { seated } from "../../../table/seated";
import type { Talk } from "../../../table/talk";
import { askOf, playOf } from "../asking/questions";
import { Looking } from "./looking.svelte";

const open: Talk[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const talk of open.splice(0)) talk.close();
  vi.useRealTimers();
});

function begun() {
  const play = playOf("action");
  const { seat } = askOf("action");
  const { talk, line } = seated(play, [seat], "dreamblade");
  open.push(talk);
  const said = (type: string): unknown[] => line.said.filter((one) => one["type"] === type);
  return { looking: new Looking(talk), play, seat, line, said };
}

const STRIKES = new Map([
  ["b2", "strike b2 with A"],
  ["c3", "strike c3 with B"],
]);

test("the strikes of all cells are weighed one after another, when the table rests", async () => {
  const { looking, play, seat, line, said } = begun();
  looking.wantStrikes(play, seat, STRIKES);
  expect(said("ask-odds")).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(500);
  expect(said("ask-odds")).toHaveLength(1);
  for (const cleared of [0.25, 0.5]) {
    const wish = said("ask-odds").at(-1) as AskOdds;
    line.tell({ ...wish, type: "odds", odds: { exact: true, chances: { cleared }, expected: {}, pieces: [] } });
    await vi.advanceTimersByTimeAsync(0);
  }
  expect([...looking.strikes].map(([cell, { chances }]) => [cell, chances["cleared"]])).toEqual([
    ["b2", 0.25],
    ["c3", 0.5],
  ]);
});

test("threats are asked for once for a moment, and forgotten when nobody wants them", async () => {
  const { looking, play, seat, line, said } = begun();
  looking.wantThreats(play, seat);
  looking.wantThreats(play, seat);
  await vi.advanceTimersByTimeAsync(500);
  expect(said("ask-threats")).toHaveLength(1);
  const wish = said("ask-threats")[0] as AskThreats;
  line.tell({ ...wish, type: "threats", threats: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(looking.threats).toEqual([]);
  looking.wantThreats(null, seat);
  expect(looking.threats).toBeNull();
});

test("where the server does not say what threatens, nobody waits for it", async () => {
  const { looking, play, seat, line } = begun();
  looking.wantThreats(play, seat);
  await vi.advanceTimersByTimeAsync(500);
  expect(looking.silent).toBe(false);
  line.tell({ type: "refused", reason: "r", sentence: "", to: "ask-threats" });
  await vi.advanceTimersByTimeAsync(0);
  expect(looking.silent).toBe(true);
  looking.wantThreats(null, seat);
  expect(looking.silent).toBe(false);
});
