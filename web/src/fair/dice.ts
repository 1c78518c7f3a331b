// The dice on the page, compared with the outcomes that are checked.

import type { News, Past, Play } from "../messages";
import { rangeOf } from "./course";
import { blame, noteDice } from "./following";
import { HIDDEN, type Kept, written } from "./kept";

/** A die that an event tells, as an outcome. */
export interface Die {
  readonly chosen: number;
  readonly weights: readonly number[];
}

/** The same with the step at which it is shown. */
export interface Thrown extends Die {
  readonly step: number;
}

/** Compare the dice that events of a message tell with its outcomes, of which none is hidden, one after another. */
export function compareDice(kept: Kept, message: Play | News | Past, dice: readonly Thrown[]): void {
  const { outcomes = [] } = message;
  const all = (some: readonly Die[]): string => some.map((one) => written(one.chosen, one.weights)).join(";");
  const [told, shown] = [all(outcomes), all(dice)];
  const [from, until] = rangeOf(message);
  if (told.includes(HIDDEN)) return blame(kept, "hidden");
  const real = dice.every(
    ({ chosen, weights, step }) =>
      Number.isInteger(chosen) && chosen >= 0 && chosen < weights.length && step >= from && step < until,
  );
  const ordered = rises(outcomes.map((one) => one.entry)) && rises(dice.map((one) => one.step));
  if (told !== shown || !real || !ordered) return blame(kept, "dice");
  const casts = dice.map(({ step }, at) => ({ step, entry: outcomes[at]?.entry ?? -1 }));
  noteDice(kept, message, casts);
}

/** Whether each number is greater than the one before. */
const rises = (numbers: readonly number[]): boolean =>
  numbers.every((one, at) => at === 0 || one > Number(numbers[at - 1]));
