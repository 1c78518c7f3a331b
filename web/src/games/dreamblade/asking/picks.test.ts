import { describe, expect, test } from "vitest";
import { candidates } from "./attack";
import { rows } from "./choices";
import { endingOf } from "./deeds";
import { diceOf, takenUp } from "./dice";
import { amounts } from "./damage";
import { begin, clickCell, clickPiece, confirmed, drop, lifted, type Outcome } from "./picks";
import { askOf, type Kind, KINDS, placesOf, sceneOf } from "./questions";
import { NOTHING, type Picked, type Scene } from "./sight";

const CELLS = ["a", "b", "c", "d", "e"].flatMap((file) => [1, 2, 3, 4, 5].map((rank) => `${file}${rank}`));
const piece = (label: string): Picked => ({ kind: "piece", label });
const answers = (place: number): Outcome => ({ kind: "answer", place });
const picks = (pick: Picked): Outcome => ({ kind: "pick", pick });

/** Everything that hands and panels make of a scene. */
function outcomes(scene: Scene): Outcome[] {
  const { ask, sight, pick } = scene;
  const found = [
    ...sight.miniatures.map((one) => clickPiece(scene, one.label)),
    ...CELLS.map((cell) => clickCell(scene, cell)),
    answers(confirmed(scene)),
    answers(endingOf(ask)?.place ?? -1),
    ...rows(scene).flatMap((row) => (row.kind === "answer" ? [answers(row.option.place)] : [])),
  ];
  if (pick.kind === "damage") found.push(...amounts(ask).map((amount) => picks({ kind: "damage", amount })));
  if (pick.kind === "dice") {
    found.push(...diceOf(sight).map((die) => picks({ ...pick, faces: takenUp(die, pick.faces) })));
  }
  return found;
}

/** The places that can be answered from the first scene on. */
function reachable(kind: Kind): Set<number> {
  const places = new Set<number>();
  const seen = new Set<string>();
  const waiting: Scene[] = [sceneOf(kind)];
  for (let scene = waiting.pop(); scene !== undefined && seen.size < 2000; scene = waiting.pop()) {
    const name = JSON.stringify(scene.pick);
    if (seen.has(name)) continue;
    seen.add(name);
    for (const outcome of outcomes(scene)) {
      if (outcome.kind === "answer" && outcome.place >= 0) places.add(outcome.place);
      if (outcome.kind === "pick") waiting.push({ ...scene, pick: outcome.pick });
    }
  }
  return places;
}

test.each(KINDS)("every answer to %s can be given, and no other", (kind) => {
  expect([...reachable(kind)].sort((a, b) => a - b)).toEqual(placesOf(askOf(kind)));
});

describe("spawning and moving", () => {
  const scene = sceneOf("spawn");
  const label = "Runetagged Brawler#1";

  test("a miniature is picked and then its cell", () => {
    expect(scene.pick).toEqual(NOTHING);
    expect(clickPiece(scene, label)).toEqual(picks(piece(label)));
    expect(clickCell({ ...scene, pick: piece(label) }, "d1")).toEqual(answers(2));
  });

  test("clicking it again lets go of it, clicking another changes the choice", () => {
    expect(clickPiece({ ...scene, pick: piece(label) }, label)).toEqual(picks(NOTHING));
    expect(clickPiece({ ...scene, pick: piece(label) }, "Meteor Stone#1")).toEqual(picks(piece("Meteor Stone#1")));
  });

  test("whoever stands in a lit cell does not hide it", () => {
    expect(clickPiece(sceneOf("action", piece("Crown Brand#1")), "Moth Clerk#1")).toEqual(answers(2));
  });

  test("a cell with one miniature that can be chosen stands for it", () => {
    expect(clickCell(sceneOf("shift"), "c4")).toEqual(picks(piece("Mirrorman#1")));
  });

  test("dropping answers at once, and asks why not elsewhere", () => {
    expect(drop(scene, label, "d1")).toEqual(answers(2));
    expect(drop(scene, label, "a4")).toEqual({ kind: "why", text: `spawn ${label} a4` });
    expect(drop(sceneOf("shift"), "Wall Scribe#1", "c3")).toEqual({ kind: "why", text: "move Wall Scribe#1 c3" });
    expect(drop(sceneOf("shift"), "Mirrorman#1", "c4")).toEqual({ kind: "quiet" });
  });

  test("only what goes somewhere is lifted", () => {
    expect(lifted(scene, label)).toEqual(piece(label));
    expect(lifted(scene, "Meteor Stone#1")).toBeUndefined();
  });
});

describe("attacks", () => {
  const scene = sceneOf("action");
  const everybody = candidates(scene.ask, "c2");
  const attack: Picked = { kind: "attack", cell: "c2", attackers: everybody };

  test("a cell, an attacker in it or an enemy in it begins the attack by everybody", () => {
    expect(clickCell(scene, "c2")).toEqual(picks(attack));
    expect(clickPiece(scene, "Coal Imp#1")).toEqual(picks(attack));
    expect(clickPiece(scene, "Moth Clerk#1")).toEqual(picks(attack));
  });

  test("clicking an attacker leaves it out", () => {
    const fewer: Picked = { ...attack, attackers: ["Bright Fencer#1"] };
    expect(clickPiece({ ...scene, pick: attack }, "Coal Imp#1")).toEqual(picks(fewer));
    expect(confirmed({ ...scene, pick: attack })).toBe(12);
  });

  test("clicking the cell again lets go, another cell changes to it", () => {
    expect(clickCell({ ...scene, pick: attack }, "c2")).toEqual(picks(NOTHING));
    const other: Picked = { kind: "attack", cell: "a1", attackers: ["Tall Lancer#1"] };
    expect(clickCell({ ...scene, pick: attack }, "a1")).toEqual(picks(other));
  });

  test("a creature that has been picked moves into a cell where others could attack", () => {
    expect(clickCell({ ...scene, pick: piece("Crown Brand#1") }, "c2")).toEqual(answers(2));
  });
});

describe("in the middle of something", () => {
  test("damage begins with the usual amount, and clicking the target goes up and round", () => {
    const scene = sceneOf("damage");
    expect(confirmed(scene)).toBe(scene.ask.usual);
    const most: Picked = { kind: "damage", amount: 8 };
    expect(clickPiece({ ...scene, pick: most }, scene.ask.subject ?? "")).toEqual(picks({ kind: "damage", amount: 0 }));
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
    expect(clickPiece(sceneOf("target"), "Moth Clerk#2")).toEqual(answers(3));
    expect(clickPiece(sceneOf("unique"), "Duke Ashes#2")).toEqual(answers(2));
  });

  test("a miniature with a blade ability narrows the choices to its own", () => {
    const scene = sceneOf("blade");
    expect(clickPiece(scene, "Wax Double#1")).toEqual(picks(piece("Wax Double#1")));
    expect(rows({ ...scene, pick: piece("Wax Double#1") })).toHaveLength(3);
    expect(confirmed({ ...scene, pick: piece("Rope Guide#1") })).toBe(3);
  });
});
