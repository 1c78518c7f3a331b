import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { setupDigest } from "../fair/setup";
import type { Event, News, Past, Play, Sitter, Tried } from "../messages";
import { loadPledge } from "./pledged";
import { Line, show, tableOf } from "./seated";
import { TableState } from "./state.svelte";
import { Talk } from "./talk";
import { PATIENCE } from "../testing";

const event = (step: number): Event => ({ step, kind: "moved", about: {}, cause: { rule: "6.2" } });

const play = (since: number, step: number, cuts = 0): Play => ({
  type: "play",
  since,
  step,
  cuts,
  view: { step },
  events: Array.from({ length: step - since }, (_, at) => event(since + at)),
  asks: [],
  thinking: [],
  undo: step,
});

const news = (since: number, step: number, cuts = 0): News => ({
  type: "news",
  since,
  step,
  cuts,
  events: play(since, step).events,
  asks: [],
  undo: step,
  changes: [[["step"], step]],
});

const past = (since: number, until: number): Past => ({
  type: "past",
  since,
  until,
  events: play(since, until).events,
});

const steps = (events: readonly Event[]): number[] => events.map((one) => one.step);

let state: TableState;
let talk: Talk;

beforeAll(async () => {
  await loadPledge();
});

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  Line.all = [];
  state = new TableState("t1");
  talk = new Talk(state, (address) => new Line(address));
  talk.open();
});

afterEach(() => {
  talk.close();
  vi.useRealTimers();
});

