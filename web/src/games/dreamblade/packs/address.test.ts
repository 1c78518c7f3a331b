import { expect, test } from "vitest";
import { addressOf, readAsked, spoken } from "./address";

test("an address leads to the same packs again", () => {
  const wanted = { way: "boosters", set: "first-sleep", seed: "amber-otter-quill" };
  const path = addressOf(wanted).split("/").slice(3).map(decodeURIComponent).join("/");
  expect(readAsked(path)).toEqual({ kind: "seed", wanted });
  expect(spoken(wanted.seed)).toBe("amber otter quill");
});

test("packs are chosen, or opened at a table", () => {
  expect(readAsked("")).toEqual({ kind: "choice" });
  expect(readAsked("table/k3v9")).toEqual({ kind: "table", id: "k3v9" });
});

test.each(["boosters", "boosters/first-sleep", "table", "boosters/first-sleep/a/b"])("%j means nothing", (path) =>
  expect(readAsked(path)).toBeUndefined(),
);
