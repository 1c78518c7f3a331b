import { expect, test } from "vitest";
import { awaited, give, seatedAt, type SeatWish, seatsFor, tableFor } from "./wish";

const me: SeatWish = { who: "me", level: "scripted" };
const bot: SeatWish = { who: "bot", level: "random" };
const friend: SeatWish = { who: "link", level: "scripted" };

test("more players are like the last of the others, and fewer leave from the end", () => {
  expect(seatsFor([me, bot], 4)).toEqual([me, bot, bot, bot]);
  expect(seatsFor([me, bot, friend, bot], 3)).toEqual([me, bot, friend]);
});

test("the maker of a table changes the seat, and the others keep their order", () => {
  expect(seatedAt([me, bot, friend], 2)).toEqual([bot, friend, me]);
  expect(seatedAt([bot, me], 0)).toEqual([me, bot]);
});

test("the free seats of a table are all by invitation or all open", () => {
  const seats = give([me, friend, friend, bot], 3, "open");
  expect(seats.map((seat) => seat.who)).toEqual(["me", "open", "open", "open"]);
  expect(awaited(seats)).toBe("open");
  expect(awaited(give([me, friend], 1, "bot", "random"))).toBeUndefined();
});

test("a seat at this screen is the maker's, and only an open table is public", () => {
  const seats: SeatWish[] = [
    { ...me, brings: "sample" },
    { who: "here", level: "", brings: "own" },
  ];
  expect(tableFor({ game: "dreamblade", seats, format: {} })).toEqual({
    game: "dreamblade",
    seats: [
      { kind: "me", brings: "sample" },
      { kind: "me", brings: "own" },
    ],
    public: false,
  });
});

test("what is wished about hints is said, and nothing where they are to be as usual", () => {
  const wish = { game: "dreamblade", seats: [me, friend], format: {} };
  expect(tableFor({ ...wish, hints: true })).toMatchObject({ hints: true });
  expect(tableFor({ ...wish, hints: false })).toMatchObject({ hints: false });
  expect(tableFor(wish)).not.toHaveProperty("hints");
});
