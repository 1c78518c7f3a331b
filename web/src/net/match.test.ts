import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Event, Play, Table, ToBrowser } from "../messages";
import type { Socket } from "./connection";
import { Match } from "./match.svelte";

class Line implements Socket {
  static all: Line[] = [];
  static get last(): Line {
    const line = Line.all.at(-1);
    if (!line) throw new Error("no line was opened");
    return line;
  }
  readyState = 0 as Socket["readyState"];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  said: Record<string, unknown>[] = [];
  constructor(readonly address: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): this {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, new window.Event("open"));
    return this;
  }
  tell(message: ToBrowser): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code }));
  }
}

const table = (change: Partial<Table> = {}): Table => ({
  type: "table",
  id: "t1",
  game: "dreamblade",
  status: "playing",
  seats: [
    { kind: "guest", mine: true, sown: true },
    { kind: "bot", bot: "scripted" },
  ],
  names: ["A", "B"],
  public: false,
  onlookers: 0,
  fairness: { commitment: "c0ffee" },
  ...change,
});

const event = (step: number): Event => ({ step, kind: "moved", about: {}, cause: { rule: "6.2" } });

const play = (since: number, step: number): Play => ({
  type: "play",
  since,
  step,
  view: { step },
  events: Array.from({ length: step - since }, (_, place) => event(since + place)),
  asks: [],
  thinking: [],
  undo: step,
});

const steps = (events: Event[]): number[] => events.map((one) => one.step);

let match: Match;

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  match = new Match("t1", (address) => new Line(address));
  match.open();
});

afterEach(() => {
  match.close();
  vi.useRealTimers();
});

test("a line goes to the table on this page's server", () => {
  expect(Line.last.address).toBe("ws://localhost:3000/ws/t1");
  expect(match.connection).toBe("connecting");
  Line.last.accept();
  expect(match.connection).toBe("open");
});

describe("the game", () => {
  test("is told step by step, and what is new is known apart", () => {
    const line = Line.last.accept();
    line.tell(table());
    line.tell(play(0, 3));
    expect(match.mine).toEqual([0]);
    expect(steps(match.events)).toEqual([0, 1, 2]);
    expect(match.news).toEqual([]);
    line.tell(play(3, 5));
    expect(steps(match.events)).toEqual([0, 1, 2, 3, 4]);
    expect(steps(match.news)).toEqual([3, 4]);
  });

  test("goes back by an undo, and what was known of later steps is dropped", () => {
    const line = Line.last.accept();
    line.tell(play(0, 5));
    line.tell(play(3, 3));
    expect(steps(match.events)).toEqual([0, 1, 2]);
    expect(match.news).toEqual([]);
    line.tell(play(3, 4));
    expect(steps(match.news)).toEqual([3]);
  });

  test("with a gap is asked for anew", () => {
    const line = Line.last.accept();
    line.tell(play(0, 2));
    line.tell(play(4, 5));
    expect(match.play?.step).toBe(2);
    expect(line.said).toEqual([{ type: "resync" }]);
    line.tell(play(0, 5));
    expect(steps(match.events)).toEqual([0, 1, 2, 3, 4]);
    expect(steps(match.news)).toEqual([2, 3, 4]);
  });

  test("stays on the screen while the line is down, and is complete afterwards", () => {
    Line.last.accept().tell(play(0, 2));
    Line.last.break();
    expect(match.connection).toBe("lost");
    expect(match.play?.step).toBe(2);
    vi.advanceTimersByTime(400);
    expect(Line.all).toHaveLength(2);
    Line.last.accept().tell(play(0, 4));
    expect(match.connection).toBe("open");
    expect(steps(match.events)).toEqual([0, 1, 2, 3]);
    expect(steps(match.news)).toEqual([2, 3]);
  });
});

