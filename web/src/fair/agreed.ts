// What binds everybody before a seed is shown, as docs/fair-dice.md tells it; nothing of this is the server's.

import type { Table } from "../messages";
import { ascii, hex, sha256 } from "./sha256";

export const THIRD = "oneiros-fair-3";
/** The seed of every bot: it counts as the server's, so it is fixed and nobody chooses it. */
export const BOT_SEED = "bot";
/** What stands in the place of the root before in the first sowing of a table. */
export const NOTHING_BEFORE = "-";

const DIGEST = /^[0-9a-f]{64}$/;
const NAME = /^[0-9A-Za-z_-]{1,64}$/;

export const isDigest = (text: string | null | undefined): text is string => DIGEST.test(text ?? "");

/** Whether names of seats or of a table can stand in a line of a root, where each has one meaning only. */
export const areNames = (names: readonly string[]): boolean =>
  names.every((one) => NAME.test(one)) && new Set(names).size === names.length;

/** The fingerprint by which a player of a seat is bound to a seed, for one promise of the server. */
export const seal = (promise: string, seat: string, seed: string): string =>
  hex(sha256(ascii(`oneiros-seed-2:${promise}:${seat}:${seed}`)));

/** Whether a seed is the one that a player was bound to, or the seal that took its place. */
export const isSealed = (promise: string, seat: string, seed: string, kept: string): boolean =>
  seed === kept || seal(promise, seat, seed) === kept;

/** What a root is made of; a seat without a seal is a bot's. */
export interface Agreed {
  readonly table: string;
  /** The digest of the set-up. */
  readonly setup: string;
  readonly commitment: string;
  /** How many sowings of this table were kept before. */
  readonly number: number;
  /** The root of the last of them. */
  readonly before: string;
  readonly seats: readonly string[];
  readonly seals: readonly (string | null)[];
}

/** The hash of everything that is agreed on, one line for each thing. */
export function root({ table, setup, commitment, number, before, seats, seals }: Agreed): string {
  const lines = seats.map((seat, at) => (seals[at] ? `${seat} person ${seals[at]}` : `${seat} bot`));
  return hex(sha256(ascii(["oneiros-root", table, THIRD, setup, commitment, number, before, ...lines].join("\n"))));
}

/** The root of what a table says that everybody agrees on. */
export function rootOf(id: string, { names, seats, fairness }: Table): string {
  const { commitment, setup = "", before = [] } = fairness;
  const seals = seats.map((sitter, at) => (sitter.kind === "bot" ? null : (fairness.seals?.[at] ?? null)));
  const last = before.at(-1) ?? NOTHING_BEFORE;
  return root({ table: id, setup, commitment, number: before.length, before: last, seats: names, seals });
}
