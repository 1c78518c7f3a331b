import type { Ask, Option } from "../../../messages";
import type { Picked } from "../chosen.svelte";
import { distinct } from "./deeds";
import type { View } from "../messages";
import { optionsOf } from "./picking";

/** The faces of an attack die in the order in which they are counted. */
export const FACES = ["miss", "1", "2", "3", "blade"] as const;

/** One die on the table: its face, and which of the dice with that face it is. */
export interface Die {
  readonly face: number;
  readonly order: number;
}

export function isReroll(ask: Ask): boolean {
  return optionsOf(ask).some((option) => option.deed === "reroll");
}

/** Those who let dice be rerolled. */
export function rerollers(ask: Ask): string[] {
  return distinct(rerolls(ask).map((option) => option.piece ?? ""));
}

export function diceOf(view: View): Die[] {
  return view.dice.flatMap((count, face) => Array.from({ length: count }, (_, order) => ({ face, order })));
}

/** Begin with nothing to reroll. */
export function noDice(ask: Ask): Picked {
  return { kind: "dice", user: rerollers(ask)[0] ?? "", faces: FACES.map(() => 0) };
}

export function isTaken(die: Die, faces: readonly number[]): boolean {
  return die.order < (faces[die.face] ?? 0);
}

/** Take a die up, or put it back: dice of one face are alike, so only their number counts. */
export function takenUp(die: Die, faces: readonly number[]): number[] {
  const change = isTaken(die, faces) ? -1 : 1;
  return faces.map((count, face) => (face === die.face ? count + change : count));
}

/** The index of the reroll of exactly these dice, or -1. */
export function rerollIndex(ask: Ask, user: string, faces: readonly number[]): number {
  const fits = (option: Option): boolean =>
    option.piece === user && FACES.every((_, face) => (option.faces?.[face] ?? 0) === (faces[face] ?? 0));
  return rerolls(ask).find(fits)?.index ?? -1;
}

/** The most dice that somebody rerolls at once. */
export function mostDice(ask: Ask, user: string): number {
  const sizes = rerolls(ask)
    .filter((option) => option.piece === user)
    .map((option) => count(option.faces ?? []));
  return Math.max(0, ...sizes);
}

export function count(faces: readonly number[]): number {
  return faces.reduce((sum, one) => sum + one, 0);
}

function rerolls(ask: Ask): Option[] {
  return optionsOf(ask).filter((option) => option.deed === "reroll");
}
