import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { language } from "../../../words";
import { Chosen } from "../chosen.svelte";
import { Bout } from "./bout.svelte";
import { type Hands, type Mark, NO_MARKS } from "../marks";
import { learnCells } from "./cells.svelte";
import { CELLS, MINIATURES, type MomentName, MOMENTS } from "./fixture";
import { learn } from "./printed.svelte";
import type { Side } from "../messages";
import Tabletop from "./Tabletop.svelte";

// Drawing a whole table takes long where nothing is drawn on a screen.
vi.setConfig({ testTimeout: 30_000 });

const NAMES = Object.keys(MOMENTS) as MomentName[];

function makeHands() {
  return {
    piece: vi.fn<Hands["piece"]>(),
    cell: vi.fn<Hands["cell"]>(),
    lift: vi.fn<Hands["lift"]>(),
    drop: vi.fn<Hands["drop"]>(),
    why: vi.fn<Hands["why"]>(),
  };
}

interface Lit {
  pieces?: Record<string, Mark>;
  cells?: Record<string, Mark>;
  viewer?: Side | null;
}

function show(name: MomentName, { pieces = {}, cells = {}, viewer = "A" }: Lit = {}) {
  const hands = makeHands();
  const marks = { pieces: new Map(Object.entries(pieces)), cells: new Map(Object.entries(cells)) };
  const { view, events } = MOMENTS[name];
  const seen = { moment: events, quick: true, bout: new Bout(), told: [], settled: true };
  const shown = render(Tabletop, { view, marks, hands, chosen: new Chosen(), viewer, ...seen });
  return { hands, ...shown };
}

const cell = (name: string): HTMLElement => find(`[data-cell="${name}"]`);
const piece = (label: string): HTMLElement => find(`[data-piece="${label}"]`);

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  learn(MINIATURES);
  learnCells(CELLS);
  await language.choose("en");
});

describe("the whole table", () => {
  test.each(NAMES)("shows every piece exactly once: %s", (name) => {
    show(name);
    expect(screen.getAllByRole("gridcell")).toHaveLength(25);
    const labels = MOMENTS[name].view.miniatures.map((one) => one.label);
    const shown = [...document.querySelectorAll<HTMLElement>("[data-piece]")].map((one) => one.dataset["piece"]);
    expect(shown.sort()).toEqual(labels.sort());
  });

  test.each(NAMES)("says what every number of a side means, to eyes and ears: %s", (name) => {
    show(name);
    const numbers = [...document.querySelectorAll("[data-side] :is(.count, .track, button:not([data-piece]))")];
    expect(numbers.length).toBeGreaterThan(2);
    for (const one of numbers) {
      expect(one.getAttribute("title")).toBeTruthy();
      expect(one.getAttribute("aria-label")).toContain(one.getAttribute("title"));
    }
  });

  test("goes from one view to the next without losing anything", async () => {
    const { rerender } = show("start");
    for (const name of NAMES) {
      const { view, events } = MOMENTS[name];
      await rerender({ view, moment: events, marks: NO_MARKS });
      expect(document.querySelectorAll("[data-piece]")).toHaveLength(32);
    }
  });

  test("says how the turn would end now, until the game has ended", async () => {
    const { rerender } = show("late");
    const said = (): number => screen.queryAllByRole("img", { name: /if the turn ended now/ }).length;
    expect(said()).toBeGreaterThan(0);
    await rerender({ view: { ...MOMENTS.late.view, asked: null }, moment: [] });
    expect(said()).toBe(0);
  });

  test("lets Escape through to what is picked, and otherwise goes from a piece to its cell", async () => {
    const chosen = new Chosen();
    const { view } = MOMENTS.late;
    const seen = { moment: [], quick: true, bout: new Bout(), told: [], settled: true };
    render(Tabletop, { view, marks: NO_MARKS, hands: makeHands(), chosen, viewer: "A", ...seen });
    const heard = vi.fn();
    document.addEventListener("keydown", heard, { once: true });
    const standing = find("[data-cell] [data-piece]");
    standing.focus();
    await fireEvent.keyDown(standing, { key: "Escape" });
    expect(heard).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(standing.closest("[data-cell]"));
    chosen.picked = { step: 0, cuts: 0, seat: 0, sentence: "", pick: { kind: "piece", label: "" } };
    await fireEvent.keyDown(standing, { key: "Escape" });
    expect(heard).toHaveBeenCalledOnce();
  });

  test("has the side that looks at the bottom", () => {
    show("late", { viewer: "B" });
    const names = screen.getAllByRole("gridcell").map((one) => one.dataset["cell"]);
    expect(names[0]).toBe("e1");
    expect(names[24]).toBe("a5");
  });

  test("has reserves in the order of their cost", () => {
    show("start");
    const list = screen.getByRole("list", { name: "Reserves of player A" });
    const costs = within(list)
      .getAllByRole("button")
      .map((one) => MOMENTS.start.view.miniatures.find((other) => other.label === one.dataset["piece"])?.cost ?? 0);
    expect(costs).toHaveLength(16);
    expect(costs).toEqual([...costs].sort((one, two) => one - two));
  });

  test("dims what costs more than the pool", () => {
    show("start");
    const { view } = MOMENTS.start;
    for (const one of view.miniatures) {
      const dear = one.side === view.active && (one.price ?? 0) > view.pool;
      expect(piece(one.label).classList.contains("dim")).toBe(dear);
    }
  });

  test("marks numbers that differ from the printed ones", () => {
    show("late");
    const lowered = piece("Melting Barber#1").querySelector(".lowered");
    expect(lowered?.classList.contains("defense")).toBe(true);
  });
});

