import type { Ask, AskOdds, AskThreats, OddsOf, Play, ThreatsOf, Tried, Try } from "../messages";

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

/** Whether these are the threats that were asked for. */
export function areThreatsOf(threats: ThreatsOf, wish: AskThreats): boolean {
  return isSame(threats, wish);
}

/** What a seat is asked, as one text: where all answer at the same time, the answers of others leave it as it is. */
export function questionOf(play: Play | null, seat: number): string {
  const ask: Ask | undefined = play?.asks.find((one) => one.seat === seat);
  return ask ? [ask.question, ...(ask.options ?? []).map((option) => option.text)].join("\n") : "";
}
