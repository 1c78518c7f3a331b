import { describe, expect, test } from "vitest";
import { leftUndone, numbered, pointsOf, pointsOfOption, type Row, rows } from "./choices";
import { isDamage } from "./damage";
import { askOf, KINDS, indexesOf, pickingOf } from "./questions";
import type { Picking } from "./picking";

const byNumber = (picking: Picking) => numbered(rows(picking), picking.pick.kind === "piece");

test("a miniature stands once, with its cells", () => {
  const found = rows(pickingOf("shift"));
  const cells = (row: Row): unknown =>
    row.kind === "piece" ? [row.label, row.options.map((one) => one.cell)] : row.kind;
  expect(found.map(cells)).toEqual([
    ["Mirrorman#1", ["c3", "b4", "d4", "c5"]],
    ["Iron Thug#1", ["d1", "e2"]],
  ]);
});

test("a cell stands once, with those who could attack there", () => {
  const found = rows(pickingOf("loner"));
  expect(found.map((row) => row.kind === "attack" && row.cell)).toEqual(["a1", "c3"]);
  expect(found.map((row) => row.kind === "attack" && row.attackers.length)).toEqual([1, 4]);
});

describe("numbers", () => {
  test("choose lines, and then the cells of a miniature", () => {
    expect(byNumber(pickingOf("shift")).map((one) => one.kind)).toEqual(["row", "row"]);
    const cells = byNumber(pickingOf("shift", { kind: "piece", label: "Iron Thug#1" }));
    expect(cells.map((one) => one.kind === "option" && one.option.index)).toEqual([5, 6]);
  });

  test("choose answers directly where there is nothing more to say", () => {
    expect(byNumber(pickingOf("order")).map((one) => one.kind === "option" && one.option.index)).toEqual([0, 1, 2]);
    expect(byNumber(pickingOf("fate"))).toHaveLength(2);
  });
});

test("lines and choices point at what they are about", () => {
  const [first] = rows(pickingOf("shift"));
  expect(first && pointsOf(first)).toEqual({ pieces: ["Mirrorman#1"], cells: ["c3", "b4", "d4", "c5"] });
  const [attack] = rows(pickingOf("loner"));
  expect(attack && pointsOf(attack)).toEqual({ pieces: ["Gravel Monk#2"], cells: ["a1"] });
  const ambush = { deed: "resolve", text: "", sentence: "", index: 0, piece: "X#1", target: "Y#1" };
  expect(pointsOfOption(ambush)).toEqual({ pieces: ["X#1", "Y#1"], cells: [] });
});

test("what is left undone is counted by miniatures and cells", () => {
  expect(leftUndone(pickingOf("spawn"))).toEqual({ spawn: 1, move: 0, strike: 0 });
  expect(leftUndone(pickingOf("action"))).toEqual({ spawn: 0, move: 2, strike: 3 });
  expect(leftUndone(pickingOf("deathblow"))).toEqual({ spawn: 0, move: 0, strike: 0 });
});

test.each(KINDS)("the list of %s holds nothing that may not be answered", (kind) => {
  const ask = askOf(kind);
  const indexes = new Set(indexesOf(ask));
  const found = rows(pickingOf(kind));
  for (const row of found) {
    if (row.kind === "answer") expect(indexes).toContain(row.option.index);
    if (row.kind === "piece") for (const option of row.options) expect(indexes).toContain(option.index);
    if (row.kind === "attack") {
      const there = (ask.options ?? []).filter((option) => option.cell === row.cell);
      expect(there.flatMap((option) => option.group ?? [])).toEqual(expect.arrayContaining([...row.attackers]));
    }
  }
  // Damage and dice have panels of their own.
  expect(found.length === 0).toBe(isDamage(ask) || kind === "reroll");
});
