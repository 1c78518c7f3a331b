import { expect, test } from "vitest";
import { ruleAddress } from "./rule";

test("a rule is linked by its number, an ability by its name", () => {
  expect(ruleAddress("dreamblade", "7.5")).toBe("/rules/dreamblade#7.5");
  expect(ruleAddress("dreamblade", "11 Hell's Fury")).toBe("/rules/dreamblade#hell-s-fury");
});
