import { expect, test } from "vitest";
import type { Mark } from "../marks";
import { lights } from "./lights";
import { pickingOf } from "./questions";
import { kept, spoken } from "./spoken";

test("marks say what choosing them does in the language of the page", () => {
  const { cells } = spoken(lights(pickingOf("spawn", { kind: "piece", label: "Runetagged Brawler#1" })));
  expect(cells.get("d1")?.sentence).not.toContain("⟦");
  expect(cells.get("d1")?.state).toBe("target");
});

test("a mark that says what it said stays the same thing, and only that", () => {
  const before = new Map<string, Mark>([
    ["a1", { state: "open", sentence: "Go." }],
    ["b1", { state: "open", sentence: "Go." }],
    ["c1", { state: "open", badge: "2" }],
    ["d1", { state: "open" }],
  ]);
  const fresh = new Map<string, Mark>([
    ["a1", { state: "open", sentence: "Go." }],
    ["b1", { state: "chosen", sentence: "Go." }],
    ["c1", { state: "open", badge: "3" }],
    ["e1", { state: "open" }],
  ]);
  const now = kept(before, fresh);
  expect([...now]).toEqual([...fresh]);
  expect([...now].map(([name, mark]) => mark === before.get(name))).toEqual([true, false, false, false]);
});
