// A game told again from its beginning: what the server gives in parts, put together as plays.

import type { Event, Moment, Play, Reviewed } from "../../messages";
import { call } from "../../net/api";
import { after } from "../story";

/** The moments of a game, as far as they have come: each as a play, with what led to it. */
export interface Moments {
  readonly plays: readonly Play[];
  /** Everything that happened, in order, and how many of it had happened at each moment. */
  readonly events: readonly Event[];
  readonly counts: readonly number[];
  /** The seat that is asked at each moment, or -1. */
  readonly asked: readonly number[];
}

export const NO_MOMENTS: Moments = { plays: [], events: [], counts: [], asked: [] };

/** Ask for moments of the game of a table from a number on, as a seat sees them; `""` is whoever is asked. */
export const momentsOf = (id: string, from: number, side = ""): Promise<Reviewed> =>
  call("GET", `tables/${encodeURIComponent(id)}/review?from=${from}${side ? `&viewer=${side}` : ""}`);

/** Put some moments behind those that are known; what stays the same in a view stays the same object. */
export function grown(known: Moments, more: readonly Moment[]): Moments {
  const plays = [...known.plays];
  const events = [...known.events];
  const counts = [...known.counts];
  const asked = [...known.asked];
  for (const moment of more) {
    plays.push(playOf(plays.at(-1), moment));
    events.push(...(moment.events ?? []));
    counts.push(events.length);
    asked.push(moment.seat);
  }
  return { plays, events, counts, asked };
}

function playOf(before: Play | undefined, moment: Moment): Play {
  const { step, events = [], changes = [], removed = [] } = moment;
  const told = { since: before?.step ?? 0, step, cuts: 0, events, asks: [], undo: step };
  if (before) return after(before, { type: "news", ...told, changes, removed, viewer: -1 });
  const view = changes[0]?.[1] as Play["view"];
  return { type: "play", ...told, view, thinking: [], outcomes: [], viewer: -1 };
}

/** Ask for part after part until a game has come as a whole; `heard` hears of each. */
export async function follow(
  ask: (from: number) => Promise<Reviewed>,
  heard: (moments: Moments, part: Reviewed) => void,
): Promise<void> {
  let known = NO_MOMENTS;
  let cuts: number | undefined;
  for (let from = 0; from >= 0;) {
    const part = await ask(from);
    const again = cuts !== undefined && (part.cuts ?? 0) !== cuts;
    cuts = part.cuts ?? 0;
    if (again && from > 0) {
      // Something was taken back meanwhile: what came before may never have happened.
      known = NO_MOMENTS;
      from = 0;
      continue;
    }
    known = grown(known, part.moments);
    heard(known, part);
    from = part.following ?? -1;
  }
}

/** The number of the moment at which a step is asked, or of the last one before it. */
export function momentAt({ plays }: Moments, step: number): number {
  let low = 0;
  let high = plays.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((plays[middle]?.step ?? 0) <= step) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What happened since the moment before one. */
export function eventsOf({ events, counts }: Moments, index: number): readonly Event[] {
  return events.slice(counts[index - 1] ?? 0, counts[index]);
}
