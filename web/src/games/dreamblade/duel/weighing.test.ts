import { expect, test } from "vitest";
import type { Analysis, Passage, PlayerShare } from "../../../messages";
import { mostOf, sideOf, worstOf } from "./weighing";

const BEHIND = { share: 0.38, low: 0.29, high: 0.48 };
const EVEN = { share: 0.44, low: 0.35, high: 0.54 };

function player(parts: Partial<PlayerShare>): PlayerShare {
  const none = { name: "A", start: 0.5, luck: 0, unforeseen: 0, choices: 0, others: 0, result: 0, lost: 0 };
  return { ...none, luckError: 0.01, inaccuracies: 0, mistakes: 0, blunders: 0, ...parts };
}

test("an interval that holds the middle shows no difference", () => {
  expect([BEHIND, EVEN, { share: 0.6, low: 0.51, high: 0.69 }].map(sideOf)).toEqual(["below", "even", "above"]);
});

test("what cost most is named, the warband only where it was seen to be behind", () => {
  expect(mostOf(BEHIND, player({ choices: -0.31, luck: 0.04 }))).toBe("choices");
  expect(mostOf(BEHIND, player({ choices: -0.11 }))).toBe("warband");
  expect(mostOf(EVEN, player({ choices: -0.01 }))).toBe("none");
  expect(mostOf(EVEN, player({ luck: -0.3, others: -0.1 }))).toBe("luck");
  expect(mostOf(EVEN, player({ luck: -0.1, others: -0.3 }))).toBe("others");
});

test("what may be an error of measurement costs nothing", () => {
  expect(mostOf(EVEN, player({ choices: -0.15, luckError: 0.1 }))).toBe("none");
  expect(mostOf(EVEN, player({ choices: -0.04 }))).toBe("none");
});

test("the worst mistake is the seat's own", () => {
  const passage = (seat: number, step: number, lost: number, grade: Passage["grade"] = "mistake"): Passage => ({
    kind: "choice",
    seat,
    step,
    until: step + 1,
    turn: 1,
    change: [],
    chances: [],
    lost,
    grade,
  });
  const passages = [passage(0, 1, 0.1), passage(1, 2, 0.4), passage(0, 3, 0.2), passage(0, 5, 0.3, "")];
  const analysis = { passages } as unknown as Analysis;
  expect(worstOf(analysis, 0)?.step).toBe(3);
  expect(worstOf({ ...analysis, passages: [] }, 0)).toBeUndefined();
});
