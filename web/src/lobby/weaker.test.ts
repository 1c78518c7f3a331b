import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import type { GameDescription } from "../messages";
import { language } from "../words";
import Opponents from "./Opponents.svelte";
import Players from "./Players.svelte";
import type { SeatWish } from "./wish";

const LEVELS = ["scripted", "planner", "merciless"];
const two: GameDescription = {
  name: "dreamblade",
  leastSeats: 2,
  mostSeats: 2,
  bots: LEVELS,
  levels: LEVELS,
  rules: 1,
  seatNames: ["A", "B"],
  fields: [],
};
const four: GameDescription = { ...two, name: "dreamscape", mostSeats: 4, seatNames: ["A", "B", "C", "D"] };
const ONE = "Merciless plays weaker until the server restarts with the compiled engine.";
const BOTH = "Far-sighted and Merciless play weaker until the server restarts with the compiled engine.";

const against = (...levels: string[]): SeatWish[] => [
  { who: "me", level: "" },
  ...levels.map((level): SeatWish => ({ who: "bot", level })),
];

beforeEach(async () => {
  await language.learn("lobby");
  await language.choose("en");
});

test("levels that play weaker are named where one is chosen, and not for a friend", async () => {
  render(Opponents, { seats: against("scripted"), game: { ...two, weaker: ["planner", "merciless"] } });
  expect(screen.getByText(BOTH)).toBeTruthy();
  await fireEvent.click(screen.getByRole("radio", { name: /A friend far away/ }));
  expect(screen.queryByText(BOTH)).toBeNull();
});

test("at a table for more than two they are named while a bot sits there", async () => {
  render(Players, { seats: against("scripted"), game: { ...four, weaker: ["merciless"] } });
  expect(screen.getByText(ONE)).toBeTruthy();
  await fireEvent.change(screen.getByRole("combobox", { name: "Player B" }), { target: { value: "here" } });
  expect(screen.queryByText(ONE)).toBeNull();
});

test.each([undefined, []])("with a compiled engine no level is weaker", (weaker) => {
  render(Opponents, { seats: against("merciless"), game: weaker ? { ...two, weaker } : two });
  render(Players, { seats: against("merciless", "planner"), game: weaker ? { ...four, weaker } : four });
  expect(screen.queryByText(/weaker/)).toBeNull();
});

test("it is said in Polish as well", async () => {
  await language.choose("pl");
  render(Players, { seats: against("merciless"), game: { ...four, weaker: ["merciless"] } });
  expect(
    screen.getByText("Bezlitosny gra słabiej, dopóki serwer nie uruchomi się ponownie ze skompilowanym silnikiem."),
  ).toBeTruthy();
});
