import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { language } from "../words";
import Ticking from "./Ticking.svelte";

beforeEach(async () => {
  vi.useFakeTimers();
  await language.choose("en");
});

afterEach(() => vi.useRealTimers());

function show(left: number, running: number[], mine: boolean): void {
  const clocks = { type: "clocks" as const, left: [left, 5_000], running };
  render(Ticking, { told: { clocks, at: performance.now() }, seat: 0, who: "Ada", mine });
  flushSync();
}

function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

test("a clock that runs ticks, and says little time in words and to those who hear the page", () => {
  show(31_000, [0], true);
  expect(screen.getByText("0:31")).toBeTruthy();
  expect(screen.getByRole("timer").textContent).toBe("Time of Ada: 0:31");
  expect(screen.queryByText("hurry!")).toBeNull();
  pass(1_000);
  expect(screen.getByText("hurry!")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe("You have 30 seconds left.");
  pass(20_000);
  expect(screen.getByRole("alert").textContent).toBe("You have 10 seconds left.");
  pass(60_000);
  expect(screen.getByText("0:00")).toBeTruthy();
});

test("a clock that stands does not tick", () => {
  show(20_000, [1], true);
  pass(9_000);
  expect(screen.getByText("0:20")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe("");
});

test("nobody is warned of another's time", () => {
  show(20_000, [0], false);
  pass(15_000);
  expect(screen.getByText("0:05")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
