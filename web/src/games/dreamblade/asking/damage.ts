import type { Ask, Option } from "../../../messages";
import type { Plan } from "../chosen.svelte";
import type { Combat, Defender, Need, Threshold } from "../messages";
import { optionsOf } from "./picking";

/** What an amount of damage is enough for; `either` as the opponent of its owner chooses. */
export type Effect = Threshold["effect"];

export function isDamage(ask: Ask): boolean {
  const options = optionsOf(ask);
  return options.length > 0 && options.every((option) => option.deed === "damage");
}

/** Whom the rules ask about now; those after it are asked about one by one. */
export function sufferer(ask: Ask): string {
  return optionsOf(ask)[0]?.piece ?? ask.subject ?? "";
}

export function damageIndex(ask: Ask, amount: number): number {
  return optionsOf(ask).find((option) => amountOf(option) === amount)?.index ?? -1;
}

export function laidOn(plan: Plan, label: string): number {
  return plan[label] ?? 0;
}

/** What is left to place. */
export function restOf(combat: Combat, plan: Plan): number {
  return combat.defenders.reduce((rest, one) => rest - laidOn(plan, one.label), combat.left);
}

export function effectOf(defender: Defender, amount: number): Effect {
  return defender.fates.findLast((one) => one.amount <= amount)?.effect ?? "";
}

/** The next amount that does more to a defender than what is laid on it. */
export function nextThreshold(defender: Defender, amount: number): Threshold | undefined {
  return defender.fates.find((one) => one.amount > amount);
}

/** What must still lie on others before any lies on a defender, as the server has told it. */
export function lackingFor(plan: Plan, defender: Defender): Need[] {
  return defender.needs.filter((need) => laidOn(plan, need.label) < need.amount);
}

/** The most that may lie on a defender, beside what lies on the others. */
export function mostOn(combat: Combat, plan: Plan, defender: Defender): number {
  if (lackingFor(plan, defender).length > 0) return 0;
  return laidOn(plan, defender.label) + restOf(combat, plan);
}

/** Lay an amount on a defender, as far as that may be; what then lacks something that it needs is taken up again. */
export function laying(combat: Combat, plan: Plan, label: string, amount: number): Plan {
  const defender = combat.defenders.find((one) => one.label === label);
  if (defender === undefined) return plan;
  const now: Plan = { ...plan, [label]: Math.max(0, Math.min(amount, mostOn(combat, plan, defender))) };
  const kept = combat.defenders.filter((one) => lackingFor(now, one).length === 0);
  return Object.fromEntries(kept.map((one) => [one.label, laidOn(now, one.label)]));
}

/** Lay on a defender what does the next thing to it, or all that is left; after the most comes nothing. */
export function filling(combat: Combat, plan: Plan, label: string): Plan {
  const defender = combat.defenders.find((one) => one.label === label);
  if (defender === undefined) return plan;
  const [amount, most] = [laidOn(plan, label), mostOn(combat, plan, defender)];
  const next = nextThreshold(defender, amount)?.amount ?? most;
  return laying(combat, plan, label, amount === most ? 0 : next);
}

/** Whether everything is placed, on nobody for whom something lacks. */
export function isWhole(combat: Combat, plan: Plan): boolean {
  const covered = combat.defenders.some((one) => laidOn(plan, one.label) > 0 && lackingFor(plan, one).length > 0);
  return !covered && restOf(combat, plan) === 0;
}

/** What people mostly place, as the server has told it. */
export function usualPlan(combat: Combat): Plan {
  return Object.fromEntries(combat.defenders.map((one) => [one.label, one.usual]));
}

function amountOf(option: Option): number {
  return option.amount ?? 0;
}
