import { expect, test } from "vitest";
import { command } from "./keys";

function press(key: string, target: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  document.body.append(target === document.body ? document.createElement("i") : target);
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

function element(html: string): Element {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  const made = holder.firstElementChild;
  if (made === null) throw new Error("no element");
  return made;
}

test.each([
  ["1", { kind: "number", number: 0 }],
  ["9", { kind: "number", number: 8 }],
  ["E", { kind: "end" }],
  ["d", { kind: "usual" }],
  ["Enter", { kind: "confirm" }],
  ["Escape", { kind: "release" }],
  ["/", { kind: "type" }],
])("%s is a command", (key, wanted) => {
  expect(command(press(key))).toEqual(wanted);
});

test.each(["0", "?", "x", "u", "Tab", "ArrowUp", "constructor"])("%s is none", (key) => {
  expect(command(press(key))).toBeUndefined();
});

const APART = ["<input>", "<input type='search'>", "<textarea></textarea>", "<dialog open></dialog>"];

test.each(APART)("within %s nothing is", (html) => {
  expect(command(press("e", element(html)))).toBeUndefined();
  expect(command(press("1", element(html)))).toBeUndefined();
});

test("a button has its Enter for itself, and a box to tick its letters not", () => {
  expect(command(press("Enter", element("<button></button>")))).toBeUndefined();
  expect(command(press("Enter", element("<div role='gridcell'></div>")))).toBeUndefined();
  expect(command(press("e", element("<button></button>")))).toEqual({ kind: "end" });
  expect(command(press("Enter", element("<input type='checkbox'>")))).toEqual({ kind: "confirm" });
});

test("keys of the browser are left alone", () => {
  expect(command(press("d", document.body, { ctrlKey: true }))).toBeUndefined();
  expect(command(press("d", document.body, { metaKey: true }))).toBeUndefined();
  expect(command(press("e", document.body, { repeat: true }))).toBeUndefined();
});

test("a key is for the page though a dialog that was closed has the focus still", () => {
  expect(command(press("e", element("<dialog></dialog>")))).toEqual({ kind: "end" });
});
