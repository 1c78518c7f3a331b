import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { language } from "../../words";
import { stepOf } from "../moments/fixture";
import { setTableState, TableState } from "../state.svelte";
import type { Following } from "./following.svelte";
import Unfold from "./Unfold.svelte";

const Wrapped: typeof Unfold = (anchor, props) => {
  setTableState(new TableState("t"));
  return Unfold(anchor, props);
};

beforeEach(() => language.learn("table/turn"));

test.each([
  ["en" as const, "Others 2", "What others did: 2 steps"],
  ["pl" as const, "Inni 2", "Co zrobili inni: 2 kroki"],
])("in %s the button that shows what others did says so in a word", async (chosen, word, whole) => {
  await language.choose(chosen);
  const steps = [stepOf("A", "went"), stepOf("A", "took")];
  const following = { steps, away: false } as unknown as Following;
  render(Wrapped, { following });
  expect(screen.getByRole("button", { name: whole }).textContent.trim()).toBe(word);
});
