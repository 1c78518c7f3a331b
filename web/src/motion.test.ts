import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { motion } from "./motion.svelte";

let reduced = false;
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
});
afterEach(() => {
  localStorage.clear();
  reduced = false;
  motion.choose("system");
  vi.unstubAllGlobals();
});

test("little moves where the system says so, or where somebody has chosen it here", () => {
  expect(motion.still).toBe(false);
  reduced = true;
  expect(motion.still).toBe(true);
  reduced = false;
  motion.choose("little");
  expect(motion.still).toBe(true);
  expect(document.documentElement.dataset["motion"]).toBe("little");
});

test("the choice is remembered", () => {
  motion.choose("little");
  const kept = localStorage.getItem("oneiros-motion");
  motion.choose("system");
  expect(document.documentElement.dataset["motion"]).toBeUndefined();
  localStorage.setItem("oneiros-motion", kept ?? "");
  motion.begin();
  expect(motion.current).toBe("little");
});
