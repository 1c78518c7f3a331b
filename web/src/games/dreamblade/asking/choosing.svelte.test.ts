import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Play } from "../../../messages";
import { type Line, seated, show } from "../../../table/seated";
import type { TableState } from "../../../table/state.svelte";
import type { Talk } from "../../../table/talk";
import { language } from "../../../words";
import { learnCells } from "../board/cells.svelte";
import { CELLS } from "../board/fixture";
import { Chosen } from "../chosen.svelte";
import type { View } from "../messages";
import { Choosing } from "./choosing.svelte";
import { type Kind, playOf } from "./questions";

await language.choose("en");
learnCells(CELLS);

let choosing: Choosing;
let state: TableState;
let talk: Talk;
let line: Line;

beforeEach(() => sit([0, 1]));
afterEach(() => {
  talk.close();
  vi.restoreAllMocks();
});

function sit(mine: readonly number[]): void {
  ({ state, talk, line } = seated(playOf("shift"), mine));
  choosing = new Choosing(talk, new Chosen());
}

function ask(kind: Kind, mine: readonly number[] = [0, 1]): void {
  talk.close();
  sit(mine);
  show(state, playOf(kind));
}

/** The options that were answered with. */
const answered = (): unknown[] => line.said.flatMap((one) => (one["type"] === "answer" ? [one["option"]] : []));
/** What the rules were asked, in notation. */
const wondered = (): unknown[] => line.said.flatMap((one) => (one["type"] === "why" ? [one["text"]] : []));
/** Let an answer be given once more. */
const refuse = (): void =>
  line.tell({ type: "refused", reason: "answer-illegal", sentence: "", to: line.said.at(-1)?.["type"] as string });

test("a miniature and then a cell answer, and nothing is lit until the server has spoken", () => {
  ask("shift");
  choosing.hands.piece("Iron Thug#1", "exact");
  expect(choosing.marks.pieces.get("Iron Thug#1")?.state).toBe("chosen");
  expect(choosing.marks.cells.get("e2")).toEqual({ state: "target", sentence: "Move Iron Thug from e1 to e2" });
  choosing.hands.cell("e2", "exact");
  expect(answered()).toEqual([6]);
  expect(state.waiting).toBe(true);
  expect(choosing.marks.pieces.size + choosing.marks.cells.size).toBe(0);
  choosing.hands.cell("d1", "exact");
  choosing.answer(1);
  expect(answered()).toHaveLength(1);
  refuse();
  choosing.hands.cell("d1", "exact");
  expect(answered().at(-1)).toBe(5);
});

test("marks are said in the language of the moment", async () => {
  ask("shift");
  choosing.hands.piece("Iron Thug#1", "exact");
  await language.choose("pl");
  flushSync();
  expect(choosing.marks.cells.get("e2")?.sentence).toBe("Przesuń: Żelazny Zbir z e1 na e2");
  await language.choose("en");
});

describe("ending a spawn phase", () => {
  const spawned = { kind: "spawned", step: 1, about: { miniature: "X#1", cell: "e1" }, cause: { rule: "5.1" } };
  const began = { kind: "phase-began", step: 1, about: { phase: "spawn", player: "A" }, cause: { rule: "5" } };
  const spawning = (...events: Play["events"]): void => {
    ask("spawn");
    state.heard = { ...state.heard, events };
  };

  test("with nobody spawned is asked about once, and anything else that is done takes that back", () => {
    spawning(spawned, began);
    choosing.end();
    expect([choosing.doubted, answered()]).toEqual([true, []]);
    choosing.release();
    expect(choosing.doubted).toBe(false);
    choosing.end();
    choosing.hands.piece(choosing.open?.ask.options?.find(({ deed }) => deed === "spawn")?.piece ?? "", "exact");
    expect(choosing.doubted).toBe(false);
    choosing.end();
    choosing.end();
    expect(answered()).toEqual([choosing.ending?.index]);
  });

  test("is not asked about with somebody spawned, by whoever is sure, or in a phase that was begun unseen", () => {
    spawning(began, spawned);
    choosing.end();
    expect(answered()).toHaveLength(1);
    spawning(began);
    choosing.end(true);
    expect(answered()).toHaveLength(1);
    spawning();
    choosing.end();
    expect(answered()).toHaveLength(1);
  });
});

describe("whose question it is", () => {
  test("nothing is lit for the question of somebody else", () => {
    ask("shift", [1]);
    expect(choosing.isMine).toBe(false);
    expect(choosing.marks.pieces.size).toBe(0);
    choosing.hands.piece("Iron Thug#1", "exact");
    choosing.hands.cell("e2", "exact");
    expect(answered()).toEqual([]);
    expect(wondered()).toEqual([]);
  });

  test("a player who asks why not is answered even then", () => {
    ask("shift", [1]);
    choosing.hands.why({ piece: "Iron Thug#1" });
    expect(wondered()).toEqual(["move Iron Thug#1 e2"]);
    expect(state.seat).toBe(1);
  });

  test("an onlooker asks nothing", () => {
    ask("shift", []);
    choosing.hands.why({ cell: "c3" });
    expect(wondered()).toEqual([]);
  });

  test("on one screen whichever seat is asked answers", () => {
    ask("deathblow", [0, 1]);
    expect(state.seat).toBe(1);
    choosing.answer(choosing.usual);
    expect(line.said.at(-1)).toMatchObject({ type: "answer", seat: 1 });
    show(state, { ...playOf("spawn"), step: 2, undo: 1 });
    expect(state.seat).toBe(0);
    expect(state.mayUndo).toBe(true);
  });
});

