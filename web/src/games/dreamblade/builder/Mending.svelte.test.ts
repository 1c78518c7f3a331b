import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import type { WarbandProblem } from "../../../messages";
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
