// A short game in moments, for tests: each changes the points of two seats.

import type { Event, Moment, Reviewed } from "../../messages";
import type { Telling } from "../logbook";
import type { Step } from "../turn/turns";
import type { Measure } from "./swings";

export const event = (step: number, kind: string, about: Event["about"] = {}): Event => {
  return { step, kind, about, cause: { rule: "1" } };
};

export const MEASURE: Measure = {
  points: ({ view }) => view["points"] as number[],
  turnWinner: ({ kind, about }) => (kind === "won" ? String(about["seat"]) : undefined),
};

export const TELLING = {
  turn: ({ kind, about }: Event) => (kind === "turn" ? Number(about["turn"]) : undefined),
  turnName: (turn: number) => `Turn ${turn}`,
  turnMark: (turn: number) => `T${turn}`,
  unsaid: new Set<string>(),
  important: new Set<string>(),
  chance: new Set(["die"]),
} as unknown as Telling;

const first: Moment = {
  step: 2,
  seat: 0,
  changes: [[[], { points: [0, 0], board: { a: 1 } }]],
  events: [event(0, "turn", { turn: 1 })],
};

/** A leads by a deed, B by a roll; then a turn is won, and another begins. */
export const MOMENTS: readonly Moment[] = [
  first,
  { step: 3, seat: 1, changes: [[["points", 0], 3]], events: [event(2, "moved")] },
  { step: 6, seat: 0, changes: [[["points", 1], 8]], events: [event(3, "struck"), event(4, "die")] },
  { step: 7, seat: 1, events: [event(6, "passed")] },
  {
    step: 9,
    seat: 0,
    changes: [[["points"], [0, 0]]],
    events: [event(7, "won", { seat: "B" }), event(8, "turn", { turn: 2 })],
  },
  { step: 10, seat: -1, changes: [[["points", 0], 1]], events: [event(9, "moved")] },
];

export const stepOf = (side: string, sign: Step["sign"], ...events: Event[]): Step => {
  return { side, sign, picture: null, more: 0, outcomes: [], traces: [], pointed: { pieces: [], cells: [] }, events };
};

export const STEPS: readonly Step[] = [
  stepOf("A", "went", event(2, "moved")),
  stepOf("B", "struck", event(3, "struck"), event(4, "die")),
  stepOf("B", "took", event(7, "won")),
  stepOf("A", "went", event(9, "moved")),
];

/** The game in two parts, as a server tells it. */
export function asked(from: number): Promise<Reviewed> {
  const moments = from === 0 ? MOMENTS.slice(0, 3) : MOMENTS.slice(3);
  return Promise.resolve({ id: "t", step: 10, moments, ...(from === 0 ? { following: 3 } : {}) });
}
