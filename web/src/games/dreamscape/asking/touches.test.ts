import { describe, expect, test } from "vitest";
import type { Part } from "../chosen.svelte";
import type { Thing } from "../marks";
import { askOf, CREATION, GOLEM, option, pickingOf, TRAVEL } from "./fixture";
import type { Picking } from "./picking";
import { decide, doubts, missed, type Outcome, touch } from "./touches";

const GRASS: Part = { kind: "shard", shard: "grass" };
const WHITE: Part = { kind: "shard", shard: "movement" };
const DREAMER: Part = { kind: "dreamer" };
const CARD = "Hermit's Tree";

/** What touches one after another come to; picks are kept in between. */
function touched(picking: Picking, ...things: readonly Thing[]): Outcome {
  let [outcome, now]: [Outcome, Picking] = [{ kind: "quiet" }, picking];
  for (const thing of things) {
    outcome = touch(now, thing);
    if (outcome.kind === "pick") now = { ...now, pick: outcome.pick };
  }
  return outcome;
}

const answered = (outcome: Outcome): string => (outcome.kind === "answer" ? outcome.option.text : outcome.kind);

test("an answer that ends the turn says what can be scored no more", () => {
  const last = option("place", { kind: "grass", slot: "b1" }, "place grass b1", { ends: true, points: 5 });
  const creation = pickingOf("creation", [...CREATION, last]);
  const free = { ...creation, me: { ...creation.me, free_step: true } };
  expect(missed(creation, last)).toBe(0);
  expect(missed(free, last)).toBe(1);
  expect(missed(free, option("end", {}, "end"))).toBe(8);
  expect(missed(free, option("step", { slot: "c2" }, "step c2", { ends: true }))).toBe(0);
});

test("ending the creation says that a free step would be lost, where one can be gone", () => {
  const creation = pickingOf("creation", CREATION);
  const free = { ...creation, me: { ...creation.me, free_step: true } };
  const doubted = (picking: Picking): readonly string[] => doubts(picking, option("end", {}, "end"));
  expect(doubted(creation)).not.toContain("step");
  expect(doubted(free)).toEqual(["loses", "score", "step"]);
  const nowhere = CREATION.filter((one) => one.deed !== "step");
  expect(doubted({ ...free, ask: askOf("creation", nowhere) })).not.toContain("step");
});

describe("the land", () => {
  const held = { ...pickingOf("creation", CREATION), pick: { parts: [GRASS] } };

  test("one touch does what it does in travel: it answers", () => {
    expect(answered(touch(held, { slot: "b1" }))).toBe("place grass b1");
  });

  test("where nothing can go, it asks why", () => {
    expect(touch(held, { slot: "e5" }).kind).toBe("why");
  });
});

describe("travel", () => {
  const travel = pickingOf("travel", TRAVEL);

  test.each([
    [{ location: 2 }, "key 2"],
    [{ location: 6 }, "move 6"],
    [{ collect: 5 }, "collect"],
  ])("%o is answered with %s: a place is gone to by the cheapest way", (thing, text) => {
    expect(answered(touched(travel, thing))).toBe(text);
  });

  test("a paid move where a free one exists is doubted once", () => {
    const paid = travel.ask.options?.find((one) => one.text === "move 2");
    const outcome = decide(travel, paid as never);
    expect(outcome).toEqual({ kind: "pick", pick: { parts: [], sure: { text: "move 2", doubts: ["free-way"] } } });
  });

  test("a power is shown before it is used", () => {
    expect(touched(travel, { power: 5 })).toMatchObject({ pick: { sure: { text: "power", doubts: ["power"] } } });
  });

  test("ending with points left is doubted", () => {
    expect(decide(travel, travel.ask.options?.[0] as never)).toMatchObject({ pick: { sure: { doubts: ["loses"] } } });
  });

  test("a shard and a card leave the choice to use or to store", () => {
    const outcome = touched(travel, { shard: "grass" }, { card: CARD });
    expect(outcome).toEqual({ kind: "pick", pick: { parts: [GRASS, { kind: "card", card: CARD }] } });
  });

  test.each([
    [{ location: 3 }, "move 3"],
    [{ collect: 2 }, "collect"],
    [{ power: 1 }, "power"],
    [{ slot: "c2" }, "place grass c2"],
    [{ shard: "water" as const }, `store ${CARD}: water`],
  ])("%o is asked about as %s", (thing, text) => {
    expect(touched(travel, thing)).toEqual({ kind: "why", text });
  });
});

