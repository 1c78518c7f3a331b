import { describe, expect, test } from "vitest";
import type { LocationText } from "../../../messages";
import { moment, PLACES } from "./fixture";
import { chart, corner, neighbour, sleepersAt, steps, TALL, WIDE } from "./map";

const place = (number: number): LocationText => {
  const found = PLACES.find((one) => one.number === number);
  if (!found) throw new Error(`no location is ${number}`);
  return found;
};

describe("the map", () => {
  test("has two rows where there is room, and three where it is narrow", () => {
    expect(chart(960).turned).toBe(false);
    expect(chart(366).turned).toBe(true);
    expect(chart(480, 230).turned).toBe(false);
    expect(chart(374, 300).turned).toBe(true);
  });

  test.each([
    [1180, undefined],
    [870, 480],
    [480, 230],
    [374, 300],
    [344, 420],
  ])("keeps its islands apart and within %i by %s", (width, height) => {
    const fitted = chart(width, height);
    expect(fitted.height).toBeLessThanOrEqual(height ?? Infinity);
    const corners = PLACES.map((one) => corner(one, fitted));
    for (const { x, y } of corners) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + WIDE * fitted.unit).toBeLessThanOrEqual(width);
      expect(y + TALL * fitted.unit).toBeLessThanOrEqual(fitted.height + 1);
    }
    expect(new Set(corners.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(6);
  });

  test("takes no height for an unlimited one before the page is measured", () => {
    expect(chart(960, 0)).toEqual(chart(960));
  });
});

describe("ways", () => {
  test("are counted in links", () => {
    expect([1, 2, 3, 4, 5, 6].map((number) => steps(1, number, PLACES))).toEqual([0, 1, 2, 1, 2, 3]);
  });

  test("follow the arrow keys as the map is drawn", () => {
    const reach = (from: number, key: string, turned: boolean): number | undefined =>
      neighbour(place(from), key, turned, PLACES)?.number;
    expect(reach(2, "ArrowRight", false)).toBe(3);
    expect(reach(2, "ArrowDown", false)).toBe(5);
    expect(reach(2, "ArrowDown", true)).toBe(3);
    expect(reach(2, "ArrowRight", true)).toBe(5);
    expect(reach(3, "ArrowRight", false)).toBe(3);
    expect(reach(3, "Enter", false)).toBeUndefined();
  });
});

test("Sleepers lie in the order in which they lay down, and whoever travels is on top", () => {
  const view = moment("three-travel");
  for (const player of view.seats) player.sleeper = 2;
  expect(sleepersAt(view, 2).map((one) => one.seat)).toEqual(["C", "B", "A"]);
  view.phase = "creation";
  expect(sleepersAt(view, 2).map((one) => one.seat)).toEqual(["A", "C", "B"]);
  expect(sleepersAt(view, 3)).toEqual([]);
});
