import { expect, test } from "vitest";
import { type Box, placed } from "./placing";

const DESK: Box = { left: 0, top: 0, width: 1280, height: 800 };
const PHONE: Box = { left: 0, top: 0, width: 390, height: 844 };
const HINT = { width: 300, height: 120 };
const box = (left: number, top: number, width = 60, height = 60): Box => ({ left, top, width, height });

test.each<[string, Box, Box, string]>([
  ["beside its target on a desk", box(400, 300), DESK, "right"],
  ["on the other side at the edge", box(1150, 300), DESK, "left"],
  ["under a target that is as wide as the screen", box(0, 100, 1280, 200), DESK, "below"],
  ["over one that stands at the bottom, too", box(0, 600, 1280, 190), DESK, "above"],
  ["over its target on a phone", box(160, 400), PHONE, "above"],
  ["under one at the top of a phone", box(160, 100), PHONE, "below"],
])("a hint stands %s", (_, target, screen, side) => {
  const found = placed(target, HINT, screen);
  expect(found.side).toBe(side);
  expect(found.left).toBeGreaterThanOrEqual(0);
  expect(found.left + HINT.width).toBeLessThanOrEqual(screen.width);
  expect(found.top).toBeGreaterThanOrEqual(0);
  expect(found.top + HINT.height).toBeLessThanOrEqual(screen.height);
  const apart =
    found.left >= target.left + target.width ||
    found.left + HINT.width <= target.left ||
    found.top >= target.top + target.height ||
    found.top + HINT.height <= target.top;
  expect(apart).toBe(true);
});

test("a hint keeps away from what is needed, where another side is free", () => {
  expect(placed(box(400, 300), HINT, DESK, [box(480, 0, 400, 800)]).side).toBe("left");
  expect(placed(box(400, 300), HINT, DESK, [box(0, 0, 1280, 800)]).side).toBe("right");
});

test("its tip points at the middle of the target, but keeps away from the corners", () => {
  expect(placed(box(400, 300), HINT, DESK).tip).toBe(60);
  expect(placed(box(400, 0, 60, 20), HINT, DESK).tip).toBe(22);
});
