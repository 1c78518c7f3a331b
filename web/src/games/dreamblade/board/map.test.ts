import { beforeEach, expect, test } from "vitest";
import { learnCells } from "./cells.svelte";
import { CELLS } from "./fixture";
import { ahead, distance, isCell, rows } from "./map";

beforeEach(() => learnCells(CELLS));

test("the board lies as its side looks at it", () => {
  expect(rows("A")).toEqual([
    ["a5", "b5", "c5", "d5", "e5"],
    ["a4", "b4", "c4", "d4", "e4"],
    ["a3", "b3", "c3", "d3", "e3"],
    ["a2", "b2", "c2", "d2", "e2"],
    ["a1", "b1", "c1", "d1", "e1"],
  ]);
  expect(rows("B")).toEqual(
    rows("A")
      .map((row) => row.toReversed())
      .reverse(),
  );
});

test("zones are no cells", () => {
  expect(CELLS.every((cell) => isCell(cell.name))).toBe(true);
  expect(["reserves", "graveyard", "f1", "a6", ""].some(isCell)).toBe(false);
});

test("steps between cells are counted along the lines", () => {
  expect(distance("a1", "a1")).toBe(0);
  expect(distance("a1", "e5")).toBe(8);
  expect(distance("c3", "b3")).toBe(1);
});

test("the cell ahead is nearer to the enemy, and at the far end it is the one behind", () => {
  expect([ahead("c3", "A"), ahead("c3", "B")]).toEqual(["c4", "c2"]);
  expect([ahead("c5", "A"), ahead("c1", "B")]).toEqual(["c4", "c2"]);
});
