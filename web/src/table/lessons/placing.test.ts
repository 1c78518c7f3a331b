import { describe, expect, test } from "vitest";
import { type Box, type Placed, placed as placedOrNot } from "./placing";

const DESK: Box = { left: 0, top: 0, width: 1280, height: 800 };
const PHONE: Box = { left: 0, top: 0, width: 390, height: 844 };
const HINT = { width: 300, height: 120 };
/** Place a hint that finds a place. */
function placed(...wish: Parameters<typeof placedOrNot>): Placed {
  const found = placedOrNot(...wish);
  if (!found) throw new Error("there is no place");
  return found;
}
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

test("a hint goes along its side, away from what is needed, and still points at its target", () => {
  const world = box(0, 100, 880, 340);
  const [hands, card] = [box(107, 600, 386, 100), box(510, 440, 190, 220)];
  const found = placed(world, HINT, DESK, [hands, card, box(880, 0, 400, 800)]);
  expect(found.side).toBe("below");
  expect(found.top + HINT.height).toBeLessThanOrEqual(hands.top);
  expect(found.left + HINT.width).toBeLessThanOrEqual(card.left);
  expect(found.left + found.tip).toBeGreaterThan(world.left);
});

test("a hint that must cover something covers as little as it can", () => {
  const all = [box(0, 0, 1280, 290), box(0, 370, 1280, 430), box(470, 290, 810, 80), box(0, 290, 60, 80)];
  expect(placed(box(400, 300), HINT, DESK, all).side).toBe("left");
});

test("on a low phone a hint lies on the edge of a large target rather than on Hands", () => {
  const low: Box = { left: 0, top: 0, width: 360, height: 640 };
  const [world, hands, asked] = [box(2, 118, 356, 170), box(8, 292, 344, 66), box(0, 360, 360, 280)];
  const found = placed(world, HINT, low, [hands, asked]);
  expect(found.top + HINT.height).toBeLessThanOrEqual(world.top + 20);
});

test("on a phone a hint stands apart from its target rather than on Hands or the question", () => {
  const tall = { width: 304, height: 150 };
  const [land, hands, asked] = [box(2, 170, 386, 180), box(8, 352, 374, 66), box(0, 420, 390, 424)];
  const found = placed(box(8, 430, 120, 44), tall, PHONE, [hands, asked]);
  expect(found.side).toBe("apart");
  expect(found.top + tall.height).toBeLessThanOrEqual(hands.top);
  expect(placed(land, tall, PHONE, [hands, asked]).side).toBe("above");
});

test("its tip points at the middle of the target, but keeps away from the corners", () => {
  expect(placed(box(400, 300), HINT, DESK).tip).toBe(60);
  expect(placed(box(400, 0, 60, 20), HINT, DESK).tip).toBe(22);
});

describe("what is barred is never covered", () => {
  const board = box(200, 60, 600, 600);
  /** The cells of a board, five by five. */
  const cells = Array.from({ length: 25 }, (_, nth) =>
    box(board.left + (nth % 5) * 120, board.top + Math.floor(nth / 5) * 120, 120, 120),
  );
  const overlap = (found: Placed, one: Box): boolean =>
    found.left < one.left + one.width &&
    found.left + HINT.width > one.left &&
    found.top < one.top + one.height &&
    found.top + HINT.height > one.top;

  test("beside its target, on another side of it or along the same", () => {
    const lit = [8, 13, 18].flatMap((nth) => cells[nth] ?? []);
    const found = placed(box(440, 300, 120, 120), HINT, DESK, [], lit);
    expect(found.side).toBe("left");
    expect(lit.some((one) => overlap(found, one))).toBe(false);
  });

  test("and where all of the board is, the hint stands beside it, as near as it can", () => {
    const found = placed(box(440, 300, 120, 120), HINT, DESK, [], cells);
    expect(found.side).toBe("apart");
    expect(cells.some((one) => overlap(found, one))).toBe(false);
    expect(found.left).toBeLessThan(board.left + board.width + 16);
  });

  test("not even for what is needed", () => {
    const beside = box(800, 0, 480, 800);
    const found = placed(box(440, 300, 120, 120), HINT, DESK, [beside], cells);
    expect(cells.some((one) => overlap(found, one))).toBe(false);
  });

  test("so that a hint may have no place at all", () => {
    expect(placedOrNot(box(160, 400), HINT, PHONE, [], [box(0, 100, 390, 640)])).toBeNull();
  });
});
