// What comes of a finished game: its record, computed again, and compared with everything that was promised and seen.

import type { Ending } from "../messages";
import { seal, THIRD } from "./agreed";
import { BY_ONESELF, type Doubt, type Fault, NO_COUNTS, type Verdict } from "./faults";
import { type Agreement, type Consent, consents, HIDDEN, type Kept, written } from "./kept";
import { readRecord } from "./reading";
import { type Back, isAborted, isRoll, type RecordFile, rootsOf, sowings, walk, type Walked } from "./record";
import { hex, sha256 } from "./sha256";

const [CLOSED, LONG] = ["closed", "long"];
/** What stands in the place of a rule where people, their clocks or the server ended a game. */
const BY_PEOPLE: readonly string[] = ["resigned", "time", "claimed", CLOSED, LONG];

/** Which seat gave an answer that stands, or -1 for chance, and what it says. */
export type Answered = readonly [seat: number, said: unknown];

/** What the page knows of the table whose record it is. */
export interface Seated {
  readonly id: string;
  /** The seats of this browser. */
  readonly mine: readonly number[];
  /** The step up to which the game was told, or -1 where nothing of it was, and the one from which on all of it was. */
  readonly step: number;
  readonly first: number;
  /** Whether it was told again after the game was over, so that nothing can be on its way. */
  readonly final: boolean;
  /** Whether what was drawn has been compared with what the page showed. */
  readonly compared: boolean;
  /** How the page says that the game has ended, where it does. */
  readonly ending?: Ending | null | undefined;
  /** Whether nothing was announced that was never rolled. */
  readonly rolled: boolean;
  /** What is wrong with the game as it was shown, and with the answers that stand, step by step, as those that led to it. */
  readonly faultsIn: (answers: readonly Answered[]) => readonly Fault[];
}

/** Compute a record again, and compare it with what is kept; one that cannot be read is an alarm. */
export function judge(kept: Kept, bytes: Uint8Array<ArrayBuffer>, seated: Seated): Verdict {
  const file = { bytes, sha256: hex(sha256(bytes)) };
  let record: RecordFile;
  try {
    record = readRecord(bytes);
  } catch {
    const faults: Fault[] = [...kept.faults, "record"];
    return { kind: "alarm", faults, doubts: [], ...NO_COUNTS, lost: kept.lost, file };
  }
  const walked = walk(record, kept.backs.length);
  const { standing, backs, faults } = walked;
  for (const fault of kept.faults) faults.add(fault);
  const mine = seatsHere(kept, record, seated);
  const part = mine.length > 0 && kept.agreements.some((one) => Object.keys(one.seeds).length > 0);
  if (record.table !== seated.id) faults.add("record");
  if (seated.ending && !endsSo(record, seated.ending)) faults.add("ending");
  for (const fault of seen(kept, record, walked)) faults.add(fault);
  if (part) for (const fault of seated.faultsIn(answered(record, standing))) faults.add(fault);
  const heard = part ? wholly(kept, record, standing, seated) : "all";
  if (heard !== "all" && heard !== "unheard") faults.add(heard);
  if (part) for (const fault of owed(kept, record, backs, mine)) faults.add(fault);
  const given = new Set(part ? compared(kept, record, standing, mine) : []);
  if (given.has("other")) faults.add("answers");
  const owned = kept.owned === file.sha256 && BY_ONESELF.filter((fault) => faults.delete(fault)).length > 0;
  const doubts = part ? doubtsOf(kept, record) : (["no-part"] as Doubt[]);
  if (kept.forgot) doubts.push("forgetful");
  const absent = kept.elsewhere || kept.backs.some((one) => one.elsewhere);
  if (owned || absent || given.has("elsewhere")) doubts.push("elsewhere");
  if (given.has("typed")) doubts.push("typed");
  if (part && !seated.compared && standing.some((entry) => isRoll(record.answers[entry]))) doubts.push("draws");
  if (heard === "unheard" || (part && (kept.unsure.length > 0 || !seated.rolled))) doubts.push("unheard");
  const kind = faults.size > 0 ? "alarm" : doubts.length > 0 ? "consistent" : "verified";
  const { renewed, aborted } = record.fairness;
  const counts = { renewed: renewed.length, aborted: aborted.length, takebacks: backs.length };
  const heldBack = heldBackBy(kept, record);
  return { kind, faults: [...faults], doubts, ...counts, heldBack, lost: kept.lost, file };
}