describe("what is picked", () => {
  test("stays when the same question is told once more, and is forgotten at another", () => {
    ask("shift");
    choosing.hands.piece("Iron Thug#1", "exact");
    show(state, { ...playOf("shift") });
    expect(choosing.pick).toEqual({ kind: "piece", label: "Iron Thug#1" });
    show(state, { ...playOf("strike"), step: 2 });
    expect(choosing.pick).toEqual({ kind: "none" });
  });

  test("comes back when something lifted is put down again", () => {
    ask("action");
    choosing.hands.cell("c2", "exact");
    choosing.hands.lift("Crown Brand#1");
    expect(choosing.marks.cells.get("d1")?.state).toBe("target");
    choosing.hands.lift(null);
    expect(choosing.pick.kind).toBe("attack");
  });

  test("is answered by dropping it, in whichever order the board says so", () => {
    ask("action");
    choosing.hands.lift("Crown Brand#1");
    choosing.hands.drop("Crown Brand#1", "d3");
    choosing.hands.lift(null);
    expect(answered()).toEqual([4]);
    refuse();
    choosing.hands.lift("Crown Brand#1");
    choosing.hands.lift(null);
    choosing.hands.drop("Crown Brand#1", "e2");
    expect(answered().at(-1)).toBe(3);
  });

  test("is let go of", () => {
    ask("shift");
    choosing.hands.piece("Iron Thug#1", "exact");
    choosing.release();
    expect(choosing.pick).toEqual({ kind: "none" });
  });
});

describe("panels", () => {
  test("attackers are left out and the rest confirmed", () => {
    ask("action");
    choosing.hands.cell("c2", "exact");
    choosing.toggleAttacker("Bright Fencer#1");
    choosing.confirm();
    expect(answered()).toEqual([11]);
  });

  test("nobody's attack is not confirmed", () => {
    ask("action");
    choosing.hands.cell("a1", "exact");
    choosing.toggleAttacker("Tall Lancer#1");
    choosing.confirm();
    expect(answered()).toEqual([]);
  });

  test("damage is confirmed when all of it is placed", () => {
    ask("damage");
    choosing.assign("Coin Widow#1", 7);
    expect(choosing.marks.pieces.get("Coin Widow#1")?.badge).toBe("7");
    choosing.confirm();
    expect(answered()).toEqual([]);
    choosing.fill("Moth Bailiff#1");
    choosing.confirm();
    expect(answered()).toEqual([7]);
  });

  test("dice are taken up", () => {
    ask("reroll");
    choosing.toggleDie({ face: 1, order: 0 });
    choosing.toggleDie({ face: 4, order: 2 });
    choosing.confirm();
    expect(answered()).toEqual([4]);
  });
});

describe("a plan of damage", () => {
  /** The question that follows: about the other defender, with what is left. */
  function next(step = 2, cuts = 0): Play {
    const play = playOf("damage");
    const view = structuredClone(play.view) as unknown as View;
    if (view.combat) {
      view.combat.left = 4;
      view.combat.defenders.shift();
    }
    const options = [0, 1, 2, 3, 4].map((amount) => {
      const text = `damage Moth Bailiff#1 ${amount}`;
      return { deed: "damage", text, sentence: "", index: amount, piece: "Moth Bailiff#1", amount };
    });
    const asks = play.asks.map((one) => ({ ...one, subject: "Moth Bailiff#1", options }));
    return { ...play, step, cuts, asks, view: view as unknown as Play["view"] };
  }

  function begin(): void {
    ask("damage");
    choosing.takeUsual();
    expect(answered()).toEqual([4]);
  }

  const steps = (): unknown[] => line.said.flatMap((one) => (one["type"] === "answer" ? [one["step"]] : []));

  test("is answered defender by defender", () => {
    begin();
    choosing.goOn();
    expect(answered()).toEqual([4]);
    show(state, next());
    choosing.goOn();
    expect(answered()).toEqual([4, 4]);
    expect(steps()).toEqual([1, 2]);
  });

  test("goes on from what the server knows after the line was lost, and answers nothing twice", () => {
    begin();
    state.sent = null;
    choosing.goOn();
    expect(answered()).toEqual([4]);
    show(state, next());
    choosing.goOn();
    choosing.goOn();
    expect(steps()).toEqual([1, 2]);
  });

  test("is answered again where the answer was lost with the line", () => {
    begin();
    state.sent = null;
    show(state, { ...playOf("damage") });
    choosing.goOn();
    expect(answered()).toEqual([4, 4]);
    expect(steps()).toEqual([1, 1]);
  });

  test("ends where something was taken back, refused, or is asked later", () => {
    const endings = [
      (): void => show(state, next(2, 1)),
      (): void => refuse(),
      (): void => show(state, next(5)),
      (): void => show(state, { ...playOf("fate"), step: 2 }),
    ];
    for (const end of endings) {
      begin();
      end();
      state.sent = null;
      choosing.goOn();
      expect(choosing.chosen.dealing).toBeNull();
      expect(answered()).toEqual([4]);
    }
  });
});

