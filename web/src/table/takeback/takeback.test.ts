import { describe, expect, test } from "vitest";
import type { Event, Sitter, Table } from "../../messages";
import { TELLING } from "../../games/dreamblade/table/telling";
import { denied, points, speaker, standing } from "./takeback";

const me: Sitter = { kind: "guest", name: "Ada", mine: true };
const other: Sitter = { kind: "guest", name: "Bo" };

function table(seats: Sitter[], takeback: Table["takeback"] = null): Table {
  const fairness = { scheme: "oneiros-fair-3", commitment: "" };
  return {
    type: "table",
    id: "t",
    game: "dreamblade",
    status: "playing",
    seats,
    names: ["A", "B", "C"],
    public: false,
    onlookers: 0,
    fairness,
    takeback,
  };
}

describe("a wish to take back", () => {
  test("is nothing while nobody has one", () => {
    expect(standing(table([me, other]))).toBeNull();
  });

  test("of mine waits for the others", () => {
    const wish = standing(table([me, other], { seat: 0, step: 3, awaits: [1] }));
    expect(wish).toMatchObject({ mine: true, replies: [], others: [1] });
  });

  test("of another waits for each of my seats", () => {
    const wish = standing(table([me, other, me], { seat: 1, step: 3, awaits: [0, 2] }));
    expect(wish).toMatchObject({ mine: false, replies: [0, 2], others: [] });
  });

  test("of mine has come to nothing when it is gone and the game has not gone back", () => {
    const wish = standing(table([me, other], { seat: 0, step: 3, awaits: [1] }));
    expect(denied(wish, null, 8)).toBe(true);
    expect(denied(wish, null, 3)).toBe(false);
    expect(denied(wish, wish, 8)).toBe(false);
    expect(denied(null, null, 8)).toBe(false);
    const theirs = standing(table([me, other], { seat: 1, step: 3, awaits: [0] }));
    expect(denied(theirs, null, 8)).toBe(false);
  });

  test("is only looked at by those who do not play", () => {
    const wish = standing(table([other, other], { seat: 1, step: 3, awaits: [0] }));
    expect(wish).toMatchObject({ mine: false, replies: [], others: [0] });
  });
});

const event = (step: number, kind: string, about: Record<string, unknown> = {}): Event => ({
  step,
  kind,
  about,
  cause: { rule: "1" },
  sentence: "⟦x⟧",
});
const phase = (step: number, name: string, player: string): Event =>
  event(step, "phase-began", { phase: name, player });

// Chance answers 0, 1, 6 and 7; A answers 2 and 5, B 3 and 4.
const GAME: Event[] = [
  event(0, "initiative-rolled"),
  event(1, "initiative-rolled"),
  phase(1, "spawn", "A"),
  event(2, "spawned"),
  phase(2, "spawn", "B"),
  event(3, "spawned"),
  event(4, "spawned"),
  phase(4, "first action", "A"),
  event(5, "struck"),
  event(6, "face-rolled"),
  event(7, "face-rolled"),
  event(7, "damaged"),
];

describe("the places to go back to", () => {
  const steps = (step: number, ...players: string[]): number[] =>
    points(GAME, step, TELLING, players).map((point) => point.step);

  test("are where my phases began, the latest first", () => {
    expect(steps(8, "A")).toEqual([5, 2]);
    expect(points(GAME, 8, TELLING, ["A"])[0]).toMatchObject({ turn: 1, phase: { name: "first action" }, begin: true });
  });

  test("and my last decision", () => {
    expect(points(GAME, 5, TELLING, ["B"]).map(({ step, begin }) => [step, begin])).toEqual([
      [4, false],
      [3, true],
    ]);
  });

  test("lie before now", () => {
    expect(steps(5, "A")).toEqual([2]);
    expect(steps(2, "A")).toEqual([]);
    expect(steps(8)).toEqual([]);
  });
});

test("the seat that is asked speaks for a browser with several seats", () => {
  expect(speaker([0, 1], [1])).toBe(1);
  expect(speaker([0, 1], [])).toBe(0);
  expect(speaker([], [1])).toBeUndefined();
});
