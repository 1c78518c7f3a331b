import { describe, expect, test } from "vitest";
import { slotsOf } from "../pieces/geometry";
import { headroom, hidden, hiding, nearest, topOf } from "./sight";

const GROUND = { columns: 5, rows: 5 };
const heights =
  (high: Record<string, number>) =>
  (slot: string): number =>
    high[slot] ?? 0;

describe("a slot", () => {
  test("is hidden by a stack straight in front that is two higher", () => {
    expect(hidden("c3", GROUND, 0, heights({ d2: 2 }))).toBe(true);
    expect(hidden("c3", GROUND, 0, heights({ d2: 1 }))).toBe(false);
    expect(hidden("c3", GROUND, 0, heights({ d2: 2, c3: 1 }))).toBe(false);
  });

  test("is seen again when the land is turned", () => {
    expect(hidden("c3", GROUND, 1, heights({ d2: 3 }))).toBe(false);
    expect(hidden("c3", GROUND, 1, heights({ d4: 3 }))).toBe(true);
  });

  test("lets those fade that hide a part of it", () => {
    expect(hiding("c3", GROUND, 0, heights({ d2: 3, d3: 3, c2: 1, b4: 5 }))).toEqual(["d2", "d3"]);
    expect(hiding("e1", GROUND, 0, heights({ d1: 5 }))).toEqual([]);
  });
});

describe("a blunt touch", () => {
  const top = (slot: string): { x: number; y: number } => topOf(slot, GROUND, 0, 0);

  test("means the nearest slot that can be chosen", () => {
    const { x, y } = top("c3");
    expect(nearest({ x: x + 60, y: y + 10 }, ["b3", "d3", "d5"], top)).toBe("d3");
  });

  test("means none where all are far away", () => {
    expect(nearest(top("a1"), ["e5"], top)).toBeUndefined();
    expect(nearest(top("a1"), [], top)).toBeUndefined();
  });
});

test("what stands at the far corner needs room above, whichever way the land is turned", () => {
  const slots = slotsOf(GROUND).flat();
  const corners = ["a1", "a5", "e1", "e5"].map((tall) => headroom(GROUND, heights({ [tall]: 200 }), slots));
  expect(new Set(corners).size).toBe(1);
  expect(corners[0]).toBeGreaterThan(headroom(GROUND, heights({ c3: 200 }), slots));
});