describe("damage that makes no difference", () => {
  function needless(play: Play): Play {
    return { ...play, asks: play.asks.map((one) => ({ ...one, needless: true })) };
  }

  function asks(play = needless(playOf("damage"))): void {
    talk.close();
    sit([0, 1]);
    show(state, play);
    choosing.goOn();
  }

  test("is dealt as usual without asking", () => {
    asks();
    expect(answered()).toEqual([4]);
    expect(choosing.chosen.spared).toBe(true);
  });

  test("is asked about where the server says so, and nobody is told any more that it was not", () => {
    asks(playOf("damage"));
    expect([answered(), choosing.chosen.spared]).toEqual([[], false]);
    asks();
    state.sent = null;
    show(state, { ...playOf("shift"), step: 2 });
    choosing.goOn();
    show(state, { ...playOf("damage"), cuts: 1 });
    choosing.goOn();
    choosing.goOn();
    expect([answered(), choosing.chosen.spared]).toEqual([[4], false]);
  });

  test("is dealt again at a step that was dealt before, where another question stands there", () => {
    asks();
    state.sent = null;
    show(state, { ...playOf("shift"), step: 0, cuts: 1 });
    choosing.goOn();
    show(state, { ...needless(playOf("damage")), cuts: 1 });
    choosing.goOn();
    expect(answered()).toEqual([4, 4]);
  });

  test("is dealt only while somebody looks at the page, and as soon as they do", () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    asks();
    expect(answered()).toEqual([]);
    hidden.mockReturnValue(false);
    choosing.goOn();
    expect([answered(), choosing.chosen.spared]).toEqual([[4], true]);
  });

  test("is not dealt by a page that is behind what has come", () => {
    talk.close();
    sit([0, 1]);
    const play = needless(playOf("damage"));
    show(state, play);
    state.heard = { ...state.heard, play: { ...playOf("shift"), step: 2 } };
    choosing.goOn();
    expect(answered()).toEqual([]);
  });

  test("is asked about without a word where another page was quicker or nothing was accepted", () => {
    for (const reason of ["answer-stale", "server-too-fast"]) {
      asks();
      line.tell({ type: "refused", reason, sentence: "", to: "answer" });
      for (let times = 0; times < 3; times += 1) choosing.goOn();
      expect([answered(), state.refused, state.waiting]).toEqual([[4], null, false]);
      expect([choosing.chosen.spared, choosing.chosen.dealing]).toEqual([false, null]);
    }
  });

  test("is dealt to the last by the page itself", () => {
    asks();
    state.sent = null;
    show(state, { ...needless(playOf("damage")), step: playOf("damage").step + 1 });
    choosing.goOn();
    expect(answered()).toHaveLength(2);
    line.tell({ type: "refused", reason: "answer-stale", sentence: "", to: "answer" });
    line.tell({ type: "refused", reason: "answer-stale", sentence: "", to: "answer" });
    expect(state.refused).toBeNull();
  });
});

describe("numbers", () => {
  test("choose a miniature and then its cell", () => {
    ask("shift");
    choosing.chooseNumber(1);
    expect(choosing.pick).toEqual({ kind: "piece", label: "Iron Thug#1" });
    choosing.chooseNumber(1);
    expect(answered()).toEqual([6]);
  });

  test("choose an attack and an answer", () => {
    ask("action");
    choosing.chooseNumber(0);
    expect(choosing.pick.kind).toBe("attack");
    show(state, { ...playOf("order"), step: 2 });
    choosing.chooseNumber(2);
    choosing.chooseNumber(7);
    expect(answered()).toEqual([2]);
  });
});

test("pointing shows on the board until the answer", () => {
  ask("shift");
  choosing.point({ pieces: ["Iron Thug#1"], cells: ["d1"] });
  expect(choosing.marks.cells.get("d1")).toEqual({ state: "pointed" });
  choosing.answer(5);
  expect(choosing.marks.cells.size).toBe(0);
});

test("a reason is not shown again at the same step after something was taken back", () => {
  ask("shift");
  const { step, cuts } = playOf("shift");
  choosing.chosen.because = { step, cuts, said: { type: "because", text: "move", may: false } };
  flushSync();
  expect(choosing.because).not.toBeNull();
  show(state, { ...playOf("shift"), cuts: cuts + 1 });
  flushSync();
  expect(choosing.because).toBeNull();
});
