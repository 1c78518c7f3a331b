import { describe, expect, test } from "vitest";
import { recall, remember, remembered } from "../../../memory";
import { openedKey, Recent, use, warbandKey } from "./recent.svelte";

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
  remember("pools-dreamblade", JSON.stringify([{ way: 3 }, { ...pool("b"), said: { pl: 3 } }, pool("a"), null]));
  expect(new Recent().all).toEqual([pool("a")]);
  remember("pools-dreamblade", "nonsense");
  expect(new Recent().all).toEqual([]);
});

describe("pools of tables and drafts", () => {
  const built = (): string[] => remembered("from-pool-").map((key) => key.slice("from-pool-".length));
  function build(name: string): void {
    use(name);
    remember(warbandKey(name), "{}");
    remember(openedKey(name), "0.1");
  }

  test("only so many are remembered, and the oldest go with all that was remembered of them", () => {
    for (let number = 1; number <= 40; number++) build(`draft-${number}`);
    expect(built().sort()).toEqual(["draft-35", "draft-36", "draft-37", "draft-38", "draft-39", "draft-40"]);
    expect(remembered("opened-")).toHaveLength(6);
  });

  test("whoever comes back to one keeps it", () => {
    build("packs-mine");
    for (let number = 1; number <= 20; number++) {
      build(`draft-${number}`);
      use("packs-mine");
    }
    expect(built()).toContain("packs-mine");
  });

  test("those that are listed by their words stay and take nobody's place", () => {
    new Recent().note(pool("a"));
    build("boosters/first-sleep/a");
    for (let number = 1; number <= 6; number++) build(`draft-${number}`);
    expect(built()).toHaveLength(7);
    expect(built()).toContain("boosters/first-sleep/a");
  });

  test("what was left before anybody counted goes, too", () => {
    for (let number = 1; number <= 40; number++) remember(warbandKey(`draft-${number}`), "{}");
    build("packs-new");
    expect(built()).toHaveLength(6);
    expect(built()).toContain("packs-new");
  });
});
