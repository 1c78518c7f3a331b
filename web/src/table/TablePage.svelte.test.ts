import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadTable } from "../games";
import { playOf } from "../games/dreamblade/asking/questions";
import { learnCells } from "../games/dreamblade/board/cells.svelte";
import { CELLS } from "../games/dreamblade/board/fixture";
import type { Event, Table, ToBrowser } from "../messages";
import { language, speak } from "../words";
import { loadParts } from "./fairness/load";
import { loadPledge } from "./pledged";
import { Line } from "./seated";
import TablePage from "./TablePage.svelte";
import { media, PATIENCE } from "../testing";

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
    { kind: "guest", name: "Ada", mine: true, present: true, sown: true, revealed: true },
    { kind: "bot", bot: "scripted", sown: true, revealed: true },
  ],
  names: ["A", "B"],
  public: false,
  onlookers: 2,
  fairness: { scheme: "oneiros-fair-2", commitment: "c" },
  ...more,
});

beforeEach(async () => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  media(false);
  vi.stubGlobal("scrollTo", vi.fn());
  history.replaceState(null, "", "/table/t");
  await language.choose("en");
  await loadPledge();
  await loadParts();
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
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Table");
});

test("sentences call the players by their names, as long as the table is shown", async () => {
  const sentence = "⟦log-turn-won¦player=B¦a#0¦b#4¦cause=⟦cite¦rule=9.3⟧⟧";
  expect(speak(sentence)).toContain("Player B wins the turn; conquest points: A 0, B 4");
  await tell(Line.last.accept(), table());
  expect(speak(sentence)).toContain("Computer (steady) wins the turn; conquest points: Ada 0, Computer (steady) 4");
  cleanup();
  expect(speak(sentence)).toContain("Player B wins the turn");
});

test("so is a game that cannot be shown", async () => {
  await tell(Line.last.accept(), table());
  await vi.advanceTimersByTimeAsync(1);
  flushSync();
  expect(screen.getByRole("heading", { name: "A game this page cannot show" })).toBeTruthy();
});

test("the others' wish for a rematch and the way to it are shown, and a player who agrees is led there", async () => {
  const ending = { winners: [1], how: "resigned", sentence: "" };
  const over = table({ game: "dreamblade", status: "over", ending, rematch: [1] });
  const line = Line.last.accept();
  await tell(line, over);
  expect(screen.getByText("Computer (steady)")).toBeTruthy();
  expect(screen.getByText("2 onlookers")).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "You have lost" })).toBeTruthy();
  expect(screen.getByText("B: Computer (steady) would like a rematch.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Rematch" }));
  await tell(line, { ...over, next: "u" });
  expect(location.pathname).toBe("/table/u");
});

test("nobody is led to another table without having wished for it", async () => {
  const line = Line.last.accept();
  await tell(line, table({ game: "dreamblade", status: "over", rematch: [1] }));
  await tell(line, table({ game: "dreamblade", status: "over", next: "u" }));
  expect(location.pathname).toBe("/table/t");
});

test("a visitor who looks at an old game stays there", async () => {
  await tell(Line.last.accept(), table({ status: "over", game: "dreamblade", next: "u" }));
  expect(location.pathname).toBe("/table/t");
  const next = await screen.findByRole("link", { name: "To the next game" });
  expect(next.getAttribute("href")).toBe("/table/u");
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
    { kind: "guest", sown: true, revealed: true },
    { kind: "bot", sown: true, revealed: true },
  ];
  const held = "0".repeat(64);
  const promised = (commitment: string): Table =>
    table({
      game: "dreamblade",
      seats,
      fairness: { scheme: "oneiros-fair-3", commitment, playerSeeds: [held, "bot"], seals: [held, ""] },
    });
  await tell(line, promised("a".repeat(64)));
  expect(screen.queryByRole("alert")).toBeNull();
  await tell(line, promised("b".repeat(64)));
  const alarm = await vi.waitFor(() => screen.getByRole("alert"), PATIENCE);
  expect(alarm.textContent).toContain("Do not trust the dice of this game!");
});

test("seeds are agreed on anew in the middle of a game only when somebody here says so", async () => {
  const line = Line.last.accept();
  const seats: Table["seats"] = [
    { kind: "guest", mine: true, sown: false },
    { kind: "bot", sown: true, revealed: true },
  ];
  const fairness = { scheme: "oneiros-fair-3", commitment: "a".repeat(64), playerSeeds: ["", "bot"], seals: ["", ""] };
  await tell(line, table({ game: "dreamblade", seats, fairness }));
  expect(line.said).toEqual([]);
  const yes = await vi.waitFor(() => screen.getByRole("button", { name: "Agree anew" }), PATIENCE);
  expect(screen.getByText(/for time number 2/)).toBeTruthy();
  await fireEvent.click(yes);
  expect(line.said).toMatchObject([{ type: "sow", seat: 0 }]);
});

