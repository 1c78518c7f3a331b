import { expect, test } from "vitest";
import { fits as fitsDreamblade } from "./dreamblade/table/setup";
import { fits as fitsDreamscape } from "./dreamscape/table/setup";

test("a table of Dreamblade has the warbands that were agreed on", () => {
  const view = { miniatures: ["Scout", "Scout", "Owl"].map((name, at) => ({ name, side: at < 2 ? "A" : "B" })) };
  expect(fitsDreamblade({ warbands: [["Scout", "Scout"], ["Owl"]] }, view)).toBe(true);
  expect(fitsDreamblade({ warbands: [["Scout"], ["Owl"]] }, view)).toBe(false);
  expect(fitsDreamblade({ warbands: [["Scout", "Scout"], ["Noble Dragon"]] }, view)).toBe(false);
  expect(fitsDreamblade({}, view)).toBe(true);
});

test("a table of Dreamscape is of the kind that was agreed on", () => {
  const view = { seats: [{}, {}], nightmare_game: false, simultaneous: false, columns: 5, rows: 5 };
  expect(fitsDreamscape({ players: 2, nightmare: false, columns: 5, cards: [] }, view)).toBe(true);
  expect(fitsDreamscape({ players: 2, nightmare: true }, view)).toBe(false);
  expect(fitsDreamscape({ players: 3 }, view)).toBe(false);
});
