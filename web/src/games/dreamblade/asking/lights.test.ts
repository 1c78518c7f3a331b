import { describe, expect, test } from "vitest";
import { NO_MARKS } from "../marks";
import { lights, pointedAt } from "./lights";
import { KINDS, pickingOf } from "./questions";
import type { Picked } from "../chosen.svelte";

const states = (marks: ReadonlyMap<string, { state: string }>): Record<string, string> =>
  Object.fromEntries([...marks].map(([name, mark]) => [name, mark.state]));

test("those who can be spawned are open, and it is seen where something can go before one is chosen", () => {
  const { pieces, cells } = lights(pickingOf("spawn"));
  expect(states(pieces)).toEqual({ "Runetagged Brawler#1": "open", "Meteor Stone#1": "open", "Meteor Mage#1": "open" });
  expect(states(cells)).toEqual({ c1: "reach", d1: "reach", e1: "reach" });
});

test("the cells of the chosen miniature are targets, with the sentence of their option", () => {
  const { pieces, cells } = lights(pickingOf("spawn", { kind: "piece", label: "Runetagged Brawler#1" }));
  expect(states(pieces)["Runetagged Brawler#1"]).toBe("chosen");
  expect(states(cells)).toEqual({ c1: "target", d1: "target", e1: "target" });
  expect(cells.get("d1")?.sentence).toContain("option-spawn");
});

describe("attacks", () => {
  test("of others do not light up their cells while one is chosen that goes elsewhere", () => {
    expect(states(lights(pickingOf("action")).cells)).toMatchObject({ a1: "open", c4: "open" });
    const { cells } = lights(pickingOf("action", { kind: "piece", label: "Crown Brand#1" }));
    expect(states(cells)).toEqual({ d1: "target", c2: "target", e2: "target", d3: "target" });
  });

  test("cells and attackers are open", () => {
    const { pieces, cells } = lights(pickingOf("strike"));
    expect(states(cells)).toEqual({ d4: "open", a1: "open" });
    expect(pieces.get("Comet Juggler#1")?.state).toBe("open");
    expect(pieces.has("Moth Bailiff#2")).toBe(false);
  });

  test("the attackers that are chosen show their power", () => {
    const pick: Picked = { kind: "attack", cell: "d4", attackers: ["Comet Juggler#1"] };
    const picking = pickingOf("strike", pick);
    const power = picking.view.miniatures.find((one) => one.label === "Comet Juggler#1")?.power;
    const { pieces, cells } = lights(picking);
    expect(cells.get("d4")?.state).toBe("chosen");
    expect(pieces.get("Comet Juggler#1")).toMatchObject({ state: "chosen", badge: String(power) });
    expect(pieces.get("Idle Monk#1")).toMatchObject({ state: "open", badge: "0" });
  });
});

test("a miniature that is assigned damage shows how much", () => {
  const picking = pickingOf("damage", { kind: "damage", plan: { "Coin Widow#1": 3 } });
  expect(lights(picking).pieces.get(picking.ask.subject ?? "")).toMatchObject({ state: "target", badge: "3" });
});

test("an ability's own miniature is chosen, and its targets are targets", () => {
  const { pieces } = lights(pickingOf("target"));
  expect(states(pieces)).toEqual({
    "Trick Fox#1": "chosen",
    "Hornet Rider#1": "target",
    "Moth Clerk#1": "target",
    "Moth Clerk#2": "target",
    "Moth Clerk#3": "target",
  });
});

test.each(KINDS)("%s lights something, and everything lit says what it does", (kind) => {
  const { pieces, cells } = lights(pickingOf(kind));
  expect(pieces.size + cells.size).toBeGreaterThan(0);
  for (const mark of [...pieces.values(), ...cells.values()]) expect(mark.sentence).toMatch(/⟦/);
});

test("pointing keeps what a mark says", () => {
  const marks = lights(pickingOf("spawn"));
  const label = "Runetagged Brawler#1";
  const pointed = pointedAt(marks, { pieces: [label], cells: ["a1"] });
  expect(pointed.pieces.get(label)).toEqual({ ...marks.pieces.get(label), state: "pointed" });
  expect(pointed.cells.get("a1")).toEqual({ state: "pointed" });
  expect(pointedAt(NO_MARKS, { pieces: [], cells: [] })).toBe(NO_MARKS);
});
