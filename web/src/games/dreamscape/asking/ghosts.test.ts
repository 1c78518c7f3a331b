import { expect, test } from "vitest";
import type { Event } from "../messages";
import { player } from "./fixture";
import { chips, common, completed, legs, planGhosts } from "./ghosts";

const cause = { rule: "5.6" };
const event = (kind: string, about: object, step = 0): Event => ({ kind, about, step, cause }) as unknown as Event;

test("what a plan adds is a ghost above what lies", () => {
  const real = player();
  const planned = player({
    dreamer: "c2",
    slots: { ...real.slots, c1: { stack: ["water", "grass"], tree: true }, b1: { stack: ["rock"], tree: false } },
  });
  expect(common(real, planned).slots).toEqual(real.slots);
  expect(planGhosts(real, planned)).toEqual([
    { slot: "c1", stack: ["grass"], tree: true, dreamer: false, tone: "planned" },
    { slot: "c2", stack: [], tree: false, dreamer: true, tone: "planned" },
    { slot: "b1", stack: ["rock"], tree: false, dreamer: false, tone: "planned" },
  ]);
});

test("what a plan takes away is a ghost that is gone", () => {
  const real = player();
  const planned = player({ slots: { c1: { stack: ["water"], tree: false } } });
  expect(common(real, planned).slots).toEqual(planned.slots);
  expect(planGhosts(real, planned)).toEqual([
    { slot: "c2", stack: ["land"], tree: false, dreamer: false, tone: "gone" },
  ]);
});

test("a walk has its prices and gains, trees theirs, and cards theirs", () => {
  const events = [
    event("planted", { seat: "A", slot: "c3" }),
    event("scored", { seat: "A", points: 2 }),
    event("stepped", { seat: "A", from_slot: "c1", slot: "c2", white: 1 }),
    event("free-step-gained", { seat: "A" }),
    event("stepped", { seat: "A", from_slot: "c2", slot: "c3", white: 0 }),
    event("mountain-seen", { seat: "A", slot: "c3" }),
    event("scored", { seat: "A", points: 2 }),
    { ...event("scored", { seat: "A", points: 6 }), cause: { rule: "6.2", piece: "Hermit's Tree" } },
    event("completed", { seat: "A", card: "Hermit's Tree" }),
  ];
  expect(legs(events, "A")).toEqual([
    { from: "c1", to: "c2", price: "movement", points: 0 },
    { from: "c2", to: "c3", price: "free", points: 2 },
  ]);
  expect(chips(events, "A")).toEqual([{ slot: "c3", text: "+2", tone: "gain" }]);
  expect(completed(events, "A")).toEqual([{ card: "Hermit's Tree", points: 6 }]);
});
