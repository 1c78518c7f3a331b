import { expect, test } from "vitest";
import type { Analysis, Passage, PlayerShare, SeatShare } from "../../../messages";
import { dearestOf, sideOf, weigh, worstOf, type Part } from "./weighing";

const BEHIND = { share: 0.38, low: 0.29, high: 0.48 };
const EVEN = { share: 0.44, low: 0.35, high: 0.54 };
const EXACT = { share: 0.5, low: 0.49, high: 0.51 };

function player(parts: Partial<PlayerShare>): PlayerShare {
  const none = { name: "A", start: 0.5, luck: 0, unforeseen: 0, choices: 0, others: 0, result: 0, lost: 0 };
  return {
    ...none,
    luckError: 0.01,
    choicesError: 0.01,
    othersError: 0.01,
    inaccuracies: 0,
    mistakes: 0,
    blunders: 0,
    ...parts,
  };
}

test("an interval that holds the middle shows no difference", () => {
  expect([BEHIND, EVEN, { share: 0.6, low: 0.51, high: 0.69 }].map(sideOf)).toEqual(["below", "even", "above"]);
});

function dearest(share: SeatShare, parts: Partial<PlayerShare>): readonly Part[] {
  return dearestOf(weigh(share, player(parts)));
}

test("what cost most is named where all others surely cost less", () => {
  expect(dearest(BEHIND, { choices: -0.31, luck: 0.04 })).toEqual(["choices"]);
  expect(dearest({ share: 0.3, low: 0.26, high: 0.35 }, { choices: -0.11 })).toEqual(["warband"]);
  expect(dearest(EVEN, { luck: -0.3, others: -0.1 })).toEqual(["luck"]);
  expect(dearest(EVEN, { luck: -0.1, others: -0.3 })).toEqual(["others"]);
});

test("the larger of two that their errors do not keep apart is not said to have cost most", () => {
  // The warband cost 2% to 21%, and the choices 9% to 13%.
  expect(dearest(BEHIND, { choices: -0.11 })).toEqual(["warband", "choices"]);
  // The warband was not seen to cost anything, but it may have cost more.
  expect(dearest(EVEN, { choices: -0.11 })).toEqual(["choices", "warband"]);
  expect(dearest(EXACT, { luck: -0.3, choices: -0.2, luckError: 0.05, choicesError: 0.05 })).toEqual([
    "luck",
    "choices",
  ]);
});

test("luck and the choices of each are judged by errors of their own", () => {
  const noisy = { luck: 0.1, luckError: 0.2, choices: -0.2, others: -0.02 };
  expect(dearest(EXACT, noisy)).toEqual(["choices", "luck"]);
  expect(dearest(EXACT, { ...noisy, luck: 0.3 })).toEqual(["choices"]);
  expect(dearest(EXACT, { ...noisy, luck: 0.3, choicesError: 0.12 })).toEqual([]);
  expect(dearest(EXACT, { ...noisy, luck: 0.3, othersError: 0.12 })).toEqual(["choices", "others"]);
});

test("nothing is named where nothing surely cost anything, or where it may have been any of them", () => {
  const noisy = { luckError: 0.12, choicesError: 0.12, othersError: 0.12 };
  expect(dearest(EVEN, { luck: -0.2, choices: -0.2, ...noisy })).toEqual([]);
  expect(dearest(EVEN, { choices: -0.04 })).toEqual([]);
  expect(dearest(EVEN, {})).toEqual([]);
  expect(dearest(BEHIND, { luck: -0.1, choices: -0.1, others: -0.1, luckError: 0.03, choicesError: 0.03 })).toEqual([]);
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