/** Whether a game ends in its record with the same winners and for the same reason as a page says, also in words. */
function endsSo({ result, seats }: RecordFile, { winners, how, sentence }: Ending): boolean {
  const named = winners.map((seat) => seats[seat] ?? "");
  const kind = BY_PEOPLE.includes(how) ? how : "rule";
  const said = `how=${kind}¦won=${named.length > 0 ? "yes" : "no"}¦winners=${named.join(", ")}¦rule=${how}`;
  // A game that has become too long is closed.
  const same = result?.rule === (how === LONG ? CLOSED : how) && result.winners.join() === named.join();
  return same && sentence === `⟦server-ending¦${said}⟧`;
}

/** The answers that stand, step by step; seats may have any names. */
const answered = ({ answers, seats }: RecordFile, standing: readonly number[]): Answered[] =>
  standing.map((entry) => [seats.indexOf(String(answers[entry]?.[0])), answers[entry]?.[1]]);

/** The seats of this browser: those that a table names, and those for which it has shown seeds that count. */
function seatsHere({ agreements, playing }: Kept, record: RecordFile, { mine }: Seated): number[] {
  const counted = sowings(record).filter((sown) => !isAborted(sown));
  const promises = [playing, ...counted.map((sown) => sown.commitment)];
  const shown = agreements.filter((one) => promises.includes(one.promise)).flatMap((one) => one.shown);
  return [...new Set([...mine, ...shown])];
}

/** Everything that stands was told, or why not: the end or some of the past may not have come yet. */
function wholly(
  { outcomes, steps }: Kept,
  record: RecordFile,
  standing: readonly number[],
  { step, first, final, compared }: Seated,
): "all" | "unheard" | "unseen" | "shown" {
  if (step > standing.length) return "shown";
  if (step < standing.length && final) return "unseen";
  // Where each outcome is a die, one counts as shown only if its die was.
  const isShown = (entry: number): boolean =>
    outcomes[entry] !== undefined && (!compared || steps[entry] !== undefined);
  const unseen = standing.flatMap((entry, at) => (isRoll(record.answers[entry]) && !isShown(entry) ? [at] : []));
  if (unseen.some((at) => at >= first && at < step)) return "unseen";
  return unseen.length > 0 || first > 0 || step < standing.length ? "unheard" : "all";
}

/** Every outcome that was shown is in the record, at the step at which it was shown. */
function* seen(kept: Kept, { answers }: RecordFile, { steps }: Walked): Generator<Fault> {
  for (const [entry, shown] of Object.entries(kept.outcomes)) {
    const row = answers[Number(entry)];
    if (!isRoll(row) || (shown !== HIDDEN && written(row[1], row[2]) !== shown)) yield "shown";
  }
  for (const [entry, step] of Object.entries(kept.steps)) if (steps[Number(entry)] !== step) yield "shown";
}

/** What a player is owed: only sowings and takebacks of one's own. */
function* owed(kept: Kept, record: RecordFile, backs: readonly Back[], mine: readonly number[]): Generator<Fault> {
  yield* agreed(kept, record);
  // Games from before roots may have takebacks that nobody has remembered.
  if (sowings(record).some((sown) => !isAborted(sown) && sown.scheme !== THIRD)) return;
  if (backs.length < kept.backs.length) yield "taken-back";
  const own = mine.map((seat) => record.seats[seat] ?? "");
  const meant = (back: Back, at: number): boolean =>
    consents(kept.backs[at]).some((consent) => isMeant(record, own, back, consent));
  if (!backs.every(meant)) yield "taken-back";
}

/** Whether the answers of the own seats are those that were given here, and no others. */
function compared(
  { answers }: Kept,
  record: RecordFile,
  standing: readonly number[],
  mine: readonly number[],
): ("here" | "elsewhere" | "typed" | "other")[] {
  return mine.flatMap((seat) => {
    const given = answers.filter((one) => one.seat === seat);
    let before = -1;
    return standing.flatMap((entry, step) => {
      const row = record.answers[entry];
      if (!row || row[0] !== record.seats[seat]) return [];
      // Where several answer at once, an answer may stand later than where it was asked for, and one that was lost with
      // the line is given again at a later step: the last that was given before it stood counts.
      const own = given.findLast((one) => one.step > before && one.step <= step);
      before = step;
      if (!own) return ["elsewhere"];
      // Of answers from before texts were remembered nothing is known.
      if (!own.text) return ["typed"];
      if (plain(own.text) === plain(String(row[1]))) return ["here"];
      return [own.overtaken ? "elsewhere" : own.typed ? "typed" : "other"];
    });
  });
}

const plain = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();

