import { expect, test } from "vitest";
import { blocks } from "./lines";
import { anchor, found, pieces } from "./search";

const sections = [
  {
    number: "7",
    title: "Combat",
    rules: [
      { number: "7.1", text: "Roll **attack dice**." },
      { number: "7.8", text: "Żaden obrońca ginie." },
    ],
  },
  { number: "8", title: "Fates", rules: [{ number: "8.1", text: "A creature dies." }] },
];
const numbers = (sought: string): string[] =>
  found(sections, sought).flatMap((one) => one.rules.map((rule) => rule.number));

test("rules are found by words in any order, by number, and without marks on letters", () => {
  expect(numbers("")).toEqual(["7.1", "7.8", "8.1"]);
  expect(numbers("DICE roll")).toEqual(["7.1"]);
  expect(numbers("7.8")).toEqual(["7.8"]);
  expect(numbers("zaden obronca")).toEqual(["7.8"]);
  expect(numbers("nothing like it")).toEqual([]);
});

test("a text falls into plain, stressed and sought pieces and loses nothing", () => {
  expect(pieces("Roll **attack dice** and roll.", "roll")).toEqual([
    { kind: "found", text: "Roll" },
    { kind: "plain", text: " " },
    { kind: "strong", text: "attack dice" },
    { kind: "plain", text: " and " },
    { kind: "found", text: "roll" },
    { kind: "plain", text: "." },
  ]);
  expect(pieces("Łódź śni", "lodz")[0]).toEqual({ kind: "found", text: "Łódź" });
});

test("the number of another rule is a link, and a number of something else is not", () => {
  const linked = (text: string): string[] =>
    pieces(text, "", new Set(["7.5", "7.10"]))
      .filter((piece) => piece.kind === "link")
      .map((piece) => piece.text);
  expect(linked("As in 7.5 and 7.10, not 7.1 nor 17.5 nor 7.55.")).toEqual(["7.5", "7.10"]);
  expect(pieces("See 7.5.", "", new Set(["7.5"])).map((piece) => piece.text)).toEqual(["See ", "7.5", "."]);
});

test("a rule is reached by its number, an ability by its English name", () => {
  expect(anchor({ number: "7.8", text: "" })).toBe("7.8");
  expect(anchor({ number: "11", text: "", names: ["Piekielny szał", "Hell's Fury"] })).toBe("hell-s-fury");
});

test("lines become paragraphs and tables", () => {
  expect(blocks(["Before.", "", "| a | b |", "| --- | --- |", "| 1 | – |", "After."])).toEqual([
    { kind: "text", text: "Before." },
    { kind: "table", head: ["a", "b"], rows: [["1", "–"]] },
    { kind: "text", text: "After." },
  ]);
});
