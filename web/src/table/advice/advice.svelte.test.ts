import { expect, test } from "vitest";
import type { Advice, Ask, Play } from "../../messages";
import { NOTHING_POINTED } from "../logbook";
import { questionOf } from "../replies";
import { seated } from "../seated";
import { type Asked, TableState } from "../state.svelte";

const advice: Advice = {
  plan: {
    look: { sentence: "Look.", pieces: ["Mirrorman#1"] },
    deeds: [{ text: "move Mirrorman#1 c3", sentence: "Move.", pieces: ["Mirrorman#1"], cells: ["c3"] }],
    consequences: [],
  },
};

const asked = (change: Partial<Asked> = {}): Asked => {
  return { kind: "hint", seat: 0, at: -1, cuts: -1, question: "", step: 0, stage: "look", advice, of: 0, ...change };
};

test("the first step of a hint marks where to look, the second all that the plan is about", () => {
  const state = new TableState("t");
  state.advice = asked();
  expect(state.marked).toEqual({ pieces: ["Mirrorman#1"], cells: [] });
  state.advice = asked({ stage: "plan" });
  expect(state.marked).toEqual({ pieces: ["Mirrorman#1"], cells: ["c3"] });
});

test("what the log points at is marked besides", () => {
  const state = new TableState("t");
  state.pointed = { pieces: [], cells: ["a1"] };
  state.advice = asked();
  expect(state.marked).toEqual({ pieces: ["Mirrorman#1"], cells: ["a1"] });
});

test("what the computer did is not marked, and a hint goes away with its question", () => {
  const state = new TableState("t");
  state.advice = asked({ kind: "motive", stage: "plan" });
  expect(state.marked).toEqual(NOTHING_POINTED);
  expect(state.advised).not.toBeNull();
  state.advice = asked({ at: 7 });
  expect(state.advised).toBeNull();
  expect(state.marked).toEqual(NOTHING_POINTED);
});

const ask = (seat: number, ...texts: string[]): Ask => {
  const options = texts.map((text, index) => ({ deed: "move", text, index, sentence: "" }));
  return { seat, question: "travel", sentence: "", options };
};
const play = (step: number, ...asks: Ask[]): Play => {
  return { type: "play", since: 0, step, cuts: 0, view: {}, events: [], asks, thinking: [], undo: step };
};

test("where all answer at the same time, a hint outlasts the answers of others", () => {
  const state = new TableState("t");
  state.asked = play(4, ask(0, "move 2", "end"), ask(1, "end"));
  state.advice = asked({ at: 4, cuts: 0, question: questionOf(state.asked, 0) });
  state.asked = play(5, ask(0, "move 2", "end"));
  expect(state.advised).not.toBeNull();
  state.asked = play(6, ask(0, "move 3", "end"));
  expect(state.advised).toBeNull();
});

test("a motive that is refused leaves the hint that was read, and one that is thought about comes after all", () => {
  const { state, talk, line } = seated(play(4, ask(0, "move 2")), [0], "dreamblade");
  const refused = { type: "refused", reason: "r", sentence: "⟦no⟧", to: "ask-motive" } as const;
  talk.askHint();
  talk.askMotive(2);
  expect(state.advised?.kind).toBe("motive");
  line.tell({ type: "hint", seat: 0, step: 4, cuts: 0, advice });
  line.tell(refused);
  expect(state.advised).toMatchObject({ kind: "hint", stage: "look" });
  expect(state.refused?.sentence).toBe("⟦no⟧");
  state.advice = null;
  talk.askMotive(2);
  line.tell(refused);
  expect(state.advised).toMatchObject({ kind: "motive", stage: "refused", refusal: "⟦no⟧" });
  talk.close();
});