describe("words", () => {
  const label = "Melting Barber#1";

  test("tell a cell with its worth and who stands there", () => {
    show("late");
    expect(cell("c4").getAttribute("aria-label")).toMatch(/^Cell c4\. Worth 4 points to player A\. /);
    expect(cell("c4").getAttribute("aria-label")).toContain("Melting Barber#1, player B: power 4, defense 2, life 12.");
    expect(cell("e1").getAttribute("aria-label")).toContain("Portal of player A.");
    expect(cell("c3").getAttribute("aria-label")).toContain("Worth to player A: 2, to player B: 2.");
    expect(cell("a1").getAttribute("aria-label")).toBe("Cell a1. Empty.");
  });

  test("change with the language at once", async () => {
    show("late");
    await language.choose("pl");
    await Promise.resolve();
    expect(piece(label).getAttribute("aria-label")).toContain("gracz B: siła 4, obrona 2, życie 12.");
    expect(cell("d4").getAttribute("aria-label")).toMatch(/^Obszar d4\. Dla gracza A wart 3 punkty\. /);
    expect(screen.getByRole("grid", { name: "Kraina wyśniona" })).toBeTruthy();
  });

  test("tell everything about a piece, abilities in full", async () => {
    const { hands } = show("late");
    await fireEvent.keyDown(piece(label), { key: "i" });
    const sheet = find("dialog");
    expect(sheet.textContent).toContain("blade: Fumble 1");
    expect(sheet.textContent).toContain("The attack in this combat deals 1 less damage.");
    expect(sheet.textContent).toContain("printed: 3");
    await fireEvent.click(within(sheet).getByText("Why not now?"));
    expect(hands.why).toHaveBeenCalledWith({ piece: label });
    expect(document.querySelector("dialog")).toBeNull();
  });
});

describe("marks", () => {
  test("light up exactly what they name, with badges and words", () => {
    show("late", {
      pieces: { "Melting Barber#1": { state: "chosen", badge: "3" } },
      cells: { a1: { state: "target", sentence: "Move there" } },
    });
    expect(document.querySelectorAll("[role=gridcell].target")).toHaveLength(1);
    expect(cell("a1").getAttribute("aria-label")).toBe("Cell a1. Empty. Can be chosen as the target. Move there.");
    expect(document.querySelectorAll(".halo")).toHaveLength(1);
    expect(piece("Melting Barber#1").querySelector(".count")?.getAttribute("data-drawn")).toBe("3");
    expect(piece("Melting Barber#1").getAttribute("aria-pressed")).toBe("true");
  });
});

