import { beforeEach, expect, test } from "vitest";
import { language } from "../words";
import { deedOf } from "./keys";
import { calledAt, doingOf, nameOf, playerOf, seatOf } from "./people";
import { tableOf } from "./seated";

beforeEach(() => language.choose("en"));

test("people, bots and free seats have names", () => {
  expect(nameOf({ kind: "guest", name: "Ada" })).toBe("Ada");
  expect(nameOf({ kind: "guest" })).toBe("Guest");
  expect(nameOf({ kind: "bot", bot: "scripted" })).toBe("Computer (steady)");
  expect(nameOf({ kind: "bot", bot: "deep-7" })).toBe("Computer (deep-7)");
  expect(nameOf({ kind: "open" })).toBe("free seat");
});

test("players who would be called the same are told apart by their letters", () => {
  const bots = [0, 1].map(() => ({ kind: "bot" as const, bot: "scripted" }));
  const table = tableOf({ seats: [{ kind: "guest", name: "Ada" }, ...bots], names: ["A", "B", "C"] });
  expect([0, 1, 2].map((seat) => playerOf(table, seat))).toEqual(["Ada", "Computer B (steady)", "Computer C (steady)"]);
});

test("people at one screen are called by their letters everywhere", () => {
  const ada = { kind: "guest" as const, name: "Ada", mine: true };
  const table = tableOf({ seats: [ada, ada, { kind: "bot", bot: "scripted" }], names: ["A", "B", "C"] });
  expect([0, 1, 2].map((seat) => playerOf(table, seat))).toEqual(["Player A", "Player B", "Computer (steady)"]);
  expect([0, 1, 2].map((seat) => seatOf(table, seat))).toEqual(["Player A", "Player B", "C: Computer (steady)"]);
  expect(calledAt(table)).toEqual({ C: "Computer (steady)" });
});

test("a seat thinks, is asked, or waits", () => {
  const ask = { seat: 1, question: "spawn", sentence: "" };
  expect(doingOf(1, [ask], [1])).toBe("thinking");
  expect(doingOf(1, [ask], [])).toBe("asked");
  expect(doingOf(0, [ask], [])).toBe("waiting");
});

test("keys mean something only where nobody writes", () => {
  const pressed = (key: string, on: Element, more: KeyboardEventInit = {}): ReturnType<typeof deedOf> => {
    let deed: ReturnType<typeof deedOf>;
    const heard = (event: KeyboardEvent): void => {
      deed = deedOf(event);
    };
    window.addEventListener("keydown", heard, { once: true });
    on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
    return deed;
  };
  const field = document.body.appendChild(document.createElement("input"));
  expect(pressed("S", document.body)).toBe("skip");
  expect(pressed("?", document.body)).toBe("help");
  expect(pressed("x", document.body)).toBeUndefined();
  expect(pressed("s", document.body, { ctrlKey: true })).toBeUndefined();
  expect(pressed("s", field)).toBeUndefined();
  field.type = "checkbox";
  expect(pressed("u", field)).toBe("undo");
  field.remove();
});
