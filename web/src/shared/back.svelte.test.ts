import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PATIENCE } from "../testing";
import { closedByBack } from "./back.svelte";

let leave: () => void;
let sheet: { open: boolean };
/** The addresses that the page was told of. */
let told: string[];
const hear = (): void => void told.push(location.hash);

beforeEach(() => {
  history.pushState(null, "", "/before");
  history.pushState(null, "", "/review#3");
  told = [];
  window.addEventListener("hashchange", hear);
  const made = $state({ open: false });
  sheet = made;
  leave = $effect.root(() =>
    closedByBack(
      () => sheet.open,
      () => (sheet.open = false),
    ),
  );
  flushSync();
});

afterEach(() => {
  leave();
  window.removeEventListener("hashchange", hear);
  history.pushState(null, "", "/");
});

function turn(open: boolean): void {
  sheet.open = open;
  flushSync();
}

/** Note another moment in the address, as the page does. */
const note = (spot: string): void => history.replaceState(history.state, "", spot);

test("the way back closes what lies above the page, and takes nobody away from it", async () => {
  turn(true);
  history.back();
  await vi.waitFor(() => expect(sheet.open).toBe(false), PATIENCE);
  expect(location.pathname).toBe("/review");
});

test("the address stays that of the moment that is looked at", async () => {
  turn(true);
  turn(false);
  note("#7");
  turn(true);
  history.back();
  await vi.waitFor(() => expect(told).toEqual(["#7"]), PATIENCE);
  expect(sheet.open).toBe(false);
  expect(location.hash).toBe("#7");
});

test("whoever closes it otherwise, however often, leaves by one step back", async () => {
  const pushed = vi.spyOn(history, "pushState");
  for (let time = 0; time < 3; time++) {
    turn(true);
    turn(false);
  }
  expect(pushed).toHaveBeenCalledOnce();
  pushed.mockRestore();
  history.back();
  await vi.waitFor(() => expect(location.pathname).toBe("/before"), PATIENCE);
});

test("a link to another moment of the page leads there", async () => {
  turn(true);
  turn(false);
  location.hash = "#9";
  await vi.waitFor(() => expect(told).toEqual(["#9"]), PATIENCE);
  expect(location.hash).toBe("#9");
});
