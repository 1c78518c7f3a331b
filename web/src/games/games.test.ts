import { expect, test } from "vitest";
import { loadTable } from ".";
import { GAMES, lobbyOf } from "./lobbies";

const folders = Object.keys(import.meta.glob("./*/**")).map((path) => path.split("/")[1] ?? "");
const games = [...new Set(folders)];

test.each(games)("%s has a lobby and a table", async (name) => {
  expect(lobbyOf(name)?.first.game).toBe(name);
  expect(await loadTable(name)).toBeDefined();
});

test.each(GAMES)("the first game of $first.game has one seat of the player's own", ({ first }) => {
  expect(first.seats.filter((seat) => seat.who === "me")).toHaveLength(1);
});

test.each(["", "chess", "../table", "__proto__", "constructor"])("%j is no game", async (name) => {
  expect(lobbyOf(name)).toBeUndefined();
  expect(await loadTable(name)).toBeUndefined();
});
