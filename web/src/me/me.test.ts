import { expect, test } from "vitest";
import type { Results } from "../messages";
import { counted } from "./counted";
import { linkOf, phraseIn } from "./passing";

const tally = (won: number, lost: number, drawn = 0): Results["games"][number]["tally"] => ({ won, lost, drawn });

test("results stand with their game, and whoever was met most often comes first", () => {
  const results: Results = {
    games: [
      { game: "dreamblade", tally: tally(3, 1), tellsLuck: true, unnoted: 2 },
      { game: "dreamscape", tally: tally(0, 0, 1) },
    ],
    opponents: [
      { game: "dreamblade", tally: tally(1, 0), name: "Bob" },
      { game: "dreamscape", tally: tally(0, 0, 1), bot: "planner" },
      { game: "dreamblade", tally: tally(2, 1), bot: "scripted" },
    ],
    longest: [{ game: "dreamblade", table: "abc", answers: 90 }],
    luckiest: [{ game: "dreamblade", table: "def", got: 40, usual: 32.5 }],
  };
  const [first, second] = counted(results);
  expect(first?.opponents.map((one) => one.bot ?? one.name)).toEqual(["scripted", "Bob"]);
  expect(first?.longest?.table).toBe("abc");
  expect(second?.opponents).toHaveLength(1);
  expect(second?.longest).toBeUndefined();
  expect(first?.luckiest?.table).toBe("def");
  expect([first?.tellsLuck, first?.unnoted]).toEqual([true, 2]);
  expect([second?.luckiest, second?.tellsLuck, second?.unnoted]).toEqual([undefined, false, 0]);
});

test("a pass is typed alone or pasted with its link, which no server is sent", () => {
  const link = linkOf("abcd-efgh", "https://dreams.example");
  expect(phraseIn(link)).toBe("abcd-efgh");
  expect(phraseIn("  abcd-efgh\n")).toBe("abcd-efgh");
  const there = new URL(link);
  expect(there.pathname + there.search).toBe("/me");
});
