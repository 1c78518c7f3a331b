import { expect, test } from "vitest";
import { arranged } from "./arranging";

test.each([1, 2, 3, 4, 5, 8, 10, 16])("%i tokens fit into a cell and into half of it", (count) => {
  for (const share of [1, 0.5]) {
    const { columns, width, tall } = arranged(count, share);
    const lines = Math.ceil(count / columns);
    expect(columns * width).toBeLessThanOrEqual(1);
    expect(lines * width * tall).toBeLessThanOrEqual(share);
    expect(width).toBeGreaterThan(0.1);
  }
});

test("fewer tokens are larger", () => {
  expect(arranged(1, 1).width).toBeGreaterThan(arranged(2, 1).width);
  expect(arranged(4, 0.5).width).toBeGreaterThan(arranged(9, 0.5).width);
});
