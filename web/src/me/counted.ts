import type { LongestGame, LuckiestGame, OpponentResult, Results, Tally } from "../messages";

/** What came out in one game: in all, against each opponent, and the longest and luckiest. */
export interface Counted {
  game: string;
  tally: Tally;
  opponents: OpponentResult[];
  longest: LongestGame | undefined;
  luckiest: LuckiestGame | undefined;
  /** Whether it is kept what chance gave in such games, and how many of them ended before it was. */
  tellsLuck: boolean;
  unnoted: number;
}

/** What came out, game by game; whoever was met most often stands first. */
export function counted(results: Results): Counted[] {
  return results.games.map(({ game, tally, tellsLuck = false, unnoted = 0 }) => ({
    game,
    tally,
    opponents: results.opponents
      .filter((one) => one.game === game)
      .sort((one, other) => total(other.tally) - total(one.tally)),
    longest: results.longest.find((one) => one.game === game),
    luckiest: results.luckiest.find((one) => one.game === game),
    tellsLuck,
    unnoted,
  }));
}

export const total = ({ won, lost, drawn }: Tally): number => won + lost + drawn;
