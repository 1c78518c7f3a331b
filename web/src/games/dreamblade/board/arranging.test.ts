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

test.each([2, 3, 4, 5, 8, 10, 16])(
  "%i tokens leave the corners free in which the worth of the cell stands",
  (count) => {
    for (const [share, corners] of [
      [1, 2],
      [1, 1],
      [0.5, 1],
    ] as const) {
      const { columns, width, tall, beside, over } = arranged(count, share, corners);
      const lines = Math.ceil(count / columns);
      expect(columns * width + beside * corners).toBeLessThanOrEqual(1);
      expect(lines * width * tall + over * corners).toBeLessThanOrEqual(share);
      const centred = (1 - columns * width) / 2;
      expect(Math.max(centred, beside, over)).toBeGreaterThan(0.16);
    }
  },
);

test("one token has all of its place, whatever the cell is worth", () => {
  expect(arranged(1, 1, 2)).toEqual(arranged(1, 1));
  expect(arranged(1, 0.5, 1)).toEqual(arranged(1, 0.5));
});
