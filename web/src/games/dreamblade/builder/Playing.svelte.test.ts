import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { TableSummary } from "../../../messages";
import * as net from "../../../net/api";
import { go } from "../../../router.svelte";
import { language } from "../../../words";
import * as api from "../api";
import Playing from "./Playing.svelte";

const OVER: TableSummary = { id: "t1", game: "dreamblade", status: "over", names: ["A", "B"], moved: 1, seats: [] };

beforeEach(async () => {
  await language.choose("en");
  localStorage.clear();
  window.scrollTo = () => undefined;
  go("/");
  const game = { name: "dreamblade", leastSeats: 2, mostSeats: 2, bots: ["drowsy"], levels: ["drowsy"] };
  vi.spyOn(net, "games").mockResolvedValue([{ ...game, rules: 1, seatNames: ["A", "B"], fields: [] }]);
  vi.spyOn(net, "makeTable").mockResolvedValue({ id: "t9" });
  vi.spyOn(api, "warbands").mockResolvedValue([]);
});

test.each<[string, TableSummary[], string]>([
  ["a first game with this warband has the hints of a first game", [], "?first"],
  ["whoever has played a game to the end is given none", [OVER], ""],
])("%s", async (_, mine, search) => {
  vi.spyOn(net, "tables").mockResolvedValue({ mine, open: [] });
  render(Playing, { open: true, packed: "1abc", title: "Mine", mine: [] });
  const play = await screen.findByRole("button", { name: "Play now" });
  await waitFor(() => expect(play).toHaveProperty("disabled", false));
  await fireEvent.click(play);
  await waitFor(() => expect(location.pathname).toBe("/table/t9"));
  expect(location.search).toBe(search);
});
