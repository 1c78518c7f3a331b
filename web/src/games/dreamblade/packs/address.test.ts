import { expect, test } from "vitest";
import { addressOf, drawnSeed, readWanted, spoken, tidySeed } from "./address";

test("a seed is the same however it is typed", () => {
  for (const typed of ["moth lantern seven", " Moth  Lantern, seven! ", "moth-lantern-seven"])
    expect(tidySeed(typed)).toBe("moth-lantern-seven");
  expect(tidySeed("Ćma żaba 7")).toBe("ćma-żaba-7");
  expect(tidySeed(" ?! ")).toBe("");
  expect(tidySeed("a ".repeat(90)).length).toBeLessThanOrEqual(60);
});

test("an address leads to the same packs again", () => {
  const wanted = { packs: "boosters", set: "first-sleep", seed: "ćma-latarnia-siedem" };
  const address = addressOf(wanted);
  const path = address.split("/").slice(3).map(decodeURIComponent).join("/");
  expect(readWanted(path)).toEqual(wanted);
  expect(spoken(wanted.seed)).toBe("ćma latarnia siedem");
});

test.each(["", "boosters", "boosters/first-sleep", "boosters/first-sleep/?", "boosters/first-sleep/a/b"])(
  "%j is no address of a pool",
  (path) => expect(readWanted(path)).toBeUndefined(),
);

test("a seed that is drawn has three words, no two alike", () => {
  const draws = [0, 0, 0.4, 0.4, 0.9];
  expect(drawnSeed("moth lantern seven", () => draws.shift() ?? 0.5)).toBe("moth-lantern-seven");
});
