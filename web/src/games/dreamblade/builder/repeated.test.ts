import { expect, test } from "vitest";

/** So many lines in a row are no chance. */
const MANY = 20;

const sources = import.meta.glob<string>(["./*.svelte", "../packs/*.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every stretch of so many lines, without blanks and empty lines. */
function stretches(source: string): Set<string> {
  const lines = source
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return new Set(lines.slice(MANY - 1).map((_, first) => lines.slice(first, first + MANY).join("\n")));
}

const share = (one: Set<string>, other: Set<string>): boolean => [...one].some((lines) => other.has(lines));

test("building alone and building from a pool share what they have in common", () => {
  const found = Object.entries(sources).map(([file, source]) => ({ file, lines: stretches(source) }));
  expect(found.length).toBeGreaterThan(30);
  const repeated = found.flatMap((one, place) =>
    found.slice(place + 1).flatMap((other) => (share(one.lines, other.lines) ? [[one.file, other.file]] : [])),
  );
  expect(repeated).toEqual([]);
});
