import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Event, Play } from "../messages";
import { beats, type Pace } from "./beats";
import { Pacing } from "./pacing";
import { TableState } from "./state.svelte";

const LASTS: Record<string, number> = { moved: 400, struck: 200, face: 300, damaged: 150, ended: 100, won: 500 };

const MANY = ["moved", "damaged", "moved", "damaged", "moved", "damaged"];

const PACE: Pace = {
  lasting: (events) => events.reduce((sum, event) => sum + (LASTS[event.kind] ?? 0), 0),
  rolls: new Set(["struck", "face"]),
  holds: new Set(["ended"]),
  turns: new Set(["turn"]),
};

let history: Event[] = [];

function play(since: number, step: number, ...kinds: string[]): Play {
  const events = kinds.map((kind) => ({ step: since, kind, about: {}, cause: { rule: "1" } }));
  history = [...history.filter((event) => event.step < since), ...events];
  return { type: "play", since, step, cuts: 0, view: {}, events, asks: [], thinking: [], undo: step };
}

const kinds = (events: readonly Event[]): string[] => events.map((event) => event.kind);

let state: TableState;
let pacing: Pacing;
/** Whether something is being seen, or will be. */
const busy = (): boolean => vi.getTimerCount() > 0;

function send(one: Play, jump = false): Play {
  state.heard = { play: one, events: history, first: 0 };
  pacing.arrive(one, jump);
  return one;
}

beforeEach(() => {
  vi.useFakeTimers();
  history = [];
  state = new TableState("t");
  pacing = new Pacing(state, PACE);
  send(play(0, 1, "moved"), true);
});
afterEach(() => vi.useRealTimers());

describe("a play", () => {
  test("is divided by kind, a throw of dice in one", () => {
    const whole = play(1, 2, "struck", "face", "face", "damaged", "damaged", "cleared", "won");
    const parts = beats(whole, history.slice(1), PACE);
    expect(parts.map((beat) => [kinds(beat.events), beat.lasts, beat.before])).toEqual([
      [["struck", "face", "face"], 800, true],
      [["damaged", "damaged", "cleared"], 300, false],
      [["won"], 500, false],
    ]);
  });

  test("of dice alone ends with the table as it is", () => {
    const parts = beats(play(1, 2, "face"), history.slice(1), PACE);
    expect(parts.map((beat) => [beat.events.length, beat.before])).toEqual([
      [1, true],
      [0, false],
    ]);
  });

  test("without events is drawn at once", () => {
    const next = send(play(1, 1));
    expect(state.shown).toBe(next);
    expect(state.settled).toBe(true);
    expect(busy()).toBe(false);
  });
});

describe("the first play", () => {
  test("is drawn as it stands", () => {
    expect(state.shown?.step).toBe(1);
    expect(state.moment).toEqual([]);
    expect(kinds(state.told)).toEqual(["moved"]);
    expect(state.quick).toBe(true);
  });
});

describe("plays of somebody else", () => {
  test("are seen one after another", () => {
    const first = send(play(1, 2, "moved"));
    const second = send(play(2, 3, "moved"));
    expect(state.shown).toBe(first);
    expect(state.settled).toBe(false);
    expect(state.quick).toBe(false);
    vi.advanceTimersByTime(400);
    expect(state.shown).toBe(second);
    expect(state.settled).toBe(true);
    expect(busy()).toBe(true);
    vi.advanceTimersByTime(400);
    expect(busy()).toBe(false);
    expect(state.moment).toEqual([]);
    expect(state.told).toHaveLength(3);
  });

  test("show dice over the table as it stood before", () => {
    const earlier = state.shown;
    const next = send(play(1, 5, "struck", "face", "face", "damaged"));
    expect(state.shown).toBe(earlier);
    expect(kinds(state.moment)).toEqual(["struck", "face", "face"]);
    vi.advanceTimersByTime(800);
    expect(state.shown).toBe(next);
    expect(kinds(state.moment)).toEqual(["damaged"]);
  });

  test("ask only when dice alone have been seen", () => {
    const next = send(play(1, 2, "struck", "face", "face"));
    expect(state.settled).toBe(false);
    vi.advanceTimersByTime(800);
    expect(state.shown).toBe(next);
    expect(state.settled).toBe(true);
    expect(busy()).toBe(false);
  });

  test.each([12, 60, 300])("that are %i take about four seconds in all", (many) => {
    for (let step = 1; step <= many; step++) send(play(step, step + 1, "moved"));
    vi.advanceTimersByTime(2_000);
    expect(state.settled).toBe(false);
    vi.advanceTimersByTime(2_700);
    expect(state.settled).toBe(true);
    expect(state.told).toHaveLength(many + 1);
  });

  test("that trickle in take about four seconds too", () => {
    let waited = 0;
    for (let step = 1; step <= 40; step++) {
      send(play(step, step + 1, "moved"));
      vi.advanceTimersByTime(20);
    }
    while (busy()) waited += (vi.advanceTimersByTime(50), 50);
    expect(waited).toBeLessThan(4_500);
  });

  test("take at most twice as long on a page that is too slow to draw them in time", () => {
    for (let step = 1; step <= 8; step += 1) send(play(step, step + 1, "moved", "won"));
    const began = Date.now();
    // Every timer of such a page is late.
    while (!state.settled && Date.now() - began < 60_000) {
      vi.setSystemTime(Date.now() + 1_500);
      vi.advanceTimersToNextTimer();
    }
    expect(Date.now() - began).toBeLessThan(8_000);
  });

  test("are without haste when they come slowly", () => {
    for (let step = 1; step <= 40; step++) {
      send(play(step, step + 1, "moved"));
      vi.advanceTimersByTime(390);
      expect(busy()).toBe(true);
      vi.advanceTimersByTime(1_000);
      expect(busy()).toBe(false);
    }
  });
});

