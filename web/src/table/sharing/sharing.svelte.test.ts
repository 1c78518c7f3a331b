import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Ask, Play, Table } from "../../messages";
import { language } from "../../words";
import Cover from "./Cover.svelte";
import Passing from "./Passing.svelte";
import { seated, show, tableOf } from "../seated";
import Seats from "../seats/Seats.svelte";

beforeEach(() => language.choose("en"));

const ask = (seat: number, secret: boolean): Ask => ({ seat, question: "keep", sentence: "", secret });
const playOf = (asks: Ask[], step = 3): Play => ({
  type: "play",
  since: step,
  step,
  cuts: 0,
  view: {},
  events: [],
  asks,
  thinking: [],
  undo: step,
  viewer: asks[0]?.seat ?? 0,
});

const four: Table = tableOf({
  seats: [
    { kind: "guest", name: "Ada", mine: true, present: true },
    { kind: "bot", bot: "scripted" },
    { kind: "guest", name: "Ola", present: true },
    { kind: "guest", name: "Ida" },
  ],
  names: ["A", "B", "C", "D"],
});

test("a secret of one seat is covered from the others at this screen until its player is there", () => {
  const { state } = seated(playOf([ask(1, true)]), [0, 1]);
  expect(state.covered).toBe(true);
  state.facing = 1;
  expect(state.covered).toBe(false);
  show(state, playOf([ask(0, true)], 4));
  expect(state.covered).toBe(true);
});

test("a player who has just answered goes on without a cover", () => {
  const { state, talk } = seated(playOf([{ ...ask(1, false), options: [] }]), [0, 1]);
  talk.answer(1, 0);
  show(state, playOf([ask(1, true)], 4));
  expect(state.covered).toBe(false);
});

test("nothing is covered for somebody alone, nor what everybody may see", () => {
  expect(seated(playOf([ask(0, true)]), [0]).state.covered).toBe(false);
  expect(seated(playOf([ask(1, false)]), [0, 1]).state.covered).toBe(false);
});

test("the cover says for whom it is, and its button takes it away", async () => {
  const onhere = vi.fn();
  render(Cover, { table: four, seat: 2, onhere });
  expect(screen.getByRole("heading", { name: "This is for C only" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "I am C: show it" }));
  expect(onhere).toHaveBeenCalledOnce();
});

test("on a shared screen the next player is called, once, and not when already there", async () => {
  vi.useFakeTimers();
  const { rerender } = render(Passing, { table: four, seat: 0, facing: 0 });
  expect(screen.getByRole("status").textContent.trim()).toBe("");
  await rerender({ seat: 2 });
  expect(screen.getByRole("status").textContent).toContain("C plays now");
  vi.advanceTimersByTime(3_000);
  flushSync();
  expect(screen.getByRole("status").textContent.trim()).toBe("");
  await rerender({ seat: -1 });
  await rerender({ seat: 2 });
  expect(screen.getByRole("status").textContent.trim()).toBe("");
});

test("four seats show their points and everybody who is to play", () => {
  render(Seats, { table: four, play: playOf([ask(0, false), ask(2, false)]), scores: [4, 0, -3, 7] });
  const seats = screen.getAllByRole("listitem").map((seat) => seat.textContent.replace(/\s+/g, " ").trim());
  expect(seats).toEqual([
    "A Ada your turn 4 points 4",
    "B Computer (steady) 0 points 0",
    "C Ola to play -3 points −3",
    "D Ida away 7 points 7",
  ]);
});
