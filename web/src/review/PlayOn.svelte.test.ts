import { render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { GameDescription, Sitter, Table } from "../messages";
import { language } from "../words";
import PlayOn from "./PlayOn.svelte";

const game = {
  name: "dreamblade",
  levels: ["drowsy", "steady", "merciless"],
  bots: ["steady", "drowsy", "merciless"],
} as Partial<GameDescription> as GameDescription;

beforeEach(async () => {
  await language.choose("en");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([game])));
});

test.each<[string, Sitter, RegExp]>([
  ["the level that sat there", { kind: "bot", bot: "drowsy" }, /drowsy/],
  ["the usual level where a guest sat", { kind: "guest", name: "Ben" }, /steady/],
  ["the usual level where one sat that is no more", { kind: "bot", bot: "forgotten" }, /steady/],
])("who plays on meets %s", async (_, across, level) => {
  const seats: Sitter[] = [{ kind: "guest", name: "Ann", mine: true }, across];
  const table = { game: "dreamblade", names: ["A", "B"], seats } as Partial<Table> as Table;
  render(PlayOn, { open: true, table, step: 7, asked: "A", side: "", origin: { table: "t" }, hidden: false });
  // The same level may be named twice: first as a player, then as an opponent to come.
  const isChosen = (): boolean | undefined =>
    screen.getAllByRole<HTMLInputElement>("radio", { name: level, hidden: true }).at(-1)?.checked;
  await waitFor(() => expect(isChosen()).toBe(true));
});
