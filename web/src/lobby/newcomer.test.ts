import { beforeEach, expect, test, vi } from "vitest";
import type { TableSummary } from "../messages";
import * as api from "../net/api";
import { declineHints } from "../shared/hinted";
import { askWhetherNewcomer, finishedOf, isNewcomer } from "./newcomer";

const TABLE: TableSummary = { id: "t1", game: "dreamblade", status: "over", names: ["A", "B"], moved: 1, seats: [] };

beforeEach(() => localStorage.clear());

test("a game is known to whoever has played one to the end, and not by a lesson, a puzzle or an example", () => {
  const others = [{ lesson: "travel" }, { puzzle: "p1" }, { example: "Scare" }, { status: "playing" as const }];
  expect(finishedOf(others.map((change) => ({ ...TABLE, ...change })))).toEqual(new Set());
  expect(finishedOf([TABLE])).toEqual(new Set(["dreamblade"]));
});

test("whoever has ended hints is given none unasked in another game", () => {
  expect(isNewcomer(new Set(["dreamscape"]), "dreamblade")).toBe(true);
  declineHints(true);
  expect(isNewcomer(new Set(), "dreamblade")).toBe(false);
});

test("nobody is a newcomer of whom the server cannot be asked", async () => {
  vi.spyOn(api, "tables").mockResolvedValueOnce({ mine: [], open: [] }).mockRejectedValueOnce(new TypeError("offline"));
  expect(await askWhetherNewcomer("dreamblade")).toBe(true);
  expect(await askWhetherNewcomer("dreamblade")).toBe(false);
});
