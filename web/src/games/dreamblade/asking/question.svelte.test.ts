import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Because, Play } from "../../../messages";
import { seated, show as shown } from "../../../table/seated";
import type { Talk } from "../../../table/talk";
import { language, say, speak } from "../../../words";
import { learnCells } from "../board/cells.svelte";
import { CELLS } from "../board/fixture";
import { Chosen } from "../chosen.svelte";
import { Choosing } from "./choosing.svelte";
import Question from "./Question.svelte";
import { isDamage } from "./damage";
import { askOf, type Kind, KINDS, playOf } from "./questions";
import { media, PATIENCE } from "../../../testing";

await language.choose("en");
learnCells(CELLS);

beforeEach(() => {
  media(false);
  localStorage.setItem("oneiros-choices", "shown");
});

const open: Talk[] = [];
afterEach(() => {
  for (const talk of open.splice(0)) talk.close();
});

interface More {
  mine?: readonly number[];
  play?: Partial<Play>;
  because?: Because;
  staged?: boolean;
  aside?: { cell: string; back?: () => void };
}

function show(kind: Kind, { mine = [askOf(kind).seat], play: more = {}, because, ...stage }: More = {}) {
  const { state, talk, line } = seated({ ...playOf(kind), ...more }, mine, "dreamblade");
  open.push(talk);
  const choosing = new Choosing(talk, new Chosen());
  if (because) choosing.chosen.because = { step: state.shown?.step ?? 0, cuts: state.shown?.cuts ?? 0, said: because };
  render(Question, { choosing, ...stage });
  const refuse = async (sentence = ""): Promise<void> => {
    const to = line.said.at(-1)?.["type"] as string;
    line.tell({ type: "refused", reason: "answer-illegal", sentence, to });
    await tick();
  };
  return { choosing, state, said: line.said, refuse };
}

const answer = (seat: number, step: number, option: number) => ({ type: "answer", seat, step, cuts: 0, option });

const list = (name: string | RegExp = /^Choices/): HTMLElement => screen.getByRole("group", { name });
const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });

test.each(KINDS)("%s is asked in words, with nothing left untranslated", async (kind) => {
  for (const one of ["en", "pl"] as const) {
    await language.choose(one);
    show(kind);
    const placing = isDamage(askOf(kind));
    const words = placing ? say("web-asking-place-damage", { count: 8 }) : speak(askOf(kind).sentence);
    expect(screen.getByRole("heading").textContent).toBe(words);
    expect(document.body.textContent).not.toMatch(/web-asking|⟦|\{/);
    document.body.innerHTML = "";
  }
  await language.choose("en");
});

test("a new question is read from its beginning, and one that nobody has scrolled is not laid out for that", async () => {
  const { state } = show("spawn");
  const body = document.querySelector("fieldset.body");
  if (!body || !state.asked) throw new Error("nobody is asked");
  const scroll = vi.fn();
  Object.defineProperty(body, "scrollTop", { set: scroll, configurable: true });
  state.asked = structuredClone(state.asked);
  await tick();
  expect(scroll).not.toHaveBeenCalled();
  await fireEvent.scroll(body);
  state.asked = structuredClone(state.asked);
  await tick();
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0);
});

describe("the list", () => {
  test("holds each miniature with its cells", async () => {
    const { said } = show("shift");
    expect(within(list("Choices")).getAllByRole("button")).toHaveLength(8);
    await fireEvent.click(button("Move Mirrorman#1 from c4 to d4"));
    expect(said).toEqual([answer(0, 1, 3)]);
  });

  test("narrows to what is picked and back", async () => {
    const { choosing } = show("blade");
    choosing.hands.piece("Wax Double#1", "exact");
    await tick();
    expect(within(list()).getAllByRole("button")).toHaveLength(4);
    await fireEvent.click(button(/All choices/));
    expect(within(list()).getAllByRole("button")).toHaveLength(5);
  });

  test("points at the board", async () => {
    const { choosing } = show("shift");
    await fireEvent.focus(button("Move Iron Thug from e1 to e2"));
    expect(choosing.pointed).toEqual({ pieces: ["Iron Thug#1"], cells: ["e2"] });
  });
});

