import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type * as protocol from "../../../messages";
import { askOf, option, player, shards, view } from "../asking/fixture";
import { learnPrinted } from "../cards/printed.svelte";
import { NO_MARKS, type Touch } from "../marks";
import type { Option, Question, UnderWay, View } from "../messages";
import { language } from "../../../words";
import { isStaged } from "./offers";
import StageTable from "./StageTable.test.svelte";
import { media, PATIENCE } from "../../../testing";

const answer = vi.fn();
const point = vi.fn();
const touch: Touch = { choose: vi.fn(), point };
const GOLEM: UnderWay = { rule: "7.7", power: "golem" };
const TOWER: UnderWay = { rule: "7.6", power: "tower" };
const LAKE: UnderWay = { rule: "7.5", power: "lake" };
const DRAW: UnderWay = { rule: "6.3", power: null, cards: 5, deck: null };
const decline = option("decline", {}, "decline");
const card = (name: string, points: number, level: "I" | "II" | "III" = "I"): protocol.CardText => ({
  name,
  level,
  points,
  power: "muse",
  stacks: [{ column: 0, row: 0, stack: ["water"], tree: false, dreamer: true }],
});

function show(question: Question, options: readonly Option[], seen: Partial<View> = {}, more: object = {}): void {
  const props = { ask: askOf(question, options), view: view(seen), marks: NO_MARKS, touch, answer, ...more };
  render(StageTable, { props });
}

/** Whatever is seen on a button comes first in its name, then what it does. */
const button = (name: string | RegExp): HTMLButtonElement =>
  screen.getByRole("button", { name: typeof name === "string" ? (full) => full.endsWith(name) : name });
const press = (name: string | RegExp) => fireEvent.click(button(name));

beforeEach(async () => {
  media(false);
  answer.mockClear();
  await language.choose("en");
  learnPrinted([card("Mirror Pool", 7), card("Hermit's Tree", 6), card("Memory Rock", 9, "II")], []);
});

test("every stage says what it does and links its rule", () => {
  const staged: readonly (readonly [Question, readonly Option[], string, Partial<View>])[] = [
    ["golem", [decline], "7.7", { under_way: GOLEM }],
    ["tower", [decline], "7.6", { under_way: TOWER }],
    ["lake", [decline], "7.5", { under_way: LAKE }],
    ["harvest", [], "7.4", { harvested: ["rock"], under_way: { rule: "7.4", power: "harvesters" } }],
    ["deck", [decline], "7.3", { under_way: { rule: "7.3", power: "king", cards: 6, deck: null } }],
    ["deck", [decline], "6.3", { under_way: DRAW }],
    ["first", [], "2.3", { under_way: { rule: "2.3", power: null, cards: 0, deck: "I" } }],
    ["order", [], "6.4", { under_way: { rule: "6.4", power: null } }],
    ["stored", [], "6.2", { under_way: { rule: "6.2", power: null, card: "Mirror Pool" } }],
  ];
  for (const [question, options, rule, seen] of staged) {
    document.body.replaceChildren();
    show(question, options, seen);
    expect(screen.getByRole("link", { name: `rule ${rule}` }).getAttribute("href")).toBe(`/rules/dreamscape#${rule}`);
    expect(screen.getByRole("region")).toBeTruthy();
    expect(isStaged(askOf(question, []))).toBe(true);
  }
  expect(isStaged(askOf("travel", []))).toBe(false);
});

