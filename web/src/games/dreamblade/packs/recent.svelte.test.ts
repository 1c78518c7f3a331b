import { expect, test } from "vitest";
import { recall, remember } from "../../../memory";
import { openedKey, Recent } from "./recent.svelte";

const pool = (seed: string) => ({ way: "boosters", set: "first-sleep", seed });

test("pools are remembered, the newest first and each once", () => {
  const recent = new Recent();
  for (const seed of ["a", "b", "a"]) recent.note(pool(seed));
  expect(new Recent().all.map((one) => one.seed)).toEqual(["a", "b"]);
});

test("the oldest goes with all that was remembered of it", () => {
  const recent = new Recent();
  recent.note(pool("old"));
  remember(openedKey("boosters/first-sleep/old"), "2.7");
  for (const seed of ["a", "b", "c", "d", "e", "f"]) recent.note(pool(seed));
  expect(recent.all.map((one) => one.seed)).toEqual(["f", "e", "d", "c", "b", "a"]);
  expect(recall(openedKey("boosters/first-sleep/old"))).toBe("");
});

test("what somebody else has written there is left out", () => {
  remember("pools-dreamblade", JSON.stringify([{ way: 3 }, pool("a"), null]));
  expect(new Recent().all).toEqual([pool("a")]);
  remember("pools-dreamblade", "nonsense");
  expect(new Recent().all).toEqual([]);
});
