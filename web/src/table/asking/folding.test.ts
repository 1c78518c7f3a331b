import { expect, test } from "vitest";
import { foldedIndex, optionAt, textAt, wholeIndex } from "./folding";

const others = { deed: "strike", text: "", sentence: "", cell: "e1" };
// A Loner stands between the second and the third, and takes the index 4.
const folded = { ...others, index: 1, group: ["X#1", "Y#1", "Z#1"], folded: true, gaps: [0, 0, 1] };
const alone = { ...others, index: 4, group: ["Loner#1"] };
const end = { ...others, deed: "end", index: 0 };

test("a choice is counted in binary, and those who stand between are left out", () => {
  const chosen = [["X#1"], ["Y#1"], ["X#1", "Y#1"], ["Z#1"], ["X#1", "Z#1"], ["Y#1", "Z#1"], ["X#1", "Y#1", "Z#1"]];
  expect(chosen.map((who) => foldedIndex(folded, new Set(who)))).toEqual([1, 2, 3, 5, 6, 7, 8]);
});

test("the text of a folded option means all of its group", () => {
  expect([folded, alone, end].map(wholeIndex)).toEqual([8, 4, 0]);
});

test("an index leads to the option that it is or is folded into", () => {
  const options = [end, folded, alone];
  expect([0, 1, 3, 4, 5, 8, 9].map((index) => optionAt(options, index))).toEqual([
    end,
    folded,
    folded,
    alone,
    folded,
    folded,
    undefined,
  ]);
});

test.each([["strike e1 with X#1, Y#1, Z#1"], ["strike e1 with all"]])(
  "a choice that is folded into %s is written with the names that were chosen",
  (text) => {
    const options = [{ ...end, text: "end" }, { ...folded, text }, alone];
    for (const chosen of [["X#1"], ["Z#1"], ["X#1", "Y#1"], ["Y#1", "Z#1"]])
      expect(textAt(options, foldedIndex(folded, new Set(chosen)))).toBe(`strike e1 with ${chosen.join(", ")}`);
    expect(textAt(options, 8)).toBe(text);
    expect(textAt(options, 0)).toBe("end");
    expect(textAt(options, 99)).toBe("");
  },
);
