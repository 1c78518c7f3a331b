import { expect, test } from "vitest";
import type { MiniatureText } from "../../../messages";
import { byAspect, widest } from "./aspects";

const one = (...aspects: string[]): MiniatureText => ({ name: aspects.join(), aspects }) as unknown as MiniatureText;
const POOL = [
  one("Fear"),
  one("Fear", "Madness"),
  one("Madness"),
  one("Fear", "Fear"),
  one("Passion"),
  one("Valor", "Fear"),
];

test("miniatures are counted by aspect, the most frequent first, a doubled symbol once", () => {
  expect(byAspect(POOL).map(({ aspect, number }) => [aspect, number])).toEqual([
    ["Fear", 4],
    ["Madness", 2],
    ["Valor", 1],
    ["Passion", 1],
  ]);
});

test("5.3 the two aspects that go furthest need no third symbol", () => {
  const { two, number } = widest(POOL);
  expect([...two].sort()).toEqual(["Fear", "Madness"]);
  expect(number).toBe(4);
});
