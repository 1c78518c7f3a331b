import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LookedBack, Table } from "../../../messages";
import { language } from "../../../words";
import Lookback from "./Lookback.svelte";

const TABLE: Table = {
  type: "table",
  id: "t",
  game: "dreamblade",
  status: "over",
  seats: [
    { kind: "guest", name: "Ada", mine: true },
    { kind: "bot", bot: "drowsy" },
  ],
  names: ["A", "B"],
  public: false,
  onlookers: 0,
  fairness: { scheme: "oneiros-fair-3", commitment: "" },
  ending: { winners: [1], how: "9.3", sentence: "" },
};
const FOUND: LookedBack = {
  seats: [
    {
      findings: [{ sentence: "⟦lookback-idle¦name=⟦figure-noble-dragon⟧¦paid#12¦rule=9.2⟧", good: false }],
      measures: [{ name: "came", own: 1, theirs: 7 }],
      pieces: [
        { piece: "Noble Dragon", games: 1, times: 1, points: 0, paid: 12, lost: 1 },
        { piece: "Mirrorman", games: 0, times: 0, points: 0, paid: 0, lost: 0 },
      ],
    },
    { findings: [], measures: [], pieces: [] },
  ],
};

beforeEach(async () => {
  await language.choose("pl");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(FOUND)));
});
afterEach(() => vi.unstubAllGlobals());

test("whoever has lost reads why in the words of the warband, and is led to change it", async () => {
  render(Lookback, { path: "tables/t", table: TABLE, seats: [0], change: () => "/builder/dreamblade#played=x" });
  const region = await screen.findByRole("region", { name: "Dlaczego zestaw przegrał" });
  expect(region.textContent).toContain("Figurka Szlachetny Smok kosztowała 12 pkt formowania");
  expect(region.textContent).toContain("nie weszła do gry");
  expect(screen.getByRole("link", { name: "Zmień ten zestaw" }).getAttribute("href")).toContain("#played=x");
});

test("nothing is shown of a seat about which the game says nothing", async () => {
  render(Lookback, { path: "tables/t", table: TABLE, seats: [0, 1] });
  await screen.findByRole("region");
  expect(screen.getAllByRole("region")).toHaveLength(1);
  expect(screen.queryByRole("link", { name: "Zmień ten zestaw" })).toBeNull();
});

test.each(["resigned", "time", "claimed"])("who lost because the game was %s reads no reason in it", async (how) => {
  const ending = { winners: [1], how, sentence: "" };
  render(Lookback, { path: "tables/t", table: { ...TABLE, ending }, seats: [0] });
  expect(await screen.findByRole("region", { name: "Jak spisał się zestaw" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Dlaczego zestaw przegrał" })).toBeNull();
});

test("a refusal is told, and it can be asked again", async () => {
  const busy = { reason: "server-busy", sentence: "Za dużo naraz." };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(busy, { status: 429 })));
  render(Lookback, { path: "tables/t", table: TABLE, seats: [0] });
  expect((await screen.findByRole("status")).textContent).toContain("Za dużo naraz.");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(FOUND)));
  await fireEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
  expect(await screen.findByRole("region")).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
});

test("whoever has won reads first what was good", async () => {
  const bad = FOUND.seats[0]?.findings ?? [];
  const good = { sentence: "⟦lookback-idle¦name=⟦figure-mirrorman⟧¦paid#3¦rule=9.2⟧", good: true };
  const found = { seats: [{ findings: [...bad, good], measures: [], pieces: [] }] };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(found)));
  const table = { ...TABLE, ending: { winners: [0], how: "9.3", sentence: "" } };
  render(Lookback, { path: "tables/t", table, seats: [0] });
  const region = await screen.findByRole("region");
  expect([...region.querySelectorAll("li")].map((line) => line.classList.contains("good"))).toEqual([true, false]);
});
