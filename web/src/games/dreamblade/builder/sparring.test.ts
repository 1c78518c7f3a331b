import { beforeEach, expect, test, vi } from "vitest";
import type { Sparring } from "../../../messages";
import * as api from "../api";
import { changeFrom, Verdict } from "./sparring.svelte";

beforeEach(() => localStorage.clear());

/** A verdict with an interval as wide to both sides. */
function found(share: number, width: number): Sparring {
  return { bot: "scripted", games: 60, share, low: share - width, high: share + width, met: [] };
}

async function tried(verdict: Verdict, copies: Record<string, number>, sparring: Sparring): Promise<void> {
  vi.spyOn(api, "spar").mockResolvedValue({ id: "x", done: 60, total: 60, sparring });
  await verdict.ask("w1.x", copies, 3);
}

test("a verdict is there when one comes back, whatever the warband is called", async () => {
  await tried(new Verdict(), { Ant: 3, Bat: 2 }, found(0.4, 0.1));
  const later = new Verdict();
  expect(later.of({ Bat: 2, Ant: 3 })?.sparring.share).toBe(0.4);
  expect(later.of({ Ant: 3 })).toBeUndefined();
});

test("what was tried before a change is told apart from other warbands", async () => {
  const verdict = new Verdict();
  await tried(verdict, { Yak: 3, Zebu: 3 }, found(0.9, 0.1));
  await tried(verdict, { Ant: 3, Bat: 2 }, found(0.4, 0.1));
  await tried(verdict, { Ant: 3, Cat: 2 }, found(0.5, 0.1));
  expect(verdict.before({ Ant: 3, Cat: 2 })?.copies).toEqual({ Ant: 3, Bat: 2 });
  expect(verdict.before({ Yak: 3, Zebu: 3 })).toBeUndefined();
});

test("the same warband tried again takes the place of what was found first, and old ones are forgotten", async () => {
  const verdict = new Verdict();
  await tried(verdict, { Ant: 1 }, found(0.4, 0.1));
  await tried(verdict, { Ant: 1 }, found(0.45, 0.05));
  expect(verdict.tried.map(({ sparring }) => sparring.share)).toEqual([0.45]);
  for (let number = 0; number < 20; number++) await tried(verdict, { Bat: number + 1 }, found(0.5, 0.1));
  expect(new Verdict().tried.length).toBe(12);
  expect(verdict.of({ Ant: 1 })).toBeUndefined();
});

test("a change is better or worse only where chance would hardly make the difference", () => {
  expect(changeFrom(found(0.3, 0.1), found(0.5, 0.1))).toBe("better");
  expect(changeFrom(found(0.5, 0.1), found(0.3, 0.1))).toBe("worse");
  expect(changeFrom(found(0.4, 0.1), found(0.5, 0.1))).toBe("unsure");
});
