import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Ask, Play } from "../../messages";
import { seated, show, tableOf } from "../../table/seated";
import type { Talk } from "../../table/talk";
import { language } from "../../words";
import { askOf, CREATION, option, playOf, shards, TRAVEL, view } from "./asking/fixture";
import At from "./At.test.svelte";
import type { View } from "./messages";
import { loadStage } from "./stage/load";
import { media } from "../../testing";

await language.choose("en");

const open: Talk[] = [];
beforeEach(() => {
  media(false);
});
afterEach(() => {
  localStorage.clear();
  for (const talk of open.splice(0)) talk.close();
});

const nothing = createRawSnippet(() => ({ render: () => "<i></i>" }));
const told = createRawSnippet(() => ({ render: () => "<p>You have won</p>" }));
const seen = (change: Partial<View>): Play["view"] => view(change) as unknown as Play["view"];

function sit(ask: Ask, change: Partial<View> = {}, mine: readonly number[] = [0]) {
  const seat = mine.length > 0 ? "A" : null;
  const { state, talk, line } = seated(playOf(ask, { view: seen({ seat, ...change }) }), mine, "dreamscape");
  open.push(talk);
  render(At, { state, talk, notices: nothing, ending: told, log: nothing });
  return { state, line };
}

const pressed = (name: string): string | null => screen.getByRole("button", { name }).getAttribute("aria-pressed");

test("travel shows the dreamworld large, creation one's own land, and people can switch", async () => {
  const { state } = sit(askOf("travel", TRAVEL), { phase: "travel" });
  expect(pressed("Dreamworld")).toBe("true");
  show(state, playOf(askOf("creation", CREATION), { step: 2, view: seen({ phase: "creation" }) }));
  await tick();
  expect(pressed("My dreamscape")).toBe("true");
  await fireEvent.click(screen.getByRole("button", { name: "Dreamworld" }));
  expect(pressed("Dreamworld")).toBe("true");
  expect(screen.queryByRole("grid", { name: "My dreamscape" })).toBeNull();
});

test("what another player builds is watched, until it is over or something else is looked at", async () => {
  const building = { ...askOf("creation", []), seat: 1 };
  const built = seen({ seat: "A", phase: "creation", active: "B" });
  const watched = (): boolean => screen.queryByRole("button", { name: /B: Guest/, pressed: true }) !== null;
  const { state } = sit(building, { phase: "creation", active: "B" });
  await tick();
  expect(watched()).toBe(true);
  show(state, playOf(askOf("travel", TRAVEL), { step: 2, view: seen({ seat: "A", phase: "travel" }) }));
  await tick();
  expect(pressed("Dreamworld")).toBe("true");
  show(state, playOf(building, { step: 3, view: built }));
  await tick();
  expect(watched()).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "My dreamscape" }));
  expect(pressed("My dreamscape")).toBe("true");
  expect(watched()).toBe(false);
});

test("purposes, players and the log stand in tabs that arrow keys go through", async () => {
  sit(askOf("creation", CREATION));
  const tabs = within(screen.getByRole("tablist")).getAllByRole("tab");
  expect(tabs.map((one) => one.textContent)).toEqual(["Purposes", "Players", "Log"]);
  await fireEvent.keyDown(screen.getByRole("tab", { name: "Purposes" }), { key: "ArrowRight" });
  expect(tabs[1]?.getAttribute("aria-selected")).toBe("true");
});

test("a page that is drawn anew shows the tab that was looked at", async () => {
  sit(askOf("creation", CREATION));
  await fireEvent.click(screen.getByRole("tab", { name: "Players" }));
  cleanup();
  sit(askOf("creation", CREATION));
  expect(screen.getByRole("tab", { name: "Players" }).getAttribute("aria-selected")).toBe("true");
});

test("a small screen that comes back to the same question keeps the tab; a new question comes to the front", async () => {
  media(true);
  const { state } = sit(askOf("travel", TRAVEL), { phase: "travel" });
  const selected = (): string | undefined => screen.getByRole("tab", { selected: true }).textContent;
  await tick();
  expect(selected()).toBe("Move");
  await fireEvent.click(screen.getByRole("tab", { name: "Players" }));
  const { asked } = state;
  state.asked = null;
  await tick();
  state.asked = asked;
  await tick();
  expect(selected()).toBe("Players");
  show(state, playOf(askOf("creation", CREATION), { step: 2, view: seen({ phase: "creation" }) }));
  await tick();
  expect(selected()).toBe("Move");
});

