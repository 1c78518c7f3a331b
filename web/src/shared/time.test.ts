import { beforeEach, expect, test } from "vitest";
import { language } from "../words";
import { timeOf } from "./time";

beforeEach(() => language.choose("en"));

test("time is shown to the second below an hour, and in hours and days above", () => {
  expect([0, 1, 9_001, 600_000, 3_599_000].map(timeOf)).toEqual(["0:00", "0:01", "0:10", "10:00", "59:59"]);
  expect(timeOf(3_600_000)).toBe("1 h 0 min");
  expect(timeOf(3 * 86_400_000 - 1)).toBe("2 d 23 h");
});
