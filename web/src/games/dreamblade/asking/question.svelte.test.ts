import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Because, Play, Refused, Table } from "../../../messages";
import { language, speak } from "../../../words";
import { Choosing } from "./choosing.svelte";
import Question from "./Question.svelte";
import { askOf, type Kind, KINDS, playOf } from "./questions";

await language.choose("en");

const TABLE: Table = {
  type: "table",
  id: "dream",
  game: "dreamblade",
  status: "playing",
  seats: [
    { kind: "guest", name: "Ula", mine: true },
    { kind: "bot", bot: "scripted" },
  ],
  names: ["A", "B"],
  public: false,
  onlookers: 0,
  fairness: { commitment: "" },
};

const actions = {
  answer: vi.fn<(seat: number, step: number, place: number) => void>(),
  say: vi.fn<(seat: number, step: number, text: string) => void>(),
  why: vi.fn<(seat: number, text: string) => void>(),
  undo: vi.fn<(seat: number, step: number) => void>(),
};

beforeEach(() => {
  for (const action of Object.values(actions)) action.mockClear();
});

interface More {
  mine?: readonly number[];
  play?: Partial<Play>;
  because?: Because;
  refused?: Refused;
}

function show(kind: Kind, { mine = [askOf(kind).seat], play: more = {}, because, refused }: More = {}) {
  const play = { ...playOf(kind), ...more };
  const choosing = new Choosing();
  choosing.update(play, mine);
  const table = { ...TABLE, seats: TABLE.seats.map((sitter, seat) => ({ ...sitter, mine: mine.includes(seat) })) };
  const shown = { choosing, play, table, because: because ?? null, refused: refused ?? null, actions };
  const { rerender } = render(Question, shown);
  return { choosing, rerender };
}

const list = (name: string | RegExp = /^Choices/): HTMLElement => screen.getByRole("group", { name });
const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });

