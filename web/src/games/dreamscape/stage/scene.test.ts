import { expect, test, vi } from "vitest";
import type { Event } from "../../../messages";
import { calm } from "./calm";
import { sceneAt, sceneOf, scenesOf } from "./scene";

const event = (kind: string, about: Event["about"] = {}): Event => ({ step: 1, kind, about, cause: { rule: "1" } });

test("a phase is watched in one place from its beginning to its end", () => {
  const creation = [event("travel-began", { seat: "A" }), event("creation-began", { seat: "B", last: 0 })];
  expect(sceneOf(creation)).toBe("B");
  expect(sceneOf([...creation, event("placed", { seat: "B", kind: "rock", slot: "c1" })])).toBe("B");
  expect(sceneOf([...creation, event("emergence-began")])).toBe("world");
  expect(sceneOf([...creation, event("turned-to", { seat: "C" })])).toBe("C");
  expect(sceneOf([event("placed", { seat: "B", kind: "rock", slot: "c1" })])).toBeNull();
});

test("steps lie in the dreamworld or on a land", () => {
  expect(["3", "3-6", "B:c3", "The Ford"].map(sceneAt)).toEqual(["world", "world", "B", null]);
  const left = (...places: string[]): { traces: { at: string }[] } => ({ traces: places.map((at) => ({ at })) });
  expect([...scenesOf([left("B:c3", "B:c4"), left("The Ford"), left("2")])]).toEqual(["B", "world"]);
});

test("what others do is seen more calmly than what comes of an own deed", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const others = [event("placed", { seat: "B", kind: "rock", slot: "c1" })];
  expect(calm(others, ["A"])).toBeGreaterThan(1);
  expect(calm(others, ["B"])).toBe(1);
  expect(calm([event("location-filled", { location: 2, kind: "rock" })], ["A"])).toBe(1);
});
