import type { Analysis, Passage, PlayerShare, SeatShare } from "../../../messages";

export type Side = "below" | "even" | "above";

/** What a game is won or lost by. */
export type Part = "warband" | "luck" | "choices" | "others";

/** What a part has brought a player, in parts of a victory; 95 times out of 100 it is within. */
export interface Weight {
  readonly part: Part;
  readonly gain: number;
  readonly low: number;
  readonly high: number;
}

/** What costs less than this part of a victory stands out nowhere. */
const LEAST = 0.05;
/** So many standard errors hold 95 of 100 cases. */
const SURE = 1.96;

/** What an interval says against the middle. */
export function sideOf({ low, high }: SeatShare): Side {
  return low > 0.5 ? "above" : high < 0.5 ? "below" : "even";
}

/** What each part has brought: the warband against an even game, the others as the analysis measures them. */
export function weigh(share: SeatShare, player: PlayerShare): readonly Weight[] {
  const measured = (part: Part, gain: number, error: number): Weight => {
    return { part, gain, low: gain - SURE * error, high: gain + SURE * error };
  };
  return [
    { part: "warband", gain: share.share - 0.5, low: share.low - 0.5, high: share.high - 0.5 },
    measured("luck", player.luck, player.luckError),
    measured("choices", player.choices, player.choicesError),
    measured("others", player.others, player.othersError),
  ];
}

/**
 * What may have cost most, the dearest first: one part where all others surely cost less. None where nothing surely
 * cost anything, or where it may have been any of them.
 */
export function dearestOf(weights: readonly Weight[]): readonly Part[] {
  const least = Math.min(...weights.filter(({ gain }) => gain <= -LEAST).map(({ high }) => high));
  if (least >= 0) return [];
  const dearest = weights.filter(({ low }) => low <= least).sort((one, other) => one.gain - other.gain);
  return dearest.length < weights.length ? dearest.map(({ part }) => part) : [];
}

/** The choice by which a seat gave away most, if any is graded. */
export function worstOf({ passages }: Analysis, seat: number): Passage | undefined {
  return passages
    .filter((one) => one.grade && one.seat === seat)
    .sort((one, other) => (other.lost ?? 0) - (one.lost ?? 0))[0];
}
