import { expect, test } from "vitest";
import type { Play } from "../messages";
import { fits as fitsDreamblade } from "./dreamblade/table/setup";
import { fits as fitsDreamscape } from "./dreamscape/table/setup";
import { unusualIn } from "./unusual";

test("a table of Dreamblade has the warbands that were agreed on", () => {
  const labels = ["Scout#1", "Scout#2", "Owl#1"];
  const miniatures = labels.map((label, at) => ({ label, name: label.slice(0, -2), side: at < 2 ? "A" : "B" }));
  const view = { miniatures };
  expect(fitsDreamblade({ warbands: [["Scout", "Scout"], ["Owl"]] }, view)).toBe(true);
  expect(fitsDreamblade({ warbands: [["Scout"], ["Owl"]] }, view)).toBe(false);
  expect(fitsDreamblade({ warbands: [["Scout", "Scout"], ["Noble Dragon"]] }, view)).toBe(false);
  expect(fitsDreamblade({}, view)).toBe(true);
  const other = (at: number, change: object): object => ({
    miniatures: miniatures.map((one, index) => (index === at ? { ...one, ...change } : one)),
  });
  const agreed = { warbands: [["Scout", "Scout"], ["Owl"]] };
  for (const change of [{ side: "B" }, { label: "Scout#3" }, { label: "Scout#2" }, { name: "Owl" }])
    expect(fitsDreamblade(agreed, other(0, change) as Play["view"])).toBe(false);
});

test("what of a set-up changes the dice is told apart from what is as usual", () => {
  const plain = { warbands: [["Owl"], ["Owl"]], miniatures: [], format: { reroll_ones: false, turn_limit: 12 } };
  expect(unusualIn("dreamblade", plain)).toEqual([]);
  const branch = { position: "turn 3", origin: { table: "t", step: 3 } };
  expect(unusualIn("dreamblade", { ...plain, ...branch })).toEqual(["position"]);
  expect(unusualIn("dreamscape", { players: 2, ...branch })).toEqual(["position"]);
  expect(unusualIn("dreamblade", { ...plain, format: { reroll_ones: true } })).toEqual(["reroll-ones"]);
  expect(unusualIn("dreamblade", { ...plain, miniatures: [{ name: "Owl" }] })).toEqual(["miniatures"]);
  expect(unusualIn("dreamblade", { ...plain, format: { loaded: 1 } })).toEqual(["other"]);
  expect(unusualIn("dreamblade", { ...plain, warbands: "Owl" })).toEqual(["other"]);
  const grid = { players: 2, nightmare: true, simultaneous: false, mirrored: true, columns: 3, rows: 4, cards: [] };
  expect(unusualIn("dreamscape", grid)).toEqual([]);
  expect(unusualIn("dreamscape", { ...grid, cards: [{}], position: "" })).toEqual(["position", "cards"]);
  expect(unusualIn("dreamscape", { ...grid, bag: [] })).toEqual(["other"]);
  expect(unusualIn("chess", { position: "e4" })).toEqual(["other"]);
});

test("a table of Dreamscape is of the kind that was agreed on", () => {
  const view = { seats: [{}, {}], nightmare_game: false, simultaneous: false, columns: 5, rows: 5 };
  expect(fitsDreamscape({ players: 2, nightmare: false, columns: 5, cards: [] }, view)).toBe(true);
  expect(fitsDreamscape({ players: 2, nightmare: true }, view)).toBe(false);
  expect(fitsDreamscape({ players: 3 }, view)).toBe(false);
});