/** Whether a takeback is the one that people here consented to, and went back as far and no further. */
function isMeant({ answers }: RecordFile, own: readonly string[], { stood, step }: Back, consent: Consent): boolean {
  if (consent.elsewhere) return true;
  if (!consent.further) return consent.at === stood.length && consent.step === step;
  const isOwn = (entry: number): boolean => own.includes(String(answers[entry]?.[0]));
  // It goes back to the last own answer up to the step that was asked for, and the next own answer ends the wish.
  const isThere = step === stood.slice(0, consent.step + 1).findLastIndex(isOwn);
  if (!isThere || consent.at > stood.length || stood.slice(consent.at).some(isOwn)) return false;
  const { last } = consent;
  // Where several answer at once, what was given here up to that step may stand later.
  const isLater = (entry: number): boolean =>
    isOwn(entry) && plain(String(answers[entry]?.[1])) === plain(last?.text ?? "");
  return !last || step >= last.step || stood.slice(consent.step + 1).some(isLater);
}

/** Each sowing is one that this browser agreed to, and none in which it showed a seed is missing. */
function* agreed(kept: Kept, record: RecordFile): Generator<Fault> {
  const [all, roots] = [sowings(record), rootsOf(record)];
  for (const [at, sown] of all.entries()) {
    const agreement = kept.agreements.find((one) => one.promise === sown.commitment);
    if (!agreement) {
      // Before this browser sat down, others may have agreed on seeds that came to nothing.
      if (!isAborted(sown)) yield "promise";
      continue;
    }
    if (agreement.root && !isAborted(sown) && sown.scheme !== THIRD) yield "scheme";
    else if (agreement.root && agreement.root !== roots[at]) {
      const seals = sown.seals.map((one) => one ?? "").join();
      yield agreement.seals.join() === seals ? "setup" : "seals";
    }
    if (agreement.since !== -1 && agreement.since !== (sown.since ?? 0)) yield "since";
    if (!isAborted(sown)) yield* ownSeeds(agreement, record.seats, sown.player_seeds);
  }
  for (const one of kept.agreements) {
    const known = all.some((sown) => sown.commitment === one.promise);
    if (one.shown.length > 0 && !known && !isExcused(kept, one)) yield "missing";
  }
  if (kept.playing && all.findLast((sown) => !isAborted(sown))?.commitment !== kept.playing) yield "promise";
}

/** People here were told that the server had lost an agreement, and said yes to a later one. */
const isExcused = ({ agreements, yes }: Kept, lost: Agreement): boolean =>
  agreements.slice(agreements.indexOf(lost) + 1).some((one) => yes.includes(one.promise));

function* ownSeeds(agreement: Agreement, names: readonly string[], seeds: readonly string[]): Generator<Fault> {
  for (const [at, own] of Object.entries(agreement.seeds)) {
    const seat = Number(at);
    if (seeds[seat] === own) continue;
    if (seeds[seat] !== seal(agreement.promise, names[seat] ?? "", own)) yield "own-seed";
    else if (agreement.heard.includes(seat)) yield "dropped";
  }
}

/** How many seeds of others were replaced by their seals: whoever holds one back chooses between two games. */
function heldBackBy({ agreements }: Kept, record: RecordFile): number {
  const counted = sowings(record).filter((sown) => !isAborted(sown));
  const replaced = counted.flatMap(({ commitment, seals, player_seeds }) => {
    // Whose seat it is, a server may say as it likes; the seeds that this browser made are its own.
    const own = agreements.find((one) => one.promise === commitment)?.seeds ?? {};
    return seals.filter((one, seat) => one !== null && !(seat in own) && one === player_seeds[seat]);
  });
  return replaced.length;
}

/** Why a game with seeds of this browser proves less than it could. */
function doubtsOf(kept: Kept, record: RecordFile): Doubt[] {
  const doubts = new Set<Doubt>();
  if (heldBackBy(kept, record) > 0) doubts.add("held-back");
  const all = sowings(record);
  // Whoever knew the dice of these seeds could put them aside; before this browser showed a seed nobody did.
  if (record.fairness.renewed.length > 0) doubts.add("anew");
  for (const sown of all) {
    const agreement = kept.agreements.find((one) => one.promise === sown.commitment);
    if (isAborted(sown)) {
      if (agreement && agreement.shown.length > 0) doubts.add("anew");
      continue;
    }
    if (sown.scheme !== THIRD) doubts.add("scheme");
    const seeds = agreement?.seeds ?? {};
    if (Object.keys(seeds).length === 0) doubts.add("no-part");
    for (const seat of Object.keys(seeds))
      if (sown.player_seeds[Number(seat)] === sown.seals[Number(seat)]) doubts.add("late");
  }
  const shown = kept.agreements.filter((one) => one.shown.length > 0);
  if (kept.lost > 0 || shown.some((one) => all.every((sown) => sown.commitment !== one.promise))) doubts.add("lost");
  return [...doubts];
}
