import { expect, test } from "vitest";
import type { Odds, Threat } from "../../../messages";
import { hardestHit, worstByCell } from "./danger";

const odds: Odds = {
  exact: true,
  chances: { cleared: 0.5 },
  expected: { swing: 1, points: 0 },
  pieces: [
    { piece: "Thug#2", chances: { disrupted: 0.6, destroyed: 0.1, gone: 0 } },
    { piece: "Scout#2", chances: { disrupted: 0.1, destroyed: 0.3, gone: 0.2 } },
    { piece: "Scout#1", chances: { disrupted: 1, destroyed: 0, gone: 0 }, own: true },
  ],
};

test("the board shows the defender who has most to fear, and whoever is gone has left", () => {
  expect(hardestHit(odds)).toEqual({ label: "Scout#2", disrupted: 0.1, destroyed: 0.5 });
});

function threat(piece: string, cell: string, destroyed: number, later = false): Threat {
  return { piece, cell, by: ["Dragon#2"], chances: { disrupted: 0, destroyed, gone: 0 }, later };
}

test("of two threats to a creature the worse is shown, and the worst of a cell first", () => {
  const cells = worstByCell([
    threat("Scout#1", "c3", 0.2),
    threat("Scout#1", "c3", 0.4, true),
    threat("Thug#1", "c3", 0.6),
    threat("Thug#2", "a1", 0.1),
  ]);
  expect([...cells.keys()]).toEqual(["c3", "a1"]);
  expect(cells.get("c3")?.map((one) => [one.label, one.destroyed, one.threat.later])).toEqual([
    ["Thug#1", 0.6, false],
    ["Scout#1", 0.4, true],
  ]);
});
