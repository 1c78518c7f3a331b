import { beforeEach, expect, test, vi } from "vitest";
import type { Sparring } from "../../../messages";
import * as api from "../api";
import { Draft } from "./draft.svelte";
import { blameOf, changeFrom, Verdict, type Tried } from "./sparring.svelte";

beforeEach(() => localStorage.clear());

/** A verdict with an interval as wide to both sides. */
function found(share: number, width: number): Sparring {
  return { bot: "scripted", games: 60, share, low: share - width, high: share + width, met: [] };
}

async function tried(
  verdict: Verdict,
  copies: Record<string, number>,
  sparring: Sparring,
  mark = "one",
): Promise<void> {
  vi.spyOn(api, "spar").mockResolvedValue({ id: "x", done: 60, total: 60, sparring });
  await verdict.ask("w1.x", { mark, copies }, 3);
}

test("a verdict is there when one comes back, whatever the warband is called", async () => {
  await tried(new Verdict(), { Ant: 3, Bat: 2 }, found(0.4, 0.1));
  const later = new Verdict();
  expect(later.of({ Bat: 2, Ant: 3 })?.sparring.share).toBe(0.4);
  expect(later.of({ Ant: 3 })).toBeUndefined();
});

test("what was tried before a change is told apart from other warbands", async () => {
  const verdict = new Verdict();
  await tried(verdict, { Ant: 3, Bat: 2 }, found(0.4, 0.1));
  await tried(verdict, { Ant: 3, Cat: 3 }, found(0.9, 0.1), "another");
  // However much of it is changed, it is the same warband, also on the next visit.
  const changed = { mark: "one", copies: { Cat: 3, Dog: 1 } };
  expect(new Verdict().before(changed)?.copies).toEqual({ Ant: 3, Bat: 2 });
  await tried(verdict, changed.copies, found(0.5, 0.1));
  expect(verdict.before(changed)?.sparring.share).toBe(0.4);
  expect(verdict.before({ mark: "another", copies: { Ant: 3, Cat: 3 } })).toBeUndefined();
});

test("what is seen of a warband that was opened again is the last of it, and stays when it is changed", async () => {
  const verdict = new Verdict();
  await tried(verdict, { Ant: 3 }, found(0.4, 0.1));
  await tried(verdict, { Ant: 2 }, found(0.5, 0.1));
  verdict.see({ mark: "opened", copies: { Ant: 3 } });
  expect(verdict.before({ mark: "opened", copies: { Bat: 1 } })?.sparring.share).toBe(0.4);
  verdict.see({ mark: "opened", copies: { Bat: 1 } });
  expect(verdict.tried.length).toBe(2);
});

test("a warband keeps its mark while it is changed and on the next visit, until another one is laid down", () => {
  const draft = new Draft();
  draft.lay({ name: "", about: "", figures: ["Ant", "Bat"] });
  const { mark } = draft;
  draft.takeOut("Ant");
  draft.takeOut("Bat");
  draft.remember();
  expect(new Draft().mark).toBe(mark);
  draft.clear();
  expect(draft.mark).not.toBe(mark);
  draft.back();
  expect(draft.mark).toBe(mark);
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

test("who failed in one of the last verdicts is blamed, and the last one says whether it is too dear", () => {
  const tried = (blamed: string[], tooDear: boolean): Tried => ({
    copies: {},
    sparring: { ...found(0.2, 0.1), why: { findings: [], measures: [], pieces: [], blamed, tooDear } },
  });
  const [now, before] = [tried(["Whale", "Bat"], false), tried(["Whale", "Yak"], true)];
  expect(blameOf(now, before)).toEqual({ blamed: ["Whale", "Bat", "Yak"], dear: false });
  expect(blameOf(before)).toEqual({ blamed: ["Whale", "Yak"], dear: true });
  // What this browser remembers may be older than that.
  expect(blameOf({ copies: {}, sparring: found(0.2, 0.1) })).toEqual({ blamed: [], dear: false });
});

test("a change is better or worse only where chance would hardly make the difference", () => {
  expect(changeFrom(found(0.3, 0.1), found(0.5, 0.1))).toBe("better");
  expect(changeFrom(found(0.5, 0.1), found(0.3, 0.1))).toBe("worse");
  expect(changeFrom(found(0.4, 0.1), found(0.5, 0.1))).toBe("unsure");
});
