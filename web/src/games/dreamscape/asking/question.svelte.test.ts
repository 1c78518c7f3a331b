import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Ask, Play } from "../../../messages";
import { type Line, seated, show as shown } from "../../../table/seated";
import type { Talk } from "../../../table/talk";
import { language } from "../../../words";
import { learnPrinted } from "../cards/printed.svelte";
import { Chosen } from "../chosen.svelte";
import { PLACES } from "../world/fixture";
import { askOf, CREATION, GOLEM, option, playOf, TRAVEL, view } from "./fixture";
import { Choosing } from "./choosing.svelte";
import Shown from "./Shown.test.svelte";
import { media } from "../../../testing";

await language.choose("en");

const open: Talk[] = [];
beforeEach(() => {
  learnPrinted([], PLACES);
  media(false);
  localStorage.setItem("oneiros-choices", "shown");
});
afterEach(() => {
  for (const talk of open.splice(0)) talk.close();
});

function show(ask: Ask, change: Partial<Play> = {}, mine: readonly number[] = [0]) {
  const { state, talk, line } = seated(playOf(ask, change), mine, "dreamscape");
  open.push(talk);
  const choosing = new Choosing(talk, new Chosen());
  render(Shown, { choosing });
  return { state, talk, line, choosing };
}

const answers = (line: Line): unknown[] =>
  line.said.flatMap((one) => (one["type"] === "answer" ? [one["option"]] : []));
const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });
const lines = (): string[] =>
  within(screen.getByRole("group", { name: "Choices" }))
    .getAllByRole("button")
    .map((one) => one.textContent.replace(/\s+/g, " ").trim());
const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.body, { key });

