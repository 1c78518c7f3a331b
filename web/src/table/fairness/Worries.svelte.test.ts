import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Worries as All } from "../../fair/faults";
import { language } from "../../words";
import { loadParts } from "./load";
import Worries from "./Worries.svelte";

const NONE: All = { forgetful: true, unkept: false, foreign: false, late: -1, again: 0, lost: 0, unusual: [] };

beforeAll(async () => {
  await language.choose("en");
  await loadParts();
});

// Other files may have left something in the document.
beforeEach(() => document.body.replaceChildren());

/** What people may press whose browser remembers nothing, and what they agree to with it. */
function shown(worries: Partial<All>): { agree: () => void; leave: () => void } {
  const [agree, leave] = [vi.fn(), vi.fn()];
  const others = { playing: false, ontake: vi.fn(), onaccept: vi.fn() };
  render(Worries, { worries: { ...NONE, ...worries }, ...others, onagree: agree, onleave: leave });
  return { agree, leave };
}

test("a browser that remembers nothing says that there will be no tick", () => {
  shown({});
  expect(screen.getByText(/can give no tick/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("and shows a seed only when people here say so, or they get up", async () => {
  const { agree, leave } = shown({ unkept: true });
  await fireEvent.click(screen.getByRole("button", { name: "Play all the same" }));
  expect(agree).toHaveBeenCalledOnce();
  await fireEvent.click(screen.getByRole("button", { name: "Get up and leave" }));
  expect(leave).toHaveBeenCalledOnce();
});
