import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { CardText } from "../../../messages";
import { language } from "../../../words";
import { somebody } from "../land/fixture";
import type { Near, Shards } from "../messages";
import DreamCard from "./DreamCard.svelte";
import Pile from "./Pile.svelte";
import { cardText, cardTitle, learnPrinted } from "./printed.svelte";
import { layOut } from "./structure";

const NONE: Shards = { grass: 0, water: 0, rock: 0, land: 0, movement: 0, nightmare: 0 };
const HERMIT: CardText = {
  name: "Hermit's Tree",
  level: "I",
  points: 6,
  power: "muse",
  stacks: [
    { column: 0, row: 0, stack: ["land", "grass"], tree: true, dreamer: false },
    { column: 1, row: 0, stack: ["rock"], tree: false, dreamer: true },
  ],
};
const NEAR: Near = {
  card: "Hermit's Tree",
  impossible: "",
  kind: null,
  quarter: 1,
  mirrored: false,
  stands: 1,
  lacks: { ...NONE, grass: 2, movement: 1 },
  not_held: { ...NONE, grass: 1 },
  slots: [
    { slot: "c3", stack: ["land", "grass"], tree: true, dreamer: false, state: "missing" },
    { slot: "d3", stack: ["rock"], tree: false, dreamer: true, state: "in-the-way" },
  ],
};

beforeEach(async () => {
  learnPrinted([HERMIT], []);
  await language.choose("en");
});

describe("names", () => {
  test("are in the language of the page, and the notation keeps the English one", async () => {
    expect(cardTitle("Hermit's Tree")).toBe("Hermit's Tree");
    await language.choose("pl");
    expect(cardTitle("Hermit's Tree")).not.toBe("Hermit's Tree");
    expect(cardTitle("Somebody's Own Card")).toBe("Somebody's Own Card");
    expect(cardText("Hermit's Tree")?.points).toBe(6);
  });
});

describe("a structure", () => {
  test("is laid out from the back, each stack on its own height", () => {
    const { laid } = layOut(HERMIT.stacks);
    expect(laid.map(({ key }) => key)).toEqual(["0 0", "1 0"]);
    expect(laid[0]?.at.y).toBeLessThan(laid[1]?.at.y ?? 0);
  });

  test("has room for what stands on it", () => {
    const { height } = layOut(HERMIT.stacks);
    expect(height).toBeGreaterThan(layOut(HERMIT.stacks.map((one) => ({ ...one, tree: false }))).height);
  });
});

describe("a card", () => {
  test("says what it is worth, asks for and brings", () => {
    render(DreamCard, { card: "Hermit's Tree", touch: { choose: vi.fn(), point: vi.fn() } });
    const name = "Hermit's Tree level I, 6 points. Muse Structure: land, grass with a tree; rock with the Dreamer.";
    expect(screen.getByRole("button", { name })).toBeTruthy();
  });

  test("is chosen by its English name", async () => {
    await language.choose("pl");
    const touch = { choose: vi.fn(), point: vi.fn() };
    render(DreamCard, { card: "Hermit's Tree", touch });
    await fireEvent.click(screen.getByRole("button"));
    expect(touch.choose).toHaveBeenCalledWith({ card: "Hermit's Tree" });
  });

  test("says what stands, lacks and is in the way", () => {
    render(DreamCard, { card: "Hermit's Tree", near: NEAR });
    expect(document.body.textContent).toContain("1 of 2 stacks stand, turned a quarter");
    expect(document.body.textContent).toContain("lacks grass ×2, movement");
    expect(document.body.textContent).toContain("not in Hands: grass");
    expect(document.body.textContent).toContain("in the way: d3");
  });

  test("says how it is turned only where a part of it stands", () => {
    render(DreamCard, { card: "Hermit's Tree", near: { ...NEAR, stands: 0 } });
    expect(document.body.textContent).toContain("0 of 2 stacks stand");
    expect(document.body.textContent).not.toContain("turned");
  });

  test("says so where nothing but the Dreamer is missing", () => {
    const none = { ...NEAR.lacks, grass: 0, movement: 0 };
    const slots: Near["slots"] = [
      { slot: "c1", stack: ["land"], tree: false, dreamer: false, state: "stands" },
      { slot: "c2", stack: ["rock"], tree: false, dreamer: true, state: "missing" },
    ];
    render(DreamCard, { card: "Hermit's Tree", near: { ...NEAR, slots, lacks: none, not_held: none } });
    expect(document.body.textContent).toContain("only the Dreamer is missing");
  });

  test("says so where it can no longer be completed, and why", async () => {
    const { rerender } = render(DreamCard, { card: "Hermit's Tree", near: { ...NEAR, impossible: "tree" } });
    expect(screen.getByText("No tree is left: cannot be completed")).toBeTruthy();
    expect(document.body.textContent).not.toContain("stacks stand");
    await rerender({ near: { ...NEAR, impossible: "shard", kind: "rock" } });
    expect(screen.getByText("Not enough rock shards are left: cannot be completed")).toBeTruthy();
    await language.choose("pl");
    expect(await screen.findByText("Za mało odłamków skały: tej karty nie da się ukończyć")).toBeTruthy();
  });

  test("has a place for a shard only where one can lie", async () => {
    const { rerender } = render(DreamCard, { card: "Hermit's Tree" });
    expect(document.querySelector(".store")).toBeNull();
    await rerender({ stored: null });
    expect(screen.getByText("put a shard")).toBeTruthy();
    await rerender({ stored: "water" });
    expect(document.querySelector(".store [data-kind=water]")).not.toBeNull();
  });
});

describe("the pile", () => {
  test("shows the card on top with its power", () => {
    render(Pile, { player: somebody({ pile: ["Another", "Hermit's Tree"] }) });
    expect(document.body.textContent).toContain("Completed: 2 cards");
    expect(document.body.textContent).toContain("Hermit's Tree");
    expect(document.body.textContent).toContain("Muse");
  });

  test("says what covers that power", () => {
    const player = somebody({ pile: ["Hermit's Tree"], covered: "rock" });
    render(Pile, { player, touch: { choose: vi.fn(), point: vi.fn() } });
    expect(screen.getByRole("button", { name: /its power is covered by a rock shard/ })).toBeTruthy();
    expect(document.body.textContent).not.toContain("Muse");
  });

  test("says that there is none", () => {
    render(Pile, { player: somebody() });
    expect(screen.getByText("No card completed yet")).toBeTruthy();
  });
});
