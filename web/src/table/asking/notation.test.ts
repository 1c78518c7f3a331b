import { expect, test } from "vitest";
import type { Ask } from "../../messages";
import { typedIndex } from "./notation";

const ask = {
  seat: 0,
  question: "travel",
  sentence: "",
  options: [
    { index: 0, text: "key 4", sentence: "Go to 4 by your key." },
    { index: 1, text: "end", sentence: "End your travel" },
  ],
} as unknown as Ask;

test.each([
  ["key 4", 0],
  [" KEY  4 ", 0],
  ["go to 4 by your key", 0],
  ["End your travel", 1],
  ["fly", -1],
])("%j is typed for the option %i, as it is suggested or as its button reads", (text, index) => {
  expect(typedIndex(ask, text)).toBe(index);
});
