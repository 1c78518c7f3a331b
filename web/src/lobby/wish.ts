import type { NewSeat, NewTable } from "../messages";

export const OPPONENTS = ["bot", "here", "link", "open"] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** What somebody has chosen in the lobby. */
export interface Wish {
  game: string;
  opponent: Opponent;
  level: string;
  mine: string;
  theirs: string;
  /** The seat of the player who makes the table: 0 or 1. */
  seat: number;
}

/** The table that a wish describes. */
export function tableFor(wish: Wish): NewTable {
  const seats: NewSeat[] = [{ kind: "me", brings: wish.mine }, otherSeat(wish)];
  if (wish.seat === 1) seats.reverse();
  return { game: wish.game, seats, public: wish.opponent === "open" };
}

function otherSeat(wish: Wish): NewSeat {
  switch (wish.opponent) {
    case "bot":
      return { kind: "bot", bot: wish.level, brings: wish.theirs };
    case "here":
      return { kind: "me", brings: wish.theirs };
    case "link":
    case "open":
      return { kind: "open" };
  }
}
