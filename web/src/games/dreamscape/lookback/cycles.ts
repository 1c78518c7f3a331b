import type { Gain } from "../../../messages";

/** The last creation counts as a cycle of its own, and the final scoring comes after it. */
export const LAST = 7;
const END = 8;

/** What brings points in a cycle: each column of the table, and what is counted in it. */
const COLUMNS = {
  cards: ["cards"],
  steps: ["water", "mountains", "crossed"],
  trees: ["trees"],
} as const;
export const NAMES = ["cards", "steps", "trees"] as const;
const ENDING = ["purposes", "open", "nightmares"] as const;

/** A cycle: what each column brought, and all of them. */
export interface Cycle {
  readonly turn: number;
  readonly points: readonly number[];
  readonly sum: number;
}

/** The points of a player, cycle by cycle and at the end; all of them together are the score. */
export interface Course {
  readonly cycles: readonly Cycle[];
  /** What the final scoring gave and took, without what was nought. */
  readonly ending: readonly { readonly source: (typeof ENDING)[number]; readonly points: number }[];
  readonly total: number;
}

/** Lay out where points came from; a game that was given up has the cycles until the last points in it. */
export function courseOf(gains: readonly Gain[]): Course {
  const last = Math.min(LAST, Math.max(0, ...gains.map(({ turn }) => turn)));
  const cycles = Array.from({ length: last }, (_, before) => cycleOf(gains, before + 1));
  const ending = ENDING.map((source) => ({
    source,
    points: sumOf(gains.filter((one) => one.turn === END && one.source === source)),
  })).filter(({ points }) => points !== 0);
  return { cycles, ending, total: sumOf(gains) };
}

function cycleOf(gains: readonly Gain[], turn: number): Cycle {
  const own = gains.filter((one) => one.turn === turn);
  const points = NAMES.map((name) => sumOf(own.filter(({ source }) => COLUMNS[name].some((one) => one === source))));
  return { turn, points, sum: sumOf(own) };
}

const sumOf = (gains: readonly Gain[]): number => gains.reduce((sum, { points }) => sum + points, 0);
