import { expect, test } from "vitest";
import { count, diceOf, isReroll, isTaken, mostDice, noDice, rerollers, rerollIndex, takenUp } from "./dice";
import { askOf, KINDS, pickingOf } from "./questions";

const { ask, view } = pickingOf("reroll");
const [user = ""] = rerollers(ask);

test("only the question of a reroll is one", () => {
  expect(KINDS.filter((kind) => isReroll(askOf(kind)))).toEqual(["reroll"]);
});

test("the dice on the table lie in the order of their faces", () => {
  expect(diceOf(view).map((die) => die.face)).toEqual([0, 0, 1, 1, 4, 4, 4]);
});

test("dice are taken up and put back by their number", () => {
  const begun = noDice(ask);
  const none = begun.kind === "dice" ? begun.faces : [];
  const two = takenUp({ face: 4, order: 1 }, takenUp({ face: 0, order: 0 }, none));
  expect(two).toEqual([1, 0, 0, 0, 1]);
  expect(isTaken({ face: 4, order: 0 }, two)).toBe(true);
  expect(isTaken({ face: 4, order: 1 }, two)).toBe(false);
  expect(takenUp({ face: 4, order: 0 }, two)).toEqual([1, 0, 0, 0, 0]);
  expect(count(two)).toBe(2);
});

test("every reroll is found by its dice, and no other", () => {
  for (const option of ask.options ?? []) {
    if (option.deed === "reroll") expect(rerollIndex(ask, user, option.faces ?? [])).toBe(option.index);
  }
  expect(rerollIndex(ask, user, [0, 0, 0, 0, 0])).toBe(-1);
  expect(rerollIndex(ask, "Nobody#1", [1, 0, 0, 0, 0])).toBe(-1);
  expect(mostDice(ask, user)).toBe(2);
});
