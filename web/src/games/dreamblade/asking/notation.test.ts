import { describe, expect, test } from "vitest";
import { exampleFor, typedIndex, typedOptions } from "../../../table/asking/notation";
import { askOf, KINDS, indexesOf, pickingOf } from "./questions";

test.each([
  ["spawn", "spawn Runetagged Brawler#1 c1"],
  ["spawn", "activate Meteor Stone#1: Warpstrike X=3"],
  ["spawn", "end"],
  ["shift", "move Mirrorman#1 c5"],
  ["action", "strike c2 with all"],
  ["loner", "strike c3 with Gravel Monk#1, Idle Monk#1"],
  ["loner", "strike a1 with all"],
  ["reroll", "reroll Faceless Stalker#1: 1 blade"],
  ["reroll", "keep dice"],
  ["blade", "blade Skirmish: Rope Guide#1"],
  ["damage", "damage Coin Widow#1 4"],
  ["fate", "destroy Moth Clerk#1"],
  ["disrupt", "place Inspired Samurai#1 a1"],
  ["deathblow", "deathblow c3 with all"],
  ["deathblow", "decline"],
  ["target", "target Moth Clerk#1"],
  ["bomb", "bomb"],
  ["unique", "keep Duke Ember#1"],
] as const)("%s offers to type %s", (kind, text) => {
  expect(typedOptions(askOf(kind)).map((one) => one.text)).toContain(text);
});

describe.each(KINDS)("%s", (kind) => {
  const ask = askOf(kind);

  test("every suggestion means one index that may be answered", () => {
    const indexes = indexesOf(ask);
    for (const one of typedOptions(ask)) {
      expect(typedIndex(ask, `  ${one.text.toUpperCase()} `)).toBe(one.index);
      expect(indexes).toContain(one.index);
    }
  });

  test("what is typed in another way is left to the server", () => {
    expect(typedIndex(ask, "something else")).toBe(-1);
  });
});

test("all who are folded attack", () => {
  const { ask } = pickingOf("deathblow");
  expect(typedIndex(ask, "deathblow c3 with all")).toBe(3);
});

test("some words are enough where they mean one option", () => {
  const ask = askOf("spawn");
  const index = (text: string): number | undefined => typedOptions(ask).find((one) => one.text === text)?.index;
  expect(typedIndex(ask, "brawler c1")).toBe(index("spawn Runetagged Brawler#1 c1"));
  expect(typedIndex(ask, "Rune d1")).toBe(index("spawn Runetagged Brawler#1 d1"));
  expect(typedIndex(ask, "brawler")).toBe(-1);
  expect(typedIndex(ask, "brawler a5")).toBe(-1);
  // Who attacks is read by the server: fewer names mean fewer attackers.
  expect(typedIndex(askOf("loner"), "strike c3 gravel")).toBe(-1);
});

test("an example is like what was typed, and may be answered", () => {
  expect(exampleFor(askOf("spawn"), "brawler a5")).toMatch(/^spawn Runetagged Brawler#1 /);
  expect(typedOptions(askOf("spawn")).map((one) => one.text)).toContain(exampleFor(askOf("spawn"), "xyz"));
});
