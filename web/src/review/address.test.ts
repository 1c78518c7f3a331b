import { expect, test } from "vitest";
import { readSpot, writeSpot } from "./address";

test("a link carries the step and the side, and anything else nothing", () => {
  expect(writeSpot({ step: 71, side: "B" })).toBe("#71-B");
  for (const spot of [
    { step: 71, side: "" },
    { step: 0, side: "A" },
    { step: null, side: "D" },
  ])
    expect(readSpot(writeSpot(spot))).toEqual(spot);
  for (const hash of ["", "#", "#x", "#71-Z", "#1234567"]) expect(readSpot(hash)).toEqual({ step: null, side: "" });
});
