import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Event, Tried } from "../messages";
import { loadPledge } from "./pledged";
import { Line, show, tableOf } from "./seated";
import type { TableState } from "./state.svelte";
import type { Talk } from "./talk";
import { news, opened, past, play } from "./telling";

const steps = (events: readonly Event[]): number[] => events.map((one) => one.step);

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
