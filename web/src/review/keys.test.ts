import { expect, test } from "vitest";
import { deedOf } from "./keys";

const pressed = (key: string, more: KeyboardEventInit = {}, target: HTMLElement = document.body) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  let deed: ReturnType<typeof deedOf>;
  document.body.append(target === document.body ? document.createElement("i") : target);
  target.addEventListener("keydown", (heard) => (deed = deedOf(heard)), { once: true });
  target.dispatchEvent(event);
  return deed;
};

test("arrows go by moments, with shift or upwards and downwards by turns", () => {
  expect(pressed("ArrowLeft")).toEqual({ kind: "step", by: -1 });
  expect(pressed("ArrowRight")).toEqual({ kind: "step", by: 1 });
  expect(pressed("ArrowRight", { shiftKey: true })).toEqual({ kind: "turn", by: 1 });
  expect(pressed("ArrowUp")).toEqual({ kind: "turn", by: -1 });
  expect(pressed("ArrowDown")).toEqual({ kind: "turn", by: 1 });
});

test("an arrow that is held goes on, other keys count once", () => {
  expect(pressed("ArrowRight", { repeat: true })).toEqual({ kind: "step", by: 1 });
  expect(pressed("p", { repeat: true })).toBeUndefined();
});

test("the rest: ends, playing, speeds, swings", () => {
  expect(["Home", "End", " ", "1", "4", "p", "N", "l", "5"].map((key) => pressed(key))).toEqual([
    { kind: "first" },
    { kind: "last" },
    { kind: "play" },
    { kind: "speed", place: 0 },
    { kind: "speed", place: 3 },
    { kind: "on" },
    { kind: "swing" },
    { kind: "log" },
    undefined,
  ]);
});

test("keys of the browser, of fields and of buttons are left to them", () => {
  expect(pressed("ArrowRight", { ctrlKey: true })).toBeUndefined();
  expect(pressed("ArrowRight", {}, document.createElement("select"))).toBeUndefined();
  expect(pressed(" ", {}, document.createElement("button"))).toBeUndefined();
  const range = Object.assign(document.createElement("input"), { type: "range" });
  expect(pressed("ArrowRight", {}, range)).toEqual({ kind: "step", by: 1 });
});
