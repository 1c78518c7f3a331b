import { expect, test } from "vitest";
import type { Event } from "../../../messages";
import { Dice } from "./dice.svelte";

function event(kind: string, about: Event["about"]): Event {
  return { step: 1, kind, about, cause: { rule: "7.3" } };
}

const faces = (dice: Dice): (string | null)[] => dice.shown.map((die) => die.face);

test("dice roll and settle one after another", () => {
  const dice = new Dice();
  dice.follow(event("roll-began", { dice: 3 }));
  expect(faces(dice)).toEqual([null, null, null]);
  dice.follow(event("face-rolled", { face: "blade" }));
  expect(faces(dice)).toEqual(["blade", null, null]);
  dice.follow(event("face-rolled", { face: "miss" }));
  dice.follow(event("face-rolled", { face: "3" }));
  expect(faces(dice)).toEqual(["blade", "miss", "3"]);
});

test("dice that are taken up roll again", () => {
  const dice = new Dice();
  dice.match([2, 1, 0, 0, 1]);
  dice.follow(event("dice-taken-up", { misses: 1, ones: 1, twos: 0, threes: 0, blades: 0 }));
  expect(faces(dice)).toEqual([null, "miss", null, "blade"]);
  dice.follow(event("face-rolled", { face: "2" }));
  dice.follow(event("face-rolled", { face: "2" }));
  expect(faces(dice)).toEqual(["2", "miss", "2", "blade"]);
});

test("a view with the same dice keeps their order, another one replaces them", () => {
  const dice = new Dice();
  dice.follow(event("roll-began", { dice: 2 }));
  dice.follow(event("face-rolled", { face: "3" }));
  dice.follow(event("face-rolled", { face: "miss" }));
  dice.match([1, 0, 0, 1, 0]);
  expect(faces(dice)).toEqual(["3", "miss"]);
  dice.match([0, 0, 2, 0, 0]);
  expect(faces(dice)).toEqual(["2", "2"]);
});

test("the last roll stays in sight when the combat is over", () => {
  const dice = new Dice();
  dice.match([1, 1, 0, 0, 0]);
  dice.match([0, 0, 0, 0, 0]);
  expect(faces(dice)).toEqual(["miss", "1"]);
  expect(dice.over).toBe(true);
});
