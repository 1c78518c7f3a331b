// What is a number in a message is one only if it is: a server may write anything there.

import type { News, Past, Play } from "../messages";
import { rangeOf } from "./course";

/** More outcomes than any question to chance has; what is remembered of one has an end. */
const MOST_WEIGHTS = 1000;

/** Whether something is a whole number from 0 on. */
export const isCount = (one: unknown): one is number => Number.isSafeInteger(one) && Number(one) >= 0;

/** Whether something is a list of whole numbers from 0 on, so many where that is said. */
export const areCounts = (some: unknown, length?: number): some is number[] =>
  Array.isArray(some) && some.every(isCount) && (length === undefined || some.length === length);

/**
 * Whether the steps, entries and outcomes of a message are numbers, and its events happened at the steps that it tells,
 * one after another. What happens before the first answer is told with it.
 */
export function isCounted(message: Play | News | Past): boolean {
  try {
    return isWhole(message);
  } catch {
    // Something is not even of the form that it should have.
    return false;
  }
}

function isWhole(message: Play | News | Past): boolean {
  const [from, until] = rangeOf(message);
  const { outcomes = [], events } = message;
  const turns = message.type === "past" ? [] : [message.cuts, message.takebacks ?? 0];
  if (![from, until, ...turns].every(isCount) || from > until) return false;
  const steps = events.map((event) => event.step);
  const within = steps.every(
    (step, at) => isCount(step) && step >= Math.max(from, steps[at - 1] ?? 0) && (step < until || until + step === 0),
  );
  // A hidden outcome is -1 without weights.
  return (
    within &&
    outcomes.every(({ entry, chosen, weights }) => {
      const right = isCount(entry) && areCounts(weights) && weights.length <= MOST_WEIGHTS;
      return right && (weights.length === 0 ? chosen === -1 : isCount(chosen));
    })
  );
}
