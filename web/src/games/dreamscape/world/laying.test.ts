import { describe, expect, it } from "vitest";
import { blocksOf, laid } from "./laying";

const held = (...counts: number[]) => counts.map((count) => ({ count, name: "Ziemia" }));

describe("shards in Hands", () => {
  it("lie as large as can be where there is room", () => {
    expect(laid(held(1, 2), 320)).toEqual({ size: 54, shift: 0.62, named: true });
    expect(laid([], 320).size).toBe(54);
  });

  it("lie in one row of a phone, two of each of six kinds", () => {
    const way = laid(held(2, 2, 2, 2, 2, 2), 320);
    expect(way.named).toBe(false);
    expect(6 * (Math.max(44, blocksOf(2, way) + 12) + 4) - 4).toBeLessThanOrEqual(320);
  });

  it("keep their names as long as these fit", () => {
    expect(laid(held(2, 1, 2), 320).named).toBe(true);
    expect(laid(held(2, 2, 2, 2, 2), 320).named).toBe(false);
  });
});
