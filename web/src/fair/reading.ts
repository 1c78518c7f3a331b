// Reading a record strictly: whatever is not as docs/records.md says is refused before anything is computed from it.

import { isCut, isRoll, type RecordFile } from "./record";

const NAME = /^[0-9A-Za-z_-]{1,64}$/;
const DIGEST = /^[0-9a-f]{64}$/;
const LARGEST_TOTAL = 2 ** 32;
const SCHEMA = 3;

/** A record that cannot be believed, and where. */
export class Broken extends Error {}

/** Read a record, or refuse it. */
export function readRecord(bytes: Uint8Array): RecordFile {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  const file = fields(JSON.parse(text), "$", {
    format: (value, place) => want(value === "oneiros-record", place),
    schema: (value, place) => want(value === SCHEMA, place),
    game: name,
    rules: (value, place) => count(value, place, 1),
    setup: (value, place) => {
      want(typeof value === "object" && value !== null && !Array.isArray(value), place);
      plain(value, place);
    },
    seats: (value, place) => {
      each(value, place, name, 1, 16);
      want(new Set(value as string[]).size === (value as string[]).length, place);
    },
    table: orNull(name),
    fairness: (value, place) =>
      fields(value, place, {
        ...SOWING,
        renewed: list((one, at) => fields(one, at, { ...SOWING, since: count, reason: orNull(name) })),
        aborted: list((one, at) => fields(one, at, ABORTED)),
      }),
    answers: list(answer, 100_000),
    result: () => undefined,
    final: orNull(digest),
  }) as unknown as RecordFile;
  checkCounts(file);
  return file;
}

type Check = (value: unknown, place: string) => void;

function want(right: boolean, place: string): asserts right {
  if (!right) throw new Broken(place);
}

/** An object with exactly these fields. */
function fields(value: unknown, place: string, checks: Readonly<Record<string, Check>>): object {
  want(typeof value === "object" && value !== null && !Array.isArray(value), place);
  const names = Object.keys(value).sort().join();
  want(names === Object.keys(checks).sort().join(), place);
  for (const [field, inner] of Object.entries(value)) checks[field]?.(inner, `${place}.${field}`);
  return value;
}

function each(value: unknown, place: string, check: Check, least: number, most: number): void {
  want(Array.isArray(value) && value.length >= least && value.length <= most, place);
  value.forEach((one, at) => check(one, `${place}[${at}]`));
}

const list =
  (check: Check, most = 1000): Check =>
  (value, place) =>
    each(value, place, check, 0, most);

const orNull =
  (check: Check): Check =>
  (value, place) => {
    if (value !== null) check(value, place);
  };

const name: Check = (value, place) => want(typeof value === "string" && NAME.test(value), place);
const digest: Check = (value, place) => want(typeof value === "string" && DIGEST.test(value), place);

function count(value: unknown, place: string, least = 0): void {
  want(Number.isSafeInteger(value) && (value as number) >= least, place);
}

/** Numbers that every language reads alike, and texts of whole characters. */
function plain(value: unknown, place: string): void {
  if (typeof value === "number") want(Number.isSafeInteger(value), place);
  else if (typeof value === "string") want(!/\p{Surrogate}/u.test(value), place);
  else if (typeof value === "object" && value !== null)
    for (const [field, inner] of Object.entries(value)) plain(inner, `${place}.${field}`);
}

const SOWING: Readonly<Record<string, Check>> = {
  scheme: name,
  commitment: digest,
  seals: list(orNull(digest), 16),
  player_seeds: list(name, 16),
  server_seed: orNull(digest),
};
const ABORTED: Readonly<Record<string, Check>> = {
  number: count,
  since: count,
  reason: name,
  setup: digest,
  commitment: digest,
  seals: list(orNull(digest), 16),
  player_seeds: list(orNull(name), 16),
  server_seed: orNull(digest),
};

function answer(value: unknown, place: string): void {
  want(Array.isArray(value), place);
  const [mark, second, third] = value as unknown[];
  if (mark === "*") {
    want(value.length === 3, place);
    each(third, place, (one, at) => count(one, at, 1), 1, 1000);
    const weights = third as number[];
    want(weights.reduce((sum, weight) => sum + weight, 0) <= LARGEST_TOTAL, place);
    want(Number.isSafeInteger(second) && (second as number) >= 0 && (second as number) < weights.length, place);
  } else if (mark === "<") {
    want(value.length === 3, place);
    count(second, place);
    each(third, place, name, 1, 16);
  } else {
    want(value.length === 2 && typeof second === "string", place);
    name(mark, place);
  }
}

/** Each seat has one seed and one seal or none, sowings are in their order, and only seats are named. */
function checkCounts({ seats, fairness, answers }: RecordFile): void {
  const { renewed, aborted } = fairness;
  const total = 1 + renewed.length + aborted.length;
  aborted.forEach(({ number }, at) => {
    want(number < total && number > (aborted[at - 1]?.number ?? -1), `$.fairness.aborted[${at}].number`);
  });
  for (const sown of [fairness, ...renewed, ...aborted]) {
    want(sown.player_seeds.length === seats.length, "$.fairness");
    want(sown.seals.length === seats.length || (sown.seals.length === 0 && !("number" in sown)), "$.fairness");
  }
  const begins = [...renewed.map((one) => one.since ?? 0), answers.length];
  want(
    begins.every((begin, at) => begin >= (begins[at - 1] ?? 0)),
    "$.fairness.renewed",
  );
  answers.forEach((row, at) => {
    const named = isRoll(row) ? [] : isCut(row) ? row[2] : [row[0]];
    want(
      named.every((seat) => seats.includes(seat)),
      `$.answers[${at}]`,
    );
  });
}
