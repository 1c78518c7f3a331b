import type { Ask, Option } from "../../../messages";
import { optionsOf } from "./picking";

/** What the rules say an amount of damage is enough for; `either` as the opponent of its owner chooses. */
export type Effect = "none" | "disrupt" | "destroy" | "either";

const EFFECTS: readonly Effect[] = ["disrupt", "destroy", "either"];

/** An amount that people look for, and why. */
export interface Mark {
  readonly amount: number;
  readonly why: Effect | "all";
}

export function isDamage(ask: Ask): boolean {
  const options = optionsOf(ask);
  return options.length > 0 && options.every((option) => option.deed === "damage");
}

/** The amounts that may be assigned, from least to most. */
export function amounts(ask: Ask): number[] {
  return optionsOf(ask)
    .map(amountOf)
    .sort((a, b) => a - b);
}

/** Whom the damage is assigned to. */
export function sufferer(ask: Ask): string {
  return optionsOf(ask)[0]?.piece ?? ask.subject ?? "";
}

/** The damage that is left to assign: somebody may always be assigned all of it. */
export function left(ask: Ask): number {
  return Math.max(0, ...amounts(ask));
}

export function damageIndex(ask: Ask, amount: number): number {
  return optionsOf(ask).find((option) => amountOf(option) === amount)?.index ?? -1;
}

export function usualAmount(ask: Ask): number {
  const usual = optionsOf(ask).find((option) => option.index === ask.usual);
  return usual ? amountOf(usual) : (amounts(ask)[0] ?? 0);
}

/** The next amount up or down that may be assigned; after the most comes the least where `round` is wished. */
export function stepped(ask: Ask, amount: number, up: boolean, round = false): number {
  const all = amounts(ask);
  const next = up ? all.find((one) => one > amount) : all.findLast((one) => one < amount);
  return next ?? (round ? (up ? all[0] : all.at(-1)) : undefined) ?? amount;
}

export function effectOf(ask: Ask, amount: number): Effect {
  const told = optionsOf(ask).find((option) => amountOf(option) === amount)?.effect;
  return EFFECTS.find((effect) => effect === told) ?? "none";
}

/** The amounts worth a button: none, just enough for each effect, and all. */
export function landmarks(ask: Ask): Mark[] {
  const all = amounts(ask);
  const found: Mark[] = [];
  for (const amount of all) {
    const why = effectOf(ask, amount);
    if (why !== (found.at(-1)?.why ?? "")) found.push({ amount, why });
  }
  const most = all.at(-1);
  if (most !== undefined && found.at(-1)?.amount !== most) found.push({ amount: most, why: "all" });
  return found;
}

function amountOf(option: Option): number {
  return option.amount ?? 0;
}
