import { expect, test } from "vitest";
import { language } from "../../../words";
import { addressOf, readAsked, spoken } from "./address";

test("an address leads to the same packs again", () => {
  const wanted = { way: "boosters", set: "first-sleep", seed: "amber-otter-quill" };
  const path = addressOf(wanted).split("/").slice(3).map(decodeURIComponent).join("/");
  expect(readAsked(path)).toEqual({ kind: "seed", wanted });
  expect(spoken(wanted)).toBe("amber otter quill");
});

test("packs are called by the words of the language that is spoken here", async () => {
  const said = { en: "amber-otter-quill", pl: "arbuz-plecak-sarna" };
  const wanted = { way: "boosters", set: "first-sleep", seed: "amber-otter-quill", said };
  await language.choose("pl");
  expect(spoken(wanted)).toBe("arbuz plecak sarna");
  expect(addressOf(wanted)).toBe("/packs/dreamblade/boosters/first-sleep/arbuz-plecak-sarna");
  await language.choose("en");
  expect(spoken(wanted)).toBe("amber otter quill");
});

test("packs are chosen, or opened at a table", () => {
  expect(readAsked("")).toEqual({ kind: "choice" });
  expect(readAsked("table/k3v9")).toEqual({ kind: "table", id: "k3v9" });
});

test.each(["boosters", "boosters/first-sleep", "table", "boosters/first-sleep/a/b"])("%j means nothing", (path) =>
  expect(readAsked(path)).toBeUndefined(),
);
