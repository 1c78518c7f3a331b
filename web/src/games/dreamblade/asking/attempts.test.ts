import { describe, expect, test } from "vitest";
import { learnCells } from "../board/cells.svelte";
import { CELLS } from "../board/fixture";
import { attemptOnCell, attemptOnPiece, questionOnCell, questionOnPiece } from "./attempts";
import { clickPiece } from "./picks";
import { type Kind, KINDS, pickingOf } from "./questions";

learnCells(CELLS);

describe("a click on a miniature that is not lit", () => {
  test.each<[Kind, string, string | undefined]>([
    ["spawn", "Runetagged Brawler#1", "spawn Runetagged Brawler#1 e1"],
    ["spawn", "Mirrorman#1", undefined],
    ["shift", "Wall Scribe#1", "move Wall Scribe#1 c3"],
    ["shift", "Mirrorman#2", "strike a5 with all"],
    ["action", "Moth Clerk#1", "strike c2 with all"],
    ["action", "Crown Brand#1", "move Crown Brand#1 d3"],
    ["strike", "Gravel Monk#1", "strike c3 with all"],
    ["damage", "Moth Bailiff#1", "damage Moth Bailiff#1 8"],
    ["fate", "Ash Titan#1", "destroy Ash Titan#1"],
    ["disrupt", "Iron Thug#1", "place Iron Thug#1 c4"],
    ["deathblow", "Idle Ghoul#1", "deathblow e5 with Idle Ghoul#1"],
    ["carry", "Runetagged Brawler#1", "carry Runetagged Brawler#1 e4"],
    ["target", "Mirrorman#1", "target Mirrorman#1"],
    ["unique", "Duke Ember#2", "keep Duke Ember#2"],
    ["unique", "Moth Clerk#1", undefined],
    ["blade", "Loyal Scragglemaw#1", undefined],
    ["blade", "Blind Spikemauler#1", "blade Crit: Blind Spikemauler#1"],
    ["order", "Moth Page#1", undefined],
  ])("%s: %s", (kind, label, text) => {
    expect(attemptOnPiece(pickingOf(kind), label)).toBe(text);
  });

  test("is about its cell while another is chosen that goes to cells", () => {
    const label = "Iron Thug#1";
    const picking = pickingOf("shift", { kind: "piece", label });
    expect(attemptOnPiece(picking, "Mirrorman#2")).toBe("move Iron Thug#1 a5");
    expect(questionOnPiece(picking, "Mirrorman#2")).toBe("move Iron Thug#1 a5");
    expect(clickPiece(picking, "Mirrorman#2")).toEqual({ kind: "why", text: "move Iron Thug#1 a5" });
  });

  test("it asks by itself", () => {
    expect(clickPiece(pickingOf("shift"), "Wall Scribe#1")).toEqual({ kind: "why", text: "move Wall Scribe#1 c3" });
    expect(clickPiece(pickingOf("shift"), "Nobody#1")).toEqual({ kind: "quiet" });
  });
});

describe("a click on a cell that is not lit", () => {
  test("is about the miniature that is chosen", () => {
    const label = "Mirrorman#1";
    expect(attemptOnCell(pickingOf("shift", { kind: "piece", label }), "a1")).toBe("move Mirrorman#1 a1");
    expect(attemptOnCell(pickingOf("carry", { kind: "piece", label }), "e5")).toBe("carry Mirrorman#1 e5");
  });

  test("is about a combat where somebody stands", () => {
    expect(attemptOnCell(pickingOf("strike"), "c3")).toBe("strike c3 with all");
    expect(attemptOnCell(pickingOf("strike"), "b1")).toBeUndefined();
    expect(attemptOnCell(pickingOf("deathblow"), "b1")).toBe("deathblow b1 with all");
  });

  test("is quiet where nothing was meant", () => {
    expect(attemptOnCell(pickingOf("spawn"), "c3")).toBeUndefined();
    expect(attemptOnCell(pickingOf("shift"), "b1")).toBeUndefined();
  });
});

describe("a player who asks why not", () => {
  test.each(KINDS)("always has something to say in %s", (kind) => {
    const picking = pickingOf(kind);
    for (const { label, place } of picking.view.miniatures) {
      expect(questionOnPiece(picking, label)).toMatch(new RegExp(`${label}|${place}`));
    }
    expect(questionOnCell(picking, "b1")).toContain("b1");
  });

  test("about an own creature among enemies, hears why it does not move", () => {
    expect(questionOnPiece(pickingOf("action"), "Coal Imp#1")).toBe("move Coal Imp#1 c3");
  });

  test("means the nearest that could go there", () => {
    expect(questionOnCell(pickingOf("shift"), "e3")).toBe("move Iron Thug#1 e3");
    expect(questionOnCell(pickingOf("spawn"), "a1")).toBe("spawn Runetagged Brawler#1 a1");
    expect(questionOnPiece(pickingOf("shift"), "Nobody#1")).toBeUndefined();
  });
});
