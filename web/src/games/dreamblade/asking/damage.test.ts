import { describe, expect, test } from "vitest";
import type { Ask } from "../../../messages";
import { amounts, damageIndex, effectOf, isDamage, landmarks, left, stepped, sufferer, usualAmount } from "./damage";
import { askOf, KINDS } from "./questions";

const ask = askOf("damage");

test("only the question of damage is one", () => {
  expect(KINDS.filter((kind) => isDamage(askOf(kind)))).toEqual(["damage", "ferocity", "relentless"]);
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

describe("what an amount is enough for", () => {
  const effects = (kind: "damage" | "relentless" | "ferocity"): string[] =>
    amounts(askOf(kind)).map((amount) => effectOf(askOf(kind), amount));

  test("is told with each option, and the first of each is worth a button", () => {
    expect(effects("damage")).toEqual([...four("none"), "destroy", "destroy", "destroy", "either", "either"]);
    expect(landmarks(ask)).toEqual([
      { amount: 0, why: "none" },
      { amount: 4, why: "destroy" },
      { amount: 7, why: "either" },
      { amount: 8, why: "all" },
    ]);
  });

  test("is never to disrupt where the attack is Relentless", () => {
    expect(effects("relentless")).toEqual([...four("none"), "none", "none", "destroy", "destroy", "destroy"]);
    expect(landmarks(askOf("relentless")).map((mark) => mark.why)).toEqual(["none", "destroy", "all"]);
  });

  test("is to destroy where Ferocity forbids to be disrupted only", () => {
    expect(effects("ferocity")).toEqual([...four("none"), ...four("destroy"), "destroy"]);
  });
});

function four(effect: string): string[] {
  return [effect, effect, effect, effect];
}
