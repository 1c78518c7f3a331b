import { expect, test } from "vitest";
import type { TableSummary } from "../messages";
import { goingOf, nextOf } from "./going";

const TABLE: TableSummary = { id: "t", game: "dreamscape", status: "playing", names: ["A", "B"], moved: 1, seats: [] };
const ALL: TableSummary[] = [
  { ...TABLE, id: "over", status: "over", waitsForMe: true },
  { ...TABLE, id: "old", waitsForMe: true },
  { ...TABLE, id: "theirs", moved: 9 },
  { ...TABLE, id: "empty", status: "seating", moved: 12, waitsForMe: true },
  { ...TABLE, id: "mine", moved: 5, waitsForMe: true },
];

test("a game that waits for somebody comes first, and the newest of them", () => {
  expect(goingOf(ALL).map(({ id }) => id)).toEqual(["empty", "mine", "old", "theirs"]);
});

test("somebody comes back for a game that can be played on", () => {
  expect(nextOf(ALL)?.id).toBe("mine");
  expect(nextOf(ALL.slice(0, 1))).toBeUndefined();
});
