import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Explained, LookedBack, Table } from "../../../messages";
import { language } from "../../../words";
import { courseOf } from "./cycles";
import Lookback from "./Lookback.svelte";

const TABLE: Table = {
  type: "table",
  id: "t",
  game: "dreamscape",
  status: "over",
  seats: [
    { kind: "guest", name: "Ada", mine: true },
    { kind: "guest", name: "Ola" },
    { kind: "bot", bot: "hasty" },
  ],
  names: ["A", "B", "C"],
  public: false,
  onlookers: 0,
  fairness: { scheme: "oneiros-fair-3", commitment: "" },
  ending: { winners: [1], how: "8.2", sentence: "" },
};
const OPEN =
  "⟦dreamscape-lookback-open¦number#1¦points#5¦cards=⟦dreamscape-lookback-since¦card=⟦card-mirror-pool⟧¦cycle#3⟧¦rule=8.2⟧";
const BEST =
  "⟦dreamscape-lookback-best¦card=⟦card-mirror-pool⟧¦points#6¦part=⟦dreamscape-lookback-part¦cycle#7⟧¦rule=6.2⟧";
const GAINS = [
  { turn: 2, source: "cards", points: 9 },
  { turn: 2, source: "water", points: 2 },
  { turn: 2, source: "crossed", points: -1 },
  { turn: 7, source: "trees", points: 3 },
  { turn: 8, source: "purposes", points: 6 },
  { turn: 8, source: "open", points: -5 },
];
const told = (sentence: string, good: boolean, completed: number): Explained => ({
  findings: [{ sentence, good }],
  measures: [{ name: "completed", own: completed, theirs: 2 }],
  pieces: [],
  gains: GAINS,
});
const FOUND: LookedBack = { seats: [told(OPEN, false, 1), told(BEST, true, 4), told(OPEN, false, 2)] };

beforeEach(async () => {
  await language.choose("pl");
  await language.learn("games/dreamscape");
  await language.learn("games/dreamscape/lookback");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(FOUND)));
});
afterEach(() => vi.unstubAllGlobals());

test("whoever has lost reads what stood out, with the rule's number, and may open what others did", async () => {
  render(Lookback, { path: "tables/t", table: TABLE, seats: [0] });
  const own = await screen.findByRole("region", { name: "Skąd różnica w punktach" });
  expect(own.textContent).toContain("kosztowała 5 punktów: Lustrzany Staw (od cyklu 3)");
  expect(within(own).getByRole("link", { name: "8.2" }).getAttribute("href")).toBe("/rules/dreamscape#8.2");
  expect(screen.getAllByRole("region")).toHaveLength(1);
  const heading = screen.getByRole("heading", { name: /Ola/ });
  const ola = heading.closest("details");
  expect(ola?.open).toBe(false);
  await fireEvent.click(heading);
  expect(ola?.textContent).toContain("Najlepsza karta: Lustrzany Staw, 6 punktów (ostatnie tworzenie;");
});

test("the points of every cycle stand in a table with headings, and add up to the total", async () => {
  render(Lookback, { path: "tables/t", table: TABLE, seats: [0] });
  const own = await screen.findByRole("region");
  const rows = within(within(own).getByRole("table", { name: "Punkty cykl po cyklu", hidden: true }))
    .getAllByRole("row", { hidden: true })
    .map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent));
  expect(rows[0]).toEqual(["Cykl", "karty", "kroki", "drzewa", "razem"]);
  expect(rows[2]).toEqual(["2", "9", "1", "0", "10"]);
  expect(rows[7]).toEqual(["ostatnie tworzenie", "0", "0", "3", "3"]);
  expect(rows.slice(8)).toEqual([
    ["Cele", "6"],
    ["Nieukończone karty", "−5"],
    ["Suma", "14"],
  ]);
});

test("everybody stands side by side in numbers", async () => {
  render(Lookback, { path: "tables/t", table: TABLE, seats: [0, 1, 2] });
  const table = await screen.findByRole("table", { name: "Wszyscy w liczbach", hidden: true });
  const [, row] = within(table).getAllByRole("row", { hidden: true });
  expect([...(row?.children ?? [])].map((cell) => cell.textContent)).toEqual(["ukończone karty", "1", "4", "2"]);
  expect(screen.getAllByRole("region")).toHaveLength(3);
});

test("of a game that was given up the cycles are told until the last points came", () => {
  const { cycles, ending, total } = courseOf(GAINS.filter(({ turn }) => turn < 3));
  expect(cycles.map(({ turn, sum }) => [turn, sum])).toEqual([
    [1, 0],
    [2, 10],
  ]);
  expect([ending, total]).toEqual([[], 10]);
  expect(courseOf([]).cycles).toEqual([]);
});

test("nothing is shown of a game about which nothing is told", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ seats: [] })));
  const { container } = render(Lookback, { path: "tables/t", table: TABLE, seats: [0] });
  await vi.waitFor(() => expect(container.textContent.trim()).toBe(""));
  expect(screen.queryByRole("region")).toBeNull();
});
