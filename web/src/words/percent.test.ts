import { expect, test } from "vitest";
import { language } from ".";
import { decimal, gain, percent, plain, tenths } from "./percent";

test("only what is certain is nothing or everything", () => {
  expect([0, 0.001, 0.014, 0.5, 0.999, 1].map(percent)).toEqual(["0", "<1", "1", "50", ">99", "100"]);
});

test("shares are written as the language does", async () => {
  await language.choose("pl");
  expect(tenths(0.1234)).toBe("12,3%");
  expect([-0.5, 3].map(decimal)).toEqual(["−0,5", "3,0"]);
  expect([-0.5, 3].map(plain)).toEqual(["−0,5", "3"]);
  await language.choose("en");
  expect(tenths(0.1234, true)).toBe("+12.3%");
  expect(tenths(-0.05, true)).toBe("−5.0%");
  expect([-0.31, 0, 0.044].map(gain)).toEqual(["−31%", "0%", "+4%"]);
});
