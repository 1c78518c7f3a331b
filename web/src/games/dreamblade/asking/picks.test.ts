import type { Picked } from "../chosen.svelte";
import { describe, expect, test } from "vitest";
import { candidates } from "./attack";
import { rows } from "./choices";
import { endingOf } from "./deeds";
import { diceOf, takenUp } from "./dice";
import { filling, laying } from "./damage";
import { learnCells } from "../board/cells.svelte";
import { CELLS as BOARD } from "../board/fixture";
import { begin, clickCell, clickPiece, confirmed, drop, lifted, type Outcome } from "./picks";
import { askOf, type Kind, KINDS, indexesOf, pickingOf } from "./questions";
import { NOTHING, type Picking } from "./picking";

learnCells(BOARD);
const CELLS = BOARD.map((cell) => cell.name);
const piece = (label: string): Picked => ({ kind: "piece", label });
const answers = (index: number): Outcome => ({ kind: "answer", index });
const picks = (pick: Picked): Outcome => ({ kind: "pick", pick });

/** Everything that hands and panels make of a picking. */
function outcomes(picking: Picking): Outcome[] {
  const { ask, view, pick } = picking;
  const found = [
    ...view.miniatures.map((one) => clickPiece(picking, one.label)),
    ...CELLS.map((cell) => clickCell(picking, cell)),
    answers(confirmed(picking)),
    answers(endingOf(ask)?.index ?? -1),
    ...rows(picking).flatMap((row) => (row.kind === "answer" ? [answers(row.option.index)] : [])),
  ];
  const { combat } = view;
  if (pick.kind === "damage" && combat) {
    const plans = combat.defenders.flatMap(({ label }) => [
      filling(combat, pick.plan, label),
      laying(combat, pick.plan, label, (pick.plan[label] ?? 0) - 1),
    ]);
    found.push(...plans.map((plan) => picks({ kind: "damage", plan })));
  }
  if (pick.kind === "dice") {
    found.push(...diceOf(view).map((die) => picks({ ...pick, faces: takenUp(die, pick.faces) })));
  }
  return found;
}

/** The indexes that can be answered from the first picking on. */
function reachable(kind: Kind): Set<number> {
  const indexes = new Set<number>();
  const seen = new Set<string>();
  const waiting: Picking[] = [pickingOf(kind)];
  for (let picking = waiting.pop(); picking !== undefined && seen.size < 2000; picking = waiting.pop()) {
    const name = JSON.stringify(picking.pick);
    if (seen.has(name)) continue;
    seen.add(name);
    for (const outcome of outcomes(picking)) {
      if (outcome.kind === "answer" && outcome.index >= 0) indexes.add(outcome.index);
      if (outcome.kind === "pick") waiting.push({ ...picking, pick: outcome.pick });
    }
  }
  return indexes;
}

test.each(KINDS)("every answer to %s can be given, and no other", (kind) => {
  expect([...reachable(kind)].sort((a, b) => a - b)).toEqual(indexesOf(askOf(kind)));
});

describe("spawning and moving", () => {
  const picking = pickingOf("spawn");
  const label = "Runetagged Brawler#1";

  test("a miniature is picked and then its cell", () => {
    expect(picking.pick).toEqual(NOTHING);
    expect(clickPiece(picking, label)).toEqual(picks(piece(label)));
    expect(clickCell({ ...picking, pick: piece(label) }, "d1")).toEqual(answers(2));
  });

  test("clicking it again lets go of it, clicking another changes the choice", () => {
    expect(clickPiece({ ...picking, pick: piece(label) }, label)).toEqual(picks(NOTHING));
    expect(clickPiece({ ...picking, pick: piece(label) }, "Meteor Stone#1")).toEqual(picks(piece("Meteor Stone#1")));
  });

  test("a miniature in a lit cell does not hide it", () => {
    expect(clickPiece(pickingOf("action", piece("Crown Brand#1")), "Moth Clerk#1")).toEqual(answers(2));
  });

  test("nor does a friend who could do something else: a target of the chosen one wins", () => {
    expect(clickPiece(pickingOf("action", piece("Crown Brand#1")), "Bright Fencer#1")).toEqual(answers(2));
    expect(clickPiece(pickingOf("action"), "Bright Fencer#1")).toMatchObject({ kind: "pick", pick: { cell: "c2" } });
  });

  test("while one is chosen, a cell where only others may strike says why it does not go there", () => {
    const going = pickingOf("action", piece("Crown Brand#1"));
    const why = { kind: "why", text: "move Crown Brand#1 a1" };
    expect(clickCell(going, "a1")).toEqual(why);
    expect(clickPiece(going, "Moth Clerk#3")).toEqual(why);
    expect(clickCell(pickingOf("action"), "a1")).toMatchObject({ kind: "pick", pick: { cell: "a1" } });
  });

  test("a cell with one miniature that can be chosen stands for it", () => {
    for (const touch of ["exact", "key", "blunt"] as const) {
      expect(clickCell(pickingOf("shift"), "c4", touch)).toEqual(picks(piece("Mirrorman#1")));
    }
  });

  test("in a cell with several of them one is to be chosen yet, by key or finger", () => {
    const several = pickingOf("target");
    const among: Outcome = { kind: "among" };
    expect(clickCell(several, "d4", "key")).toEqual(among);
    expect(clickCell(several, "d4", "blunt")).toEqual(among);
    expect(clickCell(several, "d4").kind).not.toBe("among");
  });

  test("a finger on a small miniature chooses from its cell, unless only the cell can be meant", () => {
    const among: Outcome = { kind: "among" };
    expect(clickPiece(pickingOf("shift"), "Mirrorman#1", "blunt")).toEqual(among);
    expect(clickPiece(pickingOf("shift"), "Mirrorman#1", "key")).toEqual(picks(piece("Mirrorman#1")));
    expect(clickPiece(null, "Mirrorman#1", "blunt")).toEqual(among);
    expect(clickPiece(null, "Mirrorman#1")).toEqual({ kind: "quiet" });
    const { view, ...going } = pickingOf("shift", piece("Iron Thug#1"));
    expect(clickPiece({ view, ...going }, "Wall Scribe#1", "blunt")).toEqual(among);
    const enemy = view.miniatures.find((one) => one.place === "a5")?.label ?? "";
    const miniatures = view.miniatures.map((one) => (one.label === enemy ? { ...one, place: "e2" } : one));
    expect(clickPiece({ view: { ...view, miniatures }, ...going }, enemy, "blunt")).toEqual(answers(6));
  });

  test("dropping answers at once, and asks why not elsewhere", () => {
    expect(drop(picking, label, "d1")).toEqual(answers(2));
    expect(drop(picking, label, "a4")).toEqual({ kind: "why", text: `spawn ${label} a4` });
    expect(drop(pickingOf("shift"), "Wall Scribe#1", "c3")).toEqual({ kind: "why", text: "move Wall Scribe#1 c3" });
    expect(drop(pickingOf("shift"), "Mirrorman#1", "c4")).toEqual({ kind: "quiet" });
  });

  test("only what goes somewhere is lifted", () => {
    expect(lifted(picking, label)).toEqual(piece(label));
    expect(lifted(picking, "Meteor Stone#1")).toBeUndefined();
  });
});

