import { expect, test } from "vitest";
import { mountain } from "./mountain";

test("two rocks on each other are a mountain, wherever in the stack (rule 5.8)", () => {
  expect(mountain(["rock", "rock"])).toBe("top");
  expect(mountain(["water", "rock", "rock"])).toBe("top");
  expect(mountain(["rock", "rock", "land"])).toBe("buried");
  expect(mountain(["rock", "land", "rock"])).toBe("");
  expect(mountain(["rock"])).toBe("");
  expect(mountain([])).toBe("");
});
