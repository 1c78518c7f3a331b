import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { language } from "../../../words";
import type { Mark, Touch } from "../marks";
import { somebody } from "./fixture";
import type { Ghost } from "./ghosts";
import Land from "./Land.svelte";
import LandDesk from "./LandDesk.svelte";
import SmallLand from "./SmallLand.svelte";
import { media, PATIENCE } from "../../../testing";

const SIZE = { columns: 5, rows: 5, entry: "c1", width: 600, label: "My land" };

function touching() {
  return { choose: vi.fn<Touch["choose"]>(), point: vi.fn<Touch["point"]>() };
}

function show(more: { marks?: Record<string, Mark>; ghosts?: Ghost[]; turn?: number; flat?: boolean } = {}) {
  const touch = touching();
  const { marks = {}, ...rest } = more;
  const shown = render(Land, { player: somebody(), ...SIZE, touch, marks: new Map(Object.entries(marks)), ...rest });
  return { touch, ...shown };
}

const cell = (slot: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  if (!found) throw new Error(`no slot ${slot}`);
  return found;
};
const label = (slot: string): string => cell(slot).getAttribute("aria-label") ?? "";

beforeEach(async () => {
  media(true);
  await language.choose("en");
});

describe.each([false, true])("a land that is flat: %s", (flat) => {
  test("is a grid with one stop for the Tab key, at the entry", () => {
    show({ flat });
    expect(screen.getByRole("grid", { name: "My land" }).dataset["land"]).toBe("A");
    expect(screen.getAllByRole("gridcell")).toHaveLength(25);
    expect(screen.getAllByRole("gridcell").filter((one) => one.tabIndex === 0)).toEqual([cell("c1")]);
  });

  test("says its slots in words", () => {
    show({ flat, marks: { c3: { state: "open", sentence: "Plant a tree." } } });
    expect(label("c3")).toBe("c3: 2 shards, from the bottom land, grass. Tree. Can be chosen: Plant a tree.");
    expect(label("c1")).toBe("c1: 1 shard, water. Entry slot.");
    expect(label("c2")).toBe("c2: 1 shard, land. The Dreamer is here.");
    expect(label("d3")).toBe("d3: 2 shards, from the bottom rock, rock. Mountain, has paid in this cycle.");
    expect(label("d2")).toContain("Mountain under other shards.");
    expect(label("a5")).toBe("a5: bare slot.");
  });

  test("says them in Polish as soon as that is wanted", async () => {
    show({ flat, marks: { c3: { state: "chosen" } } });
    await language.choose("pl");
    await vi.waitFor(
      () => expect(label("c3")).toBe("c3: 2 odłamki, od spodu: ziemia, trawa. Drzewo. Wybrane."),
      PATIENCE,
    );
    expect(label("d3")).toContain("punkty za nią już w tym cyklu były.");
  });

  test("goes with the arrows where the eye goes, also when it is turned", async () => {
    const { rerender } = show({ flat });
    cell("c1").focus();
    await fireEvent.keyDown(cell("c1"), { key: "ArrowUp" });
    expect(document.activeElement).toBe(cell("c2"));
    await fireEvent.keyDown(cell("c2"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(cell("d2"));
    await rerender({ turn: 1 });
    await fireEvent.keyDown(cell("d2"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(cell("d3"));
    await fireEvent.keyDown(cell("d3"), { key: "ArrowDown" });
    expect(document.activeElement).toBe(cell("e3"));
    await fireEvent.keyDown(cell("e3"), { key: "ArrowDown" });
    expect(document.activeElement).toBe(cell("e3"));
  });

  test("tells which slot is chosen, by key and by mouse, lit or not", async () => {
    const { touch } = show({ flat });
    await fireEvent.keyDown(cell("c1"), { key: "Enter" });
    await fireEvent.click(cell("a5"));
    expect(touch.choose.mock.calls).toEqual([[{ slot: "c1" }], [{ slot: "a5" }]]);
  });

  test("tells what is missing, in the way, planned and gone", () => {
    const ghost = { stack: [], tree: false, dreamer: false };
    show({
      flat,
      ghosts: [
        { ...ghost, slot: "a1", stack: ["land", "grass"], tree: true, tone: "missing" },
        { ...ghost, slot: "c1", tone: "in-the-way" },
        { ...ghost, slot: "b1", dreamer: true, tone: "planned" },
        { ...ghost, slot: "d2", stack: ["rock"], tone: "gone" },
      ],
    });
    expect(label("a1")).toBe("a1: bare slot. Missing here: land, grass, tree.");
    expect(label("c1")).toContain("In the way of the card.");
    expect(label("b1")).toContain("Planned: Dreamer.");
    expect(label("d2")).toContain("Gone after the plan: rock.");
  });

  test("keeps the elements of everything that a new view leaves as it was", async () => {
    const { rerender } = show({ flat });
    const before = [...document.querySelectorAll("[data-slot] *")];
    await rerender({ player: structuredClone(somebody()), marks: new Map() });
    expect([...document.querySelectorAll("[data-slot] *")]).toEqual(before);
    const [kept, changed] = [cell("d3"), cell("c1")];
    const inside = [...kept.querySelectorAll("*")];
    await rerender({
      player: somebody({ slots: { ...somebody().slots, c1: { stack: ["water", "land"], tree: false } } }),
    });
    expect(cell("c1")).toBe(changed);
    expect(label("c1")).toContain("2 shards");
    expect([...cell("d3").querySelectorAll("*")]).toEqual(inside);
  });
});

describe("the land in isometry", () => {
  test("paints what is in front above what is behind, whichever way it is turned", async () => {
    const layer = (slot: string): number => Number(cell(slot).style.zIndex);
    const { rerender } = show();
    expect(layer("e1")).toBeGreaterThan(layer("d1"));
    expect(layer("d1")).toBeGreaterThan(layer("a5"));
    await rerender({ turn: 2 });
    await vi.waitFor(() => expect(layer("a5")).toBeGreaterThan(layer("e1")), PATIENCE);
  });

  test("turns with a motion, and at once for those who want none", async () => {
    vi.useFakeTimers();
    const place = (): string => cell("a5").style.transform;
    media(false);
    const { rerender } = show();
    const before = place();
    await rerender({ turn: 1 });
    expect(place()).toBe(before);
    await vi.advanceTimersByTimeAsync(200);
    const between = place();
    await vi.advanceTimersByTimeAsync(400);
    const after = place();
    expect(new Set([before, between, after]).size).toBe(3);
    media(true);
    await rerender({ turn: 0 });
    expect(place()).toBe(before);
  });

  test("takes a finger beside a slot that can be chosen for that slot", async () => {
    const { touch } = show({ marks: { b2: { state: "open" } } });
    const at = /translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(cell("b2").style.transform);
    const [x, y] = [Number(at?.[1]) + 60, Number(at?.[2]) + 70];
    const tap = (pointerType: string): Event =>
      Object.assign(new MouseEvent("click", { bubbles: true, clientX: x, clientY: y, detail: 1 }), { pointerType });
    await fireEvent(cell("b1"), tap("touch"));
    await fireEvent(cell("b1"), tap("mouse"));
    expect(touch.choose.mock.calls).toEqual([[{ slot: "b2" }], [{ slot: "b1" }]]);
  });

  test("lets the Dreamer be touched where it stands, unless something can go behind it", () => {
    const { unmount } = show();
    const standing = somebody().dreamer ?? "";
    const room = (): number => cell(standing).querySelectorAll(".hit").length;
    expect(room()).toBe(2);
    unmount();
    show({ marks: { b2: { state: "target" } } });
    expect(room()).toBe(1);
  });

  test("takes a mouse on the outline of a hidden slot that can be chosen for that slot", async () => {
    const { touch } = show({ marks: { c4: { state: "open" } } });
    const at = /translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(cell("c4").style.transform);
    const [clientX, clientY] = [Number(at?.[1]) + 56, Number(at?.[2]) + 32];
    await fireEvent.click(cell("d3"), { clientX, clientY });
    await fireEvent.click(cell("d3"), { clientX, clientY: clientY + 200 });
    expect(touch.choose.mock.calls).toEqual([[{ slot: "c4" }], [{ slot: "d3" }]]);
  });

  test("lets stacks fade that hide the slot somebody points at", async () => {
    show();
    expect(document.querySelector(".faded")).toBeNull();
    cell("c3").focus();
    await fireEvent.pointerMove(cell("c3"), { pointerType: "mouse" });
    expect(cell("d2").classList.contains("faded")).toBe(false);
    await fireEvent.pointerMove(cell("c4"), { pointerType: "mouse" });
    expect(cell("d3").classList.contains("faded")).toBe(true);
  });
});

test("the flat plan shows heights, and how they grow by what is planned", () => {
  show({
    flat: true,
    ghosts: [{ slot: "c2", stack: ["rock"], tree: false, dreamer: false, tone: "planned" }],
  });
  expect(cell("c3").textContent).toContain("2");
  expect(cell("c2").textContent).toContain("1→2");
});

test("the desk turns the land, and remembers which way it is seen", async () => {
  const { unmount } = render(LandDesk, { player: somebody(), ...SIZE });
  await fireEvent.click(screen.getByRole("button", { name: "Turn right" }));
  await fireEvent.click(screen.getByRole("button", { name: "Flat" }));
  expect(screen.getByRole("button", { name: "Flat", pressed: true })).toBeTruthy();
  expect(document.querySelector(".plan")).not.toBeNull();
  unmount();
  render(LandDesk, { player: somebody(), ...SIZE });
  expect(document.querySelector(".plan")).not.toBeNull();
});

test("a small land says what lies there", () => {
  render(SmallLand, { player: somebody(), columns: 5, rows: 5, entry: "c1", width: 160 });
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe("Dreamscape of player A: 9 shards, 1 tree.");
});