describe("hands", () => {
  const label = "Melting Barber#1";

  test("hear of clicks on pieces and cells, lit or not", async () => {
    const { hands } = show("late");
    await fireEvent.click(piece(label), { detail: 1 });
    await fireEvent.click(cell("a1"));
    expect(hands.piece).toHaveBeenCalledWith(label, "exact");
    expect(hands.cell).toHaveBeenCalledWith("a1", "exact");
    expect(hands.cell).toHaveBeenCalledOnce();
    await fireEvent.click(piece(label), { detail: 0 });
    expect(hands.piece).toHaveBeenLastCalledWith(label, "key");
  });

  test("hear of a finger, and may have it choose from everything in the cell", async () => {
    const { hands } = show("late");
    await fireEvent(piece(label), pointer("pointerdown", 0, "touch"));
    await fireEvent.click(piece(label), { detail: 1 });
    expect(hands.piece).toHaveBeenCalledWith(label, "blunt");
    expect(document.querySelector("dialog")).toBeNull();
    hands.cell.mockReturnValue(true);
    await fireEvent(cell("c4"), pointer("pointerdown", 0, "touch"));
    await fireEvent.click(cell("c4"), { detail: 1 });
    expect(hands.cell).toHaveBeenCalledWith("c4", "blunt");
    await fireEvent.click(within(find("dialog")).getByText("Choose cell c4"));
    expect(hands.cell).toHaveBeenLastCalledWith("c4", "exact");
  });

  test("go from cell to cell and into a cell by keyboard", async () => {
    const { hands } = show("late");
    cell("c3").focus();
    await fireEvent.keyDown(cell("c3"), { key: "ArrowUp" });
    expect(document.activeElement).toBe(cell("c4"));
    await fireEvent.keyDown(cell("c4"), { key: "Enter" });
    expect(hands.cell).toHaveBeenCalledWith("c4", "key");
    expect(piece(label).tabIndex).toBe(0);
    piece(label).focus();
    await fireEvent.keyDown(piece(label), { key: "Escape" });
    expect(document.activeElement).toBe(cell("c4"));
  });

  test("keep the keyboard with a piece that goes elsewhere", async () => {
    const { rerender } = show("late");
    piece(label).focus();
    const { view } = MOMENTS.late;
    const miniatures = view.miniatures.map((one) => (one.label === label ? { ...one, place: "a1" } : one));
    await rerender({ view: { ...view, miniatures } });
    expect(document.activeElement).toBe(cell("a1"));
  });

  test("step to the first lit piece of a cell where one in it is to be chosen yet", async () => {
    const { hands } = show("late", {
      pieces: { [label]: { state: "open" }, "Porcelain Marshal#1": { state: "open" } },
    });
    hands.cell.mockReturnValue(true);
    await fireEvent.keyDown(cell("c4"), { key: "Enter" });
    expect(hands.piece).not.toHaveBeenCalled();
    expect((document.activeElement as HTMLElement).dataset["piece"]).toBeDefined();
  });

  test("drag a lit piece to a cell", async () => {
    const { hands } = show("late", { pieces: { [label]: { state: "open" } } });
    const token = piece(label);
    token.setPointerCapture = vi.fn();
    document.elementFromPoint = () => cell("b4");
    await fireEvent(token, pointer("pointerdown", 0));
    await fireEvent(token, pointer("pointermove", 40));
    expect(hands.lift).toHaveBeenCalledWith(label);
    await fireEvent(token, pointer("pointerup", 60));
    expect(hands.drop).toHaveBeenCalledWith(label, "b4");
    await fireEvent.click(token);
    expect(hands.piece).not.toHaveBeenCalled();
  });

  test("drag nothing that is not lit", async () => {
    const { hands } = show("late");
    await fireEvent(piece(label), pointer("pointerdown", 0));
    await fireEvent(piece(label), pointer("pointermove", 40));
    expect(hands.lift).not.toHaveBeenCalled();
  });
});

function pointer(kind: string, x: number, pointerType = "mouse"): Event {
  return Object.assign(new MouseEvent(kind, { bubbles: true, clientX: x, clientY: 0, button: 0 }), {
    pointerId: 1,
    pointerType,
  });
}