describe("the Golem", () => {
  const shift = (from_slot: string, height: number, slot: string, more = {}): Option =>
    option("shift", { from_slot, height, slot }, `shift ${from_slot}:${height} ${slot}`, more);
  const options = [
    shift("c1", 1, "b1"),
    shift("c2", 1, "c3"),
    shift("c2", 2, "c3", { points: 2, completes: ["Mirror Pool"] }),
    shift("c2", 2, "d2"),
    decline,
  ];
  const seen: Partial<View> = {
    under_way: { ...GOLEM, left: 3 },
    seats: [player({ slots: { c1: { stack: ["water"], tree: false }, c2: { stack: ["land", "rock"], tree: false } } })],
  };

  test("asks for a stack, for a level where there are several, and for a slot", async () => {
    show("golem", options, seen);
    expect(screen.getByText("up to 3 moves")).toBeTruthy();
    await press("Move from c2");
    await press(/Shard 2 from the bottom, rock/);
    expect(button("Choose a stack and a slot").disabled).toBe(true);
    await press(/c2:2 c3; points \+2; completes Mirror Pool$/);
    expect(answer).not.toHaveBeenCalled();
    await press("Move c2 to c3");
    expect(answer).toHaveBeenCalledWith(2);
  });

  test("asks for no level where there is one only, and lets another stack be chosen", async () => {
    show("golem", options, seen);
    await press("Move from c1");
    expect(screen.queryByRole("group", { name: "From which shard on" })).toBeNull();
    await press("Another stack");
    expect(button("Move from c2")).toBeTruthy();
  });

  test("shows the land before and after as soon as that is known", async () => {
    const after = view({ seats: [player({ slots: { b1: { stack: ["water"], tree: false } } })] });
    const tryOption = vi.fn(() => Promise.resolve(after));
    show("golem", options, seen, { tryOption });
    await press("Move from c1");
    await press(/c1:1 b1/);
    await vi.waitFor(() => expect(document.querySelectorAll("[data-land]")).toHaveLength(2), PATIENCE);
    expect(tryOption).toHaveBeenCalledWith("shift c1:1 b1");
    expect(screen.getByText("then")).toBeTruthy();
  });

  test("can be declined", async () => {
    show("golem", options, seen);
    await press("Do: decline");
    expect(answer).toHaveBeenCalledWith(4);
  });
});

test("the Tower takes a shard after a look at the land without it", async () => {
  show("tower", [option("take", { slot: "c2" }, "take c2"), decline], { under_way: { ...TOWER, left: 1 } });
  expect(button("c1").disabled).toBe(true);
  await press("Do: take c2");
  await press("Take it from c2");
  expect(answer).toHaveBeenCalledWith(0);
});

describe("the Lake", () => {
  test("lets a location be chosen", async () => {
    show("lake", [decline, option("rearrange", { location: 2 }, "rearrange 2")]);
    await fireEvent.focus(button("Do: rearrange 2"));
    expect(point).toHaveBeenLastCalledWith({ location: 2 });
    await press("Do: rearrange 2");
    expect(answer).toHaveBeenCalledWith(1);
  });

  test("shows the row before and what it has become so far", async () => {
    const under_way = { ...LAKE, location: 2, arranged: ["grass" as const] };
    show("arrange", [option("next", { kind: "water" }, "next water")], { under_way });
    const [before, after] = screen.getAllByRole("figure");
    expect(before?.querySelectorAll("svg[data-kind]")).toHaveLength(2);
    expect(after?.querySelectorAll("svg[data-kind]")).toHaveLength(1);
    expect(screen.getByText("Which shard comes next from the left? Place 2.")).toBeTruthy();
    await press("Do: next water");
    expect(answer).toHaveBeenCalledWith(0);
  });
});

test("the Harvesters show each row with the shard that is chosen", async () => {
  const put = (kind: "rock" | "water", location: number): Option =>
    option("put", { kind, location }, `put ${kind} ${location}`);
  show("harvest", [put("rock", 1), put("rock", 2), put("water", 1)], { harvested: ["rock", "water"] });
  expect(screen.queryByRole("button", { name: /Do: put water 1$/ })).toBeNull();
  await press("water");
  expect(screen.queryByRole("button", { name: /Do: put rock 1$/ })).toBeNull();
  await press("Do: put water 1");
  expect(answer).toHaveBeenCalledWith(2);
});

test("a deck is chosen with its number of cards and what they are worth", async () => {
  const deck = (level: "I" | "II"): Option => option("deck", { level }, `deck ${level}`);
  show("deck", [decline, deck("I"), deck("II")], { under_way: DRAW });
  expect(screen.getByText("From which deck do you draw 5 cards?")).toBeTruthy();
  expect(screen.getByText("6–7 points")).toBeTruthy();
  await press("Do: deck II");
  expect(answer).toHaveBeenCalledWith(2);
});

