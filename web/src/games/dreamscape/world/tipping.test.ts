import { expect, test } from "vitest";
import { type Box, tipCorner } from "./tipping";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const WINDOW = box(0, 0, 1280, 800);
const WORLD = box(20, 80, 870, 480);
const TIP = { width: 240, height: 130 };
const ROWS = [0, 1, 2].flatMap((column) => [0, 1].map((row) => box(60 + column * 290, 210 + row * 230, 200, 40)));

const placed = (island: Box, rows = ROWS, window = WINDOW): Box => {
  const { x, y } = tipCorner(TIP, island, rows, WORLD, window);
  return box(x, y, TIP.width, TIP.height);
};
const meets = (one: Box, two: Box): boolean =>
  one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;

test.each([0, 1, 2].flatMap((column) => [0, 1].map((row) => [column, row] as const)))(
  "a tip of the island in column %i, row %i covers no row of shards and stays on the page",
  (column, row) => {
    const tip = placed(box(20 + column * 290, 80 + row * 230, 280, 220));
    expect(ROWS.filter((one) => meets(tip, one))).toEqual([]);
    expect(tip.left).toBeGreaterThanOrEqual(0);
    expect(tip.right).toBeLessThanOrEqual(WINDOW.right);
    expect(tip.bottom).toBeLessThanOrEqual(WINDOW.bottom);
  },
);

test("where rows are everywhere, a tip opens below the world", () => {
  const tip = placed(box(310, 80, 280, 220), [box(0, 0, 1280, 560)]);
  expect(tip.top).toBeGreaterThan(WORLD.bottom);
});
