import { describe, expect, test } from "vitest";
import type * as protocol from "../../../messages";
import { player, shards, view } from "../asking/fixture";
import type { Player, View } from "../messages";
import { rewind } from "./rewind";

const event = (kind: string, about: Record<string, unknown>): protocol.Event => ({
  step: 1,
  kind,
  about,
  cause: { rule: "1" },
});

const of = (seen: View): Player => seen.seats[0] ?? player();
const having = (change: Partial<Player>, rest: Partial<View> = {}): View =>
  view({ seats: [player(change), ...view().seats.slice(1)], ...rest });

/** What an event leads to, from where, and the event. */
type Case = readonly [string, View, View, protocol.Event];
const BASE = view();
const { locations } = BASE;
const CASES: readonly Case[] = [
  [
    "a location is filled",
    BASE,
    view({ locations: { ...locations, 2: ["water", "grass", "rock"] } }),
    event("location-filled", { location: 2, kind: "rock" }),
  ],
  [
    "a shard is collected",
    BASE,
    having({ hands: shards({ grass: 1, movement: 1, rock: 1 }) }, { locations: { ...locations, 5: ["land"] } }),
    event("collected", { seat: "A", location: 5, kind: "rock" }),
  ],
  [
    "a row is put in order",
    BASE,
    view({ locations: { ...locations, 5: ["rock", "land"] } }),
    event("row-rearranged", { seat: "A", location: 5, row: ["rock", "land"] }),
  ],
  [
    "a Sleeper moves",
    BASE,
    having({ sleeper: 2 }),
    event("sleeper-moved", { seat: "A", from_location: 5, location: 2, spent: 1 }),
  ],
  ["Mr Nightmare moves", view({ nightmare: 6 }), view({ nightmare: 5 }), event("nightmare-moved", { location: 5 })],
  [
    "a link gives its shard",
    view({ links: ["3-6"] }),
    having({ hands: shards({ grass: 1, movement: 1, nightmare: 1 }) }, { links: [] }),
    event("link-taken", { seat: "A", link: "3-6" }),
  ],
  ["the game ends", BASE, view({ phase: "over", active: null }), event("game-ended", { winners: ["A"] })],
  [
    "a shard is placed",
    BASE,
    having({
      hands: shards({ movement: 1 }),
      slots: { ...of(BASE).slots, c2: { stack: ["land", "grass"], tree: false } },
    }),
    event("placed", { seat: "A", kind: "grass", slot: "c2" }),
  ],
  [
    "a shard is placed on a bare slot",
    BASE,
    having({ hands: shards({ movement: 1 }), slots: { ...of(BASE).slots, b1: { stack: ["grass"], tree: false } } }),
    event("placed", { seat: "A", kind: "grass", slot: "b1" }),
  ],
  [
    "a tree is planted",
    BASE,
    having(
      { hands: shards({ movement: 1 }), slots: { ...of(BASE).slots, c2: { stack: ["land"], tree: true } } },
      { trees: 3 },
    ),
    event("planted", { seat: "A", slot: "c2" }),
  ],
  [
    "the Dreamer steps",
    BASE,
    having({ dreamer: "c2", hands: shards({ grass: 1 }) }),
    event("stepped", { seat: "A", from_slot: "c1", slot: "c2", white: 1 }),
  ],
  [
    "a shard is taken up",
    BASE,
    having({
      hands: shards({ grass: 1, movement: 1, land: 1 }),
      slots: { c1: { stack: ["water"], tree: false } },
    }),
    event("taken-up", { seat: "A", slot: "c2", kind: "land" }),
  ],
  [
    "the Golem carries a part of a stack with the Dreamer on it",
    having({ dreamer: "c2", slots: { c2: { stack: ["land", "rock", "rock"], tree: false } } }),
    having({
      dreamer: "c3",
      slots: { c2: { stack: ["land"], tree: false }, c3: { stack: ["rock", "rock"], tree: false } },
    }),
    event("shifted", { seat: "A", from_slot: "c2", height: 2, slot: "c3" }),
  ],
  [
    "a shard is stored",
    BASE,
    having({ hands: shards({ movement: 1 }), open: [{ card: "Hermit's Tree", stored: "grass" }] }),
    event("shard-stored", { seat: "A", card: "Hermit's Tree", kind: "grass", used: 0 }),
  ],
  [
    "a card is completed",
    BASE,
    having({ open: [], pile: ["Hermit's Tree"] }),
    event("completed", { seat: "A", card: "Hermit's Tree", kept: null, returned: null }),
  ],
  ["points are scored", BASE, having({ score: 27 }), event("scored", { seat: "A", points: 6 })],
  [
    "a card is kept",
    BASE,
    having({ open: [...of(BASE).open, { card: "Mirror Pool", stored: null }] }),
    event("card-kept", { seat: "A", card: "Mirror Pool", place: 0 }),
  ],
];

/** Slots lie in no order. */
const plain = (seen: View): View => JSON.parse(JSON.stringify(seen, sortedKeys)) as View;
const sortedKeys = (_: string, value: unknown): unknown =>
  value && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [two]) => one.localeCompare(two)))
    : value;

test.each(CASES)("told backwards: %s", (_, before, after, happened) => {
  const past = rewind(after, [{ event: happened, underWay: false }], before);
  expect(plain(past)).toEqual(plain(before));
});

describe("what is under way", () => {
  const flying = (name: string): View => {
    const found = CASES.find(([title]) => title === name);
    if (!found) throw new Error(name);
    return rewind(found[2], [{ event: found[3], underWay: true }], found[1]);
  };

  test("has left Hands and has not reached its slot", () => {
    const me = of(flying("a shard is placed"));
    expect(me.hands.grass).toBe(0);
    expect(me.slots["c2"]?.stack).toEqual(["land"]);
  });

  test("stands nowhere while it walks", () => {
    expect(of(flying("a Sleeper moves")).sleeper).toBeNull();
    expect(of(flying("the Dreamer steps")).dreamer).toBeNull();
    expect(flying("Mr Nightmare moves").nightmare).toBeNull();
  });
});

test("several events are taken back in the order in which they came", () => {
  const after = view({ locations: { ...locations, 3: ["rock", "water"] } });
  const fills = ["rock", "water"].map((kind) => event("location-filled", { location: 3, kind }));
  const half = rewind(after, [{ event: fills[1] ?? event("", {}), underWay: true }], BASE);
  expect(half.locations["3"]).toEqual(["rock"]);
  const none = fills.map((one) => ({ event: one, underWay: false }));
  expect(rewind(after, none, BASE).locations["3"]).toEqual([]);
});

test("nothing to take back leaves the view itself, and an unknown event changes nothing", () => {
  expect(rewind(BASE, [], null)).toBe(BASE);
  expect(rewind(BASE, [{ event: event("unheard-of", {}), underWay: false }], null)).toEqual(BASE);
});
