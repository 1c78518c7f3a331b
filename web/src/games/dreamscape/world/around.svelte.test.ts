import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { language } from "../../../words";
import { learnPrinted } from "../cards/printed.svelte";
import { type Marks, NO_MARKS, type Touch } from "../marks";
import type { Player, Seat, View } from "../messages";
import Candle from "./Candle.svelte";
import { moment, PLACES } from "./fixture";
import Hands from "./Hands.svelte";
import Progress from "./Progress.svelte";
import Players from "./Players.svelte";
import Purposes from "./Purposes.svelte";
import Ribbon from "./Ribbon.svelte";

const NAMES: Readonly<Record<Seat, string>> = { A: "You", B: "Computer", C: "Ania", D: "Dorota" };
const names = (seat: Seat): string => NAMES[seat];

function player(view: View, seat: Seat): Player {
  const found = view.seats.find((one) => one.seat === seat);
  if (!found) throw new Error(`nobody is ${seat}`);
  return found;
}

beforeEach(async () => {
  learnPrinted([], PLACES);
  await language.choose("en");
});

test("a small screen tells the cycle, and before the first that the game is set up", () => {
  const view = moment("three-travel");
  const { unmount } = render(Progress, { view, travels: false });
  expect(screen.getByText(`Cycle ${view.cycle}`)).toBeTruthy();
  unmount();
  render(Progress, { view: { ...view, phase: "setup", cycle: 0 }, travels: false });
  expect(screen.getByText("Set-up")).toBeTruthy();
  expect(screen.queryByText(/Cycle/)).toBeNull();
});

