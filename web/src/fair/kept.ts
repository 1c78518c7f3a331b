// What a browser remembers of the seeds and the course of one table, on its own disk.

import { forget, recall, remember, remembered } from "../memory";
import { type Course, NOT_BEGUN } from "./course";
import type { Fault } from "./faults";

/** Seeds that were agreed on for one promise of the server. */
export interface Agreement {
  readonly promise: string;
  /** The seeds of the seats of this browser. */
  seeds: Record<number, string>;
  /** The seals of all seats when everybody was bound, which is before this browser showed a seed. */
  seals: readonly string[];
  /** The root that this browser computed before it showed a seed. */
  root: string;
  /** The digest of the set-up in it, and the set-up itself. */
  setup: string;
  played: Readonly<Record<string, unknown>> | null;
  /** The entry since which these seeds count, as it was said then; -1 where it was not remembered. */
  since: number;
  /** The seats that the server has bound to the seals of this browser. */
  bound: number[];
  /** The seats whose seeds this browser has shown, and those of which the server said that it has them. */
  shown: number[];
  heard: number[];
}

/** A takeback that people here asked for or allowed: where the game stood, and how far back it was to go. */
export interface Consent {
  /** How many takebacks there were before. */
  readonly backs: number;
  readonly at: number;
  readonly step: number;
  /** Whether it may go back further, to the last answer of one's own before the step. */
  readonly further: boolean;
  /** The last answer that was given here up to that step: no further. */
  readonly last?: Given;
  /** Whether the table shows that it is wished for, or no longer does. */
  readonly stage?: "asked" | "lapsed";
  /** Whether people here say that they wished it in another browser. */
  readonly elsewhere?: boolean;
  /** The consent before it of which nothing had come yet, and how many of them were refused: which, nobody says. */
  readonly before?: Consent;
  readonly refused?: number;
}

/** An answer that was given here. */
export interface Given {
  readonly seat: number;
  readonly step: number;
  readonly text: string;
  /** Whether it was typed in words of one's own, which a record writes in full. */
  readonly typed?: boolean;
  /** Whether it came too late, so that what the record says may have been answered elsewhere. */
  readonly overtaken?: boolean;
}

/** What a view showed of dice at a step, and how often answers and rolls had been taken back then. */
export interface Drawn {
  readonly step: number;
  readonly cuts: number;
  readonly backs: number;
  readonly shown: readonly string[];
}

export interface Kept {
  agreements: Agreement[];
  /** The promises for which people here have said yes to agreeing anew. */
  yes: string[];
  /** The digests of unusual set-ups to which they have said yes. */
  taken: string[];
  /** The promises for which they have said yes to a seed of theirs that came too late. */
  accepted: string[];
  /** The promise by which the game is played, and how many sowings there were before. */
  playing: string;
  number: number;
  /** The promises whose server seeds were shown. */
  opened: string[];
  /** The outcomes that were seen, by entry, and how many of them the server has forgotten. */
  outcomes: Record<number, string>;
  lost: number;
  /** The step at which the die of each of them was shown, by entry. */
  steps: Record<number, number>;
  /** Which steps were told since the last takeback, and with which dice. */
  course: Course;
  /** What was drawn of dice before the events were known that led to it, and could not be compared since. */
  unsure: Drawn[];
  answers: Given[];
  /** How often answers were taken back, free undo included; -1 where other seeds have begun since. */
  cuts: number;
  /** The takebacks that happened, and the one that may. */
  backs: Consent[];
  wish: Consent | null;
  faults: Fault[];
  /** Whether people here have said in the middle of the game that they did something in another browser. */
  elsewhere: boolean;
  /** The SHA-256 of a record whose strange parts people here say that they have done in another browser. */
  owned: string;
  /** Whether something of this table could not be remembered, or was forgotten for others. */
  forgot: boolean;
  /** Whether nothing is left but for which promises seeds were shown, and what was wrong. */
  bare: boolean;
  /** When it was kept last, so that the oldest are forgotten first. */
  moment: number;
}

/** More letters than any honest game takes, and few enough that one table does not push out all others. */
const MOST = 500_000;

/** What a hidden outcome is remembered as. */
export const HIDDEN = "hidden";

export const written = (chosen: number, weights: readonly number[]): string =>
  chosen < 0 ? HIDDEN : `${chosen} of ${weights.join(" ")}`;

const keyOf = (table: string): string => `fair-${table}`;

/** What is remembered of a table, or nothing. */
export function recallKept(table: string): Kept | null {
  const text = recall(keyOf(table));
  return text ? read(text) : null;
}

