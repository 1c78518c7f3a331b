import { expect, test } from "vitest";
import { chipWidth, type Hung, spread } from "./chips";

const chip = (key: string, x: number, y: number): Hung => ({
  key,
  slot: "c3",
  text: "+2",
  tone: "gain",
  price: undefined,
  at: { x, y },
});

test("chips at one place lie below each other", () => {
  const ys = spread([chip("a", 50, 20), chip("b", 50, 20), chip("c", 55, 25)]).map(({ at }) => at.y);
  expect(ys[0]).toBe(20);
  expect((ys[1] ?? 0) - (ys[0] ?? 0)).toBeGreaterThanOrEqual(28);
  expect((ys[2] ?? 0) - (ys[1] ?? 0)).toBeGreaterThanOrEqual(28);
});

test("chips beside each other stay where they are", () => {
  const apart = chipWidth(chip("a", 0, 0)) + 10;
  expect(spread([chip("a", 0, 20), chip("b", apart, 20)]).map(({ at }) => at.y)).toEqual([20, 20]);
});

test("a price makes a chip wider", () => {
  expect(chipWidth({ text: "+2", price: "free" })).toBeGreaterThan(chipWidth({ text: "+2", price: undefined }));
});
