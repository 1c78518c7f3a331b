import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { askForCells, dearest, learnCells, portal, portalOf, worth } from "./cells.svelte";
import { CELLS } from "./fixture";

// Whoever still asks, because another test drew a board, asks once more within a second and finds it described.
beforeAll(async () => {
  learnCells(CELLS);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
});
afterEach(() => learnCells(CELLS));

test("the board is asked for until the server describes it", async () => {
  vi.useFakeTimers();
  learnCells([]);
  const described = [{ name: "dreamscape" }, { name: "dreamblade", cells: CELLS }];
  const fetch = vi.fn<() => Promise<Response>>();
  fetch.mockRejectedValueOnce(new Error("no server")).mockResolvedValueOnce(Response.json(described));
  vi.stubGlobal("fetch", fetch);
  const asking = askForCells();
  await vi.advanceTimersByTimeAsync(1_500);
  await asking;
  expect(fetch).toHaveBeenCalledTimes(2);
  await askForCells();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(worth("b4")).toEqual([5, 0]);
});

test("the board is asked for after a pause where the answer does not describe it", async () => {
  vi.useFakeTimers();
  learnCells([]);
  const fetch = vi.fn<() => Promise<Response>>();
  fetch.mockResolvedValueOnce(Response.json([{ name: "dreamblade" }]));
  fetch.mockResolvedValueOnce(Response.json([{ name: "dreamblade", cells: CELLS }]));
  vi.stubGlobal("fetch", fetch);
  const asking = askForCells();
  await vi.advanceTimersByTimeAsync(900);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  await asking;
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("cells have their worth and portals their side", () => {
  learnCells(CELLS);
  expect([worth("c3"), worth("a1"), worth("reserves")]).toEqual([
    [2, 2],
    [0, 0],
    [0, 0],
  ]);
  expect([portal("e1"), portal("a5"), portal("c3")]).toEqual(["A", "B", undefined]);
  expect([portalOf("A"), portalOf("B")]).toEqual(["e1", "a5"]);
  expect([dearest("A"), dearest("B")]).toEqual(["b4", "d2"]);
});
