import { beforeEach, describe, expect, test } from "vitest";
import type { Event } from "../messages";
import { language } from "../words";
import { around, between, chapters, lengthOf, shortened } from "./logbook";
import { TELLING } from "../games/dreamblade/table/telling";

const event = (step: number, kind: string, about: Record<string, unknown> = {}, sentence = `⟦${kind}⟧`): Event => ({
  step,
  kind,
  about,
  cause: { rule: "4.1" },
  sentence,
});
const phase = (step: number, name: string, player: string): Event =>
  event(step, "phase-began", { phase: name, player });

const GAME: Event[] = [
  event(0, "turn-began", { turn: 1 }),
  phase(0, "initiative", "A"),
  event(0, "initiative-rolled", { player: "A", number: 5 }),
  phase(1, "spawn", "A"),
  event(2, "points-spent", { amount: 3 }),
  event(2, "spawned", { miniature: "Mirrorman#1", cell: "e1" }),
  phase(2, "conquest", "A"),
  event(2, "roll-began", { dice: 3 }, ""),
  event(3, "turn-began", { turn: 2 }),
  phase(3, "spawn", "B"),
  event(4, "shifted", { miniature: "Mirrorman#2", cell: "a4" }),
];

beforeEach(() => language.choose("en"));

describe("the log", () => {
  const told = chapters(GAME, TELLING);

  test("is divided by turns and phases", () => {
    expect(told.map((chapter) => chapter.turn)).toEqual([1, 2]);
    const first = told[0]?.sections.filter((section) => section.lines.length > 0);
    expect(first?.map((section) => [section.phase.name, section.phase.player])).toEqual([
      ["initiative", ""],
      ["spawn", "A"],
    ]);
  });

  test("has a line for what has a sentence and begins nothing", () => {
    const kinds = told.flatMap((one) => one.sections.flatMap((two) => two.lines.map((line) => line.event.kind)));
    expect(kinds).toEqual(["initiative-rolled", "points-spent", "spawned", "shifted"]);
  });

  test("keeps its lines when more happens", () => {
    const more = chapters([...GAME, event(5, "shifted")], TELLING);
    expect(more[0]?.sections.at(1)?.lines[0]).toBe(told[0]?.sections.at(1)?.lines[0]);
  });

  test("says of a player's phase that is over whether nothing was done", () => {
    const passed = chapters([phase(1, "spawn", "A"), phase(2, "spawn", "B"), phase(3, "conquest", "A")], TELLING);
    expect(passed[0]?.sections.map((section) => section.idle)).toEqual([false, true, true, false]);
    expect(chapters([phase(1, "spawn", "A")], TELLING)[0]?.sections.at(-1)?.idle).toBe(false);
  });

  test("can be shortened to what matters", () => {
    const short = shortened(told);
    expect(short).toHaveLength(1);
    expect(short[0]?.sections).toHaveLength(1);
    expect(short[0]?.sections[0]?.lines.map((line) => line.event.kind)).toEqual(["spawned"]);
  });

  test("names its phases", () => {
    expect(TELLING.heading({ name: "first action", player: "A" })).toBe("First action phase");
  });
});

describe("a line", () => {
  test("points at everything that it is about, and at its cause", () => {
    const struck = event(1, "struck", { cell: "c3", attackers: ["X#1", "Y#1"] });
    expect(TELLING.about(struck)).toEqual({ pieces: ["X#1", "Y#1"], cells: ["c3"] });
    const lent = { ...event(1, "blades-assigned", { miniature: "X#1", source: "Y#1", blades: 1 }) };
    lent.cause = { rule: "7.5", piece: "Z#1" };
    expect(TELLING.about(lent).pieces).toEqual(["X#1", "Y#1", "Z#1"]);
  });

  test("is cut around its rule", () => {
    expect(around("X moves (rule 6.2).", "rule 6.2")).toEqual(["X moves (", "rule 6.2", ")."]);
    expect(around("rule 1 and rule 1", "rule 1")?.[0]).toBe("rule 1 and ");
    expect(around("no cause", "rule 1")).toBeUndefined();
  });
});

test("what others did is summed up", () => {
  const summary = TELLING.summary([
    event(1, "spawned"),
    event(2, "shifted"),
    event(3, "moved"),
    event(3, "turn-won", { player: "B" }, "⟦log-turn-won¦player=B¦a#0¦b#4¦cause=⟦cite¦rule=9.3⟧⟧"),
  ]);
  expect(summary).toMatch(/^Since your last answer: 1 miniature spawned, 2 moves\. Player B wins the turn/);
  expect(TELLING.summary([])).toBe("");
});

describe("a part of the log", () => {
  const told = chapters(GAME, TELLING);
  const kinds = (first: number, end: number): string[] =>
    between(told, first, end).flatMap((one) => one.sections.flatMap((two) => two.lines.map((line) => line.event.kind)));

  test("has the lines from one place up to another, under their headings", () => {
    const sizes = told.flatMap((one) => one.sections.map((two) => (two.idle ? 1 : two.lines.length)));
    expect(lengthOf(told)).toBe(sizes.reduce((sum, one) => sum + one, 0));
    expect(kinds(0, 100)).toEqual(["initiative-rolled", "points-spent", "spawned", "shifted"]);
    expect(kinds(1, 2)).toEqual(["points-spent"]);
    expect(between(told, 1, 2).map((one) => one.turn)).toEqual([1]);
    expect(between(told, 2, 3)[0]?.sections.map((one) => one.place)).toEqual([1]);
    expect(kinds(2, 2)).toEqual([]);
  });

  test("put beside the next one is the whole, wherever it is cut", () => {
    for (let place = 0; place <= lengthOf(told); place++)
      expect([...kinds(0, place), ...kinds(place, 100)]).toEqual(kinds(0, 100));
  });
});
