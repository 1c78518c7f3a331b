import { expect, test } from "vitest";
import { heard } from "./heard";

const event = (kind: string, about: Record<string, string | number>) => ({
  step: 1,
  kind,
  about,
  cause: { rule: "5.6" },
});

test("points ring as strong as they are many, and what is lost does not", () => {
  const rings = [1, 4, 8, 15].map((points) => heard(event("scored", { seat: "A", points }))?.strength ?? 0);
  expect(rings).toEqual([...rings].sort());
  expect(rings.at(-1)).toBe(1);
  expect(heard(event("scored", { seat: "A", points: -5 }))).toEqual({ cue: "loss", strength: 1 });
});

test("a deed is heard as what it is, and what only stands in the log is not", () => {
  expect(heard(event("planted", { seat: "A", slot: "c3" }))).toEqual({ cue: "tree", strength: 1 });
  expect(heard(event("emergence-began", { number: 2 }))).toBeUndefined();
});