test("an onlooker sees the land of whoever plays, and nothing to answer", () => {
  sit({ ...askOf("creation", CREATION), options: [] }, {}, []);
  expect(screen.queryByRole("group", { name: "Choices" })).toBeNull();
  expect(document.querySelectorAll("[data-hand]").length).toBeGreaterThan(0);
});

test("a game looked at again calls lands and Hands after whose they are", async () => {
  const { state } = sit({ ...askOf("creation", []), seat: 1 }, { phase: "creation" });
  state.again = true;
  const seats = view().seats.map((one) => ({ ...one, hands: shards() }));
  show(state, playOf(askOf("creation", []), { step: 2, view: seen({ seat: "B", active: "B", seats }) }));
  await tick();
  expect(pressed("B: Guest")).toBe("true");
  expect(screen.queryByRole("button", { name: "My dreamscape" })).toBeNull();
  expect(screen.getByText("B: Guest: nothing in Hands.")).toBeTruthy();
});

test("a power comes on its stage before it is used", async () => {
  await loadStage();
  localStorage.setItem("oneiros-choices", "shown");
  const { line } = sit(askOf("travel", TRAVEL), { phase: "travel" });
  await fireEvent.keyDown(document.body, { key: "2" });
  await fireEvent.click(await screen.findByRole("button", { name: /Use the power/ }));
  expect(line.said.at(-1)).toMatchObject({ type: "answer", option: 5 });
});

test("what is planned is taken back by the key that takes back", async () => {
  const { line } = sit(askOf("creation", [...CREATION, option("enter", {}, "enter")]));
  await fireEvent.click(screen.getByRole("button", { name: /Plan first/ }));
  await fireEvent.keyDown(document.body, { key: "e" });
  expect(line.said.at(-1)).toMatchObject({ type: "try", answers: ["end"] });
  await fireEvent.keyDown(document.body, { key: "u" });
  expect(screen.queryByText("Do: end", { selector: ".what" })).toBeNull();
  expect(line.said.some((one) => one["type"] === "undo")).toBe(false);
});

test("how a game ended lies over the board until somebody wants to see the lands", async () => {
  const { state } = sit(askOf("creation", CREATION));
  expect(screen.queryByText("You have won")).toBeNull();
  state.table = { ...(state.table ?? tableOf()), status: "over" };
  await tick();
  expect(screen.getByText("You have won").closest('[data-hint="board"]')).not.toBeNull();
  expect(state.boardHidden).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: /See the lands/ }));
  expect(screen.queryByText("You have won")).toBeNull();
  expect(state.boardHidden).toBe(false);
  await fireEvent.keyDown(document.body, { key: "b" });
  expect(screen.getByText("You have won")).not.toBeNull();
});

test("on a small screen the ending comes up only when all that led to it has been seen", async () => {
  media(true);
  const { state } = sit(askOf("creation", CREATION), { phase: "last creation" });
  const raised = (): boolean => document.querySelector(".table.raised") !== null;
  const selected = (): string | undefined => screen.getByRole("tab", { selected: true }).textContent;
  const about = { seat: "B", last: true, passes: false };
  const began = { step: 1, kind: "creation-began", about, cause: { rule: "8.1" } };
  const ended = { step: 1, kind: "game-ended", about: { winners: ["A"] }, cause: { rule: "8.2" } };
  const last = playOf(askOf("creation", []), { step: 2, view: seen({ phase: "over" }), asks: [] });
  state.heard = { ...state.heard, play: last, events: [began, ended] };
  state.table = { ...(state.table ?? tableOf()), status: "over" };
  await tick();
  const isPlayed = (): void => {
    expect(raised()).toBe(false);
    expect(selected()).toBe("Move");
    expect(document.querySelector(".asked .question")).not.toBeNull();
  };
  isPlayed();
  const quick = false;
  state.drawn = { ...state.drawn, shown: last, moment: [began], told: [began], coming: [ended], quick };
  await tick();
  isPlayed();
  state.drawn = { ...state.drawn, moment: [ended], told: [began, ended], coming: [] };
  await tick();
  isPlayed();
  state.drawn = { ...state.drawn, moment: [] };
  await tick();
  expect(raised()).toBe(true);
  expect(selected()).toBe("Ending");
  expect(document.querySelector(".asked .question")).toBeNull();
});