describe("the game", () => {
  test("is told step by step", () => {
    const line = Line.last.accept();
    line.tell(tableOf());
    line.tell(play(0, 3));
    expect(state.mine).toEqual([0]);
    expect(steps(state.events)).toEqual([0, 1, 2]);
    line.tell(news(3, 5));
    expect(steps(state.events)).toEqual([0, 1, 2, 3, 4]);
    expect(state.play?.view).toEqual({ step: 5 });
  });

  test("goes back by an undo, and what was known of later steps is dropped", () => {
    const line = Line.last.accept();
    line.tell(play(0, 5));
    line.tell(news(3, 3, 1));
    expect(steps(state.events)).toEqual([0, 1, 2]);
    line.tell(news(3, 4, 1));
    expect(steps(state.events)).toEqual([0, 1, 2, 3]);
  });

  test("with a gap is asked for again", () => {
    const line = Line.last.accept();
    line.tell(play(0, 2));
    line.tell(news(4, 5));
    expect(state.play?.step).toBe(2);
    expect(line.said).toEqual([{ type: "resync" }]);
    line.tell(play(0, 5));
    expect(steps(state.events)).toEqual([0, 1, 2, 3, 4]);
  });

  test("that is long is told from its end, and the rest piece by piece", () => {
    const line = Line.last.accept();
    line.tell(play(6, 8));
    show(state, play(6, 8));
    vi.advanceTimersByTime(200);
    expect(line.said).toEqual([{ type: "earlier", before: 6 }]);
    line.tell(past(3, 6));
    vi.advanceTimersByTime(200);
    expect(line.said.at(-1)).toEqual({ type: "earlier", before: 3 });
    line.tell(news(8, 9));
    line.tell(past(0, 3));
    vi.advanceTimersByTime(1_000);
    expect(line.said.filter((one) => one["type"] === "earlier")).toHaveLength(2);
    expect(steps(state.events)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(steps(state.told)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test("of which more was taken back than is known forgets all of it, and a piece that comes too late", () => {
    const line = Line.last.accept();
    line.tell(play(6, 8));
    vi.advanceTimersByTime(200);
    line.tell(news(4, 5, 1));
    expect(steps(state.events)).toEqual([4]);
    line.tell(past(3, 5));
    expect(steps(state.events)).toEqual([3, 4]);
    vi.advanceTimersByTime(200);
    line.tell(past(0, 2));
    expect(steps(state.events)).toEqual([3, 4]);
    expect(state.first).toBe(3);
  });

  test("that is told again keeps what it knew, unless something was taken back or missed", () => {
    const line = Line.last.accept();
    line.tell(play(0, 8));
    line.tell(play(6, 9));
    expect(steps(state.events)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(state.first).toBe(0);
    line.tell(play(6, 9, 1));
    expect(steps(state.events)).toEqual([6, 7, 8]);
    line.tell(play(20, 22, 1));
    expect(steps(state.events)).toEqual([20, 21]);
    expect(state.first).toBe(20);
  });

  test("stays on the screen while the line is down, and is complete afterwards", () => {
    Line.last.accept().tell(play(0, 2));
    Line.last.break();
    expect(state.connection).toBe("lost");
    expect(state.play?.step).toBe(2);
    vi.advanceTimersByTime(400);
    expect(Line.all).toHaveLength(2);
    Line.last.accept().tell(play(0, 4));
    expect(state.connection).toBe("open");
    expect(steps(state.events)).toEqual([0, 1, 2, 3]);
  });
});

describe("what counts as told (A2)", () => {
  const outcome = { entry: 1, chosen: 2, weights: [1, 1, 1] };

  test("is not a past that nobody asked for, which is not shown either", () => {
    const line = Line.last.accept();
    line.tell(play(6, 8));
    line.tell({ ...past(0, 6), outcomes: [outcome] });
    expect(steps(state.events)).toEqual([6, 7]);
    expect(talk.kept?.outcomes).toEqual({});
    vi.advanceTimersByTime(200);
    line.tell({ ...past(0, 7), outcomes: [outcome] });
    expect(talk.kept?.outcomes).toEqual({});
    vi.advanceTimersByTime(200);
    line.tell({ ...past(0, 6), outcomes: [outcome] });
    expect(steps(state.events)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(talk.kept?.outcomes).toEqual({ 1: "2 of 1 1 1" });
    line.tell({ ...past(0, 6), outcomes: [{ ...outcome, entry: 3 }] });
    expect(talk.kept?.outcomes).toEqual({ 1: "2 of 1 1 1" });
  });

  test("is not a past that leaves a gap", () => {
    const line = Line.last.accept();
    line.tell(play(6, 8));
    vi.advanceTimersByTime(200);
    line.tell({ ...past(0, 4), outcomes: [outcome] });
    expect(talk.kept?.outcomes).toEqual({});
  });

  test("is not news from before something was taken back", () => {
    const line = Line.last.accept();
    line.tell(play(0, 2, 3));
    line.tell({ ...news(2, 4, 2), outcomes: [outcome] });
    expect(state.play?.step).toBe(2);
    expect(line.said).toEqual([{ type: "resync" }]);
    expect(talk.kept?.outcomes).toEqual({});
  });

  test("is not news that leave a gap", () => {
    const line = Line.last.accept();
    line.tell(play(0, 2));
    line.tell({ ...news(4, 5), outcomes: [outcome] });
    expect(talk.kept?.outcomes).toEqual({});
  });
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

  test("among others is on its way until its own seat has done something", () => {
    const line = Line.last.accept();
    line.tell(tableOf());
    ask(line, play(0, 7));
    talk.say(0, "place rock c1", true);
    const done = (since: number, seat: string): Play => {
      return { ...play(since, since + 1), events: [{ ...event(since), about: { seat } }] };
    };
    ask(line, done(7, "B"));
    expect(state.waiting).toBe(true);
    ask(line, done(8, "A"));
    expect(state.waiting).toBe(false);
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

describe("seeds", () => {
  const seating = tableOf({
    status: "seating",
    seats: [{ kind: "guest", mine: true }, { kind: "guest", mine: true, sown: true }, { kind: "open" }],
  });

  test("are given for my seats that lack one, once for each line", () => {
    const line = Line.last.accept();
    line.tell(seating);
    line.tell(seating);
    expect(line.said).toHaveLength(1);
    expect(line.said[0]).toMatchObject({ type: "sow", seat: 0 });
    expect(line.said[0]?.["seal"]).toMatch(/^[0-9a-f]{64}$/);
  });

  test("are shown when everybody is bound, and never before", () => {
    const line = Line.last.accept();
    line.tell(tableOf({ status: "seating", seats: [{ kind: "guest", mine: true }, { kind: "guest" }] }));
    const seal = String(line.said[0]?.["seal"]);
    const fairness = { ...tableOf().fairness, seals: [seal, ""] };
    const seats: Sitter[] = [
      { kind: "guest", mine: true, sown: true },
      { kind: "guest", sown: false },
    ];
    line.tell(tableOf({ status: "seating", seats, fairness }));
    expect(line.said).toHaveLength(1);
    const bound = seats.map((sitter) => ({ ...sitter, sown: true }));
    const grid = { players: 2, cards: [] };
    const all = tableOf({
      game: "dreamscape",
      status: "seating",
      seats: bound,
      fairness: {
        ...fairness,
        setup: setupDigest("dreamscape", 1, grid),
        played: { rules: 1, setup: grid },
        seals: [seal, "0".repeat(64)],
      },
    });
    line.tell(all);
    line.tell(all);
    expect(line.said).toHaveLength(2);
    expect(line.said[1]).toMatchObject({ type: "reveal", seat: 0 });
    expect(line.said[1]?.["seed"]).toMatch(/^[0-9A-Za-z_-]{20,64}$/);
  });

  test("of a game that is not set up as usual are shown when people here have said yes", () => {
    const line = Line.last.accept();
    line.tell(
      tableOf({
        status: "seating",
        seats: [
          { kind: "guest", mine: true },
          { kind: "bot", sown: true },
        ],
      }),
    );
    const grid = { players: 2, position: "cycle 2" };
    const fairness = { ...tableOf().fairness, seals: [String(line.said[0]?.["seal"]), ""] };
    const played = { setup: setupDigest("dreamscape", 1, grid), played: { rules: 1, setup: grid } };
    const seats: Sitter[] = [
      { kind: "guest", mine: true, sown: true },
      { kind: "bot", sown: true },
    ];
    line.tell(tableOf({ game: "dreamscape", status: "seating", seats, fairness: { ...fairness, ...played } }));
    expect(line.said).toHaveLength(1);
    expect(state.worries?.unusual).toEqual(["position"]);
    talk.takeUnusual();
    expect(line.said[1]).toMatchObject({ type: "reveal", seat: 0 });
    expect(state.worries?.unusual).toEqual([]);
  });

  test("wait until what checks the dice is loaded, and are given then", async () => {
    vi.resetModules();
    const fresh = await import("./talk");
    const late = new fresh.Talk(new TableState("t2"), (address) => new Line(address));
    late.open();
    const line = Line.last.accept();
    line.tell(seating);
    expect(line.said).toEqual([]);
    await vi.waitFor(() => expect(line.said).toHaveLength(1), PATIENCE);
    expect(line.said[0]).toMatchObject({ type: "sow", seat: 0 });
  });

  test("wait for the server's promise", () => {
    const line = Line.last.accept();
    line.tell({ ...seating, fairness: { scheme: "oneiros-fair-3", commitment: "" } });
    expect(line.said).toEqual([]);
  });
});

describe("a trial", () => {
  const tried = (answers: string[]): Tried => {
    return { type: "tried", seat: 0, step: 3, cuts: 0, answers, view: {}, events: [], ask: null, stop: "" };
  };

  test("is asked for at the question on the page, and ends with what would come of it", async () => {
    const line = Line.last.accept();
    show(state, play(0, 3));
    const trial = talk.try(0, ["collect", "move 2"]);
    expect(line.said.at(-1)).toEqual({ type: "try", seat: 0, step: 3, cuts: 0, answers: ["collect", "move 2"] });
    line.tell(tried(["collect", "move 2"]));
    expect(await trial).toMatchObject({ type: "tried", answers: ["collect", "move 2"] });
  });

  test("is refused without disturbing the page", async () => {
    const line = Line.last.accept();
    show(state, play(0, 3));
    const [first, second] = [talk.try(0, ["dance"]), talk.try(0, ["collect"])];
    line.tell({ type: "refused", reason: "notation-unknown", sentence: "No.", to: "try" });
    line.tell(tried(["collect"]));
    expect(await first).toMatchObject({ type: "refused", sentence: "No." });
    expect(await second).toMatchObject({ type: "tried" });
    expect(state.refused).toBeNull();
  });

  test("that the server has passed over gets no reply, nor does one when the line is lost", async () => {
    const line = Line.last.accept();
    show(state, play(0, 3));
    const [first, second, third] = [talk.try(0, ["a"]), talk.try(0, ["b"]), talk.try(0, ["c"])];
    line.tell(tried(["b"]));
    line.break();
    expect([await first, (await second)?.type, await third]).toEqual([undefined, "tried", undefined]);
  });
});

describe("the question why", () => {
  test("is answered by its text", async () => {
    const line = Line.last.accept();
    const answer = talk.why(0, "move X c3");
    line.tell({ type: "because", text: "move X c3", may: false, rule: "6.3" });
    expect((await answer)?.rule).toBe("6.3");
  });

  test("ends at once where it is refused, the oldest first", async () => {
    const line = Line.last.accept();
    const first = talk.why(0, "dance");
    const second = talk.why(0, "move X c3");
    line.tell({ type: "refused", reason: "notation-unknown", sentence: "", to: "why" });
    expect(await first).toBeUndefined();
    line.tell({ type: "because", text: "move X c3", may: true });
    expect((await second)?.may).toBe(true);
  });

  test("ends without an answer after a while, and when the line breaks", async () => {
    const line = Line.last.accept();
    const first = talk.why(0, "x");
    vi.advanceTimersByTime(7_000);
    expect(await first).toBeUndefined();
    const second = talk.why(0, "y");
    line.break();
    expect(await second).toBeUndefined();
    expect(await talk.why(0, "z")).toBeUndefined();
  });
});

test("what is found out after a game was said to be over and verified is shown all the same", () => {
  const line = Line.last.accept();
  line.tell(tableOf());
  const counts = { renewed: 0, aborted: 0, heldBack: 0, takebacks: 0, lost: 0 };
  state.verdict = {
    kind: "verified",
    faults: [],
    doubts: [],
    ...counts,
    file: { bytes: new Uint8Array(), sha256: "" },
  };
  line.tell({ ...play(0, 2), step: "2" as unknown as number });
  expect(state.verdict).toMatchObject({ kind: "alarm", faults: ["shown"] });
});