describe("creation", () => {
  const creation = pickingOf("creation", CREATION);

  test("a shard and then a slot place it", () => {
    expect(touched(creation, { shard: "grass" })).toEqual({ kind: "pick", pick: { parts: [GRASS] } });
    expect(answered(touched(creation, { shard: "grass" }, { slot: "b1" }))).toBe("place grass b1");
  });

  test("a slot and then a shard do the same", () => {
    expect(answered(touched(creation, { slot: "b1" }, { shard: "grass" }))).toBe("place grass b1");
  });

  test("grass where a tree could grow leaves the choice", () => {
    expect(touched(creation, { shard: "grass" }, { slot: "c2" })).toMatchObject({ kind: "pick" });
  });

  test("white beside the Dreamer leaves the choice to place or to walk", () => {
    const outcome = touched(creation, { shard: "movement" }, { slot: "c2" });
    expect(outcome).toEqual({ kind: "pick", pick: { parts: [WHITE, { kind: "slot", slot: "c2" }] } });
  });

  test("the slot of the Dreamer means the Dreamer", () => {
    expect(touched(creation, { slot: "c1" })).toEqual({ kind: "pick", pick: { parts: [DREAMER] } });
    expect(answered(touched(creation, { slot: "c1" }, { slot: "c2" }))).toBe("step c2");
  });

  test("touching it again puts it down, another shard takes its place", () => {
    expect(touched(creation, { shard: "grass" }, { shard: "grass" })).toEqual({ kind: "pick", pick: { parts: [] } });
    const other = touched(creation, { shard: "grass" }, { shard: "movement" });
    expect(other).toEqual({ kind: "pick", pick: { parts: [WHITE] } });
  });

  test("what is held and cannot go there is asked about", () => {
    expect(touched(creation, { shard: "grass" }, { slot: "e5" })).toEqual({ kind: "why", text: "place grass e5" });
    expect(touched(creation, { slot: "c1" }, { slot: "e5" })).toEqual({ kind: "why", text: "step e5" });
  });

  test("a card alone is looked at, a shard and a card store it", () => {
    expect(touched(creation, { card: CARD })).toEqual({ kind: "look", card: CARD });
    expect(answered(touched(creation, { shard: "grass" }, { card: CARD }))).toBe(`store ${CARD}: grass`);
  });

  test("what ends the creation is confirmed first", () => {
    const last = pickingOf("creation", [option("enter", {}, "enter", { ends: true })]);
    const outcome = decide(last, last.ask.options?.[0] as never);
    expect(outcome).toMatchObject({ pick: { sure: { text: "enter", doubts: ["ends"] } } });
  });

  test("a location is asked about", () => {
    expect(touched(creation, { location: 3 })).toEqual({ kind: "why", text: "move 3" });
  });
});

test("the Golem moves a shard from a slot to another, with a choice of levels", () => {
  const golem = pickingOf("golem", GOLEM);
  expect(answered(touched(golem, { slot: "c1" }, { slot: "b1" }))).toBe("shift c1:1 b1");
  expect(touched(golem, { slot: "c2" }, { slot: "c3" })).toMatchObject({ kind: "pick" });
  expect(touched(golem, { slot: "c1" }, { slot: "e5" })).toEqual({ kind: "why", text: "shift c1:1 e5" });
});

test("a link and a slot of the Tower answer at once", () => {
  const seed = pickingOf("seed", [option("seed", { link: "3-6" }, "seed 3-6")]);
  expect(answered(touched(seed, { link: "3-6" }))).toBe("seed 3-6");
  const tower = pickingOf("tower", [option("take", { slot: "c2" }, "take c2")]);
  expect(answered(touched(tower, { slot: "c2" }))).toBe("take c2");
});

test("a card is kept after a moment", () => {
  const keep = pickingOf("keep", [option("keep", { card: CARD }, `keep ${CARD}`), option("decline", {}, "decline")]);
  expect(touched(keep, { card: CARD })).toMatchObject({ pick: { sure: { text: `keep ${CARD}`, doubts: ["keeps"] } } });
});