test.each(["en", "pl"] as const)("nothing is left untranslated in %s", async (spoken) => {
  await language.choose(spoken);
  for (const ask of [askOf("travel", TRAVEL), askOf("creation", CREATION), askOf("golem", GOLEM)]) {
    const { choosing } = show(ask);
    choosing.chosen.card = "Hermit's Tree";
    choosing.touch.choose({ shard: "grass" });
    await tick();
    expect(document.body.textContent).not.toMatch(/web-|⟦|\{/);
    document.body.innerHTML = "";
  }
  await language.choose("en");
});

test("a secret question of people at one screen is gone as soon as it is answered", async () => {
  const cards = [option("keep", { card: "Hermit's Tree" }, "keep"), option("end", {}, "end")];
  const { state, talk } = show({ ...askOf("keep", cards, 1), secret: true }, { viewer: 1 }, [0, 1]);
  expect(screen.getByRole("group", { name: "Choices" })).toBeTruthy();
  talk.answer(1, 0);
  await tick();
  expect(screen.queryByRole("group", { name: "Choices" })).toBeNull();
  expect(document.body.textContent).not.toContain("keep");
  state.sent = null;
  state.drawn = { ...state.drawn, shown: { ...playOf(askOf("travel", TRAVEL)), viewer: 0 } };
  await tick();
  expect(document.body.textContent).not.toContain("keep");
});

test("who wants to type while an answer is on its way types as soon as the next question is there", async () => {
  const { state, talk } = show(askOf("travel", TRAVEL));
  talk.answer(0, 0);
  await press("/");
  await tick();
  const field = screen.getByRole("combobox", { name: "Type an answer" });
  expect(document.activeElement).not.toBe(field);
  state.sent = null;
  await tick();
  expect(document.activeElement).toBe(field);
});

describe("travel", () => {
  test("lists free ways first, with prices, and says what ending loses", async () => {
    const { line } = show(askOf("travel", TRAVEL));
    expect(lines()[0]).toContain("to 2 Harvesters");
    expect(screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toContain("Free");
    expect(lines()[1]).toContain("pay 1 point instead");
    expect(lines()[2]).toContain("cannot be undone");
    expect(button(/Do: end/).textContent).toContain("2 points would be lost.");
    await press("1");
    expect(answers(line)).toEqual([4]);
  });

  test("a paid move where a free one exists asks once", async () => {
    const { line } = show(askOf("travel", TRAVEL));
    await fireEvent.click(button("pay 1 point instead"));
    expect(answers(line)).toEqual([]);
    expect(screen.getByText("There is a free way to go there.")).toBeTruthy();
    await fireEvent.click(button("Do: key 2"));
    expect(answers(line)).toEqual([4]);
  });

  test("ending early is confirmed by the same key, and Escape takes it back", async () => {
    const { line, choosing } = show(askOf("travel", TRAVEL));
    await press("e");
    expect(choosing.pick.sure?.text).toBe("end");
    await press("Escape");
    expect(choosing.pick.sure).toBeUndefined();
    await press("e");
    await press("e");
    expect(answers(line)).toEqual([0]);
  });
});

describe("creation", () => {
  test("what completes a card says so before it is done", async () => {
    const { choosing } = show(askOf("creation", CREATION));
    expect(button(/grass\s×\s1/).textContent).toContain("completes Hermit's Tree");
    choosing.touch.choose({ shard: "grass" });
    await tick();
    expect(button(/Do: plant c2/).textContent).toContain("+8");
  });

  test("trades are a small panel of their own", async () => {
    const { choosing, line } = show(askOf("creation", CREATION));
    choosing.touch.choose({ shard: "grass" });
    await tick();
    const trades = screen.getByRole("group", { name: "Trade" });
    await fireEvent.click(within(trades).getByRole("button", { name: "Do: trade grass rock" }));
    expect(answers(line)).toEqual([6]);
  });

  test("what goes back into the bag is named", () => {
    show(askOf("creation", CREATION));
    expect(button(/Do: end/).textContent).toContain("Back into the bag: 1 grass, 1 movement.");
  });

  test("what is picked is heard with where it can go", async () => {
    const { choosing } = show(askOf("creation", CREATION));
    choosing.touch.choose({ shard: "grass" });
    await tick();
    const heard = [...document.querySelectorAll("[aria-live=polite]")].map((one) => one.textContent);
    expect(heard.some((one) => one.includes("Where to: c2, b1."))).toBe(true);
  });

  test("while all create, those still at it are named", () => {
    const asks = [askOf("creation", CREATION), { seat: 1, question: "creation", sentence: "B creates." }];
    show(askOf("creation", CREATION), { asks, view: view({ simultaneous: true }) as unknown as Play["view"] });
    expect(screen.getByText(/Still creating:/)).toBeTruthy();
  });
});

describe("a plan", () => {
  test("is a numbered list with a button that says what it comes to", async () => {
    const { line, choosing } = show(askOf("creation", CREATION));
    await fireEvent.click(button(/Plan first/));
    choosing.answer(5);
    const seen = view({ seats: view().seats.map((one) => ({ ...one, score: 22 })) });
    line.tell({
      type: "tried",
      seat: 0,
      step: 1,
      cuts: 0,
      answers: ["step c2"],
      view: seen as unknown as Play["view"],
      events: [],
      ask: askOf("creation", CREATION),
      stop: "",
    });
    await tick();
    await tick();
    expect(button(/Do it all/).textContent.replace(/\s+/g, " ")).toContain("21 → 22");
    expect(within(screen.getByRole("group", { name: "Plan" })).getByText("Do: step c2")).toBeTruthy();
    await fireEvent.click(button("Remove the last"));
    expect(choosing.plan.steps).toEqual([]);
  });
});

test("an onlooker is told what somebody does, and shown nothing to press", () => {
  const { seat, question, sentence } = askOf("creation", CREATION);
  show({ seat, question, sentence }, {}, []);
  expect(screen.getByRole("heading").textContent).toContain("A creates");
  expect(screen.queryByRole("button")).toBeNull();
});

test("the list is folded away until somebody wants it; newcomers have it always", async () => {
  localStorage.clear();
  const { state } = show(askOf("travel", TRAVEL));
  expect(screen.queryByRole("group", { name: "Choices" })).toBeNull();
  expect(screen.getByText(/^What glows can be chosen: \d choices\.$/)).toBeTruthy();
  await press("o");
  expect(screen.getByRole("group", { name: "Choices" })).toBeTruthy();
  await press("o");
  expect(screen.queryByRole("group", { name: "Choices" })).toBeNull();
  state.hinting = true;
  await tick();
  expect(screen.getByRole("group", { name: "Choices" })).toBeTruthy();
});

test("a player who answers by keyboard stays at the question", async () => {
  const { state } = show(askOf("golem", GOLEM));
  button(/slot c1/).focus();
  shown(state, playOf(askOf("tower", [option("take", { slot: "c2" }, "take c2")]), { step: 2 }));
  await tick();
  await tick();
  expect(screen.getByRole("region", { name: "The question" }).contains(document.activeElement)).toBe(true);
});
