import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { language } from "../../../words";
import { learnPrinted } from "../cards/printed.svelte";
import { type LocationMark, type Marks, NO_MARKS, type Touch } from "../marks";
import type { Seat, View } from "../messages";
import { moment, PLACES } from "./fixture";
import { rowAt } from "./map";
import World from "./World.svelte";
import { PATIENCE } from "../../../testing";

const going = (mark: Partial<LocationMark>): LocationMark => ({
  prices: [],
  red: false,
  collect: false,
  power: false,
  ...mark,
});

/** A travels and stands at 2, between 1, 3 and 5. */
const TRAVEL: Marks = {
  ...NO_MARKS,
  locations: new Map([
    [1, going({ state: "open", prices: ["key", "point"], red: true })],
    [2, going({ collect: true, power: true })],
    [3, going({ state: "open", prices: ["point"] })],
    [5, going({ state: "open", prices: ["empty"] })],
  ]),
};

function show(view: View = moment("three-travel"), marks: Marks = TRAVEL, viewer: Seat | null = "A", reason = "") {
  const why = (): Promise<string> => Promise.resolve(reason);
  const touch = { choose: vi.fn<Touch["choose"]>(), point: vi.fn<Touch["point"]>(), why };
  return { touch, ...render(World, { view, marks, touch, viewer }) };
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}
const island = (number: number): HTMLElement => find(`[data-location="${number}"]`);
const label = (number: number): string => island(number).getAttribute("aria-label") ?? "";

beforeEach(async () => {
  learnPrinted([], PLACES);
  await language.choose("en");
});

describe("the dreamworld", () => {
  test("shows every shard of every row, and gaps up to the usual number", () => {
    const view = moment("three-travel");
    show(view);
    const rows = PLACES.flatMap(({ number }) => rowAt(view, number).map((_, place) => `${number}:${place}`));
    const shown = [...document.querySelectorAll<HTMLElement>("[data-row]")].map((one) => one.dataset["row"]);
    expect(shown.sort()).toEqual(rows.sort());
    expect(document.querySelectorAll(".gap")).toHaveLength(6 * 4 - rows.length);
  });

  test("shows red shards on links, Sleepers and Mr Nightmare once each", () => {
    show();
    expect(document.querySelectorAll("[data-link]")).toHaveLength(7);
    expect(screen.getAllByRole("img", { name: /^Link \d-\d: a nightmare shard$/ })).toHaveLength(4);
    expect(document.querySelectorAll("[data-sleeper]")).toHaveLength(3);
    expect(document.querySelectorAll("[data-nightmare]")).toHaveLength(1);
    expect(screen.getByText("You")).toBeTruthy();
  });

  test("says of a place what lies there, what going there costs and why", () => {
    show();
    expect(label(1)).toBe(
      "1, Muse Archives: movement, land; key movement. Free: your movement key. " +
        "On the way you take the nightmare shard into your Hands. Sleepers, the lowest first: Player B. " +
        "Mr Nightmare stands here: the power of this location cannot be used.",
    );
    expect(label(3)).toContain(" 1 action point.");
    expect(label(5)).toContain(" Free: no shard lies there.");
    expect(label(6)).toContain(" No link leads there from here: 2 steps away.");
    expect(label(2)).toContain("Sleepers, the lowest first: You.");
  });

  test("shows prices without being pointed at, and none when it is somebody else's travel", async () => {
    const { rerender } = show();
    expect([...document.querySelectorAll(".price")].map((one) => one.textContent.trim())).toEqual([
      "free",
      "+",
      "1 point",
      "2 steps",
      "free",
      "2 steps",
    ]);
    await rerender({ marks: NO_MARKS, view: { ...moment("three-travel"), active: "B" } });
    expect(document.querySelectorAll(".price")).toHaveLength(0);
  });

  test("speaks Polish as soon as it is chosen", async () => {
    show();
    await language.choose("pl");
    await tick();
    expect(label(1)).toContain("1, Archiwum Muz: ruch, ziemia; klucz: ruch. Za darmo dzięki kluczowi: ruch.");
    expect(screen.getByRole("group", { name: "Świat snów" })).toBeTruthy();
  });

  test("keeps its elements when a new view says the same", async () => {
    const { rerender } = show();
    const before = [...document.querySelectorAll("[data-location], [data-row], [data-link], [data-sleeper]")];
    await rerender({ view: moment("three-travel"), marks: { ...TRAVEL, locations: new Map(TRAVEL.locations) } });
    const after = [...document.querySelectorAll("[data-location], [data-row], [data-link], [data-sleeper]")];
    expect(after).toEqual(before);
    expect(after.every((one, place) => one === before[place])).toBe(true);
  });
});