describe("the list folded away", () => {
  beforeEach(() => localStorage.clear());
  const toggle = (): HTMLElement => button("Choices");
  const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.body, { key });

  test("is brought by its button, folded away by it again, and remembered", async () => {
    show("shift");
    expect(screen.queryByRole("group", { name: "Choices" })).toBeNull();
    expect(toggle().getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(toggle());
    expect(within(list("Choices")).getAllByRole("button")).toHaveLength(8);
    expect(toggle().getAttribute("aria-expanded")).toBe("true");
    expect(localStorage.getItem("oneiros-choices")).toBe("shown");
    await fireEvent.click(toggle());
    expect(screen.queryByRole("group", { name: "Choices" })).toBeNull();
    expect(localStorage.getItem("oneiros-choices")).toBe("");
  });

  test("comes by key with the focus in it, and leaves it at the question", async () => {
    show("shift");
    await press("o");
    await vi.waitFor(() => expect(list("Choices").contains(document.activeElement)).toBe(true), PATIENCE);
    await press("o");
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading")), PATIENCE);
  });

  test("is shown before a number chooses anything in it", async () => {
    const { choosing } = show("shift");
    await press("2");
    expect(choosing.pick.kind).toBe("none");
    expect(within(list("Choices")).getAllByRole("button")).toHaveLength(8);
    await press("2");
    expect(choosing.pick).toEqual({ kind: "piece", label: "Iron Thug#1" });
  });

  test("still holds what no piece and no cell stands for, with its numbers where that is all", async () => {
    const { said } = show("order");
    expect(within(list()).getAllByRole("button")).toHaveLength(3);
    await press("1");
    expect(said).toEqual([answer(askOf("order").seat, 1, 0)]);
  });

  test("is not remembered where it lies over the board", async () => {
    media(true);
    show("shift");
    await fireEvent.click(toggle());
    expect(list("Choices")).toBeTruthy();
    expect(localStorage.getItem("oneiros-choices")).toBeNull();
  });
});

describe("buttons", () => {
  test("a combat is begun by its own", async () => {
    const { choosing } = show("action");
    await fireEvent.click(button("Strike in c2"));
    expect(choosing.pick).toMatchObject({ kind: "attack", cell: "c2" });
  });

  test("ending says what it ends and what is left undone", async () => {
    const { said } = show("shift");
    const end = button(/End the shift/);
    expect(end.textContent).toContain("2 creatures could still move.");
    await fireEvent.click(end);
    expect(said).toEqual([answer(0, 1, 0)]);
  });

  test("ending a spawn phase with nobody spawned is asked about, and done at the second press", async () => {
    const { said, choosing, state } = show("spawn");
    const about = { phase: "spawn", player: "A" };
    state.heard = { ...state.heard, events: [{ kind: "phase-began", step: 0, about, cause: { rule: "5" } }] };
    const end = button(/End the spawn phase/);
    expect(end.textContent).toContain("You could still spawn one miniature.");
    await fireEvent.click(end);
    expect(end.textContent).toMatch(/Really spawn nothing\?.*Press once more/s);
    expect(said).toEqual([]);
    await fireEvent.click(end);
    expect(said).toEqual([answer(0, 1, choosing.ending?.index ?? -1)]);
  });

  test("the usual answer is one click", async () => {
    const { said } = show("fate");
    await fireEvent.click(button(/Usual answer.*Moth Clerk/s));
    expect(said).toEqual([answer(0, 1, 1)]);
  });

  test("taking back goes to the server", async () => {
    const { said } = show("shift", { play: { step: 4, undo: 2 } });
    await fireEvent.click(button(/Take back/));
    expect(said).toEqual([{ type: "undo", seat: 0, step: 4, cuts: 0 }]);
  });

  test("what cannot be taken back is not", () => {
    show("shift");
    expect(button(/Take back/)).toHaveProperty("disabled", true);
  });
});

describe("on the stage of a combat", () => {
  test("damage is confirmed when all of it is placed, and until then it is said how much is missing", async () => {
    const { choosing, said } = show("damage", {});
    expect(button("Place 8 more")).toHaveProperty("disabled", true);
    choosing.assign("Coin Widow#1", 5);
    await tick();
    expect(screen.getByRole("heading", { name: "Place 3 damage" })).toBeTruthy();
    choosing.assign("Coin Widow#1", 8);
    await tick();
    expect(screen.getByRole("heading", { name: "All damage is placed" })).toBeTruthy();
    await fireEvent.click(button("Deal 8 damage"));
    expect(said).toEqual([answer(0, 1, 8)]);
  });

  test("the usual answer is the whole plan", () => {
    show("damage");
    expect(button(/Usual answer/).textContent).toContain("Coin Widow: 4, Moth Bailiff: 4");
  });

  test("what stands there is not listed again", () => {
    show("blade", { staged: true });
    expect(screen.queryByRole("group", { name: "Choices" })).toBeNull();
  });

  test("a stage that is put aside comes back", async () => {
    const back = vi.fn();
    show("blade", { aside: { cell: "c3", back } });
    await fireEvent.click(button("Back to the combat in c3"));
    expect(back).toHaveBeenCalledOnce();
  });
});

describe("typing", () => {
  async function type(text: string): Promise<void> {
    const field = document.querySelector("input[type=text]");
    if (!(field instanceof HTMLInputElement)) throw new Error("no field");
    await fireEvent.input(field, { target: { value: text } });
    if (field.form) await fireEvent.submit(field.form);
  }

  test("what is suggested answers, what is not is said", async () => {
    const { said, refuse } = show("shift");
    await type("Move iron thug#1 e2");
    expect(said).toEqual([answer(0, 1, 6)]);
    await refuse();
    await type("move Thug z9");
    expect(said.at(-1)).toEqual({ type: "say", seat: 0, step: 1, cuts: 0, text: "move Thug z9" });
  });

  test("what is refused stays in the field, with the reason beside it, until the game has gone on", async () => {
    const { state, refuse } = show("shift");
    await type("dance");
    await refuse("No.");
    const field = document.querySelector<HTMLInputElement>("input[type=text]");
    expect(field?.value).toBe("dance");
    expect(field?.closest("details")?.querySelector("aside")?.textContent).toContain("No.");
    expect(screen.getAllByText(/No\./, { selector: "aside p" })).toHaveLength(1);
    shown(state, { ...playOf("shift"), step: 2 });
    state.refused = null;
    await tick();
    expect(field?.value).toBe("");
  });
});

