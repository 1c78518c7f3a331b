import { expect, test } from "vitest";
import { ENGLISH } from "./fixture";
import { citations, linksOf } from "./links";
import { label } from "./search";

test("each rule knows by which rules it is named, once each and in the order of the book", () => {
  const cited = citations(ENGLISH, linksOf(ENGLISH));
  const by = (place: string): string[] | undefined => cited.get(place)?.map(label);
  expect(by("7.1")).toEqual(["7.8"]);
  expect(by("7.10")).toEqual(["7.1"]);
  expect(by("bodyguard")).toEqual(["7.8", "Guard"]);
  // Whole sections are named too often.
  expect(by("8")).toBeUndefined();
  expect(by("8.1")).toBeUndefined();
});
