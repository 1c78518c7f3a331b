import { expect, test } from "vitest";
import types from "../messages.d.ts?raw";
import { actsOf, EVENTS, kindsWhere, rowOf, told } from ".";

const event = (kind: string, about: Record<string, unknown> = {}, rule = "1") => ({
  step: 1,
  kind,
  about,
  cause: { rule },
});

test("every kind that the rules tell has a row, and no other", () => {
  const kinds = [...types.matchAll(/^ {2}kind: "([a-z-]+)";\n {2}step: number;$/gm)].map(([, kind]) => kind);
  expect(kinds.length).toBeGreaterThan(40);
  expect(Object.keys(EVENTS).sort()).toEqual(kinds.sort());
});

test("what the table performs, what ends a game and what is important is looked at", () => {
  for (const [kind, row] of Object.entries(EVENTS)) {
    const looked = "acts" in row || row.ends === true || row.log === "important";
    if (looked) expect(row.pause, kind).toBeGreaterThan(0);
  }
});

test("a kind is known by its row, and one without a row by nothing", () => {
  expect(rowOf(event("planted"))).toBe(EVENTS.planted);
  for (const kind of ["unheard-of", "toString", ""]) {
    expect(told(event(kind))).toBeUndefined();
    expect(rowOf(event(kind))).toBeUndefined();
    expect(actsOf(event(kind))).toEqual([]);
  }
  expect([...kindsWhere((row) => row.begins === "turn")]).toEqual(["emergence-began", "cycle-began"]);
});

test("a step with a movement shard discards it, and a free one does not", () => {
  const stepped = (white: number) => actsOf(event("stepped", { seat: "A", from_slot: "c1", slot: "c2", white }));
  expect(stepped(1).map((one) => one.act)).toEqual(["fly", "step"]);
  expect(stepped(0).map((one) => one.act)).toEqual(["step"]);
});

test("points of the walk rise from the Dreamer, others beside the score", () => {
  const at = (rule: string) => actsOf(event("scored", { seat: "A", points: 2 }, rule));
  expect(at("5.8")).toEqual([{ act: "rise", at: "dreamer", seat: "A", points: 2 }]);
  expect(at("6.2")).toEqual([{ act: "rise", at: "score", seat: "A", points: 2 }]);
});

test("a card that only another player may see is not shown coming", () => {
  expect(actsOf(event("card-shown", { seat: "B", card: null }))).toEqual([]);
  expect(actsOf(event("card-shown", { seat: "A", card: "Mirror Pool" }))).toHaveLength(1);
});
