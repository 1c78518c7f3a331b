import { expect, test } from "vitest";
import type { Event, Play } from "../../../messages";
import { viewOf } from "../board/view";
import { before } from "./before";
import { steps } from "./steps";

const piece = (label: string, side: string, place: string) => ({ label, name: label, side, place, aspects: [] });
const PLAY = {
  step: 9,
  view: { miniatures: [piece("Ogre", "B", "c3"), piece("Scout", "A", "b1"), piece("Imp", "A", "graveyard")] },
} as unknown as Play;

let step = 0;
const event = (kind: string, about: Event["about"], at = (step += 1)): Event => {
  return { step: at, kind, about, cause: { rule: "1" } };
};
const EARLIER = [
  event("spawned", { miniature: "Ogre", cell: "a5" }, 0),
  event("spawned", { miniature: "Scout", cell: "c3" }, 0),
  event("spawned", { miniature: "Imp", cell: "c3" }, 0),
];
const TURN = [
  event("moved", { miniature: "Ogre", cell: "b5" }, 1),
  event("moved", { miniature: "Ogre", cell: "c3" }, 2),
  event("struck", { cell: "c3", attackers: ["Ogre"] }, 3),
  event("damaged", { miniature: "Imp", amount: 2 }, 4),
  event("damaged", { miniature: "Imp", amount: 1 }, 4),
  event("damaged", { miniature: "Scout", amount: 4 }, 4),
  event("disrupted", { miniature: "Scout", cell: "b1" }, 5),
  event("destroyed", { miniature: "Imp", point: 1, bonus: 0 }, 5),
  event("claimed", { player: "B", cell: "c3", worth: 2 }, 6),
];

test("a turn becomes steps with who did what and what came of it", () => {
  const told = steps([...EARLIER, ...TURN], 1, PLAY);
  expect(told.map((one) => [one.side, one.sign, one.picture?.["label"]])).toEqual([
    ["B", "went", "Ogre"],
    ["B", "struck", "Ogre"],
    ["B", "took", undefined],
  ]);
  expect(told[0]?.outcomes.map((one) => one.text)).toEqual(["c3"]);
  expect(told[1]?.outcomes.map((one) => [one.picture?.["label"], one.sign, one.text])).toEqual([
    ["Scout", "thrown", "b1"],
    ["Imp", "gone", "+1"],
  ]);
  expect(told.flatMap((one) => one.events)).toEqual(TURN);
});

test("what is left on the board tells where it came from", () => {
  const [went, struck] = steps([...EARLIER, ...TURN], 1, PLAY);
  expect(went?.traces.map(({ who, from, at }) => [who, from, at])).toEqual([
    ["Ogre", "a5", "b5"],
    ["Ogre", "b5", "c3"],
  ]);
  expect(struck?.traces.map(({ sign, from, at, text }) => [sign, from, at, text])).toEqual([
    ["struck", "", "c3", ""],
    ["hurt", "", "c3", "−3"],
    ["hurt", "", "c3", "−4"],
    ["thrown", "c3", "b1", ""],
    ["gone", "", "c3", "+1"],
  ]);
  expect(struck?.pointed.cells).toEqual(["c3", "b1"]);
});

test("before what is coming every miniature stands where it stood", () => {
  const places = (coming: readonly Event[], known: readonly Event[] = EARLIER) =>
    viewOf(before(PLAY, known, coming)).miniatures.map((one) => one.place);
  expect(places(TURN)).toEqual(["a5", "c3", "c3"]);
  expect(places(TURN.slice(2), [...EARLIER, ...TURN.slice(0, 2)])).toEqual(["c3", "c3", "c3"]);
  expect(places(EARLIER, [])).toEqual(["reserves", "reserves", "reserves"]);
  expect(before(PLAY, EARLIER, [])).toBe(PLAY);
});

test("a new turn stands between two, and so does that nobody spawns in it", () => {
  const next = [
    event("turn-won", { player: "B", a: 0, b: 2 }, 7),
    event("turn-began", { turn: 6 }, 7),
    event("spawning-skipped", {}, 7),
    event("moved", { miniature: "Ogre", cell: "d3" }, 8),
  ];
  const told = steps([...EARLIER, ...TURN, ...next], 1, PLAY);
  expect(told.slice(3).map((one) => [one.side, one.sign])).toEqual([
    ["B", "points"],
    ["", "turn"],
    ["", "skipped"],
    ["B", "went"],
  ]);
});

test("a strike that hurts nobody says so", () => {
  const struck = event("struck", { cell: "c3", attackers: ["Ogre"] }, 3);
  const [missed] = steps([...EARLIER, struck, event("combat-ended", {}, 4)], 1, PLAY);
  expect(missed?.outcomes.map((one) => [one.sign, one.text])).toEqual([["hurt", "0"]]);
  const [hit] = steps([...EARLIER, ...TURN.slice(2, -1), event("combat-ended", {}, 6)], 1, PLAY);
  expect(hit?.outcomes.map((one) => one.text)).toEqual(["b1", "+1"]);
});
