// The record of a game, and whether its seeds and outcomes hold together by themselves.

import { commitment, outcome, seal } from "./scheme";

/** Seeds of a record; those of a later renewal count since an entry. */
export interface Sowing {
  readonly scheme: string;
  readonly commitment: string;
  readonly seals: readonly (string | null)[];
  readonly player_seeds: readonly string[];
  readonly server_seed: string | null;
  readonly since?: number;
}

type Said = readonly [seat: string, text: string];
type Rolled = readonly [mark: "*", chosen: number, weights: readonly number[]];
type TakenBack = readonly [mark: "<", entry: number, seats: readonly string[]];

export interface RecordFile {
  readonly seats: readonly string[];
  readonly fairness: Sowing & { readonly renewed: readonly Sowing[] };
  readonly answers: readonly (Said | Rolled | TakenBack)[];
}

/** What may be wrong with the dice of a game. */
export const FAULTS = [
  "promise",
  "server-seed",
  "own-seed",
  "dropped",
  "seals",
  "seeds",
  "outcome",
  "shown",
  "cut",
] as const;
export type Fault = (typeof FAULTS)[number];

export const sowings = (record: RecordFile): readonly Sowing[] => [record.fairness, ...record.fairness.renewed];

export const isRoll = (row: RecordFile["answers"][number] | undefined): row is Rolled => row?.[0] === "*";
const isCut = (row: RecordFile["answers"][number]): row is TakenBack => row[0] === "<";

/** Whether a seed is the one that a player was bound to, or the seal that took its place. */
export const isSealed = (promise: string, seat: string, seed: string, kept: string): boolean =>
  seed === kept || seal(promise, seat, seed) === kept;

/** Compute everything again, and name what is not as it should be. */
export function faultsOf(record: RecordFile): Set<Fault> {
  const faults = new Set<Fault>();
  for (const sowing of sowings(record)) {
    if (commitment(sowing.server_seed ?? "") !== sowing.commitment) faults.add("server-seed");
    record.seats.forEach((seat, at) => {
      const [kept, seed] = [sowing.seals[at] ?? null, sowing.player_seeds[at]];
      if (seed === undefined || (kept !== null && !isSealed(sowing.commitment, seat, seed, kept))) faults.add("seeds");
    });
  }
  for (const fault of wrongRows(record)) faults.add(fault);
  return faults;
}

function* wrongRows(record: RecordFile): Generator<Fault> {
  const all = sowings(record);
  /** The entries whose answers stand, and whether each is an outcome. */
  const standing: { readonly entry: number; readonly rolled: boolean }[] = [];
  let takebacks = 0;
  let drawn = 0;
  for (const [entry, row] of record.answers.entries()) {
    if (isCut(row)) {
      const at = standing.findIndex((one) => one.entry === row[1]);
      if (at < 0) yield "cut";
      drawn -= standing.splice(Math.max(at, 0)).filter((one) => one.rolled).length;
      takebacks++;
      continue;
    }
    if (isRoll(row)) {
      const current = all.findLast((one) => (one.since ?? 0) <= entry) ?? record.fairness;
      const seeds = { ...current, server_seed: current.server_seed ?? "" };
      if (outcome(seeds, takebacks, drawn, row[2]) !== row[1]) yield "outcome";
      drawn++;
    }
    standing.push({ entry, rolled: isRoll(row) });
  }
}
