import type { Event, Play } from "../messages";

/** How long the events of a game are looked at. */
export interface Pace {
  /** How long some events last when they are seen together, in milliseconds. */
  lasting(events: readonly Event[]): number;
  /** The kinds that make up a throw of dice: seen together, over the table as it stood before. */
  readonly rolls: ReadonlySet<string>;
  /** The kinds that end something whose outcome people look at for as long as they like. */
  readonly holds: ReadonlySet<string>;
  /** The kinds with which a new turn begins, and with it some more time that may be spent. */
  readonly turns: ReadonlySet<string>;
  /** How much more time events get that others than these seats brought about; otherwise it is the usual. */
  calm?(events: readonly Event[], own: readonly string[]): number;
  /** What may be spent on one turn of somebody else, in milliseconds, where it is not the usual. */
  budget?(): number;
}

/** Events that are seen at the same time. */
export interface Beat {
  readonly play: Play;
  readonly events: readonly Event[];
  readonly lasts: number;
  /** Whether the table is still drawn as it was before the play. */
  readonly before: boolean;
  /** Whether what has come to its end is looked at until somebody goes on. */
  readonly holds: boolean;
}

/**
 * Divide what a play tells into what is seen one after another; the last of it shows the table as it is now. `own` are
 * the names of the seats of those who look.
 */
export function beats(play: Play, events: readonly Event[], pace: Pace, own: readonly string[] = []): Beat[] {
  const runs: { kind: string; events: Event[] }[] = [];
  for (const event of events) {
    const kind = pace.rolls.has(event.kind) ? "roll" : event.kind;
    const run = runs.at(-1);
    const ended = run?.events.some((one) => pace.holds.has(one.kind)) ?? false;
    // What takes no time of its own joins what came before it; nothing else joins what is looked at.
    if (run && (pace.lasting([event]) === 0 || (run.kind === kind && !ended))) run.events.push(event);
    else if (run && pace.lasting(run.events) === 0 && !ended) {
      run.kind = kind;
      run.events.push(event);
    } else runs.push({ kind, events: [event] });
  }
  const found: Beat[] = [];
  let before = true;
  for (const run of runs) {
    before &&= run.kind === "roll";
    const holds = run.events.some((event) => pace.holds.has(event.kind));
    const lasts = pace.lasting(run.events) * (pace.calm?.(run.events, own) ?? 1);
    found.push({ play, events: run.events, lasts, before, holds });
  }
  if (before) found.push({ play, events: [], lasts: 0, before: false, holds: false });
  return found;
}
