import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Ask, News, Play } from "../messages";
import { loadPledge } from "./pledged";
import { Line, show, tableOf } from "./seated";
import type { TableState } from "./state.svelte";
import type { Talk } from "./talk";
import { asking, news, opened, play } from "./telling";

let state: TableState;
let talk: Talk;

beforeAll(async () => {
  await loadPledge();
});

beforeEach(() => {
  vi.useFakeTimers();
  ({ state, talk } = opened());
});

afterEach(() => {
  talk.close();
  vi.useRealTimers();
});

describe("an answer", () => {
  /** A play comes and has been seen in full. */
  function ask(line: Line, one: Play): void {
    line.tell(one);
    show(state, one);
  }

  test("carries the step and is sent once", () => {
    const line = Line.last.accept();
    ask(line, play(0, 7));
    talk.answer(0, 4);
    talk.answer(0, 5);
    expect(line.said).toEqual([{ type: "answer", seat: 0, step: 7, cuts: 0, option: 4 }]);
    expect(state.sent).toEqual({ seat: 0, step: 7, cuts: 0 });
    expect(state.waiting).toBe(true);
    ask(line, play(7, 8));
    expect(state.waiting).toBe(false);
    talk.say(0, "move X c3");
    expect(line.said.at(-1)).toEqual({ type: "say", seat: 0, step: 8, cuts: 0, text: "move X c3" });
  });

  describe("where several are asked at the same time", () => {
    /** What comes when somebody has answered: who is asked then, and since when; nothing need have happened. */
    const then = (step: number, ...asks: Ask[]): News => ({ ...news(step - 1, step), events: [], asks });

    /** News come and have been seen. */
    function hear(line: Line, one: News): void {
      line.tell(one);
      if (state.play) show(state, state.play);
    }

    function answered(): Line {
      const line = Line.last.accept();
      line.tell(tableOf());
      ask(line, { ...play(0, 7), asks: [asking(0, 4), asking(1, 6)] });
      talk.say(0, "rearrange 2");
      return line;
    }

    test("is on its way whatever others answer, and no second one is sent", () => {
      const line = answered();
      hear(line, then(8, asking(0, 4), asking(1, 8)));
      hear(line, then(9, asking(0, 4)));
      expect(state.waiting).toBe(true);
      talk.say(0, "decline");
      expect(line.said.filter((one) => one["type"] === "say")).toHaveLength(1);
    });

    test("has come when its seat is asked anew, although nothing has happened that can be told", () => {
      const line = answered();
      hear(line, then(8, asking(0, 8), asking(1, 6)));
      expect(state.waiting).toBe(false);
    });

    test("has come after answers of others, too", () => {
      const line = answered();
      hear(line, then(8, asking(0, 4), asking(1, 8)));
      hear(line, then(9, asking(0, 9), asking(1, 8)));
      expect(state.waiting).toBe(false);
    });

    test("has come when its seat is asked no more", () => {
      hear(answered(), then(8, asking(1, 6)));
      expect(state.waiting).toBe(false);
    });
  });

  test("is for the question on the page, whatever has come since", () => {
    const line = Line.last.accept();
    ask(line, play(0, 7, 2));
    line.tell(news(7, 9, 2));
    line.tell(news(7, 7, 3));
    talk.answer(0, 4);
    expect(line.said).toEqual([{ type: "answer", seat: 0, step: 7, cuts: 2, option: 4 }]);
  });

  test("is given again where something was taken back", () => {
    const line = Line.last.accept();
    ask(line, play(0, 7));
    talk.answer(0, 4);
    ask(line, play(7, 7, 1));
    talk.answer(0, 4);
    expect(line.said.map((one) => one["cuts"])).toEqual([0, 1]);
  });

  test("that is refused may be given again", () => {
    const line = Line.last.accept();
    ask(line, play(0, 7));
    talk.answer(0, 4);
    line.tell({ type: "refused", reason: "answer-stale", sentence: "", to: "answer" });
    expect(state.refused?.reason).toBe("answer-stale");
    talk.answer(0, 5);
    expect(state.refused).toBeNull();
    expect(line.said).toHaveLength(2);
  });

  describe("that the page has given by itself", () => {
    const late = (line: Line, reason = "answer-stale"): void =>
      line.tell({ type: "refused", reason, sentence: "", to: "answer" });

    test("is one as any other, and nobody is told that another page was quicker", () => {
      const line = Line.last.accept();
      ask(line, play(0, 7));
      talk.answerByItself(0, 4);
      talk.answerByItself(0, 4);
      expect(line.said).toEqual([{ type: "answer", seat: 0, step: 7, cuts: 0, option: 4 }]);
      expect(state.waiting).toBe(true);
      late(line);
      expect([state.refused, state.waiting]).toEqual([null, false]);
    });

    test("may be refused when the next question stands there", () => {
      const line = Line.last.accept();
      ask(line, play(0, 7));
      talk.answerByItself(0, 4);
      ask(line, play(7, 8));
      talk.answerByItself(0, 5);
      late(line);
      expect([state.refused, state.waiting]).toEqual([null, true]);
      late(line);
      expect([state.refused, state.waiting]).toEqual([null, false]);
      late(line);
      expect(state.refused?.reason).toBe("answer-stale");
    });

    test("says nothing about what people answer, and nothing without a line", () => {
      const line = Line.last.accept();
      ask(line, play(0, 7));
      talk.answerByItself(0, 4);
      ask(line, play(7, 8));
      talk.answer(0, 5);
      late(line);
      expect(state.refused?.reason).toBe("answer-stale");
      talk.forgive();
      line.break();
      talk.answerByItself(0, 4);
      expect([state.refused, state.sent]).toEqual([null, null]);
    });
  });

  test("stays on its way when something else is refused or a bot fails", () => {
    const line = Line.last.accept();
    ask(line, play(0, 7));
    talk.answer(0, 4);
    line.tell({ type: "refused", reason: "notation-unknown", sentence: "", to: "why" });
    line.tell({ type: "refused", reason: "server-bot-failed", sentence: "" });
    expect(state.refused?.reason).toBe("server-bot-failed");
    expect(state.waiting).toBe(true);
  });

  test("without a line is refused here", () => {
    ask(Line.last.accept(), play(0, 7));
    Line.last.break();
    talk.answer(0, 4);
    expect(state.refused?.reason).toBe("offline");
    expect(state.sent).toBeNull();
  });
});

describe("taking back", () => {
  test("is for the step and the cuts on the page, by whichever of my seats speaks", () => {
    const line = Line.last.accept();
    line.tell(tableOf());
    line.tell({ ...play(0, 7, 2), undo: 6 });
    talk.undo();
    expect(line.said).toEqual([]);
    show(state, { ...play(0, 7, 2), undo: 6 });
    talk.undo();
    expect(line.said).toEqual([{ type: "undo", seat: 0, step: 7, cuts: 2 }]);
    talk.askTakeback(3);
    expect(line.said.at(-1)).toEqual({ type: "ask-takeback", seat: 0, step: 3, cuts: 2 });
  });

  test("is replied to with the step that was wished for, and not at all where nothing is wished", () => {
    const line = Line.last.accept();
    line.tell(tableOf());
    talk.replyTakeback(0, true);
    expect(line.said).toEqual([]);
    line.tell(tableOf({ takeback: { seat: 1, step: 3, awaits: [0] } }));
    talk.replyTakeback(0, true);
    expect(line.said).toEqual([{ type: "reply-takeback", seat: 0, step: 3, allow: true }]);
  });
});
