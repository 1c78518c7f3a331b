import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Pool, Problem, TableSummary } from "../../../messages";
import * as net from "../../../net/api";
import { language } from "../../../words";
import { GALLERY } from "../gallery";
import AtTable from "./AtTable.svelte";
import { BOOSTER, made } from "./made";

const MOLE = made("Mole", "common");
const TABLE = { status: "seating" } as TableSummary;
const FIRST = pool("Mite", "Pup", "Bugler");

function pool(...names: string[]): Pool {
  const contents = names.map((name) => ({ name, rarity: "common" }));
  return { way: "boosters", set: "made", seed: "", packs: [{ kind: "booster", contents }] };
}

/** Let the page ask once more, as it does every now and then. */
const later = (): Promise<unknown> => vi.advanceTimersByTimeAsync(2_500);
const lying = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-exhibit]")].map((one) => one.dataset["exhibit"] ?? "");

beforeEach(async () => {
  await language.choose("en");
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("requestIdleCallback", (act: () => void) => setTimeout(act));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({}, { status: 500 })));
  vi.spyOn(GALLERY, "fetch").mockResolvedValue([...BOOSTER, MOLE]);
  vi.spyOn(net, "table").mockResolvedValue(TABLE);
  vi.spyOn(net, "poolOf").mockResolvedValue(FIRST);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Open everything, and stand before the workbench. */
async function build(): Promise<void> {
  render(AtTable, { id: "k3" });
  await fireEvent.click(await screen.findByRole("button", { name: "Then build" }));
  await waitFor(() => expect(lying().sort()).toEqual(["bugler", "mite", "pup"]));
}

test("packs that are drawn anew while somebody builds are opened at once", async () => {
  await build();
  vi.mocked(net.poolOf).mockResolvedValue(pool("Mole", "Moth"));
  await later();
  expect(screen.getByText("The packs were drawn anew. These are the new ones.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Then build" }));
  await waitFor(() => expect(lying().sort()).toEqual(["mole", "moth"]));
});

test("as long as the packs stay what they are, nothing is disturbed", async () => {
  await build();
  const [add] = screen.getAllByRole("button", { name: "Add Mite" });
  await fireEvent.click(add ?? document.body);
  await later();
  expect(document.querySelector(".title .count")?.textContent).toContain("1 of 16");
});

test("packs that are shut again wait, and open when everybody sits there", async () => {
  await build();
  const shut: Problem = { reason: "server-packs-shut", sentence: "⟦server-packs-shut⟧" };
  vi.mocked(net.poolOf).mockRejectedValue(new net.Refusal(shut));
  await later();
  expect(lying()).toEqual([]);
  vi.mocked(net.poolOf).mockResolvedValue(FIRST);
  await later();
  expect(lying()).toHaveLength(3);
});

test("who waits for the packs goes on though the server is away for a while", async () => {
  const shut: Problem = { reason: "server-packs-shut", sentence: "⟦server-packs-shut⟧" };
  vi.mocked(net.poolOf).mockRejectedValue(new net.Refusal(shut));
  render(AtTable, { id: "k3" });
  await later();
  vi.mocked(net.table).mockRejectedValue(new TypeError("offline"));
  await later();
  vi.mocked(net.table).mockResolvedValue(TABLE);
  vi.mocked(net.poolOf).mockResolvedValue(FIRST);
  await later();
  expect(await screen.findByRole("button", { name: "Then build" })).toBeTruthy();
});

test("who builds in vain is told that the table is closed", async () => {
  await build();
  vi.mocked(net.table).mockResolvedValue({ ...TABLE, status: "closed" });
  await later();
  expect(screen.getByText("The table is closed.")).toBeTruthy();
  expect(lying()).toEqual([]);
});

test("who builds goes on though the server is away for a while", async () => {
  await build();
  vi.mocked(net.poolOf).mockRejectedValue(new TypeError("offline"));
  await later();
  expect(lying()).toHaveLength(3);
});