describe("touching", () => {
  test("chooses places, lit or not, the shard to collect and the power", async () => {
    const { touch } = show();
    await fireEvent.click(island(3));
    await fireEvent.click(island(6));
    await fireEvent.click(screen.getByRole("button", { name: "Collect a rock shard" }));
    await fireEvent.click(screen.getByRole("button", { name: /^Use the power of the Dream Harvesters\./ }));
    expect(touch.choose.mock.calls.map(([thing]) => thing)).toEqual([
      { location: 3 },
      { location: 6 },
      { collect: 2 },
      { power: 2 },
    ]);
  });

  test("a reason is said in the language that is chosen, and nothing stands there as the server writes it", async () => {
    const marks = { ...TRAVEL, locations: new Map([[2, going({})]]) };
    show(moment("three-travel"), marks, "A", "⟦why-marker-flipped¦rule=4.5⟧");
    const power = find('[data-power="harvesters"]');
    for (const [spoken, words] of [
      ["en", "Your marker is flipped: you have used the power of a location in this cycle (rule 4.5)."],
      ["pl", "Twój znacznik jest odwrócony: moc lokacji została już użyta w tym cyklu (zasada 4.5)."],
    ] as const) {
      await language.choose(spoken);
      await vi.waitFor(() => expect(power.getAttribute("aria-label")).toContain(words), PATIENCE);
      expect(power.title).toBe(power.getAttribute("aria-label"));
      expect(find("[data-collect]").title).toContain(words);
      expect(document.body.outerHTML).not.toMatch(/[⟦¦⟧]/);
    }
  });

  test("what cannot be done at one's own place is still there to be asked about, with its reason", async () => {
    const marks = { ...TRAVEL, locations: new Map([[2, going({})]]) };
    show(moment("three-travel"), marks, "A", "Mr Nightmare stands here.");
    await vi.waitFor(() => expect(document.querySelector('[aria-label*="Mr Nightmare"]')).not.toBeNull(), PATIENCE);
    const power = screen.getByRole("button", { name: /^Use the power of the Dream Harvesters\./ });
    expect(power.getAttribute("aria-disabled")).toBe("true");
    expect(power.getAttribute("aria-label")).toContain("Mr Nightmare stands here");
    expect(screen.getByRole("button", { name: /^Collect a rock shard/ }).getAttribute("aria-disabled")).toBe("true");
  });

  test("chooses a link where one is wanted", async () => {
    const links = new Map([["1-4", { state: "open" as const, sentence: "Put it there." }]]);
    const { touch } = show(moment("three-seed"), { ...NO_MARKS, links }, "B");
    await fireEvent.click(screen.getByRole("button", { name: "Put it there." }));
    expect(touch.choose).toHaveBeenCalledWith({ link: "1-4" });
  });

  test("onlookers touch places only", () => {
    show(moment("three-travel"), NO_MARKS, null);
    expect(screen.getAllByRole("button")).toHaveLength(6);
  });

  test("a finger that rests on a place asks about it and chooses nothing", async () => {
    vi.useFakeTimers();
    const { touch } = show();
    const press = Object.assign(new MouseEvent("pointerdown", { bubbles: true }), { pointerType: "touch" });
    await fireEvent(island(3), press);
    vi.advanceTimersByTime(500);
    await tick();
    await fireEvent.click(island(3));
    expect(screen.getByRole("tooltip", { hidden: true }).textContent).toContain("3 Tower of Wandering");
    expect(touch.choose).not.toHaveBeenCalled();
  });
});

describe("the keyboard", () => {
  test("has one stop, at the own place, and goes along the map", async () => {
    show();
    const stops = (): string[] =>
      [...document.querySelectorAll<HTMLElement>("[data-location]")]
        .filter((one) => one.tabIndex === 0)
        .map((one) => one.dataset["location"] ?? "");
    expect(stops()).toEqual(["2"]);
    island(2).focus();
    await fireEvent.keyDown(island(2), { key: "ArrowDown" });
    expect(document.activeElement).toBe(island(5));
    await fireEvent.keyDown(island(5), { key: "ArrowRight" });
    expect(document.activeElement).toBe(island(6));
    expect(stops()).toEqual(["6"]);
  });
});

describe("a tip", () => {
  const hover = async (number: number): Promise<void> => {
    const enter = Object.assign(new MouseEvent("pointerenter"), { pointerType: "mouse" });
    await fireEvent(find(`.place:has([data-location="${number}"])`), enter);
  };

  test("tells what its shards would mean for the cards, and its power", async () => {
    const { touch } = show();
    await hover(6);
    const tip = screen.getByRole("tooltip", { hidden: true }).textContent;
    expect(tip).toContain("Further left lies rock: Moonwater Basin lacks it.");
    expect(tip).toContain("Draw 6 cards from one deck and keep one or none.");
    expect(touch.point).toHaveBeenLastCalledWith({ location: 6 });
  });

  test("names the shard that could be collected next", async () => {
    const view = moment("three-travel");
    view.locations["5"] = ["water", "rock"];
    show(view);
    await hover(5);
    expect(screen.getByRole("tooltip", { hidden: true }).textContent).toContain(
      "Then rock is 1 point: Moonwater Basin lacks it.",
    );
    await fireEvent.keyDown(island(5), { key: "Escape" });
    expect(screen.queryByRole("tooltip", { hidden: true })).toBeNull();
  });
});
