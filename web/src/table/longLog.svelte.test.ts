import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { TELLING as DREAMBLADE } from "../games/dreamblade/table/telling";
import { TELLING as DREAMSCAPE } from "../games/dreamscape/table/telling";
import type { Event, Table } from "../messages";
import { language } from "../words";
import Log from "./Log.svelte";
import type { Telling } from "./logbook";

const table = (game: string): Table => ({
  type: "table",
  id: "t",
  game,
  status: "playing",
  seats: [
    { kind: "guest", name: "Ada", mine: true },
    { kind: "bot", bot: "scripted" },
  ],
  names: ["A", "B"],
  public: false,
  onlookers: 0,
  fairness: { scheme: "oneiros-fair-3", commitment: "" },
});

const LINES = 7000;
const told = (number: number): Event => ({
  step: number,
  kind: "told",
  about: { number },
  cause: { rule: "5.3" },
  sentence: `⟦cite¦rule=5.3⟧ ${number}.`,
});
const EVENTS = Array.from({ length: LINES }, (_, number) => told(number));

beforeEach(() => language.choose("en"));

function show(
  game: string,
  telling: Telling,
  events: readonly Event[] = EVENTS,
): (more: readonly Event[]) => Promise<void> {
  const properties = { events, table: table(game), telling, open: false, onpointed: vi.fn() };
  const { rerender } = render(Log, { props: properties });
  return (more) => rerender({ ...properties, events: more });
}

/** Looked up by what is written there: to work out the roles of all lines each time takes seconds. */
function log(): HTMLElement {
  const found = document.querySelector<HTMLElement>("[role=log]");
  if (!found) throw new Error("there is no log");
  return found;
}
const buttons = (): string[] => [...log().querySelectorAll("button")].map((one) => one.textContent.trim());
async function click(name: string): Promise<void> {
  const found = [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === name);
  if (!found) throw new Error(`there is no button ${name}, but ${buttons().join(", ")}`);
  await fireEvent.click(found);
}
const nodes = (): number => log().querySelectorAll("*").length;
const lines = (): HTMLElement[] => [...log().querySelectorAll<HTMLElement>("[data-line]")];
const numbers = (): number[] => lines().map((line) => Number(/(\d+)\.$/.exec(line.textContent.trim())?.[1]));
const press = (key: string): Promise<boolean> => fireEvent.keyDown(log(), { key });

test.each([
  ["dreamblade", DREAMBLADE],
  ["dreamscape", DREAMSCAPE],
] as const)("a long log of %s draws its newest lines only", (game, telling) => {
  show(game, telling);
  expect(numbers()[0]).toBe(LINES - 200);
  expect(numbers().at(-1)).toBe(LINES - 1);
  expect(nodes()).toBeLessThan(1000);
});

test("arrow keys go on to lines that are not drawn, and never are too many drawn", async () => {
  show("dreamblade", DREAMBLADE, EVENTS.slice(0, 450));
  const focused = (): number => numbers()[lines().findIndex((line) => line === document.activeElement)] ?? -1;
  await press("ArrowUp");
  expect(focused()).toBe(449);
  for (const edge of [250, 150, 50]) {
    lines()[0]?.focus();
    expect(focused()).toBe(edge);
    await press("ArrowUp");
    expect(focused()).toBe(edge - 1);
    expect(nodes()).toBeLessThan(2000);
  }
  lines()[0]?.focus();
  await press("ArrowUp");
  expect(focused()).toBe(0);
  lines().at(-1)?.focus();
  expect(focused()).toBe(399);
  await press("ArrowDown");
  expect(focused()).toBe(400);
});

test("Home is the first line of the game and End the last, and rules are still linked", async () => {
  show("dreamblade", DREAMBLADE);
  await press("Home");
  expect(numbers()[0]).toBe(0);
  expect(document.activeElement).toBe(lines()[0]);
  expect(log().querySelector("[data-line] a")?.getAttribute("href")).toBe("/rules/dreamblade#5.3");
  expect(nodes()).toBeLessThan(2000);
  await press("End");
  expect(document.activeElement).toBe(lines().at(-1));
  expect(numbers().at(-1)).toBe(LINES - 1);
});

test("buttons lead to all lines, for those who go by them", async () => {
  show("dreamblade", DREAMBLADE, EVENTS.slice(0, 700));
  await click("500 earlier lines");
  expect([numbers()[0], numbers().at(-1)]).toEqual([400, 699]);
  for (const left of [400, 300, 200, 100]) await click(`${left} earlier lines`);
  expect([numbers()[0], numbers().at(-1)]).toEqual([0, 399]);
  expect(buttons()).toEqual(["300 later lines"]);
  for (const left of [300, 200, 100]) await click(`${left} later lines`);
  expect(numbers().at(-1)).toBe(699);
  expect(buttons()).toEqual(["300 earlier lines"]);
});

test("whoever reads old lines keeps them, whatever happens", async () => {
  const play = show("dreamblade", DREAMBLADE, EVENTS.slice(0, 1000));
  await click("800 earlier lines");
  const first = lines()[0];
  await play(EVENTS.slice(0, 1500));
  expect(lines()[0]).toBe(first);
  expect(numbers()).toHaveLength(400);
  await click("Newest ↓");
  expect(numbers().at(-1)).toBe(1499);
  expect(numbers()).toHaveLength(200);
});

test("a log that gets another size goes on following, and only a reader who scrolls up stops it", async () => {
  show("dreamblade", DREAMBLADE, EVENTS.slice(0, 20));
  const size = { scrollHeight: 1000, clientHeight: 400, scrollTop: 600 };
  for (const name of Object.keys(size) as (keyof typeof size)[]) {
    Object.defineProperty(log(), name, { get: () => size[name], set: (value: number) => (size[name] = value) });
  }
  const scroll = async (change: Partial<typeof size>): Promise<string | undefined> => {
    Object.assign(size, change);
    await fireEvent.scroll(log());
    return document.querySelector(".newest")?.textContent;
  };
  expect(await scroll({})).toBeUndefined();
  expect(await scroll({ clientHeight: 200, scrollTop: 500 })).toBeUndefined();
  expect(await scroll({ scrollHeight: 900, scrollTop: 300 })).toBeUndefined();
  expect(await scroll({ scrollTop: 300 })).toBe("Newest ↓");
});
