// Everything that proves the dice of a game, put so that it can be shown: sowing by sowing, and roll by roll.

import type { Table } from "../messages";
import { BOT_SEED, isSealed, rootOf, THIRD } from "./agreed";
import { HIDDEN, type Kept } from "./kept";
import { readRecord } from "./reading";
import { type Aborted, isAborted, isCut, isRoll, type RecordFile, rootsOf, type Sowing, sowings } from "./record";
import { commitment, type Seeds, work, type Working } from "./scheme";

/** The seed of a seat: locked, shown and fitting, replaced by its seal, or not what was promised. */
export interface SeatProof {
  readonly seat: number;
  readonly seal: string;
  readonly seed: string;
  readonly state: "bot" | "locked" | "fits" | "late" | "wrong";
}

/** Seeds that everybody agreed on, and what came of checking them. */
export interface SowingProof {
  readonly promise: string;
  readonly serverSeed: string;
  /** Whether the server's seed is the one it promised; null while it is secret. */
  readonly fits: boolean | null;
  readonly seats: readonly SeatProof[];
  /** What everything was tied together in, where the scheme has that. */
  readonly root: string;
  /** Whether this browser computed the same before it showed a seed; null where it did not. */
  readonly remembered: boolean | null;
  /** Whether nothing came of them. */
  readonly aborted: boolean;
}

/** A roll or a draw. */
export interface RollProof {
  readonly entry: number;
  /** The step at which it stands, or -1 where it was taken back or is not known. */
  readonly step: number;
  readonly chosen: number;
  readonly weights: readonly number[];
  /** How it comes about, which is worked out when it is wanted; null while the server's seed is secret. */
  readonly work: (() => Working) | null;
}

export interface Proof {
  readonly sowings: readonly SowingProof[];
  readonly rolls: readonly RollProof[];
}

/** What a finished game proves by its record, or null where that cannot be read. */
export function proofOf(bytes: Uint8Array, kept: Kept | null): Proof | null {
  try {
    const record = readRecord(bytes);
    const roots = rootsOf(record);
    const all = sowings(record).map((sown, at) => sowingOf(record, sown, roots[at] ?? "", kept));
    return { sowings: all, rolls: rollsOf(record, roots) };
  } catch {
    return null;
  }
}

/** What is known while a game goes on: the server's seed is still secret, and so is how rolls come about. */
export function proofSoFar(table: Table, kept: Kept): Proof {
  const { commitment: promise, seals = [], playerSeeds = [], setup = "", scheme } = table.fairness;
  const seats = table.names.map((name, seat) =>
    seatOf(promise, name, seat, seals[seat] || null, playerSeeds[seat] || null),
  );
  const tied = scheme === THIRD && setup ? rootOf(table.id, table) : "";
  const remembered = isRemembered(kept, promise, tied);
  const sown: SowingProof = { promise, serverSeed: "", fits: null, seats, root: tied, remembered, aborted: false };
  const rolls = Object.entries(kept.outcomes).map(([entry, shown]): RollProof => {
    const [chosen = "", weights = ""] = shown === HIDDEN ? [] : shown.split(" of ");
    const numbers = weights ? weights.split(" ").map(Number) : [];
    // After a takeback entries and steps are counted differently.
    const step = kept.backs.length > 0 ? -1 : Number(entry);
    return { entry: Number(entry), step, chosen: chosen ? Number(chosen) : -1, weights: numbers, work: null };
  });
  return { sowings: [sown], rolls };
}

function isRemembered(kept: Kept | null, promise: string, tied: string): boolean | null {
  const agreement = kept?.agreements.find((one) => one.promise === promise);
  return agreement?.root ? agreement.root === tied : null;
}

function sowingOf(record: RecordFile, sown: Sowing | Aborted, tied: string, kept: Kept | null): SowingProof {
  const seats = record.seats.map((name, seat) =>
    seatOf(sown.commitment, name, seat, sown.seals[seat] ?? null, sown.player_seeds[seat] ?? null),
  );
  const serverSeed = sown.server_seed ?? "";
  const hasRoot = isAborted(sown) || sown.scheme === THIRD;
  return {
    promise: sown.commitment,
    serverSeed,
    fits: commitment(serverSeed) === sown.commitment,
    seats,
    root: hasRoot ? tied : "",
    remembered: isRemembered(kept, sown.commitment, tied),
    aborted: isAborted(sown),
  };
}

function seatOf(promise: string, name: string, seat: number, seal: string | null, seed: string | null): SeatProof {
  const state = (): SeatProof["state"] => {
    if (seal === null) return seed === null || seed === BOT_SEED ? "bot" : "wrong";
    if (seed === null) return "locked";
    if (seed === seal) return "late";
    return isSealed(promise, name, seed, seal) ? "fits" : "wrong";
  };
  return { seat, seal: seal ?? "", seed: seed ?? "", state: state() };
}

/** Every outcome of a record in order, with the counts by which it was drawn. */
function rollsOf(record: RecordFile, roots: readonly string[]): RollProof[] {
  const counted = sowings(record).flatMap((sown, at) => (isAborted(sown) ? [] : [{ ...sown, root: roots[at] ?? "" }]));
  const found = new Map<number, Omit<RollProof, "step">>();
  const standing: number[] = [];
  let [takebacks, drawn] = [0, 0];
  for (const [entry, row] of record.answers.entries()) {
    if (isCut(row)) {
      const gone = standing.splice(Math.max(standing.indexOf(row[1]), 0));
      drawn -= gone.filter((one) => isRoll(record.answers[one])).length;
      takebacks++;
      continue;
    }
    if (isRoll(row)) {
      const sown = counted.findLast((one) => (one.since ?? 0) <= entry);
      const seeds: Seeds = { ...(sown as Sowing), server_seed: sown?.server_seed ?? "", root: sown?.root ?? "" };
      const counts = [takebacks, drawn++] as const;
      found.set(entry, { entry, chosen: row[1], weights: row[2], work: () => work(seeds, ...counts, row[2]) });
    }
    standing.push(entry);
  }
  const steps = new Map(standing.map((entry, step) => [entry, step]));
  return [...found.values()].map((roll) => ({ ...roll, step: steps.get(roll.entry) ?? -1 }));
}
