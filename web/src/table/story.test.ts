import { expect, test } from "vitest";
import type { News, Play } from "../messages";
import { after } from "./story";

const play: Play = {
  type: "play",
  since: 0,
  step: 3,
  cuts: 0,
  view: {
    turn: 1,
    pieces: [
      { name: "A", place: "b1", price: 3 },
      { name: "B", place: "b2" },
    ],
    dice: [1, 2],
  },
  events: [],
  asks: [],
  thinking: [1],
  undo: 3,
  viewer: 1,
};

const news = (change: Partial<News>): News => ({
  type: "news",
  since: 3,
  step: 4,
  cuts: 0,
  events: [],
  asks: [],
  undo: 4,
  ...change,
});

test("news change what they name, and nothing else", () => {
  const next = after(
    play,
    news({
      changes: [
        [["pieces", 0, "place"], "c3"],
        [["dice"], []],
        [["winner"], null],
      ],
      removed: [["pieces", 0, "price"]],
    }),
  );
  expect(next.view).toEqual({
    turn: 1,
    pieces: [
      { name: "A", place: "c3" },
      { name: "B", place: "b2" },
    ],
    dice: [],
    winner: null,
  });
  expect([next.type, next.step, next.thinking, next.viewer]).toEqual(["play", 4, [], -1]);
});

test("the play before stays as it was, and what did not change is the same object", () => {
  const before = structuredClone(play.view);
  const pieces = (one: Play): unknown[] => (one.view as { pieces: unknown[] }).pieces;
  const next = after(play, news({ changes: [[["pieces", 0, "place"], "c3"]] }));
  expect(play.view).toEqual(before);
  expect(pieces(next)[1]).toBe(pieces(play)[1]);
  expect(pieces(next)[0]).not.toBe(pieces(play)[0]);
});
