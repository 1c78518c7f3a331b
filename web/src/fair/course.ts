// The dice of a game step by step, as they were told: what was told of a step is not told otherwise later.

import type { News, Past, Play } from "../messages";

/** What was told of the steps that stand. */
export interface Course {
  readonly takebacks: number;
  readonly cuts: number;
  /** The steps of which everything was told: from each first one up to before each second one. */
  readonly told: readonly (readonly [from: number, until: number])[];
  /** The entries of the dice that were shown at them, by step. */
  readonly dice: Readonly<Record<number, number>>;
}

/** A die that was shown at a step, and the entry of its outcome. */
export interface Cast {
  readonly step: number;
  readonly entry: number;
}

export const NOT_BEGUN: Course = { takebacks: 0, cuts: 0, told: [], dice: {} };

/** The course after a message, or null where the message contradicts it. */
export function following(course: Course, message: Play | News | Past, casts: readonly Cast[]): Course | null {
  // A page that has slept reads late what another has read already, and a server that was set back will renew its seeds.
  if (isLate(course, message)) return course;
  const known = message.type === "past" ? course : turned(course, message);
  if (!known) return null;
  const [from, until] = rangeOf(message);
  const now = new Map(casts.map(({ step, entry }) => [step, entry]));
  const wasTold = (step: number): boolean => known.told.some(([first, last]) => step >= first && step < last);
  const steps = [...now.keys(), ...Object.keys(known.dice).map(Number)];
  const same = steps
    .filter((step) => step >= from && step < until && wasTold(step))
    .every((step) => now.get(step) === known.dice[step]);
  if (!same) return null;
  return { ...known, told: joined(known.told, [from, until]), dice: { ...known.dice, ...Object.fromEntries(now) } };
}

/** The steps that a message tells. */
export const rangeOf = (message: Play | News | Past): readonly [from: number, until: number] => [
  message.since,
  message.type === "past" ? message.until : message.step,
];

const isLate = (course: Course, message: Play | News | Past): boolean =>
  message.type !== "past" &&
  ((message.takebacks ?? 0) < course.takebacks || (message.type === "news" && message.cuts < course.cuts));

/** What still stands of a course when something was taken back; dice are not taken back freely, nor what came before them. */
function turned(course: Course, { type, since, cuts, takebacks = 0 }: Play | News): Course | null {
  if (takebacks > course.takebacks) return { ...before(course, type === "news" ? since : 0), takebacks, cuts };
  if (cuts === course.cuts) return course;
  const last = Math.max(-1, ...Object.keys(course.dice).map(Number));
  if (type === "news" && since <= last) return null;
  return { ...before(course, type === "news" ? since : last + 1), takebacks, cuts };
}

const before = ({ told, dice }: Course, end: number): Pick<Course, "told" | "dice"> => ({
  told: told.filter(([from]) => from < end).map(([from, until]) => [from, Math.min(until, end)] as const),
  dice: Object.fromEntries(Object.entries(dice).filter(([step]) => Number(step) < end)),
});

function joined(told: Course["told"], [from, until]: readonly [number, number]): Course["told"] {
  const apart = told.filter(([first, last]) => last < from || first > until);
  const touched = told.filter((one) => !apart.includes(one));
  const first = Math.min(from, ...touched.map((one) => one[0]));
  const last = Math.max(until, ...touched.map((one) => one[1]));
  return [...apart, [first, last] as const].sort((one, other) => one[0] - other[0]);
}
