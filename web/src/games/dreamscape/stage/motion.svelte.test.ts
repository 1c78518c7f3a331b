import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type * as protocol from "../../../messages";
import { player, shards, view } from "../asking/fixture";
import { learnPrinted } from "../cards/printed.svelte";
import { language } from "../../../words";
import type { View } from "../messages";
import MotionTable from "./MotionTable.test.svelte";

const cancel = vi.fn();
const animate = vi.fn(() => ({ cancel }));
let reduced = false;

const event = (kind: string, about: Record<string, unknown>, rule = "1"): protocol.Event => ({
  step: 1,
  kind,
  about,
  cause: { rule },
});

const BEFORE = view();
const PLACED = event("placed", { seat: "A", kind: "grass", slot: "c2" });
const AFTER = view({
  seats: [
    player({
      hands: shards({ movement: 1 }),
      slots: { c1: { stack: ["water"], tree: false }, c2: { stack: ["land", "grass"], tree: false } },
    }),
    ...BEFORE.seats.slice(1),
  ],
});

/** A page with one land, Hands and rows, which draws what a Motion lets it see. */
function sit() {
  const page = render(MotionTable, { props: { view: BEFORE, moment: [], coming: [], quick: false } });
  const shown = (): View => JSON.parse(page.getByTestId("view").textContent) as View;
  const flights = (): number => document.querySelectorAll("[data-motion] .flight").length;
  const see = (next: View, moment: protocol.Event[], more: object = {}) =>
    page.rerender({ view: next, moment, coming: [], quick: false, ...more });
  const me = () => shown().seats[0] ?? player();
  return { page, shown, flights, see, me };
}

beforeEach(async () => {
  vi.useFakeTimers();
  animate.mockClear();
  reduced = false;
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return reduced;
    },
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  Object.defineProperty(Element.prototype, "animate", { value: animate, configurable: true });
  const box = { left: 10, top: 20, width: 50, height: 40 } as DOMRect;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(box);
  learnPrinted([], []);
  await language.choose("en");
});

afterEach(() => {
  vi.useRealTimers();
  delete (Element.prototype as { animate?: unknown }).animate;
});

test("what is asked next waits until a card that is completed has been seen", async () => {
  const { see } = sit();
  const celebrates = (): string | undefined =>
    document.querySelector<HTMLElement>("[data-celebrates]")?.dataset["celebrates"];
  const done = event("completed", { seat: "A", card: "Hermit's Tree", kept: null, returned: null });
  await see(BEFORE, [done]);
  expect(celebrates()).toBe("true");
  await vi.advanceTimersByTimeAsync(4000);
  expect(celebrates()).toBe("false");
  await see(BEFORE, [{ ...done }], { quick: true });
  expect(celebrates()).toBe("false");
});

test("what only appears is drawn once with the table as it is after it", async () => {
  const { see, me } = sit();
  const scored = (points: number): protocol.Event => event("scored", { seat: "A", points });
  const richer = view({ seats: [player({ score: 5 }), ...BEFORE.seats.slice(1)] });
  await see(richer, [scored(3), scored(2)]);
  const drawn = vi.spyOn(JSON, "stringify");
  await vi.advanceTimersByTimeAsync(1);
  expect(drawn).toHaveBeenCalledTimes(1);
  drawn.mockRestore();
  expect(me().score).toBe(3);
  await vi.advanceTimersByTimeAsync(4000);
  expect(me().score).toBe(5);
});

