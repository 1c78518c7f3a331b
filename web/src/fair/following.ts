// What a browser notes of the course of a game, and what may not change in it.

import type { News, Outcome, Past, Play } from "../messages";
import { type Cast, following, NOT_BEGUN } from "./course";
import { BY_ONESELF, type Fault } from "./faults";
import { type Consent, consents, type Drawn, HIDDEN, type Kept, nothingAgreed, written } from "./kept";

export function blame(kept: Kept, fault: Fault): void {
  if (!kept.faults.includes(fault)) kept.faults.push(fault);
}

/** Note what chance has answered, and give the entries that are new; what was seen once may not become another. */
export function note(kept: Kept, heard: readonly Outcome[]): number[] {
  const { outcomes } = kept;
  return heard.flatMap(({ entry, chosen, weights }) => {
    const [now, before] = [written(chosen, weights), outcomes[entry]];
    if (before !== undefined && before !== now && before !== HIDDEN && now !== HIDDEN) blame(kept, "shown");
    if (before === undefined || before === HIDDEN) outcomes[entry] = now;
    return before === undefined ? [entry] : [];
  });
}

/** Note at which steps dice were shown; neither a die nor a step without one may become another. */
export function noteDice(kept: Kept, message: Play | News | Past, casts: readonly Cast[]): void {
  for (const { step, entry } of casts) {
    if ((kept.steps[entry] ??= step) !== step) blame(kept, "shown");
  }
  const course = following(kept.course, message, casts);
  if (course) kept.course = course;
  else blame(kept, "shown");
}

/** Note that dice were drawn which could not be compared yet, or that they were compared since. */
export function noteDrawn(kept: Kept, drawn: Drawn, compared: boolean): void {
  const { step, cuts, backs, shown } = drawn;
  const text = JSON.stringify({ step, cuts, backs, shown });
  const others = kept.unsure.filter((one) => JSON.stringify(one) !== text);
  kept.unsure = compared ? others : [...others, { step, cuts, backs, shown }];
}

/** Follow what was taken back: answers that never happened, and takebacks that somebody here must have wished. */
export function follow(kept: Kept, { type, step, cuts, takebacks = 0 }: Play | News): void {
  // A page that has slept reads late what another has read already, and a server that was set back will renew its
  // seeds. One that has only forgotten a free undo goes on.
  if (cuts < kept.cuts && (type === "news" || takebacks < kept.backs.length)) return;
  if (cuts !== kept.cuts) kept.answers = kept.answers.filter((one) => one.step < step);
  if (takebacks < kept.backs.length) {
    // What a server has forgotten is counted when new seeds begin, and at no other time.
    if (kept.cuts < 0) kept.lost += kept.backs.splice(takebacks).length;
    else blame(kept, "taken-back");
  }
  kept.cuts = cuts;
  // Games from before roots may have takebacks that nobody has remembered.
  const remembers = kept.agreements.some((one) => one.promise === kept.playing && one.root !== "");
  while (kept.backs.length < takebacks) {
    const backs = kept.backs.length;
    const meant = kept.wish?.backs === backs ? kept.wish : null;
    if (!meant && remembers) blame(kept, "taken-back");
    kept.backs.push(meant ?? { backs, at: -1, step: -1, further: false });
    kept.wish = null;
  }
  if (kept.wish?.stage === "lapsed") kept.wish = null;
}

/** A wish for a takeback was refused; of several one may still come true. */
export function dropWish(kept: Kept): void {
  const { wish } = kept;
  const refused = (wish?.refused ?? 0) + 1;
  kept.wish = wish && refused < consents(wish).length ? { ...wish, refused } : null;
}

/** A wish for a takeback that the table shows no more lapses, unless the next that is told of the game is its coming true. */
export function followWish(kept: Kept, isAsked: boolean): void {
  if (!kept.wish) return;
  if (isAsked) kept.wish = { ...kept.wish, stage: "asked" };
  else if (kept.wish.stage === "asked") kept.wish = { ...kept.wish, stage: "lapsed" };
}

/** Go on by other seeds. What was seen since they count is lost, but it is not forgotten that it was seen. */
export function turnTo(kept: Kept, promise: string, since: number): void {
  if (kept.playing) {
    const stands = Object.entries(kept.outcomes).filter(([entry]) => Number(entry) < since);
    kept.lost += Object.keys(kept.outcomes).length - stands.length;
    kept.outcomes = Object.fromEntries(stands);
    kept.steps = Object.fromEntries(Object.entries(kept.steps).filter(([entry]) => Number(entry) < since));
    kept.course = NOT_BEGUN;
    kept.cuts = -1;
  }
  kept.playing = promise;
}

/** People here have done in another browser what this one did not know of. */
export function own(kept: Kept, promise: string): void {
  const known = kept.agreements.some((one) => one.promise === promise);
  if (kept.faults.includes("promise") && !known) kept.agreements.push(nothingAgreed(promise));
  const elsewhere = (one: Consent): Consent => (one.at < 0 ? { ...one, elsewhere: true } : one);
  kept.backs = kept.backs.map(elsewhere);
  const others = kept.faults.filter((one) => !BY_ONESELF.includes(one));
  // Whoever lets the server do something has no proof of it, whatever the record says in the end.
  kept.elsewhere ||= others.length < kept.faults.length;
  kept.faults = others;
}
