import { describe, expect, test } from "vitest";
import type { Event, Play } from "../../../messages";
import type { Reckoned } from "../../../table/game";
import { CHECKS } from "./checks";

const SETUP = { warbands: [["Owl"], ["Owl"]] };

let step = 0;
const happened = (kind: string, about: Event["about"] = {}, sentence = ""): Event => {
  return { step: step++, kind, about, cause: { rule: "7.3" }, sentence };
};
const turn = (): Event => happened("turn-began", { turn: 1 });
const initiative = (player: string, number: number, said = number, by = player): Event =>
  happened("initiative-rolled", { player, number }, `⟦log-initiative-rolled¦player=${by}¦number#${said}¦rule=4.2⟧`);
const face = (shows: string, sentence = ""): Event => happened("face-rolled", { face: shows }, sentence);
const line = (faces: readonly string[], damage: number, blades: number): string =>
  `⟦log-roll¦dice=${faces.map((one) => `⟦face¦face=${one}⟧`).join(", ")}¦damage#${damage}¦blades#${blades}¦rule=7.3⟧`;
const playWith = (dice: number[], sentence: string): Play => ({
  type: "play",
  since: 0,
  step: 0,
  cuts: 0,
  view: { initiative: [4, 2], dice },
  events: [],
  asks: [{ seat: 0, question: "reroll", sentence }],
  thinking: [],
  undo: 0,
});
const reckon = (events: Event[], first = 0, setup: Record<string, unknown> | undefined = SETUP): Reckoned =>
  CHECKS.reckon?.({ events, first }, setup) ?? { shown: [], sound: false };

test("what a view shows of dice is what events told (A5)", () => {
  const play = playWith([1, 0, 0, 1, 1], "");
  const roll = [happened("roll-began", { dice: 3 }), face("miss"), face("3"), face("blade")];
  const events = [turn(), initiative("A", 4), initiative("B", 2), ...roll];
  expect(reckon(events)).toMatchObject({ shown: CHECKS.drawn?.(play), sound: true });
  const taken = { misses: 1, ones: 0, twos: 0, threes: 0, blades: 0 };
  const again = [...events, happened("dice-taken-up", taken), face("2")];
  expect(reckon(again).shown).toEqual(["4", "2", "0 0 1 1 1"]);
  expect(reckon([...again, happened("combat-ended")]).shown).toEqual(["4", "2", "0 0 0 0 0"]);
});

test("a question names the dice that lie on the table", () => {
  const asked = (faces: string): readonly string[] =>
    CHECKS.drawn?.(playWith([0, 1, 0, 0, 1], `⟦question-reroll¦seat=A¦dice=${faces}⟧`)) ?? [];
  expect(asked("⟦face¦face=1⟧, ⟦face¦face=blade⟧")).toEqual(["4", "2", "0 1 0 0 1"]);
  expect(asked("⟦face¦face=3⟧, ⟦face¦face=blade⟧")).not.toContain("0 1 0 0 1");
});

test("before anything is rolled nothing lies on the table, unless the position says so", () => {
  expect(reckon([]).shown).toEqual(["0", "0", "0 0 0 0 0"]);
  expect(reckon([], 0, { position: "turn 3; first A; initiative 5-3; wins 0-0" }).shown[0]).toBe("5");
});

test("what happened before all that is known is unknown", () => {
  expect(reckon([face("2")], 5).shown).toEqual([null, null, null]);
  expect(reckon([initiative("A", 3)], 5)).toMatchObject({ shown: ["3", null, null], sound: true });
});

describe("an initiative die (A5)", () => {
  test("is first of A and then of B", () => {
    expect(reckon([turn(), initiative("B", 2), initiative("A", 4)]).sound).toBe(false);
    expect(reckon([turn(), initiative("A", 2), initiative("A", 4)]).sound).toBe(false);
  });

  test("is rolled again after a tie by both, and otherwise by whoever has a 1", () => {
    const tie = [turn(), initiative("A", 3), initiative("B", 3)];
    expect(reckon([...tie, initiative("A", 4), initiative("B", 2)]).sound).toBe(true);
    expect(reckon([...tie, initiative("B", 4)]).sound).toBe(false);
    const one = [turn(), initiative("A", 3), initiative("B", 1)];
    expect(reckon([...one, initiative("B", 5)]).sound).toBe(true);
    expect(reckon([...one, initiative("A", 5)]).sound).toBe(false);
    expect(reckon([turn(), initiative("A", 3), initiative("B", 2), initiative("A", 6)]).sound).toBe(false);
  });
});

describe("a line of the log", () => {
  test.each([
    ["says another number", [turn(), initiative("A", 2, 6)]],
    ["names another player", [turn(), initiative("A", 2, 2, "B")]],
    ["says a detail twice", [happened("wail-rolled", { number: 2 }, "⟦log-wail-rolled¦number#2¦rule=11¦number#6⟧")]],
    ["shows other attack dice", [happened("roll-began", { dice: 1 }), face("miss", line(["3"], 3, 0))]],
    ["adds them up to more", [happened("roll-began", { dice: 1 }), face("2", line(["2"], 6, 0))]],
    ["tells dice that nobody rolled", [happened("moved", {}, line(["blade"], 0, 1))]],
  ])("that %s is found out", (_, events) => {
    expect(reckon(events).sound).toBe(false);
  });

  test("that says what was rolled is right", () => {
    const events = [happened("roll-began", { dice: 2 }), face("miss"), face("3", line(["miss", "3"], 3, 0))];
    expect(reckon([...events, happened("blades-counted", { damage: 3, blades: 0 })]).sound).toBe(true);
    expect(reckon([...events, happened("blades-counted", { damage: 4, blades: 0 })]).sound).toBe(false);
  });
});

test("dice that no roll has, and a turn that begins twice, are not sound", () => {
  const began = [turn(), initiative("A", 4), initiative("B", 2)];
  const roll = [...began, happened("roll-began", { dice: 2 }), face("miss"), face("3")];
  expect(reckon(roll).sound).toBe(true);
  expect(reckon([...roll, face("blade")]).sound).toBe(false);
  expect(reckon([...began, face("blade")]).sound).toBe(false);
  expect(reckon([...roll, happened("combat-ended"), face("blade")]).sound).toBe(false);
  const taken = { misses: 1, ones: 0, twos: 0, threes: 0, blades: 0 };
  expect(reckon([...roll, happened("dice-taken-up", taken), face("1")]).sound).toBe(true);
  expect(reckon([...roll, happened("dice-taken-up", taken), face("1"), face("1")]).sound).toBe(false);
  expect(reckon([...roll, happened("dice-taken-up", { ...taken, misses: 2 })]).sound).toBe(false);
  expect(reckon([...began, happened("turn-began", { turn: 2 })]).sound).toBe(true);
  expect(reckon([...began, turn()]).sound).toBe(false);
});