test.each(KINDS)("%s is asked in words, with nothing left untranslated", async (kind) => {
  for (const one of ["en", "pl"] as const) {
    await language.choose(one);
    show(kind);
    expect(screen.getByRole("heading").textContent).toBe(speak(askOf(kind).sentence));
    expect(document.body.textContent).not.toMatch(/web-asking|⟦|\{/);
    document.body.innerHTML = "";
  }
  await language.choose("en");
});

describe("the list", () => {
  test("holds each miniature with its cells", async () => {
    show("shift");
    expect(within(list("Choices")).getAllByRole("button")).toHaveLength(8);
    await fireEvent.click(button("Move Mirrorman#1 from c4 to d4"));
    expect(actions.answer).toHaveBeenCalledExactlyOnceWith(0, 1, 3);
  });

  test("narrows to what is picked and back", async () => {
    const { choosing } = show("blade");
    choosing.hands.piece("Wax Double#1");
    await tick();
    expect(within(list()).getAllByRole("button")).toHaveLength(4);
    await fireEvent.click(button(/All choices/));
    expect(within(list()).getAllByRole("button")).toHaveLength(5);
  });

  test("points at the board", async () => {
    const { choosing } = show("shift");
    await fireEvent.focus(button("Move Iron Thug#1 from e1 to e2"));
    expect(choosing.pointed).toEqual({ pieces: ["Iron Thug#1"], cells: ["e2"] });
  });
});

describe("buttons", () => {
  test("ending says what it ends and what is left undone", async () => {
    show("shift");
    const end = button(/End the shift/);
    expect(end.textContent).toContain("2 creatures could still move.");
    await fireEvent.click(end);
    expect(actions.answer).toHaveBeenCalledExactlyOnceWith(0, 1, 0);
  });

  test("the usual answer is one click", async () => {
    show("deathblow");
    await fireEvent.click(button(/Usual answer.*Deathblow in c3/s));
    expect(actions.answer).toHaveBeenCalledExactlyOnceWith(1, 1, 3);
  });

  test("taking back goes to whoever answered last", async () => {
    show("shift", { play: { step: 4, undo: 2 } });
    await fireEvent.click(button(/Take back/));
    expect(actions.undo).toHaveBeenCalledExactlyOnceWith(0, 4);
  });

  test("what cannot be taken back is not", () => {
    show("shift");
    expect(button(/Take back/)).toHaveProperty("disabled", true);
  });
});

describe("panels", () => {
  test("attackers are chosen with a running total", async () => {
    show("action");
    await fireEvent.click(button(/Strike in c2/));
    expect(screen.getByText("Attack dice: 4")).toBeTruthy();
    await fireEvent.click(screen.getByRole("checkbox", { name: /Coal Imp/ }));
    expect(screen.getByText("Attack dice: 2")).toBeTruthy();
    await fireEvent.click(button("Strike with 2 dice"));
    expect(actions.answer).toHaveBeenCalledExactlyOnceWith(0, 1, 10);
  });

  test("attackers that do not attack together are explained", async () => {
    const { choosing } = show("loner");
    choosing.hands.cell("c3");
    await tick();
    for (const box of screen.getAllByRole<HTMLInputElement>("checkbox")) if (!box.checked) await fireEvent.click(box);
    await fireEvent.click(button("Why not?"));
    const everybody = "Hermit Lion#1, Hermit Owl#1, Gravel Monk#1, Idle Monk#1";
    expect(actions.why).toHaveBeenCalledExactlyOnceWith(0, `strike c3 with ${everybody}`);
  });

  test("damage is stepped, and what it does is said", async () => {
    show("damage");
    expect(screen.getByRole("status").textContent).toContain("Enough to destroy. Assigned: 4. Left for others: 4.");
    await fireEvent.click(button("Less damage"));
    expect(screen.getByRole("status").textContent).toContain("Assigned: 3. Left for others: 5.");
    await fireEvent.input(screen.getByRole("slider"), { target: { value: "8" } });
    await fireEvent.click(button("Assign 8"));
    expect(actions.answer).toHaveBeenCalledExactlyOnceWith(0, 1, 8);
  });

  test("dice are taken up and rerolled", async () => {
    show("reroll");
    const [first] = screen.getAllByRole("button", { name: "Die: miss" });
    if (first) await fireEvent.click(first);
    await fireEvent.click(button("Reroll 1 die"));
    expect(actions.answer).toHaveBeenCalledOnce();
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
    const { choosing } = show("shift");
    await type("Move iron thug#1 e2");
    expect(actions.answer).toHaveBeenCalledExactlyOnceWith(0, 1, 6);
    choosing.reconsider();
    await type("move Thug e2");
    expect(actions.say).toHaveBeenCalledExactlyOnceWith(0, 1, "move Thug e2");
  });

  test("what is refused stays in the field, with the reason beside it, until the game has gone on", async () => {
    const { choosing, rerender } = show("shift");
    await type("dance");
    await rerender({ refused: { type: "refused", reason: "answer-illegal", sentence: "No." } });
    const field = document.querySelector<HTMLInputElement>("input[type=text]");
    expect(field?.value).toBe("dance");
    expect(field?.closest("details")?.querySelector("aside")?.textContent).toContain("No.");
    expect(screen.getAllByText(/No\./, { selector: "aside p" })).toHaveLength(1);
    const next = { ...playOf("shift"), step: 2 };
    choosing.update(next, [0]);
    await rerender({ play: next, refused: null });
    expect(field?.value).toBe("");
  });
});

describe("keys", () => {
  const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.body, { key });

  test("answer by number", async () => {
    show("shift");
    await press("2");
    await press("1");
    expect(actions.answer).toHaveBeenCalledExactlyOnceWith(0, 1, 5);
  });

  test("end, take the usual, confirm, take back and let go", async () => {
    const { choosing } = show("deathblow", { play: { step: 3, undo: 2 } });
    await press("u");
    expect(actions.undo).toHaveBeenCalledExactlyOnceWith(1, 3);
    await press("1");
    expect(choosing.pick.kind).toBe("attack");
    await press("Escape");
    expect(choosing.pick.kind).toBe("none");
    await press("d");
    expect(actions.answer).toHaveBeenLastCalledWith(1, 3, 3);
    choosing.reconsider();
    await press("e");
    expect(actions.answer).toHaveBeenLastCalledWith(1, 3, 0);
    choosing.reconsider();
    await press("1");
    await press("Enter");
    expect(actions.answer).toHaveBeenCalledTimes(3);
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
    choosing.hands.piece("Wax Double#1");
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
    const { rerender } = show("shift", { because });
    await rerender({ play: { ...playOf("shift"), step: 2 } });
    expect(screen.queryByRole("link")).toBeNull();
  });

  test("a refusal is spoken at once and lets the answer be given again", async () => {
    const { choosing, rerender } = show("shift");
    choosing.answer(1);
    await rerender({ refused: { type: "refused", reason: "answer-illegal", sentence: "No." } });
    expect(choosing.waiting).toBe(false);
    expect(document.querySelector("[aria-live=assertive]")?.textContent).toBe("No.");
  });
});

test("for somebody else the question and who thinks are shown, and nothing to press", () => {
  const play = playOf("deathblow");
  const asks = play.asks.map(({ seat, question, sentence }) => ({ seat, question, sentence }));
  show("deathblow", { mine: [0], play: { asks, thinking: [1] } });
  expect(screen.getByText(/Thinking: .*player B/)).toBeTruthy();
  expect(screen.getByRole("heading").textContent).toContain("Player B: who strikes a deathblow");
  expect(screen.queryByRole("group", { name: "Choices" })).toBeNull();
});

test("whoever answers by keyboard stays at the question", async () => {
  const { choosing } = show("order");
  const first = within(list()).getAllByRole("button")[0];
  first?.focus();
  choosing.update({ ...playOf("fate"), step: 2 }, [0]);
  await tick();
  await tick();
  expect(screen.getByRole("region", { name: "The question" }).contains(document.activeElement)).toBe(true);
});
