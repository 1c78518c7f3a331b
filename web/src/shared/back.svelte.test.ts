import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { closedByBack } from "./back.svelte";

afterEach(() => vi.restoreAllMocks());

function above(): { readonly sheet: { open: boolean }; readonly leave: () => void } {
  const sheet = $state({ open: false });
  const leave = $effect.root(() =>
    closedByBack(
      () => sheet.open,
      () => (sheet.open = false),
    ),
  );
  flushSync();
  return { sheet, leave };
}

test("the way back closes what lies above the page, and takes nobody away from it", () => {
  const back = vi.spyOn(history, "back").mockImplementation(() => undefined);
  const pushed = vi.spyOn(history, "pushState");
  const { sheet, leave } = above();
  sheet.open = true;
  flushSync();
  expect(pushed).toHaveBeenCalledOnce();
  window.dispatchEvent(new PopStateEvent("popstate"));
  flushSync();
  expect(sheet.open).toBe(false);
  expect(back).not.toHaveBeenCalled();
  leave();
});

test("whoever closes it otherwise has one step more behind them, however often", () => {
  const back = vi.spyOn(history, "back").mockImplementation(() => undefined);
  const pushed = vi.spyOn(history, "pushState");
  const { sheet, leave } = above();
  for (let time = 0; time < 3; time++) {
    sheet.open = true;
    flushSync();
    sheet.open = false;
    flushSync();
  }
  expect(pushed).toHaveBeenCalledOnce();
  expect(back).not.toHaveBeenCalled();
  leave();
});
