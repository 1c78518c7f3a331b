import { expect, test } from "vitest";
import type { Event } from "../../../messages";
import { bestOf, destroyedIn, strikesOf } from "./strikes";

const event = (kind: string, about: Event["about"] = {}): Event => ({ step: 1, kind, about, cause: { rule: "7" } });
const EVENTS = [
  event("turn-began", { turn: 2 }),
  event("struck", { cell: "c3", attackers: ["Ogre", "Imp"] }),
  event("roll-began", { dice: 2 }),
  event("face-rolled", { face: "miss" }),
  event("face-rolled", { face: "3" }),
  event("damaged", { miniature: "Scout", amount: 3 }),
  event("damaged", { miniature: "Squire", amount: 4 }),
  event("destroyed", { miniature: "Squire", point: 1, bonus: 0 }),
  event("deathblow-struck", { cell: "c3", attackers: ["Squire"] }),
  event("damaged", { miniature: "Imp", amount: 5 }),
];

test("the best strike is the attack with the most damage, with its dice", () => {
  const best = bestOf(strikesOf(EVENTS));
  expect(best).toEqual({ turn: 2, cell: "c3", attackers: ["Ogre", "Imp"], faces: ["miss", "3"], damage: 7 });
  expect(bestOf([])).toBeUndefined();
});

test("who was destroyed is told in order", () => {
  expect(destroyedIn(EVENTS)).toEqual(["Squire"]);
});
