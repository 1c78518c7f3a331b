import { expect, test } from "vitest";
import { endingOf, nameOf, onCard, rows, tradesOf } from "./choices";
import { CREATION, GOLEM, pickingOf, TRAVEL } from "./fixture";

const lines = (found: ReturnType<typeof rows>): string[] => found.map((row) => `${row.group}: ${nameOf(row)}`);

test("travel lists what is free first, then what costs a point, then cards; a free way stands for the paid one", () => {
  const found = rows(pickingOf("travel", TRAVEL));
  expect(found[0]).toMatchObject({ option: { text: "key 2" }, paid: { text: "move 2" } });
  expect(lines(found)).toEqual([
    "free: key 2",
    "free: power",
    "point: collect",
    "point: move 6",
    `cards: {"kind":"card","card":"Hermit's Tree"}`,
  ]);
});

test("creation lists the Dreamer and what is in Hands, then what can be done with it", () => {
  expect(lines(rows(pickingOf("creation", CREATION)))).toEqual([
    'dreamer: {"kind":"dreamer"}',
    'hands: {"kind":"shard","shard":"grass"}',
    'hands: {"kind":"shard","shard":"movement"}',
    `cards: {"kind":"card","card":"Hermit's Tree"}`,
  ]);
  const picked = pickingOf("creation", CREATION, { parts: [{ kind: "shard", shard: "grass" }] });
  expect(lines(rows(picked))).toEqual([
    "place: place grass c2",
    "place: place grass b1",
    "plant: plant c2",
    "cards: store Hermit's Tree: grass",
    "trade: trade grass rock",
  ]);
});

test("the Golem lists slots, then moves", () => {
  expect(rows(pickingOf("golem", GOLEM))).toHaveLength(2);
  expect(rows(pickingOf("golem", GOLEM, { parts: [{ kind: "from", slot: "c2" }] }))).toHaveLength(2);
});

test("what ends it has a button of its own", () => {
  expect(endingOf(pickingOf("travel", TRAVEL))?.text).toBe("end");
  expect(endingOf(pickingOf("golem", GOLEM))?.text).toBe("decline");
});

test("trades and what can be put on a card are found", () => {
  expect(tradesOf(pickingOf("creation", CREATION), "grass").map((one) => one.about.taken)).toEqual(["rock"]);
  expect(onCard(pickingOf("travel", TRAVEL), "Hermit's Tree")).toHaveLength(2);
});