/** What is remembered, with the seeds that a page has shown: another page may write over that at the same moment. */
export function withShown(kept: Kept, known: Kept): Kept {
  const lost = shownIn(known).filter(({ promise, shown }) => {
    const there = agreementOf(kept, promise)?.shown ?? [];
    return shown.some((seat) => !there.includes(seat));
  });
  if (lost.length === 0) return kept;
  const others = kept.agreements.filter((one) => lost.every(({ promise }) => promise !== one.promise));
  // Nobody knows what else was lost.
  return { ...kept, agreements: [...lost, ...others], forgot: true };
}

/** Whether there is more to remember of a table than a game can have. */
export const isTooMuch = (kept: Kept): boolean => JSON.stringify(kept).length > MOST;

/**
 * Remember it; false where this browser does not allow it, even after it has forgotten the older half of all tables,
 * or where it is too much. Then at least the seeds that were shown are remembered, if that is allowed.
 */
export function rememberKept(table: string, kept: Kept): boolean {
  kept.moment = Date.now();
  const [key, text] = [keyOf(table), JSON.stringify(kept)];
  if (text.length <= MOST) {
    if (remember(key, text)) return true;
    makeRoom(key);
    if (remember(key, text)) return true;
  }
  remember(key, JSON.stringify(bared(kept)));
  return false;
}

/** Forget the older half of all other tables, but never that a seed was shown there or that something was wrong. */
function makeRoom(key: string): void {
  const others = remembered(keyOf("")).filter((one) => one !== key);
  const aged = others.map((one) => ({ one, kept: read(recall(one)) })).filter(({ kept }) => !kept.bare);
  aged.sort((first, second) => first.kept.moment - second.kept.moment);
  for (const { one, kept } of aged.slice(0, Math.ceil(aged.length / 2))) {
    forget(one);
    if (shownIn(kept).length > 0 || kept.faults.length > 0) remember(one, JSON.stringify(bared(kept)));
  }
}

/** What is left of a table: the promises, what was shown for them, and the takebacks, by which nobody is accused. */
function bared(kept: Kept): Kept {
  const { yes, accepted, playing, number, backs, cuts, faults, elsewhere, moment } = kept;
  const agreements = kept.agreements.map((one) => ({ ...one, seeds: {}, played: null }));
  const left = { agreements, yes, accepted, playing, number, backs, cuts, faults, elsewhere, moment };
  const bare = { ...nothingKept(), ...left, forgot: true, bare: true };
  if (JSON.stringify(bare).length <= MOST) return bare;
  // A server has said so much that even this is too long: what was shown counts, whatever it was for.
  const shown = shownIn(kept).map(({ promise, shown }) => ({ ...nothingAgreed(promise), shown }));
  return { ...nothingKept(), agreements: shown.slice(-1), faults, moment, forgot: true, bare: true };
}

export function nothingKept(): Kept {
  return {
    agreements: [],
    yes: [],
    taken: [],
    accepted: [],
    playing: "",
    number: 0,
    opened: [],
    outcomes: {},
    lost: 0,
    steps: {},
    course: NOT_BEGUN,
    unsure: [],
    answers: [],
    cuts: 0,
    backs: [],
    wish: null,
    faults: [],
    elsewhere: false,
    owned: "",
    forgot: false,
    bare: false,
    moment: 0,
  };
}

export const nothingAgreed = (promise: string): Agreement => {
  return {
    promise,
    seeds: {},
    seals: [],
    root: "",
    setup: "",
    played: null,
    since: -1,
    bound: [],
    shown: [],
    heard: [],
  };
};

/** A consent and those before it of which one may come true as well. */
export const consents = (last: Consent | null | undefined): Consent[] => (last ? [last, ...consents(last.before)] : []);

/** The agreement about a promise, if there is one. */
export const agreementOf = ({ agreements }: Kept, promise: string): Agreement | undefined =>
  agreements.find((one) => one.promise === promise);

/** The agreements in which this browser has shown a seed. */
export const shownIn = ({ agreements }: Kept): Agreement[] => agreements.filter((one) => one.shown.length > 0);

function read(text: string): Kept {
  try {
    const found = JSON.parse(text) as Partial<Kept>;
    const whole = { ...nothingKept(), ...found };
    whole.agreements = whole.agreements.map((one) => ({ ...nothingAgreed(one.promise), ...one }));
    // Before roots it was kept with a count.
    if (typeof whole.playing !== "string")
      whole.playing = (whole.playing as { promise?: string } | null)?.promise ?? "";
    return whole;
  } catch {
    return nothingKept();
  }
}
