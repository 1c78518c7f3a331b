import { describe, expect, test } from "vitest";
import type { Ask } from "../../../messages";
import { amounts, damageIndex, effect, isDamage, landmarks, left, stepped, sufferer, usualAmount } from "./damage";
import { askOf, KINDS, pickingOf } from "./questions";

const ask = askOf("damage");
const { view } = pickingOf("damage");

test("only the question of damage is one", () => {
  expect(KINDS.filter((kind) => isDamage(askOf(kind)))).toEqual(["damage"]);
});

test("amounts, the usual one and what is left are read from the options", () => {
  expect(amounts(ask)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(left(ask)).toBe(8);
  expect(damageIndex(ask, usualAmount(ask))).toBe(ask.usual);
  expect(damageIndex(ask, 99)).toBe(-1);
  expect(sufferer(ask)).toBe(ask.subject);
});

describe("with amounts between which some are not allowed", () => {
  const gaps: Ask = {
    ...ask,
    options: [5, 6, 0].map((amount, index) => ({
      deed: "damage",
      text: "",
      sentence: "",
      index,
      piece: "Coin Widow#1",
      amount,
    })),
  };

  test("a step goes to the next that is", () => {
    expect(stepped(gaps, 0, true)).toBe(5);
    expect(stepped(gaps, 5, false)).toBe(0);
    expect(stepped(gaps, 6, true)).toBe(6);
    expect(stepped(gaps, 6, true, true)).toBe(0);
    expect(damageIndex(gaps, 5)).toBe(0);
  });
});

test("an amount is enough at defense and at life, with the damage there is", () => {
  const label = sufferer(ask);
  const having = (defense: number, life: number, damage: number) => ({
    ...view,
    miniatures: view.miniatures.map((one) => (one.label === label ? { ...one, defense, life, damage } : one)),
  });
  const effects = [0, 3, 4, 5, 6].map((amount) => effect(ask, having(4, 6, 0), amount));
  expect(effects).toEqual(["none", "none", "disrupt", "disrupt", "destroy"]);
  expect([0, 1, 2].map((amount) => effect(ask, having(4, 6, 4), amount))).toEqual(["disrupt", "disrupt", "destroy"]);
  expect(landmarks(ask, having(4, 6, 0))).toEqual([
    { amount: 0, why: "none" },
    { amount: 4, why: "disrupt" },
    { amount: 6, why: "destroy" },
    { amount: 8, why: "all" },
  ]);
  expect(landmarks(ask, having(4, 8, 0)).at(-1)).toEqual({ amount: 8, why: "destroy" });
});
