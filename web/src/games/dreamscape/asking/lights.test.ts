import { expect, test } from "vitest";
import type { Part } from "../chosen.svelte";
import { CREATION, GOLEM, option, pickingOf, TRAVEL } from "./fixture";
import { lights, pointedAt } from "./lights";

const GRASS: Part = { kind: "shard", shard: "grass" };

test("travel lights up where the Sleeper can go, each with its prices, and what can be done here", () => {
  const { locations } = lights(pickingOf("travel", TRAVEL));
  expect([...locations.keys()]).toEqual([2, 5, 6]);
  expect(locations.get(2)).toMatchObject({ state: "open", prices: ["key", "point"], sentence: "Do: key 2" });
  expect(locations.get(6)).toMatchObject({ prices: ["point"], red: false });
  expect(locations.get(5)).toEqual({ prices: [], red: false, collect: true, power: true });
});

test("a nightmare shard that is taken on the way is told", () => {
  const travel = pickingOf("travel", [
    option("move", { location: 4, takes_link: 0 }, "move 4"),
    option("move", { location: 6, takes_link: 1 }, "move 6"),
  ]);
  expect([4, 6].map((location) => lights(travel).locations.get(location)?.red)).toEqual([false, true]);
});

test("an empty location costs nothing", () => {
  const travel = pickingOf("travel", [option("key", { location: 3, takes_link: 0, key: null }, "key 3")]);
  expect(lights(travel).locations.get(3)?.prices).toEqual(["empty"]);
});

test("creation begins with Hands and the Dreamer", () => {
  const { slots, shards, cards } = lights(pickingOf("creation", CREATION));
  expect([...slots.keys()]).toEqual(["c1"]);
  expect([...shards.keys()].sort()).toEqual(["grass", "movement"]);
  expect(shards.get("grass")).toMatchObject({ state: "open", badge: "★ +8" });
  expect(cards.size).toBe(0);
});

test("a shard that is picked lights up its slots and cards", () => {
  const { slots, shards, cards } = lights(pickingOf("creation", CREATION, { parts: [GRASS] }));
  expect([...slots.keys()].sort()).toEqual(["b1", "c2"]);
  expect(slots.get("b1")).toEqual({ state: "target", sentence: "Do: place grass b1" });
  expect(slots.get("c2")).toMatchObject({ state: "target", badge: "★ +8" });
  expect(shards.get("grass")?.state).toBe("chosen");
  expect(shards.get("movement")?.state).toBe("open");
  expect(cards.get("Hermit's Tree")?.state).toBe("target");
});

test("a slot that is picked lights up what can go there", () => {
  const { slots, shards } = lights(pickingOf("creation", CREATION, { parts: [{ kind: "slot", slot: "c2" }] }));
  expect(slots.get("c2")?.state).toBe("chosen");
  expect([...shards.keys()].sort()).toEqual(["grass", "movement"]);
});

test("the Golem's slots light up, then those where to", () => {
  expect([...lights(pickingOf("golem", GOLEM)).slots.keys()]).toEqual(["c1", "c2"]);
  const { slots } = lights(pickingOf("golem", GOLEM, { parts: [{ kind: "from", slot: "c2" }] }));
  expect([...slots].map(([slot, mark]) => [slot, mark.state])).toEqual([
    ["c3", "target"],
    ["c2", "chosen"],
  ]);
});

test("links light up for Mr Nightmare's shard", () => {
  const { links } = lights(pickingOf("seed", [option("seed", { link: "3-6" }, "seed 3-6")]));
  expect(links.get("3-6")?.state).toBe("target");
});

test("what is pointed at keeps its sentence", () => {
  const marks = lights(pickingOf("creation", CREATION, { parts: [GRASS] }));
  const pointed = pointedAt(marks, [{ kind: "slot", slot: "b1" }]);
  expect(pointed.slots.get("b1")).toEqual({ state: "pointed", sentence: "Do: place grass b1" });
});