describe("attacks", () => {
  const picking = pickingOf("action");
  const everybody = candidates(picking.ask, "c2");
  const attack: Picked = { kind: "attack", cell: "c2", attackers: everybody };

  test("a cell, an attacker in it or an enemy in it begins the attack by everybody", () => {
    expect(clickCell(picking, "c2")).toEqual(picks(attack));
    expect(clickPiece(picking, "Coal Imp#1")).toEqual(picks(attack));
    expect(clickPiece(picking, "Moth Clerk#1")).toEqual(picks(attack));
  });

  test("clicking an attacker leaves it out", () => {
    const fewer: Picked = { ...attack, attackers: ["Bright Fencer#1"] };
    expect(clickPiece({ ...picking, pick: attack }, "Coal Imp#1")).toEqual(picks(fewer));
    expect(confirmed({ ...picking, pick: attack })).toBe(12);
  });

  test("clicking the cell again lets go, another cell changes to it", () => {
    expect(clickCell({ ...picking, pick: attack }, "c2")).toEqual(picks(NOTHING));
    const other: Picked = { kind: "attack", cell: "a1", attackers: ["Tall Lancer#1"] };
    expect(clickCell({ ...picking, pick: attack }, "a1")).toEqual(picks(other));
  });

  test("a creature that has been picked moves into a cell where others could attack", () => {
    expect(clickCell({ ...picking, pick: piece("Crown Brand#1") }, "c2")).toEqual(answers(2));
  });
});

describe("in the middle of something", () => {
  test("damage begins with nothing placed, and clicking any defender goes up and round", () => {
    const picking = pickingOf("damage");
    expect(confirmed(picking)).toBe(-1);
    const other = "Moth Bailiff#1";
    expect(clickPiece(picking, other)).toEqual(picks({ kind: "damage", plan: { "Coin Widow#1": 0, [other]: 1 } }));
    const all: Picked = { kind: "damage", plan: { [other]: 8 } };
    expect(confirmed({ ...picking, pick: all })).toBe(0);
    expect(clickPiece({ ...picking, pick: all }, other)).toEqual(
      picks({ kind: "damage", plan: { "Coin Widow#1": 0, [other]: 0 } }),
    );
  });

  test("the deathblow of one cell is laid out at once", () => {
    expect(begin(askOf("deathblow"))).toMatchObject({ kind: "attack", cell: "c3" });
  });

  test("a fate is decided for a miniature that is given", () => {
    expect(begin(askOf("fate"))).toEqual(piece("Moth Clerk#1"));
  });

  test("the cells of the only disrupted creature light up directly", () => {
    const options = askOf("disrupt").options?.filter((option) => option.piece === "Inspired Samurai#1") ?? [];
    expect(begin({ ...askOf("disrupt"), options })).toEqual(piece("Inspired Samurai#1"));
    expect(begin(askOf("disrupt"))).toEqual(NOTHING);
  });

  test("a target is chosen by one click", () => {
    expect(clickPiece(pickingOf("target"), "Moth Clerk#2")).toEqual(answers(3));
    expect(clickPiece(pickingOf("unique"), "Duke Ashes#2")).toEqual(answers(2));
  });

  test("a miniature with a blade ability narrows the choices to its own", () => {
    const picking = pickingOf("blade");
    expect(clickPiece(picking, "Wax Double#1")).toEqual(picks(piece("Wax Double#1")));
    expect(rows({ ...picking, pick: piece("Wax Double#1") })).toHaveLength(3);
    expect(confirmed({ ...picking, pick: piece("Rope Guide#1") })).toBe(3);
  });
});
