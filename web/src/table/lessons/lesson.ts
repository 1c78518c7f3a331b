import type { Event } from "../../messages";
import type { Situation } from "../hints/hints";

/** One thing that a learner does; what happened says whether it is done. */
export interface Step {
  /** The end of its keys: `web-lesson-…-step` says what to do, and with `-hint` how and why. */
  readonly name: string;
  /** Whether this event does it; the events are the learner's own. */
  does(event: Event): boolean;
  /** Whether an event serves it on the way without doing it. */
  serves?(event: Event): boolean;
  /** What its hint points at: selectors, the best first. */
  at(situation: Situation): readonly string[];
  /** Why an answer of the learner leads elsewhere, as the end of a key; undefined where it does not. */
  astray?(events: readonly Event[]): string | undefined;
  /** The same for what was let pass, which no event tells. */
  missed?(situation: Situation): string | undefined;
}

/** A position to learn from: a task in steps that check themselves. */
export interface Lesson {
  /** Its name at the server, and the middle of its keys. */
  readonly name: string;
  readonly steps: readonly Step[];
}

/** The lessons of a game, in the order in which they are learnt. */
export interface Course {
  readonly lessons: readonly Lesson[];
  /** The kinds of events that tell of a player's own answer. */
  readonly deeds: ReadonlySet<string>;
  /** Whose answers follow an event, for a game whose events name no seat. */
  readonly turnsTo?: (event: Event) => string | undefined;
}

/** Where an answer led away from the task, and why. */
export interface Astray {
  /** The end of a key: `web-lesson-…-astray-…`, or empty where only the general can be said. */
  readonly reason: string;
  /** The step of the answer, to go back to. */
  readonly step: number;
}

/** How far a learner has come. */
export interface Progress {
  /** Which steps are done, by their places. */
  readonly done: readonly boolean[];
  /** The place of the step to do now; as many as there are when all are done. */
  readonly current: number;
  /** The first answer since the last step was done that does not serve the task. */
  readonly astray: Astray | null;
}

/** Read off what happened how far a learner has come: taking an answer back takes its progress back, too. */
export function progress({ steps }: Lesson, course: Course, events: readonly Event[], seat: string): Progress {
  const done = steps.map(() => false);
  let current = 0;
  let astray: Astray | null = null;
  for (const answer of answers(events, course, seat)) {
    const reason = steps[current]?.astray?.(answer);
    let useful = answer.some((event) => steps[current]?.serves?.(event));
    for (const [place, step] of steps.entries()) {
      if (done[place] || !answer.some((event) => step.does(event))) continue;
      done[place] = useful = true;
    }
    const next = done.indexOf(false);
    const reached = next < 0 ? steps.length : next;
    if (reached > current) astray = null;
    else if (reason !== undefined || !useful) astray ??= { reason: reason ?? "", step: answer[0]?.step ?? 0 };
    current = reached;
  }
  return { done, current, astray };
}

/** What each answer of a player brought about, in order; what chance answered belongs to the player it answers. */
function answers(events: readonly Event[], { deeds, turnsTo }: Course, seat: string): Event[][] {
  const found = new Map<number, Event[]>();
  let [turn, step, mover]: [string | undefined, number, string | undefined] = [undefined, -1, undefined];
  for (const event of events) {
    const next = turnsTo?.(event);
    // An answer that ends a phase is still of the player whose phase it was.
    if (event.step !== step) [step, mover] = [event.step, turn];
    turn = next ?? turn;
    mover ??= turn;
    if ((event.about["seat"] ?? mover) !== seat) continue;
    const answer = found.get(event.step) ?? [];
    found.set(event.step, [...answer, event]);
  }
  return [...found.values()].filter((answer) => answer.some((event) => deeds.has(event.kind)));
}
