import type { AskOdds, OddsOf, Tried, Try } from "../messages";

type Where = Pick<Try, "seat" | "step" | "cuts">;

const isSame = (one: Where, other: Where): boolean =>
  one.seat === other.seat && one.step === other.step && one.cuts === other.cuts;

/** Whether this is what comes of the answers that were to be tried. */
export function isTrialOf(tried: Tried, wish: Try): boolean {
  return isSame(tried, wish) && tried.answers.join("\n") === wish.answers.join("\n");
}

/** Whether these are the odds that were asked for. */
export function areOddsOf(odds: OddsOf, wish: AskOdds): boolean {
  return isSame(odds, wish) && odds.text === wish.text && odds.aim === wish.aim;
}
