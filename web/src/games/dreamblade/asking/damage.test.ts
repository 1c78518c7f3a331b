import { describe, expect, test } from "vitest";
import { viewOf } from "../board/view";
import type { Combat, Defender } from "../messages";
import {
  damageIndex,
  effectOf,
  filling,
  isDamage,
  isWhole,
  lackingFor,
  laying,
  restOf,
  sufferer,
  usualPlan,
} from "./damage";
import { askOf, KINDS, playOf } from "./questions";

const asked = askOf("damage");
const fight = combatOf("damage");

function combatOf(kind: "damage" | "relentless" | "ferocity"): Combat {
  const { combat } = viewOf(playOf(kind));
  if (!combat) throw new Error("nobody fights");
  return combat;
}

function defender(label: string, more: Partial<Defender> = {}): Defender {
  return { label, needs: [], fates: [{ amount: 0, effect: "" }], usual: 0, ...more };
}

test("only the question of damage is one", () => {
  expect(KINDS.filter((kind) => isDamage(askOf(kind)))).toEqual(["damage", "ferocity", "relentless"]);
});

test("an amount is answered by its index", () => {
  expect(sufferer(asked)).toBe(asked.subject);
  expect(damageIndex(asked, 4)).toBe(4);
  expect(damageIndex(asked, 99)).toBe(-1);
});

test("what is placed is never more than there is, nor less than nothing", () => {
  const [first = defender(""), second = defender("")] = fight.defenders;
  const plan = laying(fight, { [first.label]: 5 }, second.label, 9);
  expect(plan).toEqual({ [first.label]: 5, [second.label]: 3 });
  expect(restOf(fight, plan)).toBe(0);
  expect(isWhole(fight, plan)).toBe(true);
  expect(laying(fight, plan, first.label, -1)[first.label]).toBe(0);
});

test("what the usual plan begins with is the usual answer of the rules", () => {
  for (const kind of ["damage", "relentless", "ferocity"] as const) {
    const plan = usualPlan(combatOf(kind));
    expect(damageIndex(askOf(kind), plan[sufferer(askOf(kind))] ?? 0)).toBe(askOf(kind).usual);
    expect(isWhole(combatOf(kind), plan)).toBe(true);
  }
});

describe("what an amount is enough for", () => {
  const effects = (kind: "damage" | "relentless" | "ferocity"): string[] => {
    const [first = defender("")] = combatOf(kind).defenders;
    return Array.from({ length: 9 }, (_, amount) => effectOf(first, amount));
  };
  const four = ["", "", "", ""];

  test("is told for every defender", () => {
    expect(effects("damage")).toEqual([...four, "destroy", "destroy", "destroy", "either", "either"]);
  });

  test("is never to disrupt where the attack is Relentless", () => {
    expect(effects("relentless")).toEqual([...four, "", "", "destroy", "destroy", "destroy"]);
  });

  test("is to destroy where Ferocity forbids to be disrupted only", () => {
    expect(effects("ferocity")).toEqual([...four, ...Array<string>(5).fill("destroy")]);
  });

  test("is reached by filling, and after the most nothing lies there again", () => {
    const label = fight.defenders[0]?.label ?? "";
    let plan = {};
    const seen = [4, 7, 8, 0].map(() => (plan = filling(fight, plan, label)) as Record<string, number>);
    expect(seen.map((one) => one[label])).toEqual([4, 7, 8, 0]);
  });
});

describe("behind a Bodyguard", () => {
  const needs = [{ label: "Guard", amount: 5, ability: "Bodyguard" }];
  const guarded: Combat = {
    ...fight,
    left: 8,
    defenders: [defender("Guard", { usual: 5 }), defender("Squire", { needs, usual: 3 })],
  };

  test("nobody is assigned any before the guard has enough", () => {
    const [, squire = defender("")] = guarded.defenders;
    expect(laying(guarded, { Guard: 4 }, "Squire", 3)).toEqual({ Guard: 4 });
    expect(lackingFor({ Guard: 4 }, squire)).toEqual(needs);
    expect(laying(guarded, { Guard: 5 }, "Squire", 3)).toEqual({ Guard: 5, Squire: 3 });
  });

  test("what lies there is taken up when the guard has too little again", () => {
    expect(laying(guarded, { Guard: 5, Squire: 3 }, "Guard", 4)).toEqual({ Guard: 4 });
  });

  test("a guard that was asked about before and lacks damage leaves nobody open", () => {
    const late: Combat = { ...guarded, defenders: [defender("Squire", { needs })] };
    expect(laying(late, {}, "Squire", 3)).toEqual({});
  });

  test("the usual plan is what the server says, whatever it is", () => {
    expect(usualPlan(guarded)).toEqual({ Guard: 5, Squire: 3 });
    const others = guarded.defenders.map((one) => ({ ...one, usual: 4 }));
    expect(usualPlan({ ...guarded, defenders: others })).toEqual({ Guard: 4, Squire: 4 });
  });
});
