import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadTable } from "../games";
import { playOf } from "../games/dreamblade/asking/questions";
import { learnCells } from "../games/dreamblade/board/cells.svelte";
import { CELLS } from "../games/dreamblade/board/fixture";
import type { Event, Table, ToBrowser } from "../messages";
import { language } from "../words";
import { Line } from "./seated";
import TablePage from "./TablePage.svelte";

/** Say something to the page, and let it be drawn. */
async function tell(line: Line, message: ToBrowser): Promise<void> {
  line.tell(message);
  flushSync();
  await tick();
}

const table = (more: Partial<Table> = {}): Table => ({
  type: "table",
  id: "t",
  game: "chess",
  status: "playing",
  seats: [
    { kind: "guest", name: "Ada", mine: true, present: true },
    { kind: "bot", bot: "scripted" },
  ],
  names: ["A", "B"],
  public: false,
  onlookers: 2,
  fairness: { commitment: "c" },
  ...more,
});

beforeEach(async () => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal("scrollTo", vi.fn());
  history.replaceState(null, "", "/table/t");
  await language.choose("en");
  render(TablePage, { props: { id: "t", invite: "" } });
  flushSync();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a line that is down is mentioned only after a while", () => {
  expect(screen.queryByText(/connection is lost/)).toBeNull();
  vi.advanceTimersByTime(2_100);
  flushSync();
  expect(screen.getByText(/connection is lost/)).toBeTruthy();
  Line.last.accept();
  flushSync();
  expect(screen.queryByText(/connection is lost/)).toBeNull();
});

test("a table that is not there is said kindly", async () => {
  await tell(Line.last.accept(), { type: "refused", reason: "server-table-unknown", sentence: "" });
  expect(screen.getByRole("heading", { name: "This table is not here" })).toBeTruthy();
});

test("so is a game that cannot be shown", async () => {
  await tell(Line.last.accept(), table());
  await vi.advanceTimersByTimeAsync(1);
  flushSync();
  expect(screen.getByRole("heading", { name: "A game this page cannot show" })).toBeTruthy();
});

test("the others' wish for a rematch and the way to it are shown, and a player who waits is led there", async () => {
  const ending = { winners: [1], how: "resigned", sentence: "" };
  const over = table({ game: "dreamblade", status: "over", ending, rematch: [1] });
  const line = Line.last.accept();
  await tell(line, over);
  expect(screen.getByText("Computer (steady)")).toBeTruthy();
  expect(screen.getByText("2 onlookers")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "You have lost" })).toBeTruthy();
  expect(screen.getByText("B: Computer (steady) would like a rematch.")).toBeTruthy();
  await tell(line, { ...over, next: "u" });
  expect(location.pathname).toBe("/table/u");
});

test("a visitor who looks at an old game stays there", async () => {
  await tell(Line.last.accept(), table({ status: "over", game: "dreamblade", next: "u" }));
  expect(location.pathname).toBe("/table/t");
  expect(screen.getByRole("link", { name: "To the next game" }).getAttribute("href")).toBe("/table/u");
});

test("a question that is still on the screen is answered as what it is, though another is asked by now", async () => {
  await loadTable("dreamblade");
  learnCells(CELLS);
  const line = Line.last.accept();
  await tell(line, table({ game: "dreamblade" }));
  await tell(line, { ...playOf("strike"), step: 7 });
  await vi.advanceTimersByTimeAsync(1);
  flushSync();
  const rolled: Event = { step: 7, kind: "face-rolled", about: { face: "blade" }, cause: { rule: "7.4" } };
  await tell(line, { ...playOf("damage"), since: 7, step: 9, events: [rolled] });
  await fireEvent.keyDown(document.body, { key: "e" });
  const [sent] = line.said.filter((one) => one["type"] === "answer");
  expect(sent).toMatchObject({ seat: 0, step: 7, option: 0 });
});

test("a key takes back once, whatever else listens to keys", async () => {
  await loadTable("dreamblade");
  learnCells(CELLS);
  const line = Line.last.accept();
  await tell(line, table({ game: "dreamblade" }));
  await tell(line, { ...playOf("strike"), step: 7, undo: 6 });
  await vi.advanceTimersByTimeAsync(1);
  flushSync();
  await fireEvent.keyDown(document.body, { key: "u" });
  expect(line.said.filter((one) => one["type"] === "undo")).toEqual([{ type: "undo", seat: 0, step: 7, cuts: 0 }]);
});

test("another promise of the server in the middle of a game is shouted about at once", async () => {
  const line = Line.last.accept();
  const seats: Table["seats"] = [
    { kind: "guest", mine: true, sown: true, revealed: true },
    { kind: "bot", sown: true, revealed: true },
  ];
  const promised = (commitment: string): Table =>
    table({ game: "dreamblade", seats, fairness: { commitment, playerSeeds: ["x", "bot"], seals: ["", ""] } });
  await tell(line, promised("a".repeat(64)));
  expect(screen.queryByRole("alert")).toBeNull();
  await tell(line, promised("b".repeat(64)));
  expect(screen.getByRole("alert").textContent).toContain("Do not trust the dice of this game!");
});
