import { render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import type { Event, Play, Table } from "../../../messages";
import { language } from "../../../words";
import type { Player, View } from "../messages";
import Reckoning from "./Reckoning.svelte";

const NONE = { grass: 0, water: 0, rock: 0, land: 0, movement: 0, nightmare: 0 };

function player(seat: Player["seat"], score: number, more: Partial<Player> = {}): Player {
  const start = { marker: null, flipped: false, lies_above: null, dreamer: null, free_step: false, paid: [] };
  const cards = { open: [], pile: [], covered: null, looking_at: [] };
  return { seat, score, hands: NONE, sleeper: 1, slots: {}, set_aside: 0, ...start, ...cards, ...more };
}

const view = {
  game: "dreamscape",
  nightmare_game: true,
  phase: "over",
  seats: [
    player("A", 30, { slots: { c1: { stack: ["nightmare"], tree: false } }, set_aside: 1, pile: ["x", "y"] }),
    player("B", 30, { open: [{ card: "Hermit's Tree", stored: null }], pile: ["z"] }),
    player("C", 12),
  ],
  reckoning: [
    { purposes: 6, open_cards: 0, nightmares: -6, total: 30 },
    { purposes: 0, open_cards: -5, nightmares: 0, total: 30 },
    { purposes: 0, open_cards: 0, nightmares: 0, total: 12 },
  ],
  purposes: [{ kind: "most-of", colour: "water", measures: [7, 2, 0], points: [6, 0, 0], worth: 6 }],
} as unknown as View;

const table: Table = {
  type: "table",
  id: "t",
  game: "dreamscape",
  status: "over",
  seats: [
    { kind: "guest", name: "Ada", mine: true },
    { kind: "bot", bot: "scripted" },
    { kind: "guest", name: "Ola" },
  ],
  names: ["A", "B", "C"],
  public: false,
  onlookers: 0,
  fairness: { scheme: "oneiros-fair-3", commitment: "" },
  ending: { winners: [1], how: "10.8", sentence: "" },
};

const playOf = (seen: View): Play => ({
  type: "play",
  since: 1,
  step: 1,
  cuts: 0,
  view: seen as unknown as Play["view"],
  events: [],
  asks: [],
  thinking: [],
  undo: 1,
  viewer: 0,
});

beforeEach(() => language.choose("en"));

function rowsOf(seen: View, ended = table, events: readonly Event[] = []): Record<string, string[]> {
  render(Reckoning, { props: { table: ended, play: playOf(seen), events, mine: [0] } });
  const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
  return Object.fromEntries(
    rows.map((row) => [
      within(row).getByRole("rowheader").textContent,
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent.replace(/\s+/g, " ").trim()),
    ]),
  );
}

test("every line says what was counted and what it brought, and adds up to the total", () => {
  const rows = rowsOf(view);
  expect(rows).toMatchObject({
    "Points in the game": ["30", "35", "12"],
    "Most blue shards": ["6 (7)", "0 (2)", "0 (0)"],
    "Cards left open": ["0 (0)", "−5 (1)", "0 (0)"],
    Total: ["30", "30", "12"],
  });
});

test("the points in the game are told by what brought them, where everything that happened is known", () => {
  const scored = (seat: string, points: number, rule: string): Event => ({
    kind: "scored",
    step: 1,
    about: { seat, points },
    cause: { rule },
  });
  const all = [scored("A", 28, "6.2"), scored("A", 2, "5.6"), scored("B", 35, "6.2"), scored("C", 12, "5.4")];
  const rows = rowsOf(view, table, [...all, scored("A", 6, "7.1")]);
  expect(rows).toMatchObject({
    "For completed cards": ["28", "35", "0"],
    "For planted trees": ["0", "0", "12"],
    "For water walked over": ["2", "0", "0"],
  });
  expect(Object.keys(rows)).not.toContain("Points in the game");
});

test("between equals it is said what decides, with the numbers", () => {
  const rows = rowsOf(view);
  expect(screen.getByText("Equal points: fewer nightmare shards win, then more completed cards.")).toBeTruthy();
  expect(rows["Nightmare shards"]).toEqual(["2", "0", "0"]);
  expect(rows["Completed cards"]).toEqual(["2", "1", "0"]);
});

test("a shared victory is said to be one", () => {
  rowsOf(view, { ...table, ending: { winners: [0, 1], how: "10.8", sentence: "" } });
  expect(screen.getByText("Equal in everything: the victory is shared.")).toBeTruthy();
});

test("a game that was given up is counted as it stood, without a word about who wins", () => {
  rowsOf({ ...view, phase: "travel", nightmare_game: false });
  expect(screen.getByRole("table", { name: "If the game had ended here" })).toBeTruthy();
  expect(screen.queryByText(/Equal/)).toBeNull();
  expect(screen.queryByRole("rowheader", { name: "Nightmare shards" })).toBeNull();
});
