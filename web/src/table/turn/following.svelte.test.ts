import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Event, Play } from "../../messages";
import type { Game } from "../game";
import { NOTHING_POINTED } from "../logbook";
import { tableOf } from "../seated";
import { TableState } from "../state.svelte";
import { Following } from "./following.svelte";
import type { Step, Trace, Turns } from "./turns";

const event = (step: number, kind: string): Event => ({ step, kind, about: {}, cause: { rule: "1" } });
const playAt = (step: number): Play => {
  return { type: "play", since: 0, step, cuts: 0, view: {}, events: [], asks: [], thinking: [], undo: 0 };
};

/** Each event is a step of the side that its kind names. */
const TURNS = {
  steps: (events, since) =>
    events
      .filter((one) => one.step >= since)
      .map((one): Step => {
        const pointed = { pieces: [one.kind], cells: [] };
        const rest = { picture: null, more: 0, sign: "went" as const, outcomes: [], traces: [] };
        return { side: one.kind === "chance" ? "" : one.kind, pointed, events: [one], ...rest };
      }),
  find: () => undefined,
  before: (play) => play,
} as Partial<Turns> as Turns;
const GAME = {
  pace: {
    lasting: (events: readonly Event[]) => events.length * 300,
    rolls: new Set(),
    holds: new Set(),
    turns: new Set(),
  },
  telling: { summary: (events: readonly Event[]) => `${events.length} things`, turn: () => undefined },
} as unknown as Game;

let state: TableState;
let following: Following;

function tell(...events: Event[]): void {
  const play = playAt((events.at(-1)?.step ?? 0) + 1);
  state.heard = { play, events, first: 0 };
  state.drawn = { ...state.drawn, shown: play, told: events };
  following.keep(play);
}

beforeEach(() => {
  vi.useFakeTimers();
  state = new TableState("t");
  state.table = tableOf();
  state.game = GAME;
  following = new Following(state, TURNS);
});
afterEach(() => following.stop());

test("a turn is that of the other player, although points were counted for oneself in it", () => {
  tell(event(0, "A"), event(1, "B"), event(2, "A"), event(3, "B"));
  expect(following.steps.map((step) => step.side)).toEqual(["B", "A", "B"]);
  expect(following.sides).toEqual(["B"]);
});

test("what came of an own answer is no news, what others did after it is", () => {
  tell(event(0, "A"), event(1, "chance"));
  expect(following.steps).toEqual([]);
  tell(event(0, "A"), event(1, "chance"), event(2, "B"), event(3, "chance"));
  expect(following.steps.map((step) => step.events[0]?.step)).toEqual([2, 3]);
  expect(following.sides).toEqual(["B"]);
  state.ownStep = 4;
  expect(following.steps).toEqual([]);
});

test("of a very long turn the last steps are pictured", () => {
  tell(...Array.from({ length: 40 }, (_, step) => event(step, "B")));
  expect(following.steps).toHaveLength(24);
  expect(following.left).toBe(16);
});

test("whoever comes back is told what happened since, until they act", () => {
  tell(event(0, "A"), event(1, "B"), event(2, "B"), event(3, "B"));
  state.lookedStep = 2;
  expect(following.away).toBe(true);
  expect(following.steps).toHaveLength(2);
  expect(following.summary).toBe("2 things");
  state.ownStep = 4;
  expect(following.away).toBe(false);
});

test("what the game has yet to show is neither logged nor a step", () => {
  const [mine, dice] = [event(0, "B"), event(1, "B")];
  tell(mine, dice);
  state.due = [dice];
  expect(state.logged).toEqual([mine]);
  expect(following.steps).toHaveLength(1);
  state.due = [];
  expect(state.logged).toEqual([mine, dice]);
});

test("a step that is looked at points at its things", () => {
  tell(event(0, "B"));
  following.look(following.steps[0] ?? null);
  expect(state.pointed.pieces).toEqual(["B"]);
  expect(following.current).toBe(following.steps[0]);
  following.look(null);
  expect(state.pointed).toBe(NOTHING_POINTED);
});

test("a turn is shown again step by step, and then the table as it is", () => {
  following.keep(playAt(0));
  tell(event(0, "B"), event(1, "B"));
  following.replay();
  expect(state.replayed?.moment).toEqual([]);
  expect(state.seen.shown?.step).toBe(0);
  vi.advanceTimersByTime(500);
  expect(following.current).toBe(following.steps[0]);
  expect(state.seen.moment).toHaveLength(2);
  expect(state.logged).toHaveLength(2);
  vi.advanceTimersByTime(2_000);
  expect(state.replayed).toBeNull();
  expect(following.current).toBeNull();
});

const TRACE: Trace = { who: "", sign: "went", picture: null, text: "", at: "", from: "", side: "B" };

test("a step is looked at where it was done, in a game whose players can be looked at", () => {
  tell(event(0, "A"), event(1, "B"));
  const [step] = following.steps;
  if (!step) throw new Error("nothing to look at");
  following.choose(step);
  expect(state.looked).toBeNull();
  state.game = { ...GAME, hasPlayersToLookAt: true };
  following.choose({ ...step, traces: ["2", "5"].map((at) => ({ ...TRACE, at })) });
  expect(state.looked).toEqual({ seat: 1, at: "5" });
});

test("the first attack of others is in sight, and not what was counted after it", () => {
  const counted = (step: Step): Step => ({ ...step, sign: "points" });
  const attack = (step: Step): Step => ({ ...step, picture: {}, sign: "struck" });
  const steps: Turns["steps"] = (...told) =>
    TURNS.steps(...told).map((one) => ((one.events[0]?.step ?? 0) > 2 ? counted(one) : attack(one)));
  following = new Following(state, { ...TURNS, steps });
  tell(event(0, "A"), event(1, "B"), event(2, "B"), event(3, "A"), event(4, "B"));
  expect(following.wanted).toBe(following.steps[0]);
  following.look(following.steps[3] ?? null);
  expect(following.wanted).toBe(following.steps[3]);
});