describe("an answer", () => {
  test("carries the step and is sent once", () => {
    const line = Line.last.accept();
    line.tell(play(0, 7));
    match.answer(0, 7, 4);
    match.answer(0, 7, 5);
    expect(line.said).toEqual([{ type: "answer", seat: 0, step: 7, option: 4 }]);
    expect(match.sent).toBe(7);
    line.tell(play(7, 8));
    expect(match.sent).toBe(-1);
    match.type(0, 8, "move X c3");
    expect(line.said.at(-1)).toEqual({ type: "say", seat: 0, step: 8, text: "move X c3" });
  });

  test("that is refused may be given again", () => {
    const line = Line.last.accept();
    line.tell(play(0, 7));
    match.answer(0, 7, 4);
    line.tell({ type: "refused", reason: "answer-stale", sentence: "" });
    expect(match.refused?.reason).toBe("answer-stale");
    match.answer(0, 7, 5);
    expect(match.refused).toBeNull();
    expect(line.said).toHaveLength(2);
  });

  test("without a line is refused here", () => {
    Line.last.accept().tell(play(0, 7));
    Line.last.break();
    match.answer(0, 7, 4);
    expect(match.refused?.reason).toBe("offline");
    expect(match.sent).toBe(-1);
  });
});

describe("seeds", () => {
  const seating = table({
    status: "seating",
    seats: [{ kind: "guest", mine: true }, { kind: "guest", mine: true, sown: true }, { kind: "open" }],
  });

  test("are given for my seats that lack one, once for each line", () => {
    const line = Line.last.accept();
    line.tell(seating);
    line.tell(seating);
    expect(line.said).toHaveLength(1);
    expect(line.said[0]).toMatchObject({ type: "sow", seat: 0 });
    expect(line.said[0]?.["seed"]).toMatch(/^[0-9A-Za-z_-]{20,64}$/);
  });

  test("wait for the server's promise", () => {
    const line = Line.last.accept();
    line.tell({ ...seating, fairness: { commitment: "" } });
    expect(line.said).toEqual([]);
  });
});

describe("the question why", () => {
  test("is answered by its text", async () => {
    const line = Line.last.accept();
    const answer = match.why(0, "move X c3");
    line.tell({ type: "because", text: "move X c3", may: false, rule: "6.3" });
    expect((await answer)?.rule).toBe("6.3");
  });

  test("ends without an answer after a while, and when the line breaks", async () => {
    const line = Line.last.accept();
    const first = match.why(0, "x");
    vi.advanceTimersByTime(7_000);
    expect(await first).toBeUndefined();
    const second = match.why(0, "y");
    line.break();
    expect(await second).toBeUndefined();
    expect(await match.why(0, "z")).toBeUndefined();
  });
});

describe("the line", () => {
  test("gives signs of life and is given up when nothing comes back", () => {
    const line = Line.last.accept();
    vi.advanceTimersByTime(15_000);
    expect(line.said).toEqual([{ type: "ping", number: 0 }]);
    line.tell({ type: "pong", number: 0 });
    vi.advanceTimersByTime(15_000);
    expect(line.said).toHaveLength(2);
    vi.advanceTimersByTime(15_000);
    expect(match.connection).toBe("lost");
    vi.advanceTimersByTime(400);
    expect(Line.all).toHaveLength(2);
  });

  test("waits longer after each failure, but not when the network is back", () => {
    for (let time = 0; time < 8; time++) {
      Line.last.break();
      vi.advanceTimersByTime(11_000);
    }
    expect(Line.all).toHaveLength(9);
    Line.last.break();
    window.dispatchEvent(new window.Event("online"));
    expect(Line.all).toHaveLength(10);
  });

  test("is tried at once when somebody looks again after a sleep", () => {
    const line = Line.last.accept();
    vi.setSystemTime(Date.now() + 3_600_000);
    document.dispatchEvent(new window.Event("visibilitychange"));
    expect(line.readyState).toBe(3);
    expect(Line.all).toHaveLength(2);
  });

  test("stays as it is when somebody looks again and it is alive", () => {
    const line = Line.last.accept();
    document.dispatchEvent(new window.Event("visibilitychange"));
    expect(Line.all).toHaveLength(1);
    expect(line.said).toEqual([{ type: "ping", number: 0 }]);
  });

  test("is not tried again where the server says so, nor after it was closed", () => {
    Line.last.accept().break(1008);
    vi.advanceTimersByTime(60_000);
    expect(match.connection).toBe("gone");
    expect(Line.all).toHaveLength(1);
    match.open();
    match.close();
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(2);
  });
});
