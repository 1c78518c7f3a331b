import { expect, test } from "vitest";
import type * as protocol from "../../../messages";
import type { View } from "../messages";
import { Heading } from "./heading";

const event = (kind: string, about: protocol.Event["about"]): protocol.Event => {
  return { step: 1, kind, about, cause: { rule: "1" } };
};
const view = (turn: number, phase: string, wins: [number, number], asked: string): View => {
  return { turn, phase, active: "A", wins, asked, claims: [turn, 0], pool: turn } as Partial<View> as View;
};

const BEFORE = view(5, "second action", [2, 3], "B");
const AFTER = view(6, "spawn", [2, 4], "A");
const ACTION = event("phase-began", { phase: "second action", player: "B" });
const WON = event("turn-won", { player: "B", a: 0, b: 2 });
const TURN = event("turn-began", { turn: 6 });
const SPAWN = event("phase-began", { phase: "spawn", player: "A" });

function heads(unseen: readonly protocol.Event[]): unknown[] {
  const heading = new Heading();
  heading.show(BEFORE, [ACTION], []);
  const all = [ACTION, WON, TURN, SPAWN];
  const seen = all.filter((one) => !unseen.includes(one));
  const { turn, phase, active, wins, asked, claims } = heading.show(AFTER, seen, unseen);
  return [turn, phase, active, wins, asked, claims];
}

test("the head of the table does not run ahead of a strike that is still seen", () => {
  expect(heads([event("damaged", {}), WON, TURN, SPAWN])).toEqual([5, "second action", "B", [2, 3], "B", [5, 0]]);
});

test("it follows what has been seen, one after another", () => {
  expect(heads([TURN, SPAWN])).toEqual([5, "second action", "B", [2, 4], "B", [5, 0]]);
  expect(heads([SPAWN])).toEqual([6, "second action", "B", [2, 4], "B", [5, 0]]);
  expect(heads([])).toEqual([6, "spawn", "A", [2, 4], "A", [6, 0]]);
});