test("what was told before the first answer is not told again with what comes of it", () => {
  state = new TableState("t");
  pacing = new Pacing(state, PACE);
  history = [];
  send(play(0, 0, "turn"), true);
  send(play(0, 1, "turn", "moved"));
  expect(kinds(state.told)).toEqual(["turn", "moved"]);
  vi.advanceTimersByTime(400);
  expect(state.settled).toBe(true);
});

describe("an answer given here", () => {
  test("is drawn at once, whatever is being seen", () => {
    send(play(1, 2, "moved"));
    state.sent = { seat: 0, step: 2, cuts: 0 };
    const own = send(play(2, 3, "moved"));
    expect(state.shown).toBe(own);
    expect(state.settled).toBe(true);
    expect(state.told).toHaveLength(3);
    expect(state.moment).toHaveLength(1);
  });
});

test("where nothing should move, everything is drawn at once and without motion", () => {
  pacing = new Pacing(state, PACE, () => true);
  send(play(1, 2, "moved"));
  const last = send(play(2, 3, "struck", "face", "moved", "won"));
  expect(state.shown).toBe(last);
  expect(state.settled).toBe(true);
  expect(state.quick).toBe(true);
  expect(busy()).toBe(false);
});

describe("a jump", () => {
  const newest = (): void => {
    expect(state.settled).toBe(true);
    expect(busy()).toBe(false);
    expect(state.quick).toBe(true);
    expect(state.moment).toEqual([]);
    expect(state.told).toEqual(history);
  };

  test("is made by skipping", () => {
    send(play(1, 2, "moved"));
    const last = send(play(2, 3, "moved", "won"));
    pacing.skip();
    expect(state.shown).toBe(last);
    newest();
    vi.advanceTimersByTime(1_000);
    newest();
  });

  test("is made by a step back, in the middle of anything", () => {
    send(play(1, 2, "moved"));
    send(play(2, 3, "moved"));
    const back = send(play(1, 1));
    expect(state.shown).toBe(back);
    newest();
    expect(state.told).toHaveLength(1);
  });

  test("is made when everything is told again", () => {
    history = [];
    send(play(0, 4, "moved", "struck", "face"));
    newest();
  });

  test("is made by a play that takes back and goes on at once", () => {
    send(play(1, 2, "moved"));
    send(play(1, 2, "struck"));
    newest();
    expect(kinds(state.told)).toEqual(["moved", "struck"]);
  });
});

describe("what has come to its end", () => {
  const fight = (): void => {
    send(play(1, 2, "struck", "face", "damaged", "ended", "won"));
    vi.advanceTimersByTime(1_000);
  };

  test("is looked at until somebody goes on", () => {
    fight();
    expect(state.held).toBe(true);
    expect(kinds(state.told)).not.toContain("won");
    state.goOn();
    pacing.goOn();
    expect(state.held).toBe(false);
    expect(kinds(state.moment)).toEqual(["won"]);
  });

  test("gives way by itself to what others do after it, and stays where nothing follows", () => {
    fight();
    vi.advanceTimersByTime(20_000);
    expect(kinds(state.told)).toContain("won");
    send(play(2, 3, "struck", "damaged", "ended"));
    vi.advanceTimersByTime(60_000);
    expect(state.settled).toBe(true);
    expect(state.held).toBe(true);
    pacing.goOn();
    expect(state.held).toBe(false);
  });

  test("is over with whatever is done next", () => {
    fight();
    pacing.skip();
    expect(state.held).toBe(false);
  });

  test("is looked at by nobody who has left the table", () => {
    fight();
    pacing.end();
    expect(busy()).toBe(false);
  });

  test("is looked at where nothing should move, too", () => {
    pacing = new Pacing(state, PACE, () => true);
    send(play(1, 2, "struck", "face", "damaged", "ended", "won", "struck", "ended"));
    expect(state.held).toBe(true);
    expect(kinds(state.moment)).toEqual(["struck", "face", "damaged", "ended"]);
    state.goOn();
    pacing.goOn();
    expect(kinds(state.moment)).toEqual(["won", "struck", "ended"]);
    expect(state.held).toBe(true);
    expect(state.settled).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(state.held).toBe(true);
  });
});

describe("the turns of others", () => {
  test("each get their own time, whatever else waits already", () => {
    pacing = new Pacing(state, { ...PACE, budget: () => 2_000 });
    send(play(1, 2, "turn", ...MANY, "turn", ...MANY));
    const [first, second] = state.heard.events.flatMap((event, place) => (event.kind === "turn" ? [place] : []));
    vi.advanceTimersByTime(1_000);
    expect(state.told.length).toBeGreaterThan(first ?? 0);
    expect(state.told.length).toBeLessThanOrEqual(second ?? 0);
  });

  test("are seen for as long as a game wants, where others than those here brought them about", () => {
    const calm = (_: readonly Event[], own: readonly string[]): number => (own.length === 0 ? 3 : 1);
    const parts = (own: readonly string[]): number[] =>
      beats(play(1, 2, "moved"), history.slice(1), { ...PACE, calm }, own).map((beat) => beat.lasts);
    expect([parts([]), parts(["A"])]).toEqual([[1_200], [400]]);
  });
});