test("the draw for a completed card tells which one it was and what it paid", async () => {
  show("deck", [decline], { under_way: DRAW, seats: [player({ pile: ["Mirror Pool", "Memory Rock"] })] });
  expect(screen.getByRole("heading", { name: "Memory Rock completed: 9 points" })).toBeTruthy();
  await language.choose("pl");
  expect(await screen.findByRole("heading", { name: /^Ukończona karta: .+, 9 punktów$/ })).toBeTruthy();
});

test("what comes up by itself takes no tap at once, but a key; what was opened takes both", async () => {
  vi.useFakeTimers();
  const parts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".stage > .body, .stage > footer")];
  const tapped = (): boolean[] => parts().map((part) => part.style.pointerEvents !== "none");
  show("deck", [decline, option("deck", { level: "III" }, "deck III")], { under_way: DRAW });
  expect(tapped()).toEqual([false, false]);
  // A key presses a button whatever lies under a finger.
  await press("Do: deck III");
  expect(answer).toHaveBeenCalledWith(1);
  await vi.advanceTimersByTimeAsync(650);
  expect(tapped()).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(100);
  expect(tapped()).toEqual([true, true]);
  document.body.replaceChildren();
  const use = option("power", { power: "tower", rule: "7.6", location: 4 }, "power");
  show("travel", [use], {}, { intent: use });
  expect(tapped()).toEqual([true, true]);
});

describe("cards that were drawn", () => {
  const keep = (name: string): Option => option("keep", { card: name }, `keep ${name}`);
  const options = [decline, keep("Hermit's Tree"), keep("Mirror Pool")];

  test("are compared before one is kept", async () => {
    const near = {
      card: "Mirror Pool",
      impossible: "" as const,
      kind: null,
      slots: [{ slot: "c1", stack: ["water" as const], tree: false, dreamer: true, state: "stands" as const }],
      quarter: 0 as const,
      mirrored: false,
      stands: 1,
      lacks: shards(),
      not_held: shards(),
    };
    const tryOption = (text: string) => Promise.resolve(text.endsWith("Pool") ? view({ near: [near] }) : undefined);
    show("keep", options, {}, { tryOption });
    await vi.waitFor(() => expect(screen.getByText(/^1 of 1/)).toBeTruthy(), PATIENCE);
    expect(button("Choose a card").disabled).toBe(true);
    await press(/Mirror Pool.*Do: keep/);
    await press("Keep Mirror Pool");
    expect(answer).toHaveBeenCalledWith(2);
  });

  test("may all be put back, but not the first ones", async () => {
    show("keep", options);
    await press("Do: decline");
    expect(answer).toHaveBeenCalledWith(0);
    document.body.replaceChildren();
    show("first", options.slice(1));
    expect(screen.queryByRole("button", { name: /Do: decline$/ })).toBeNull();
  });
});

test("of two stored shards one stays and the other goes into the bag", async () => {
  show("stored", [option("cover", { kind: "rock" }, "cover rock"), option("cover", { kind: "water" }, "cover water")]);
  const kept = button("Do: cover rock");
  expect(within(kept).getByText("rock stays")).toBeTruthy();
  await fireEvent.click(kept);
  expect(answer).toHaveBeenCalledWith(0);
});

describe("the Muse", () => {
  test("shows what may come before it is asked", async () => {
    const intent = {
      ...option("power", { location: 1, power: "muse", rule: "7.2" }, "power", { reveals: true }),
      index: 3,
    };
    const oncancel = vi.fn();
    show("travel", [], { bag: shards({ grass: 1, rock: 3 }) }, { intent, oncancel });
    expect(screen.getByRole("listitem", { name: "rock: 3, 75 percent" })).toBeTruthy();
    await press("Not now");
    expect(oncancel).toHaveBeenCalled();
    await press("Use the power");
    expect(answer).toHaveBeenCalledWith(3);
  });
});

test("another language changes every word of a stage", async () => {
  show("tower", [decline], { under_way: { ...TOWER, left: 2 } });
  await language.choose("pl");
  await vi.waitFor(() => expect(screen.getByRole("heading").textContent).toContain("Wieża Wędrówki"), PATIENCE);
  expect(screen.getByText("najwyżej 2 odłamki")).toBeTruthy();
});
