import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { MiniatureText, WarbandGap, WarbandProblem } from "../../../messages";
import { language } from "../../../words";
import { Draft } from "./draft.svelte";
import Mending from "./Mending.svelte";

beforeEach(async () => {
  await language.choose("en");
  localStorage.clear();
});

/** What mends a warband of two Ants, one Bat and thirteen Cats. */
function mend(problem: WarbandProblem): Draft {
  const draft = new Draft();
  const figures = ["Ant", "Ant", "Bat", ...Array.from({ length: 13 }, () => "Cat")];
  draft.lay({ name: "", about: "", figures });
  render(Mending, {
    problems: [problem],
    gaps: [],
    draft,
    most: 16,
    mostOf: () => 3,
    printed: new Map(),
    onout: (name: string, number: number) => draft.takeOut(name, number),
    onlast: () => undefined,
    onadd: () => undefined,
    onshow: () => undefined,
  });
  return draft;
}

test("the button counts the copies of the unknown miniature that it takes out, not the whole warband", async () => {
  const draft = mend({ sentence: "⟦web-refused-fault⟧", miniature: "Ant", copies: 99 });
  const button = screen.getByRole("button");
  expect(button.textContent.trim()).toBe("Take 2 out");
  await fireEvent.click(button);
  expect([draft.of("Ant"), draft.figures.length]).toEqual([0, 14]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("of too many copies it takes out no more than are too many", () => {
  mend({ sentence: "⟦web-refused-fault⟧", miniature: "Cat", copies: 10 });
  expect(screen.getByRole("button").textContent.trim()).toBe("Take 10 out");
});

/** Miniatures who would fit, as the server names them. */
function gap(sentence: string, ...add: string[]): WarbandGap {
  return { sentence, add };
}

test("suggestions have names and numbers, and stay where they are while somebody presses", async () => {
  vi.useFakeTimers();
  const draft = new Draft();
  draft.lay({ name: "", about: "", figures: ["Ant"] });
  const numbers = {
    aspects: [],
    lineage: "",
    power: 2,
    defense: 3,
    life: 4,
    abilities: [],
    flavour: "",
    location: false,
  };
  const printed = new Map(
    ["Bat", "Cat", "Dog"].map((name, cost) => [name, { ...numbers, name, cost } as unknown as MiniatureText]),
  );
  const common = {
    problems: [],
    draft,
    most: 16,
    mostOf: () => 3,
    printed,
    onout: () => undefined,
    onlast: () => undefined,
    onadd: (name: string) => draft.add(name),
    onshow: () => undefined,
  };
  const view = render(Mending, { ...common, gaps: [gap("before", "Bat", "Cat")] });
  const shown = (): string[] =>
    screen.getAllByRole("button").map(({ textContent }) => textContent.replaceAll(/\s+/g, " "));
  expect(shown()[0]).toContain("Bat cost 0 · 2/3/4");
  const [bat] = screen.getAllByRole("button") as [HTMLElement];
  await fireEvent.click(bat);
  await view.rerender({ ...common, gaps: [gap("after", "Dog", "Bat")] });
  expect(screen.getAllByRole("button")[0]).toBe(bat);
  expect(shown()[0]).toContain("×1");
  await fireEvent.click(bat);
  expect(draft.of("Bat")).toBe(2);
  await vi.advanceTimersByTimeAsync(3000);
  expect(shown()[0]).toContain("Dog");
  vi.useRealTimers();
});

test("the numbers of rules lead to the rules", () => {
  const draft = mend({ sentence: "Too many (rule 3.1).", miniature: "", copies: 0 });
  expect(draft.figures.length).toBe(16);
  expect(screen.getByRole("link", { name: "3.1" }).getAttribute("href")).toBe("/rules/dreamblade#3.1");
});
