import { expect, test } from "vitest";
import { led } from "./roving";

test("arrows lead to the neighbours, and nowhere beyond the edges", () => {
  expect(led("ArrowRight", 0, 10, 4)).toBe(1);
  expect(led("ArrowLeft", 0, 10, 4)).toBeUndefined();
  expect(led("ArrowRight", 9, 10, 4)).toBeUndefined();
  expect(led("ArrowDown", 1, 10, 4)).toBe(5);
  expect(led("ArrowUp", 5, 10, 4)).toBe(1);
  expect(led("ArrowUp", 3, 10, 4)).toBeUndefined();
});

test("down from above a short last row leads to its end", () => {
  expect(led("ArrowDown", 7, 10, 4)).toBe(9);
  expect(led("ArrowDown", 9, 10, 4)).toBeUndefined();
});

test("home and end lead to the first and the last; other keys lead nowhere", () => {
  expect(led("Home", 7, 10, 4)).toBe(0);
  expect(led("End", 7, 10, 4)).toBe(9);
  expect(led("Enter", 7, 10, 4)).toBeUndefined();
});