test("who was late is told so before anything is rolled, and may play all the same or get up", async () => {
  const line = Line.last.accept();
  const sealed = "5".repeat(64);
  const seats: Table["seats"] = [
    { kind: "guest", mine: true, sown: true, revealed: true },
    { kind: "bot", sown: true, revealed: true },
  ];
  const fairness = { scheme: "oneiros-fair-3", commitment: "a".repeat(64), seals: [sealed, ""] };
  const late = { ...fairness, playerSeeds: [sealed, "bot"] };
  await tell(line, table({ game: "dreamblade", status: "seating", seats, fairness: late }));
  await vi.waitFor(() => screen.getByText(/Your seed came too late/), PATIENCE);
  expect(screen.getAllByRole("button", { name: "Get up and leave" }).length).toBeGreaterThan(0);
  await fireEvent.click(screen.getByRole("button", { name: "Play all the same" }));
  expect(line.said).toEqual([{ type: "accept", seat: 0 }]);
});

test("a game whose record does not come could not be checked, which is said after a while and is no alarm", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("gone", { status: 404 })));
  await tell(Line.last.accept(), table({ game: "dreamblade", status: "over" }));
  await vi.advanceTimersByTimeAsync(62_000);
  await vi.waitFor(() => screen.getByText(/The dice could not be checked/), PATIENCE);
  expect(screen.queryByRole("alert")).toBeNull();
});

const PEOPLE: Table["seats"] = [
  { kind: "guest", name: "Ada", mine: true, present: true },
  { kind: "guest", name: "Bob", present: true },
];

/** Sit at a table of Dreamblade between two people, whose game is shown. */
async function sit(more: Partial<Table> = {}): Promise<Line> {
  await loadTable("dreamblade");
  learnCells(CELLS);
  const line = Line.last.accept();
  await tell(line, table({ game: "dreamblade", seats: PEOPLE, ...more }));
  await tell(line, { ...playOf("strike"), step: 7, asks: [] });
  await vi.advanceTimersByTimeAsync(1);
  flushSync();
  return line;
}

test("the clocks of all who have one are shown beside their names", async () => {
  const line = await sit({ pace: { minutes: 15 } });
  await tell(line, { type: "clocks", left: [900_000, 65_000], running: [1] });
  expect((await screen.findAllByRole("timer")).map((one) => one.textContent)).toEqual([
    "Time of Ada: 15:00",
    "Time of Bob: 1:05",
  ]);
});

test("who goes away and comes back is said", async () => {
  const line = await sit();
  const away = [PEOPLE[0], { kind: "guest", name: "Bob" }] as Table["seats"];
  await tell(line, table({ game: "dreamblade", seats: away }));
  expect(screen.getByText("Bob is away.")).toBeTruthy();
  await tell(line, table({ game: "dreamblade", seats: PEOPLE }));
  expect(screen.getByText("Bob is back.")).toBeTruthy();
});

test("a game may be claimed when the countdown is over", async () => {
  const claim = { against: [1], waits: 5_000, claimed: [] };
  const line = await sit({ claim });
  expect(await screen.findByText(/you may claim the game in 0:05/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Claim the victory" })).toBeNull();
  await vi.advanceTimersByTimeAsync(5_500);
  flushSync();
  await fireEvent.click(screen.getByRole("button", { name: "Claim a draw" }));
  await fireEvent.click(screen.getByRole("button", { name: "Claim the victory" }));
  expect(line.said.filter((one) => one["type"] === "claim")).toEqual([
    { type: "claim", seat: 0, what: "draw" },
    { type: "claim", seat: 0, what: "win" },
  ]);
  await tell(line, table({ game: "dreamblade", seats: PEOPLE, claim: { ...claim, waits: 0, claimed: [0] } }));
  expect(screen.getByText(/You have claimed the game/)).toBeTruthy();
});

test("everybody is asked before a game is closed", async () => {
  const line = await sit({ closing: [1] });
  expect(await screen.findByText(/Bob would like to close this table/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Close it" })).toBeTruthy();
  await tell(line, table({ game: "dreamblade", seats: PEOPLE, closing: [0] }));
  expect(screen.getByText(/You have asked to close this table/)).toBeTruthy();
});

test("a game of older rules can be resigned and closed, and read when it is over", async () => {
  const line = Line.last.accept();
  await tell(line, table({ game: "dreamblade", seats: PEOPLE, otherRules: 1 }));
  expect(await screen.findByRole("heading", { name: "A game of older rules" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Resign" }));
  await screen.findByRole("dialog");
  for (const button of screen.getAllByRole("button", { name: "Resign", hidden: true }).slice(-1)) {
    await fireEvent.click(button);
  }
  expect(line.said.filter((one) => one["type"] === "resign")).toEqual([{ type: "resign", seat: 0 }]);
  const ending = { winners: [1], how: "resigned", sentence: "" };
  await tell(line, table({ game: "dreamblade", seats: PEOPLE, otherRules: 1, status: "over", ending }));
  expect(await screen.findByRole("heading", { name: "You have lost" })).toBeTruthy();
  const record = screen.getByRole("link", { name: "Save the record of this game" });
  expect(record.getAttribute("href")).toBe("/api/tables/t/record");
});