describe("a shard that is placed", () => {
  test("lies in Hands, then nowhere, then on its slot", async () => {
    const { see, me, flights } = sit();
    await see(AFTER, [PLACED]);
    expect(me().hands.grass).toBe(1);
    expect(me().slots["c2"]?.stack).toEqual(["land"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(me().hands.grass).toBe(0);
    expect(me().slots["c2"]?.stack).toEqual(["land"]);
    expect(flights()).toBe(1);
    expect(animate).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    expect(me().slots["c2"]?.stack).toEqual(["land", "grass"]);
    expect(flights()).toBe(0);
  });

  test.each([true, false])("lies there at once when it is quick (%s) or nothing may move", async (quick) => {
    reduced = !quick;
    const { see, me, flights } = sit();
    await see(AFTER, [PLACED], { quick });
    expect(me().slots["c2"]?.stack).toEqual(["land", "grass"]);
    await vi.advanceTimersByTimeAsync(100);
    expect(flights()).toBe(0);
    expect(animate).not.toHaveBeenCalled();
  });

  test("lands although the next thing happens meanwhile", async () => {
    const { see, me } = sit();
    await see(AFTER, [PLACED]);
    await vi.advanceTimersByTimeAsync(1);
    await see(AFTER, [event("free-step-gained", { seat: "A" })]);
    expect(me().slots["c2"]?.stack).toEqual(["land"]);
    await vi.advanceTimersByTimeAsync(300);
    expect(me().slots["c2"]?.stack).toEqual(["land", "grass"]);
  });

  test("is skipped together with all the rest", async () => {
    const { see, me, flights } = sit();
    await see(AFTER, [PLACED]);
    await vi.advanceTimersByTimeAsync(1);
    await see(AFTER, [], { quick: true });
    expect(me().slots["c2"]?.stack).toEqual(["land", "grass"]);
    expect(flights()).toBe(0);
  });
});

test("what is seen later has not happened yet", async () => {
  const { see, shown } = sit();
  const fills = ["rock", "water"].map((kind) => event("location-filled", { location: 3, kind }));
  const next = view({ ...AFTER, locations: { ...BEFORE.locations, 3: ["rock", "water"] } });
  await see(next, [PLACED], { coming: fills });
  expect(shown().locations["3"]).toEqual([]);
  await see(next, fills);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown().locations["3"]).toEqual([]);
  await vi.advanceTimersByTimeAsync(400);
  expect(shown().locations["3"]).toEqual(["rock", "water"]);
});

test("the score counts up as points are paid, one after another", async () => {
  const { see, me } = sit();
  const paid = [5, 6].map((points, tile) => event("purpose-paid", { seat: "A", tile, points }, "9.1"));
  await see(view({ seats: [player({ score: 32 }), ...BEFORE.seats.slice(1)] }), paid);
  expect(me().score).toBe(21);
  await vi.advanceTimersByTimeAsync(10);
  expect(me().score).toBe(26);
  await vi.advanceTimersByTimeAsync(600);
  expect(me().score).toBe(32);
  expect(document.querySelector(".points")?.textContent).toContain("+");
});

test.each([
  ["cycle-began", { number: 3 }, "Cycle 3"],
  ["travel-began", { seat: "B" }, "Travel"],
  ["creation-began", { seat: "B", last: 1 }, "Last creation"],
  ["power-used", { seat: "B", power: "lake" }, "Eternal Summer Lake"],
  ["completed", { seat: "B", card: "Mirror Pool", kept: null, returned: null }, "Mirror Pool"],
  ["game-ended", { winners: ["A", "B"] }, "Winning: name of A, name of B"],
])("%s is said over the table", async (kind, about, words) => {
  const { see } = sit();
  await see(BEFORE, [event(kind, about)]);
  await vi.advanceTimersByTimeAsync(1);
  expect(document.querySelector(".words")?.textContent).toContain(words);
  await vi.advanceTimersByTimeAsync(2000);
  expect(document.querySelector(".words")).toBeNull();
});

test("what the Muse gave is said with its shard", async () => {
  const { see } = sit();
  await see(BEFORE, [
    { ...event("shard-taken", { seat: "A", kind: "water" }), cause: { rule: "7.2", ability: "muse" } },
  ]);
  await vi.advanceTimersByTimeAsync(1);
  expect(document.querySelector(".words")?.textContent).toMatch(/Muse Archives\s*water/);
});

test.each([
  ["planted", { seat: "A", slot: "c2" }],
  ["stepped", { seat: "A", from_slot: "c1", slot: "c2", white: 0 }],
  ["entered", { seat: "A", slot: "c1" }],
  ["sleeper-moved", { seat: "A", from_location: 5, location: 2, spent: 1 }],
  ["lain-down", { seat: "A", location: 5 }],
  ["nightmare-moved", { location: 5 }],
  ["collected", { seat: "A", location: 2, kind: "grass" }],
  ["taken-up", { seat: "A", slot: "c2", kind: "grass" }],
  ["link-seeded", { seat: "A", link: "3-6" }],
  ["shard-stored", { seat: "A", card: "Hermit's Tree", kind: "grass", used: 1 }],
  ["row-rearranged", { seat: "A", location: 2, row: ["water", "grass"] }],
])("%s is seen to move and is over soon", async (kind, about) => {
  const { see, flights } = sit();
  await see(view({ nightmare: 5, links: ["3-6"] }), [event(kind, about)]);
  await vi.advanceTimersByTimeAsync(1);
  expect(flights(), kind).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(flights()).toBe(0);
});
