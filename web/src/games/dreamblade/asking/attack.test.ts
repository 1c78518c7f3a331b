import { expect, test } from "vitest";
import { attackCells, attackIndex, candidates, cellOfAttacker, diceOf, fullAttack, toggled } from "./attack";
import { askOf } from "./questions";

const folded = askOf("action");
const loner = askOf("loner");

test("the index of a folded attack counts in binary, the first name lowest", () => {
  const option = folded.options?.find((one) => one.folded === true);
  const cell = option?.cell ?? "";
  const [first = "", second = ""] = option?.group ?? [];
  const index = option?.index ?? -1;
  expect(attackIndex(folded, cell, [first])).toBe(index);
  expect(attackIndex(folded, cell, [second])).toBe(index + 1);
  expect(attackIndex(folded, cell, [second, first])).toBe(index + 2);
  expect(attackIndex(folded, cell, [])).toBe(-1);
  expect(attackIndex(folded, cell, [first, "Nobody#1"])).toBe(-1);
});

test("three in a group have seven choices", () => {
  const group = ["X#1", "Y#1", "Z#1"];
  const option = { deed: "strike", text: "", sentence: "", index: 4, cell: "c3", group, folded: true };
  const ask = { seat: 0, question: "strike", sentence: "", options: [option] };
  const choices = [["X#1"], ["Y#1"], ["X#1", "Y#1"], ["Z#1"], ["X#1", "Z#1"], ["Y#1", "Z#1"], group];
  expect(choices.map((who) => attackIndex(ask, "c3", who))).toEqual([4, 5, 6, 7, 8, 9, 10]);
});

test("attackers that do not attack together have no index", () => {
  const everybody = candidates(loner, "c3");
  expect(everybody).toEqual(["Gravel Monk#1", "Idle Monk#1", "Hermit Lion#1", "Hermit Owl#1"]);
  expect(attackIndex(loner, "c3", everybody)).toBe(-1);
  expect(attackIndex(loner, "c3", ["Hermit Lion#1"])).toBe(2);
  expect(attackIndex(loner, "c3", ["Idle Monk#1", "Gravel Monk#1"])).toBe(6);
});

test("everybody attacks at first, or else the strongest choice", () => {
  const ask = loner;
  const pick = fullAttack(ask, "c3");
  expect(pick.kind === "attack" && attackIndex(ask, "c3", pick.attackers)).toBeGreaterThan(0);
  const groups = (ask.options ?? []).flatMap((one) => (one.cell === "c3" ? [one.group ?? []] : []));
  const strongest = Math.max(...groups.map((group) => diceOf(ask, "c3", group)));
  expect(pick.kind === "attack" && diceOf(ask, "c3", pick.attackers)).toBe(strongest);
  const whole = fullAttack(folded, "c2");
  expect(whole).toEqual({ kind: "attack", cell: "c2", attackers: candidates(folded, "c2") });
});

test("the dice of attackers are those that the options tell", () => {
  expect(diceOf(loner, "c3", ["Hermit Lion#1"])).toBe(4);
  expect(diceOf(loner, "c3", ["Gravel Monk#1", "Idle Monk#1"])).toBe(3);
  expect(diceOf(loner, "a1", ["Hermit Lion#1"])).toBe(0);
  const option = { deed: "strike", text: "", sentence: "", index: 0, cell: "c3", group: ["X#1", "Y#1"], dice: [0, 5] };
  const ask = { seat: 0, question: "strike", sentence: "", options: [{ ...option, folded: true }] };
  expect(diceOf(ask, "c3", ["X#1"])).toBe(0);
  expect(diceOf(ask, "c3", ["X#1", "Y#1"])).toBe(5);
});

test("cells and attackers are found from each other", () => {
  expect(attackCells(loner)).toEqual(["a1", "c3"]);
  expect(cellOfAttacker(loner, "Idle Monk#1")).toBe("c3");
  expect(cellOfAttacker(loner, "Moth Bailiff#1")).toBeUndefined();
});

test("toggling keeps the order", () => {
  expect(toggled(["a", "b", "c"], ["c"], "a")).toEqual(["a", "c"]);
  expect(toggled(["a", "b", "c"], ["a", "c"], "a")).toEqual(["c"]);
});
