import type { NewPace, NewSeat, NewTable } from "../messages";
import { suitedLevel } from "../shared/suited";

/** Who may sit in the seats of the others: a bot, somebody at this screen, a friend by a link, or anybody. */
export const OPPONENTS = ["bot", "here", "link", "open"] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** A seat as somebody wishes it in the lobby. */
export interface SeatWish {
  who: "me" | Opponent;
  /** The level of a bot that sits or would sit there. */
  level: string;
  /** What the seat brings, in a game to which something is brought. */
  brings?: string;
}

/** What a format says about one thing. */
export type FieldValue = boolean | number;

/** What somebody has chosen in the lobby. */
export interface Wish {
  game: string;
  /** In the order of the table; one of them is of the player who makes it. */
  seats: SeatWish[];
  /** What has been chosen of the format. */
  format: Record<string, FieldValue>;
  /** How much time everybody has; none is as much as they like. */
  pace?: NewPace | undefined;
  /** Whether hints are given, where something else is wished than is usual. */
  hints?: boolean | undefined;
}

/** A wish of one's own to begin from. */
export function copied(wish: Wish): Wish {
  return { game: wish.game, seats: wish.seats.map((seat) => ({ ...seat })), format: { ...wish.format } };
}

/** The same wish with all bots of the level that suits the player, if the server has that level. */
export function suited(wish: Wish, levels: readonly string[]): Wish {
  const level = suitedLevel(wish.game);
  if (!levels.includes(level)) return wish;
  return { ...wish, seats: wish.seats.map((seat) => ({ ...seat, level })) };
}

/** The table that a wish describes. */
export function tableFor(wish: Wish): NewTable {
  return {
    game: wish.game,
    seats: wish.seats.map(seatFor),
    public: awaited(wish.seats) === "open",
    ...(Object.keys(wish.format).length > 0 ? { format: wish.format } : {}),
    ...(wish.pace ? { pace: wish.pace } : {}),
    ...(wish.hints === undefined ? {} : { hints: wish.hints }),
  };
}

function seatFor({ who, level, brings }: SeatWish): NewSeat {
  if (isFree(who)) return { kind: "open" };
  const brought = brings === undefined ? {} : { brings };
  return who === "bot" ? { kind: "bot", bot: level, ...brought } : { kind: "me", ...brought };
}

/** As many seats as are wanted; those that come are like the last of the others. */
export function seatsFor(seats: readonly SeatWish[], count: number): SeatWish[] {
  const last = seats.findLast((seat) => seat.who !== "me");
  if (!last) return [...seats];
  return Array.from({ length: count }, (_, number) => seats[number] ?? { ...last });
}

/** The same players with the one who makes the table in a certain seat. */
export function seatedAt(seats: readonly SeatWish[], seat: number): SeatWish[] {
  const others = seats.filter((one) => one.who !== "me");
  return others.toSpliced(seat, 0, ...seats.filter((one) => one.who === "me"));
}

/** Let somebody else have a seat. A table is open to everybody or to nobody: its free seats are all of one kind. */
export function give(seats: readonly SeatWish[], seat: number, who: Opponent, level?: string): SeatWish[] {
  return seats.map((one, number) => {
    if (number === seat) return { ...one, who, level: level ?? one.level };
    return isFree(who) && isFree(one.who) ? { ...one, who } : one;
  });
}

/** How others come to the free seats; undefined where there are none. */
export function awaited(seats: readonly SeatWish[]): "link" | "open" | undefined {
  return seats.map((seat) => seat.who).find(isFree);
}

function isFree(who: SeatWish["who"]): who is "link" | "open" {
  return who === "link" || who === "open";
}
