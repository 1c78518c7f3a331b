import { beforeEach, expect, test } from "vitest";
import { theme } from "./theme.svelte";

beforeEach(() => localStorage.clear());

test("a first visit has the light of the system, and later ones what was chosen", () => {
  theme.begin();
  expect(theme.current).toBe("system");
  expect(document.documentElement.dataset["theme"]).toBeUndefined();
  theme.choose("dark");
  theme.begin();
  expect(theme.current).toBe("dark");
  expect(document.documentElement.dataset["theme"]).toBe("dark");
});
