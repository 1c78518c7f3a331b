import { expect, test } from "vitest";
import type { Figure } from "../gallery/exhibit";
import { counted, laid, Opening } from "./opening.svelte";

/** A miniature of which only the name and the rarity matter. */
function figure(name: string, rarity: string): Figure {
  return { id: name, printed: { name }, about: { rarity } } as unknown as Figure;
}

const BOOSTER = [
  figure("dentist", "rare"),
  figure("moth", "uncommon"),
  figure("mite", "common"),
  figure("tenor", "uncommon"),
  figure("pup", "common"),
];
const names = (figures: readonly Figure[]): string[] => figures.map((one) => one.printed.name);
const two = (): Opening => new Opening([laid("booster", BOOSTER), laid("booster", BOOSTER.slice(0, 2))], "packs-test");

test("commons come first, then uncommons, and the rare one last", () => {
  expect(names(laid("booster", BOOSTER).figures)).toEqual(["mite", "pup", "moth", "tenor", "dentist"]);
  expect(counted(laid("booster", BOOSTER))).toEqual({ common: 2, uncommon: 2, rare: 1 });
});

test("a press tears the pack, and each further one turns the next miniature", () => {
  const opening = two();
  expect(opening.next()).toBeUndefined();
  expect(opening.torn).toBe(true);
  expect(opening.pool).toEqual([]);
  expect(opening.next()?.printed.name).toBe("mite");
  expect(names(opening.pool)).toEqual(["mite"]);
});

test("all that are left are shown at once, and the next press tears the next pack", () => {
  const opening = two();
  opening.next();
  opening.next();
  expect(names(opening.rest())).toEqual(["pup", "moth", "tenor", "dentist"]);
  expect(opening.isEmpty).toBe(true);
  expect(opening.isOver).toBe(false);
  opening.next();
  expect([opening.at, opening.torn, opening.turned]).toEqual([1, true, 0]);
  expect(opening.pool).toHaveLength(5);
  opening.rest();
  expect(opening.isOver).toBe(true);
  expect(opening.next()).toBeUndefined();
  expect(opening.pool).toHaveLength(7);
});

test("whoever comes back finds the packs as they left them", () => {
  const first = two();
  first.next();
  first.next();
  first.next();
  const second = two();
  expect(names(second.pool)).toEqual(["mite", "pup"]);
  second.finish();
  expect(two().isOver).toBe(true);
  second.anew();
  expect([two().at, two().torn]).toEqual([0, false]);
});

test("a pack can be watched again without those before it", () => {
  const opening = two();
  opening.finish();
  opening.again();
  expect([opening.at, opening.torn]).toEqual([1, false]);
  expect(opening.pool).toHaveLength(5);
});
