// The turns of a game and what changed its course, read off its moments.

import type { Event, Play } from "../../messages";
import type { Telling } from "../logbook";
import type { Step } from "../turn/turns";
import { eventsOf, momentAt, type Moments } from "./moments";

/** A turn: its number, the moment at which it begins, and who has won it where turns are won. */
export interface Span {
  readonly turn: number;
  readonly first: number;
  readonly winner: string;
}

/** What a game says about who is ahead. */
export interface Measure {
  /** Whether dice are rolled for points, so that a roll may turn it as a deed may. */
  readonly rolls?: boolean;
  /** What the curve shows of each seat at a moment. */
  points(play: Play): readonly number[];
  /** What each seat has got in the turn that an event ends, where turns are won one by one. */
  turnPoints?(event: Event): readonly number[] | undefined;
  /** Whether an event is part of the final count, which is nobody's deed. */
  counted?(event: Event): boolean;
  /** The name of the seat that has won a turn by an event. */
  turnWinner?(event: Event): string | undefined;
}

/** A deed that changed who would win: from which moment to which, and by how much for each seat. */
export interface Swing {
  readonly step: Step;
  readonly from: number;
  readonly to: number;
  readonly gained: readonly number[];
  /** How far the lead has moved, and whether another leads now. */
  readonly size: number;
  readonly turned: boolean;
  /** Whether dice or draws brought it about. */
  readonly rolled: boolean;
}

/** The turns in their order. */
export function spansOf(moments: Moments, telling: Telling, measure: Measure): Span[] {
  const spans: { turn: number; first: number; winner: string }[] = [{ turn: 1, first: 0, winner: "" }];
  for (let index = 0; index < moments.plays.length; index++) {
    for (const event of eventsOf(moments, index)) {
      const last = spans.at(-1);
      const winner = measure.turnWinner?.(event);
      if (last && winner !== undefined) last.winner = winner;
      const turn = telling.turn(event);
      if (last && turn !== undefined && turn !== last.turn) {
        if (index === 0) last.turn = turn;
        else spans.push({ turn, first: index, winner: "" });
      }
    }
  }
  return spans;
}

/** What each seat has got by the end of each turn: of that turn where turns are won, in all where points are kept. */
export function pointsByTurn(moments: Moments, spans: readonly Span[], measure: Measure): (readonly number[])[] {
  return spans.flatMap((span, place) => {
    const end = spans[place + 1]?.first ?? moments.plays.length - 1;
    // The turn ends with what leads to the first moment of the next one.
    for (let index = end; index > span.first; index--) {
      const ended = eventsOf(moments, index).findLast((event) => measure.turnPoints?.(event));
      const points = ended && measure.turnPoints?.(ended);
      if (points) return [points];
    }
    const play = moments.plays[end];
    return play ? [measure.points(play)] : [];
  });
}

/** How far the first seat is ahead of the others. */
const leads = (points: readonly number[]): number[] =>
  points.map((own, seat) => own - Math.max(...points.filter((_, other) => other !== seat)));

const leader = (points: readonly number[]): number => leads(points).findIndex((lead) => lead > 0);

/** What every deed has changed; deeds that end a turn change nothing that can be compared. */
export function swingsOf(
  moments: Moments,
  steps: readonly Step[],
  spans: readonly Span[],
  telling: Telling,
  measure: Measure,
): Swing[] {
  const begins = new Set(spans.slice(1).map(({ first }) => first));
  return steps.flatMap((step) => {
    const first = step.events[0];
    const last = step.events.at(-1);
    if (!first || !last || step.side === "") return [];
    const from = momentAt(moments, first.step);
    // The moment before which everything of it has happened.
    let to = momentAt(moments, last.step);
    if ((moments.plays[to]?.step ?? 0) <= last.step && to < moments.plays.length - 1) to += 1;
    for (let index = from + 1; index <= to; index++) if (begins.has(index)) return [];
    const all = moments.events.slice(moments.counts[from] ?? 0, moments.counts[to]);
    // What the final count brings is nobody's deed, whoever did something last.
    if (all.some((event) => measure.counted?.(event))) return [];
    const [before, after] = [moments.plays[from], moments.plays[to]];
    if (!before || !after || before === after) return [];
    const [had, has] = [measure.points(before), measure.points(after)];
    const gained = has.map((points, seat) => points - (had[seat] ?? 0));
    const [led, leading] = [leads(had), leads(has)];
    const size = Math.max(...leading.map((lead, seat) => Math.abs(lead - (led[seat] ?? 0))));
    if (size === 0) return [];
    const turned = leader(had) !== leader(has);
    const rolled = step.sign === "struck" || all.some((event) => telling.chance.has(event.kind));
    return [{ step, from, to, gained, size, turned, rolled }];
  });
}

/** The one that mattered most: first those after which another led, then the largest, then the latest. */
export function decisive(swings: readonly Swing[]): Swing | undefined {
  const worth = (one: Swing): number => one.size + (one.turned ? 1_000 : 0);
  return swings.reduce<Swing | undefined>(
    (best, one) => (best === undefined || worth(one) >= worth(best) ? one : best),
    undefined,
  );
}

/** The largest of them, in the order of the game. */
export function largest(swings: readonly Swing[], most: number): Swing[] {
  const chosen = [...swings].sort((one, other) => other.size - one.size).slice(0, most);
  return swings.filter((one) => chosen.includes(one));
}
