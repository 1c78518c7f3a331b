import type { LongestGame, OpponentResult, Results, Tally } from "../messages";

/** What came out in one game: in all, against each opponent, and the longest. */
export interface Counted {
  game: string;
  tally: Tally;
  opponents: OpponentResult[];
  longest: LongestGame | undefined;
}

/** What came out, game by game; whoever was met most often stands first. */
export function counted(results: Results): Counted[] {
  return results.games.map(({ game, tally }) => ({
    game,
    tally,
    opponents: results.opponents
      .filter((one) => one.game === game)
      .sort((one, other) => total(other.tally) - total(one.tally)),
    longest: results.longest.find((one) => one.game === game),
  }));
}

export const total = ({ won, lost, drawn }: Tally): number => won + lost + drawn;
