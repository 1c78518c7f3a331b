import { expect, test } from "vitest";
import { blocks } from "./lines";
import { anchor, anchorOf, label, ruleAddress } from "./search";

test("a rule is reached by its number, an ability by its English name", () => {
  expect(anchor({ number: "7.8", text: "" })).toBe("7.8");
  expect(anchor({ number: "11", text: "", names: ["Piekielny szał", "Hell's Fury"] })).toBe("hell-s-fury");
});

test("a rule is linked as it is cited, and called by its number or by its own name", () => {
  expect(ruleAddress("dreamblade", "7.5")).toBe("/rules/dreamblade#7.5");
  expect(ruleAddress("dreamblade", "11 Hell's Fury")).toBe("/rules/dreamblade#hell-s-fury");
  expect(anchorOf("7.2")).toBe("7.2");
  expect(label({ number: "7.8", text: "" })).toBe("7.8");
  expect(label({ number: "11", text: "", names: ["Piekielny szał", "Hell's Fury"] })).toBe("Piekielny szał");
});

test("lines become paragraphs and tables", () => {
  expect(blocks(["Before.", "", "| a | b |", "| --- | --- |", "| 1 | – |", "After."])).toEqual([
    { kind: "text", text: "Before." },
    { kind: "table", head: ["a", "b"], rows: [["1", "–"]] },
    { kind: "text", text: "After." },
  ]);
});
