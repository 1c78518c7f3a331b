import { expect, test } from "vitest";
import types from "../messages.d.ts?raw";
import { EVENTS, kindsWhere, rowOf, told } from ".";

test("every kind that the rules tell has a row, and no other", () => {
  const kinds = [...types.matchAll(/^ {2}kind: "(.+)";$/gm)].map(([, kind]) => kind);
  expect(kinds.length).toBeGreaterThan(40);
  expect(Object.keys(EVENTS).sort()).toEqual(kinds.sort());
});

test("what moves a piece, rolls dice or is important is looked at", () => {
  for (const [kind, row] of Object.entries(EVENTS)) {
    const looked = row.moves ?? row.chance ?? row.ends ?? row.log === "important";
    if (looked) expect(row.pause, kind).toBeGreaterThan(0);
  }
});

test("a kind is known by its row, and one without a row by nothing", () => {
  const event = (kind: string) => ({ step: 1, kind, about: {}, cause: { rule: "1" } });
  expect(rowOf(event("destroyed"))).toBe(EVENTS.destroyed);
  for (const kind of ["unheard-of", "toString", ""]) {
    expect(told(event(kind))).toBeUndefined();
    expect(rowOf(event(kind))).toBeUndefined();
  }
  expect([...kindsWhere((row) => row.begins === "turn")]).toEqual(["turn-began"]);
});
