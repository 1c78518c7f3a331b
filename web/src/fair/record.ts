// The record of a game, and whether its seeds and outcomes hold together by themselves.

import { BOT_SEED, isSealed, NOTHING_BEFORE, root, THIRD } from "./agreed";
import type { Fault } from "./faults";
import { commitment, FIRST, outcome, SECOND } from "./scheme";
import { setupDigest } from "./setup";

/** Seeds of a record that counted; those of a later renewal count since an entry. */
export interface Sowing {
  readonly scheme: string;
  readonly commitment: string;
  readonly seals: readonly (string | null)[];
  readonly player_seeds: readonly string[];
  readonly server_seed: string | null;
  readonly since?: number;
  readonly reason?: string | null;
}

/** Seeds that came to nothing, although everybody was bound to one. */
export interface Aborted {
  readonly number: number;
  readonly since: number;
  readonly reason: string;
  readonly setup: string;
  readonly commitment: string;
  readonly seals: readonly (string | null)[];
  readonly player_seeds: readonly (string | null)[];
  readonly server_seed: string | null;
}

export type Said = readonly [seat: string, text: string];
export type Rolled = readonly [mark: "*", chosen: number, weights: readonly number[]];
export type TakenBack = readonly [mark: "<", entry: number, seats: readonly string[]];
export type Row = Said | Rolled | TakenBack;

export interface RecordFile {
  readonly game: string;
  readonly rules: number;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly table: string | null;
  readonly fairness: Sowing & { readonly renewed: readonly Sowing[]; readonly aborted: readonly Aborted[] };
  readonly answers: readonly Row[];
  readonly result: { readonly winners: readonly string[]; readonly rule: string } | null;
}

/** A takeback: the entries that stood before it, to which step it went back, and who had answered there. */
export interface Back {
  readonly stood: readonly number[];
  readonly step: number;
  readonly seats: readonly string[];
}

/** What going through a record gives. */
export interface Walked {
  /** The entries that stand in the end. */
  readonly standing: readonly number[];
  /** The step of each entry, also of one that was taken back. */
  readonly steps: readonly (number | undefined)[];
  readonly backs: readonly Back[];
  readonly faults: Set<Fault>;
}

export const isRoll = (row: Row | undefined): row is Rolled => row?.[0] === "*";
export const isCut = (row: Row): row is TakenBack => row[0] === "<";
export const isAborted = (sown: Sowing | Aborted): sown is Aborted => "number" in sown;
const schemeOf = (sown: Sowing | Aborted): string => (isAborted(sown) ? THIRD : sown.scheme);

/** All sowings in their order: those that counted fill the gaps between the numbers of the others. */
export function sowings({ fairness }: RecordFile): readonly (Sowing | Aborted)[] {
  const all: (Sowing | Aborted)[] = [fairness, ...fairness.renewed];
  for (const one of fairness.aborted) all.splice(one.number, 0, one);
  return all;
}

/** The root of each sowing in order; one by an older scheme has its commitment instead. */
export function rootsOf(record: RecordFile): readonly string[] {
  const digest = setupDigest(record.game, record.rules, record.setup);
  const found: string[] = [];
  for (const [number, sown] of sowings(record).entries()) {
    const setup = isAborted(sown) ? sown.setup : digest;
    const before = found.at(-1) ?? NOTHING_BEFORE;
    const { commitment: promise, seals } = sown;
    const agreed = {
      table: record.table ?? "",
      setup,
      commitment: promise,
      number,
      before,
      seats: record.seats,
      seals,
    };
    found.push(schemeOf(sown) === THIRD ? root(agreed) : promise);
  }
  return found;
}

/**
 * Go through a record: what stands, what was taken back, and what is not as it should be. Of more takebacks than `most`
 * it is not told what stood before: so many were never consented to, and a record may have more than there is room for.
 */
export function walk(record: RecordFile, most = Infinity): Walked {
  const faults = new Set(sowings(record).flatMap((sown) => faultsOfSeeds(record, sown)));
  const all = sowings(record);
  const roots = rootsOf(record);
  // Old seeds may not go on after others were shown.
  const ends = [...all.slice(1).map((one) => one.since ?? 0), record.answers.length];
  if (all.some((sown, at) => isAborted(sown) && sown.since !== ends[at])) faults.add("aside");
  const counted = all.flatMap((sown, at) => (isAborted(sown) ? [] : [{ ...sown, root: roots[at] ?? "" }]));
  const standing: number[] = [];
  const steps: number[] = [];
  const backs: Back[] = [];
  let drawn = 0;
  for (const [entry, row] of record.answers.entries()) {
    const current = counted.findLast((one) => (one.since ?? 0) <= entry) ?? counted[0];
    if (!current) break;
    if (isCut(row)) {
      const step = standing.indexOf(row[1]);
      if (step < 0 || record.answers[row[1]]?.[0] !== row[2][0] || current.scheme === FIRST) faults.add("cut");
      if (record.seats.some((seat, at) => current.seals[at] && !row[2].includes(seat))) faults.add("cut");
      backs.push({ stood: backs.length < most ? [...standing] : [], step, seats: row[2] });
      drawn -= standing.splice(Math.max(step, 0)).filter((one) => isRoll(record.answers[one])).length;
      continue;
    }
    if (isRoll(row)) {
      const seeds = { ...current, server_seed: current.server_seed ?? "" };
      if (outcome(seeds, backs.length, drawn, row[2]) !== row[1]) faults.add("outcome");
      drawn++;
    }
    steps[entry] = standing.length;
    standing.push(entry);
  }
  return { standing, steps, backs, faults };
}

function faultsOfSeeds(record: RecordFile, sown: Sowing | Aborted): Fault[] {
  const faults: Fault[] = [];
  const scheme = schemeOf(sown);
  // There is a promise that fits no seed at all.
  if (sown.server_seed === null || commitment(sown.server_seed) !== sown.commitment) faults.push("server-seed");
  if (![FIRST, SECOND, THIRD].includes(scheme) || (scheme === FIRST && sown.seals.some(Boolean))) faults.push("scheme");
  if (!isAborted(sown) && scheme === THIRD && sown.since !== undefined && !sown.reason) faults.push("record");
  const bound = scheme === THIRD || sown.seals.some(Boolean);
  record.seats.forEach((seat, at) => {
    const [kept, seed] = [sown.seals[at] ?? null, sown.player_seeds[at] ?? null];
    const hidden = isAborted(sown) && seed === null;
    if (hidden) return;
    if (seed === null) faults.push("seeds");
    else if (kept === null && bound && seed !== BOT_SEED) faults.push("unsealed");
    else if (kept !== null && !isSealed(sown.commitment, seat, seed, kept)) faults.push("seeds");
  });
  return faults;
}
