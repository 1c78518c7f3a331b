import { expect, test } from "vitest";
import { lobbyOf, loadTable } from ".";

const folders = Object.keys(import.meta.glob("./*/**")).map((path) => path.split("/")[1] ?? "");
const games = [...new Set(folders)];

test.each(games)("%s tells the lobby truly whether it has a table", async (name) => {
  expect(lobbyOf(name)?.playable).toBe((await loadTable(name)) !== undefined);
});

test.each(["", "chess", "../table", "__proto__", "constructor"])("%j is no game", async (name) => {
  expect(lobbyOf(name)).toBeUndefined();
  expect(await loadTable(name)).toBeUndefined();
});
