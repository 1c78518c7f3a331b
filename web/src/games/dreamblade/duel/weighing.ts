import type { Analysis, Passage, PlayerShare, SeatShare } from "../../../messages";

export type Side = "below" | "even" | "above";

/** What cost a player most of a game that was lost. */
export type Cost = "warband" | "luck" | "choices" | "others" | "none";

/** Less than this part of a victory stands out nowhere. */
const LEAST = 0.05;
/** Nor does what is not so many standard errors away from nothing. */
const SURE = 2;

/** What an interval says against the middle. */
export function sideOf({ low, high }: SeatShare): Side {
  return low > 0.5 ? "above" : high < 0.5 ? "below" : "even";
}

/** What cost most: the warband only where a difference was seen, luck and choices only where they are surely more than nothing. */
export function mostOf(share: SeatShare, { luck, choices, others, luckError }: PlayerShare): Cost {
  const least = Math.max(LEAST, SURE * luckError);
  const costs: readonly (readonly [Cost, number])[] = [
    ["warband", sideOf(share) === "below" ? 0.5 - share.share : 0],
    ["choices", -choices >= least ? -choices : 0],
    ["luck", -luck >= least ? -luck : 0],
    ["others", -others >= least ? -others : 0],
  ];
  const [cost, most] = costs.reduce((one, other) => (other[1] > one[1] ? other : one));
  return most > 0 ? cost : "none";
}

/** The choice by which a seat gave away most, if any is graded. */
export function worstOf({ passages }: Analysis, seat: number): Passage | undefined {
  return passages
    .filter((one) => one.grade && one.seat === seat)
    .sort((one, other) => (other.lost ?? 0) - (one.lost ?? 0))[0];
}
