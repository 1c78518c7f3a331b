import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Event, Table } from "../messages";
import { language } from "../words";
import { NOTHING_POINTED } from "./logbook";
import { TELLING } from "../games/dreamblade/table/telling";
import Log from "./Log.svelte";
import { PATIENCE } from "../testing";

const TABLE: Table = {
  type: "table",
  id: "t",
  game: "dreamblade",
  status: "playing",
  seats: [
    { kind: "guest", name: "Ada", mine: true },
    { kind: "bot", bot: "scripted" },
  ],
  names: ["A", "B"],
  public: false,
  onlookers: 0,
  fairness: { scheme: "oneiros-fair-3", commitment: "" },
};

const cause = (rule: string): string => `cause=⟦cite¦rule=${rule}⟧`;
const EVENTS: Event[] = [
  { step: 1, kind: "phase-began", about: { phase: "spawn", player: "B" }, cause: { rule: "4.1" }, sentence: "⟦x⟧" },
  {
    step: 2,
    kind: "points-spent",
    about: { amount: 3 },
    cause: { rule: "5.3", piece: "Mirrorman#1" },
    sentence: "⟦log-points-spent¦amount#3¦rule=5.3¦piece=Mirrorman#1⟧",
  },
  {
    step: 2,
    kind: "spawned",
    about: { miniature: "Mirrorman#1", cell: "a5" },
    cause: { rule: "5.8", piece: "Mirrorman#1" },
    sentence: `⟦log-spawned¦miniature=Mirrorman#1¦cell=a5¦${cause("5.8")}⟧`,
  },
];

const onpointed = vi.fn();

beforeEach(async () => {
  await language.choose("en");
  onpointed.mockClear();
  render(Log, { props: { events: EVENTS, table: TABLE, telling: TELLING, open: false, onpointed } });
});

const lines = (): HTMLElement[] => screen.getAllByRole("listitem");

function second(): HTMLElement {
  const [, line] = lines();
  if (!line) throw new Error("there is one line at most");
  return line;
}

test("a phase is headed by its name and by who plays it", () => {
  expect(screen.getByRole("heading", { level: 4 }).textContent).toMatch(/Spawn phase\s+B\s+Computer/);
});

test("the rule of a line is a link to it", () => {
  const link = within(second()).getByRole("link");
  expect(link.getAttribute("href")).toBe("/rules/dreamblade#5.8");
  expect(second().textContent.trim()).toBe("Mirrorman#1 is spawned into a5 (rule 5.8).");
});

test("pointing at a line shows what it is about", async () => {
  await fireEvent.pointerEnter(second());
  expect(onpointed).toHaveBeenLastCalledWith({ pieces: ["Mirrorman#1"], cells: ["a5"] });
  await fireEvent.pointerLeave(screen.getByRole("log"));
  expect(onpointed).toHaveBeenLastCalledWith(NOTHING_POINTED);
});

test("arrow keys do the same from line to line, from the newest up", async () => {
  const log = screen.getByRole("log");
  await fireEvent.keyDown(log, { key: "ArrowUp" });
  expect(document.activeElement).toBe(lines()[1]);
  expect(onpointed).toHaveBeenLastCalledWith({ pieces: ["Mirrorman#1"], cells: ["a5"] });
  await fireEvent.keyDown(log, { key: "ArrowUp" });
  expect(document.activeElement).toBe(lines()[0]);
});

test("only what matters can be shown", async () => {
  await fireEvent.click(screen.getByRole("button", { name: "Important" }));
  expect(lines()).toHaveLength(1);
  await fireEvent.click(screen.getByRole("button", { name: "All" }));
  expect(lines()).toHaveLength(2);
});

test("another language changes every line", async () => {
  await language.choose("pl");
  await vi.waitFor(() => expect(lines()[1]?.textContent).toContain("zasada 5.8"), PATIENCE);
  expect(screen.getByRole("heading", { level: 4 }).textContent).toContain("Faza formowania");
});