describe("the ribbon", () => {
  test("tells cycle, phase and order", () => {
    render(Ribbon, { view: moment("three-travel") });
    expect(screen.getByText(/^Cycle 3/).textContent).toMatch(/Cycle 3\s+of 6/);
    expect(document.querySelector("[aria-current=step]")?.textContent.trim()).toBe("Travel");
    expect(screen.getByText("Order of play: B, A, C")).toBeTruthy();
  });

  test("tells what is in the bag by its kinds when it is asked to, and closes at Escape", async () => {
    const view = moment("three-travel");
    render(Ribbon, { view });
    const bag = screen.getByRole("button", { name: /in the bag/ });
    expect(bag.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(bag);
    const counts = screen.getAllByRole("listitem").flatMap((one) => one.querySelector("b")?.textContent ?? []);
    expect(counts.map(Number)).toEqual(Object.values(view.bag));
    expect(screen.getAllByText(`Red in reserve: ${view.reserve}`).length).toBeGreaterThan(0);
    await fireEvent.keyDown(bag, { key: "Escape" });
    expect(bag.getAttribute("aria-expanded")).toBe("false");
    expect(document.activeElement).toBe(bag);
  });

  test("knows no red shards in the base game, and the last creation as a phase", () => {
    render(Ribbon, { view: moment("two-last") });
    expect(screen.queryByText(/Red in reserve/)).toBeNull();
    expect(document.querySelector("[aria-current=step]")?.textContent.trim()).toBe("Last creation");
  });
});

test.each([
  [4, 0, "4 action points of 4 left"],
  [1, 3, "1 action point of 4 left"],
  [0, 4, "0 action points of 4 left"],
])("a candle with %i points has %i bands burnt down", (points, spent, label) => {
  render(Candle, { points, most: 4 });
  expect(screen.getByRole("img", { name: label })).toBeTruthy();
  expect(document.querySelectorAll(".spent")).toHaveLength(spent);
});

describe("Hands", () => {
  function show(marks: Marks = NO_MARKS, seat: Seat = "A", name: Parameters<typeof moment>[0] = "three-travel") {
    const view = moment(name);
    const touch = { choose: vi.fn<Touch["choose"]>(), point: vi.fn<Touch["point"]>() };
    const numbers = new Map([["water", [2, 3]]] as const);
    return { touch, ...render(Hands, { player: player(view, seat), marks, touch, view, numbers }) };
  }

  test("have a block for each shard, with names, counts and the steps of the plan", () => {
    show(NO_MARKS, "A", "four-creation");
    const blocks = [...document.querySelectorAll<HTMLElement>("[data-hand]")].map((one) => one.dataset["hand"]);
    expect(blocks).toEqual(["water", "water", "rock", "rock", "movement", "nightmare", "nightmare"]);
    expect(screen.getByRole("button", { name: "Water 2 in the plan: 2, 3" })).toBeTruthy();
    expect([...document.querySelectorAll(".number")].map((one) => one.textContent)).toEqual(["2", "3"]);
  });

  test("light up what is marked and report what is touched", async () => {
    const { touch } = show({ ...NO_MARKS, shards: new Map([["rock", { state: "chosen" }]]) });
    const rock = screen.getByRole("button", { name: "Rock" });
    expect(rock.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(rock);
    expect(touch.choose).toHaveBeenCalledWith({ shard: "rock" });
  });

  test("say which keys are held, and what the server does not let one collect", async () => {
    const locations = new Map([[2, { prices: [], red: false, collect: false, power: true }]]);
    const { rerender } = show({ ...NO_MARKS, locations });
    expect(screen.getByText("Keys you hold")).toBeTruthy();
    expect(screen.getByText("No more rock can be collected.")).toBeTruthy();
    const allowed = new Map([[2, { prices: [], red: false, collect: true, power: true }]]);
    await rerender({ marks: { ...NO_MARKS, locations: allowed } });
    expect(screen.queryByText(/can be collected/)).toBeNull();
  });

  test("say when they are empty", () => {
    show(NO_MARKS, "C");
    expect(screen.getByText("Your Hands are empty.")).toBeTruthy();
  });

  test("of another player are named and cannot be touched", () => {
    const view = moment("three-travel");
    const { unmount } = render(Hands, { player: player(view, "C"), marks: NO_MARKS, name: "Ola" });
    expect(screen.getByText("Ola: nothing in Hands.")).toBeTruthy();
    unmount();
    render(Hands, { player: player(view, "A"), marks: NO_MARKS, name: "Ola" });
    expect(screen.getByRole("region", { name: "Hands of Ola" })).toBeTruthy();
    expect(screen.getAllByRole<HTMLButtonElement>("button").every((one) => one.disabled)).toBe(true);
  });
});

describe("purposes", () => {
  test("tell where everybody stands and who is paid most now", () => {
    render(Purposes, { view: moment("three-travel"), names });
    const [near, single] = screen.getAllByRole("listitem");
    expect(near?.textContent).toContain("View of brown shards");
    expect(near?.textContent).toContain("Ania: 3, which pays 3 now");
    expect(near?.textContent).toContain("You: 2");
    expect(single?.textContent).toContain("+5");
    expect(single?.querySelectorAll(".leads")).toHaveLength(1);
  });

  test("tell what a plan changes", () => {
    const view = moment("three-travel");
    const after = moment("three-travel");
    const [first] = after.purposes;
    const [mine] = after.reckoning;
    if (!first || !mine) throw new Error("nothing to plan for");
    first.measures[0] = 4;
    mine.total += 2;
    render(Purposes, { view, after, names });
    expect([...document.querySelectorAll(".planned")].map((one) => one.textContent.trim())).toEqual([
      "→ 4 with the plan: 4",
      "→ 18",
    ]);
  });

  test("reckon nothing that is to come once somebody has given up", () => {
    render(Purposes, { view: moment("three-travel"), names, ended: true });
    expect(screen.queryByRole("table", { hidden: true })).toBeNull();
  });

  test("reckon what everybody would have if the game ended now", () => {
    render(Purposes, { view: moment("three-travel"), names });
    const rows = within(screen.getByRole("table", { hidden: true })).getAllByRole("row", { hidden: true });
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent).join(" "))).toEqual([
      " You Computer Ania",
      "Points so far 9 15 13",
      "Purposes +12 +7 +13",
      "Open cards −5 −5 −5",
      "Nightmare shards +0 −6 −6",
      "In all 16 11 15",
    ]);
  });

  test("know nothing of nightmares in the base game", () => {
    render(Purposes, { view: moment("two-last"), names });
    expect(screen.queryByText("Nightmare shards")).toBeNull();
  });

  test("say nothing about an end that has come", () => {
    render(Purposes, { view: { ...moment("two-last"), phase: "over" }, names });
    expect(screen.queryByText("If the game ended now")).toBeNull();
  });
});

describe("other players", () => {
  test("are all but the one who looks, with points and what they do", async () => {
    const onenlarge = vi.fn<(seat: Seat) => void>();
    render(Players, { view: moment("four-creation"), viewer: "C", names, onenlarge });
    const panels = screen.getAllByRole("article");
    expect(panels.map((one) => one.dataset["seat"])).toEqual(["A", "B", "D"]);
    expect(panels[0]?.textContent).toContain("creating");
    expect(panels[1]?.textContent).toContain("has created");
    await fireEvent.click(screen.getByRole("button", { name: "Enlarge the dreamscape of Dorota" }));
    expect(onenlarge).toHaveBeenCalledWith("D");
  });

  test("are everybody for an onlooker", () => {
    render(Players, { view: moment("two-last"), viewer: null, names, onenlarge: vi.fn() });
    expect(screen.getAllByRole("article")).toHaveLength(2);
  });
});
