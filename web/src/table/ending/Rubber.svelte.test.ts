import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Rubber as Match, Table } from "../../messages";
import { language } from "../../words";
import Rematch from "./Rematch.svelte";
import Rubber from "./Rubber.svelte";

const TABLE: Table = {
  type: "table",
  id: "t",
  game: "dreamblade",
  status: "over",
  seats: [
    { kind: "guest", name: "Ada", mine: true },
    { kind: "bot", bot: "scripted" },
  ],
  names: ["A", "B"],
  public: false,
  onlookers: 0,
  fairness: { scheme: "oneiros-fair-3", commitment: "" },
  ending: { winners: [0], how: "9.4", sentence: "" },
};

beforeEach(async () => language.choose("en"));

function told(rubber: Match): string {
  render(Rubber, { table: TABLE, rubber, mine: [0] });
  return screen.getByRole("region").textContent.replace(/\s+/g, " ");
}

test("a match that goes on tells who has won how many games", () => {
  const said = told({ best: 3, number: 1, wins: [1, 0] });
  expect(said).toContain("Best of three");
  expect(said).toContain("You 1 1 game won");
  expect(said).toContain("Computer (steady) 0 0 games won");
  expect(said).toContain("That was game 1 of at most 3.");
});

test("a match that is over tells who has won it", () => {
  expect(told({ best: 3, number: 3, wins: [2, 1], over: true, winners: [0] })).toContain("You have won the match.");
  expect(screen.getByRole("region").classList.contains("over")).toBe(true);
});

test("a match may be lost or drawn", () => {
  expect(told({ best: 3, number: 2, wins: [0, 2], over: true, winners: [1] })).toContain("Computer (steady)");
  document.body.replaceChildren();
  expect(told({ best: 3, number: 3, wins: [1, 1], drawn: 1, over: true })).toContain("it is drawn. 1 game was drawn.");
});

const CHILDREN = createRawSnippet(() => ({ render: () => "<span>more</span>" }));

function after(table: Table): ReturnType<typeof vi.fn> {
  const onrematch = vi.fn();
  render(Rematch, { table, mine: [0], onrematch, children: CHILDREN });
  return onrematch;
}

test("a match leads to its next game, with the same warband or a changed one", async () => {
  const sealed = { pools: "same" } as const;
  const onrematch = after({ ...TABLE, sealed, rubber: { best: 3, number: 1, wins: [1, 0] } });
  await fireEvent.click(screen.getByRole("button", { name: "Next game" }));
  expect(onrematch).toHaveBeenLastCalledWith();
  await fireEvent.click(screen.getByRole("button", { name: "Change my warband first" }));
  expect(onrematch).toHaveBeenLastCalledWith(true);
});

test("after a match, a new one may begin", () => {
  after({ ...TABLE, rubber: { best: 3, number: 2, wins: [2, 0], over: true, winners: [0] } });
  expect(screen.getByRole("button", { name: "A new match" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Change my warband first" })).toBeNull();
});
