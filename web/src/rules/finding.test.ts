import { expect, test } from "vitest";
import { entered, found, pieces } from "./finding";
import { ENGLISH, POLISH } from "./fixture";
import { linksOf } from "./links";
import { anchor } from "./search";

const entries = entered(ENGLISH, POLISH);
const sought = (words: string): string[] => found(entries, words).map(({ entry }) => anchor(entry.rule));

test("rules are found by words in any order, by number and by name, the best first", () => {
  expect(sought("")).toEqual([]);
  expect(sought("DICE roll")).toEqual(["7.1"]);
  expect(sought("7.1")).toEqual(["7.1", "7.10", "7.8"]);
  expect(sought("bodyguard")).toEqual(["bodyguard", "7.8", "guard"]);
  expect(sought("nothing like it")).toEqual([]);
});

test("rules are found in the other language, without the marks of letters, and by words of the glossary", () => {
  expect(sought("zaden obronca")).toEqual(["8.1"]);
  expect(sought("straz")).toEqual(["guard"]);
  expect(sought("disrupt")).toEqual(["8.1"]);
  expect(sought("odgonic")).toEqual(["8.1"]);
});

test("what is found in the other language only is shown in it, and what can be read here is not", () => {
  expect(found(entries, "obrońca").map(({ foreign }) => foreign)).toEqual(["Żaden obrońca nie ucieka."]);
  expect(found(entries, "creature").map(({ foreign }) => foreign)).toEqual([""]);
});

test("a long text of the other language is shown around what is found in it", () => {
  const long = `${"przedtem ".repeat(30)}Samotnik ${"potem ".repeat(30)}`.trim();
  const other = structuredClone(POLISH);
  other.sections[1]?.rules.splice(0, 1, { number: "8.1", text: long });
  const [hit] = found(entered(ENGLISH, other), "samotnik");
  expect(hit?.foreign).toMatch(/^… przedtem .*Samotnik potem .* …$/);
  expect(hit?.foreign.length).toBeLessThan(180);
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
  expect(pieces("**Bodyguard**: no", "guard")).toContainEqual({ kind: "found", text: "guard" });
});

test("numbers and names of other rules are links, those of the rule itself and of nothing are not", () => {
  const links = linksOf(ENGLISH);
  const linked = (text: string, here = ""): (string | undefined)[] =>
    pieces(text, "", links, here)
      .filter(({ kind }) => kind === "link")
      .map(({ to }) => to);
  expect(linked("As in 7.1 and 7.10, not 7.2 nor 17.1 nor 7.55.")).toEqual(["7.1", "7.10"]);
  expect(linked("Bodyguards are none; a Bodyguard is.")).toEqual(["bodyguard"]);
  expect(linked("A Bodyguard, and 7.8.", "bodyguard")).toEqual(["7.8"]);
  expect(linked("see 11, (8), 8 dice, (9)")).toEqual(["11", "8"]);
});

test("a search among two thousand rules finds all that fit", () => {
  const [section] = ENGLISH.sections;
  const rules = Array.from({ length: 2000 }, (_, nth) => ({
    number: `7.${nth}`,
    text: `Rule ${nth}: ${"roll ".repeat(60)}`,
  }));
  const many = entered({ ...ENGLISH, sections: [{ number: "7", title: section?.title ?? "", rules }] }, POLISH);
  expect(found(many, "roll 19").length).toBeGreaterThan(100);
});
