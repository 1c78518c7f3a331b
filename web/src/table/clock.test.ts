import { expect, test } from "vitest";
import type { Clocks } from "../messages";
import { leftAt, warningAt } from "./clock";

const clocks: Clocks = { type: "clocks", left: [60_000, 50_000, -1], running: [0] };

test("only the time that runs gets less, and never less than nothing", () => {
  const told = { clocks, at: 1_000 };
  expect([0, 1, 2, 3].map((seat) => leftAt(told, seat, 11_000))).toEqual([50_000, 50_000, undefined, undefined]);
  expect(leftAt(told, 0, 999_000)).toBe(0);
});

test("after a start of the server it stands for a while", () => {
  const told = { clocks: { ...clocks, waits: 20_000 }, at: 1_000 };
  expect(leftAt(told, 0, 15_000)).toBe(60_000);
  expect(leftAt(told, 0, 22_000)).toBe(59_000);
});

test("people are warned once at thirty and once at ten seconds", () => {
  expect(warningAt(40_000, 30_000)).toBe(30);
  expect(warningAt(30_000, 29_750)).toBeUndefined();
  expect(warningAt(10_100, 9_900)).toBe(10);
  expect(warningAt(Infinity, 8_000)).toBe(10);
  expect(warningAt(Infinity, 80_000)).toBeUndefined();
});