describe("keys", () => {
  const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.body, { key });

  test("answer by number", async () => {
    const { said } = show("shift");
    await press("2");
    await press("1");
    expect(said).toEqual([answer(0, 1, 5)]);
  });

  test("end, take the usual, confirm and let go; the page around takes back", async () => {
    const { choosing, said, refuse } = show("deathblow", { play: { step: 3, undo: 2 } });
    await press("u");
    expect(said).toEqual([]);
    await fireEvent.click(button(/Take back/));
    expect(said).toEqual([{ type: "undo", seat: 1, step: 3, cuts: 0 }]);
    choosing.toggleAttacker("Moth Clerk#1");
    const fewer = choosing.pick;
    await press("Escape");
    expect(choosing.pick).not.toEqual(fewer);
    await press("d");
    expect(said.at(-1)).toEqual(answer(1, 3, 3));
    await refuse();
    await press("e");
    expect(said.at(-1)).toEqual(answer(1, 3, 0));
    await refuse();
    await press("1");
    await press("Enter");
    expect(said.filter((one) => one["type"] === "answer")).toHaveLength(3);
  });
});

describe("what is said back", () => {
  const because: Because = {
    type: "because",
    text: "move X c3",
    may: false,
    sentence: "⟦reason-location-moves¦miniature=X#1¦rule=2.5⟧",
    rule: "2.5",
  };

  test("a reason is shown with its rule, and put aside", async () => {
    show("shift", { because });
    const link = screen.getByRole("link", { name: "Rule 2.5" });
    expect(link.getAttribute("href")).toBe("/rules/dreamblade#2.5");
    expect(document.querySelector("[aria-live=assertive]")?.textContent).toContain("locations do not move");
    await fireEvent.click(button("Close"));
    expect(screen.queryByRole("link")).toBeNull();
  });

  test("a reason is gone when something is chosen, and does not come back when it is put down", async () => {
    const { choosing } = show("blade", { because });
    choosing.hands.piece("Wax Double#1", "exact");
    await tick();
    expect(screen.queryByRole("link")).toBeNull();
    choosing.release();
    await tick();
    expect(screen.queryByRole("link")).toBeNull();
  });

  test("a reason is gone when an answer is sent", async () => {
    const { choosing } = show("shift", { because });
    choosing.answer(1);
    await tick();
    expect(screen.queryByRole("link")).toBeNull();
  });

  test("a reason names its rule once", () => {
    show("shift", { because });
    expect(screen.getByRole("complementary").textContent.match(/rule 2\.5/gi)).toHaveLength(1);
  });

  test("a reason is gone with the next step", async () => {
    const { state } = show("shift", { because });
    shown(state, { ...playOf("shift"), step: 2 });
    await tick();
    expect(screen.queryByRole("link")).toBeNull();
  });

  test("a refusal is spoken at once and lets the answer be given again", async () => {
    const { choosing, state, refuse } = show("shift");
    choosing.answer(1);
    await refuse("No.");
    expect(state.waiting).toBe(false);
    expect(document.querySelector("[aria-live=assertive]")?.textContent).toBe("No.");
  });
});

test("for somebody else the question and who thinks are shown, and nothing to press", () => {
  const play = playOf("deathblow");
  const asks = play.asks.map(({ seat, question, sentence }) => ({ seat, question, sentence }));
  show("deathblow", { mine: [0], play: { asks, thinking: [1] } });
  expect(screen.getByText(/player B\) is thinking/)).toBeTruthy();
  expect(screen.getByRole("heading").textContent).toBe(
    "Destroyed: Moth Clerk, Phoenix Wren. Deathblow in c3: who strikes?",
  );
  expect(screen.queryByRole("group", { name: "Choices" })).toBeNull();
});

test("a player who answers by keyboard stays at the question", async () => {
  const { state } = show("order");
  const first = within(list()).getAllByRole("button")[0];
  first?.focus();
  shown(state, { ...playOf("fate"), step: 2 });
  await tick();
  await tick();
  expect(screen.getByRole("region", { name: "The question" }).contains(document.activeElement)).toBe(true);
});

test("the buttons of an answered question go quiet at once, until it can be answered again", async () => {
  const { choosing, refuse } = show("spawn");
  const buttons = (): HTMLElement[] => screen.getAllByRole("button").filter((one) => one.closest("fieldset") !== null);
  expect(buttons().some((one) => one.matches(":disabled"))).toBe(false);
  choosing.end();
  await tick();
  expect(buttons().every((one) => one.matches(":disabled"))).toBe(true);
  await refuse();
  expect(buttons().some((one) => one.matches(":disabled"))).toBe(false);
});
