import { expect, test } from "vitest";
import { MOMENTS } from "./fixture";
import { Sharing } from "./sharing";

const { miniatures } = MOMENTS.late.view;

test("what stands as it stood stays the same thing", () => {
  const sharing = new Sharing();
  const first = sharing.places(sharing.pieces(miniatures));
  const again = sharing.places(sharing.pieces(structuredClone(miniatures)));
  expect([...again.keys()]).toEqual([...first.keys()]);
  for (const [place, there] of first) expect(again.get(place)).toBe(there);
});

test("only the places of what has changed are new", () => {
  const sharing = new Sharing();
  const first = sharing.places(sharing.pieces(miniatures));
  const hurt = miniatures.find((one) => one.place === "c4");
  const next = miniatures.map((one) => (one === hurt ? { ...one, damage: 9 } : { ...one }));
  const second = sharing.places(sharing.pieces(next));
  for (const [place, there] of first) expect(second.get(place) === there, place).toBe(place !== "c4");
});

test("a number that is the same for another reason is told anew", () => {
  const sharing = new Sharing();
  const first = sharing.places(sharing.pieces(miniatures));
  const one = miniatures.find((piece) => piece.place === "c4");
  const causes = [{ number: "power" as const, change: 1, by: "Mirrorman#1", ability: "Enrage" }];
  const next = miniatures.map((piece) => (piece === one ? { ...piece, causes } : { ...piece }));
  const second = sharing.places(sharing.pieces(next));
  for (const [place, there] of first) expect(second.get(place) === there, place).toBe(place !== "c4");
});

test("by what everybody is called stays the same while the same ones are in the game", () => {
  const sharing = new Sharing();
  const first = sharing.named(miniatures);
  const moved = miniatures.map((one) => ({ ...one, damage: 9 }));
  expect(sharing.named(moved)).toBe(first);
  const [one] = miniatures;
  if (!one) throw new Error("nobody is there");
  const joined = [...moved, { ...one, label: `${one.name}#9` }];
  expect(sharing.named(joined).miniatures).toEqual(joined);
});
