import { describe, expect, test } from "vitest";
import { typedOptions, typedPlace } from "./notation";
import { askOf, KINDS, placesOf, sceneOf } from "./questions";

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

  test("every suggestion means one place that may be answered", () => {
    const places = placesOf(ask);
    for (const one of typedOptions(ask)) {
      expect(typedPlace(ask, `  ${one.text.toUpperCase()} `)).toBe(one.place);
      expect(places).toContain(one.place);
    }
  });

  test("what is typed in another way is left to the server", () => {
    expect(typedPlace(ask, "something else")).toBe(-1);
  });
});

test("all who are folded attack", () => {
  const { ask } = sceneOf("deathblow");
  expect(typedPlace(ask, "deathblow c3 with all")).toBe(3);
});

test("abilities that read alike are told apart by whose they are", () => {
  const option = { deed: "blade", sentence: "", piece: "Mimic#1", ability: "Crit" };
  const ask = {
    ...askOf("blade"),
    options: [
      { ...option, place: 0, source: "Mauler#1" },
      { ...option, place: 1, source: "Hunter#1" },
    ],
  };
  const texts = typedOptions(ask).map((one) => one.text);
  expect(texts).toEqual(["blade Crit: Mimic#1 from Mauler#1", "blade Crit: Mimic#1 from Hunter#1"]);
});
