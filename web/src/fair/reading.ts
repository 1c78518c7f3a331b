// Reading a record strictly: whatever is not as docs/records.md says is refused before anything is computed from it.

import { THIRD } from "./agreed";
import { type Json, readJson } from "./json";
import { isCut, isRoll, type RecordFile, type Sowing, sowings } from "./record";
import { FIRST, SECOND } from "./scheme";

const NAME = /^[0-9A-Za-z_-]{1,64}$/;
const DIGEST = /^[0-9a-f]{64}$/;
const LINE = /^\P{Cc}{1,400}$/u;
const LARGEST_FILE = 8 * 1024 * 1024;
const LARGEST_TOTAL = 2 ** 32;
const MOST_SEATS = 16;
const REASONS = ["left", "restored", "behind", "rules", "closed"];

/** A record that cannot be believed, and where. */
export class Broken extends Error {}

type Fields = Readonly<Record<string, Json>>;
type Check = (value: Json | undefined, place: string) => void;

/** Read a record, or refuse it. */
export function readRecord(bytes: Uint8Array): RecordFile {
  want(bytes.length <= LARGEST_FILE, "$");
  const sheet = readJson(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  const { schema } = object(sheet, "$");
  want(schema === 1 || schema === 2 || schema === 3, "$.schema");
  fields(sheet, "$", {
    format: (value, place) => want(value === "oneiros-record", place),
    schema: () => undefined,
    game: name,
    rules: (value, place) => whole(value, place, 1),
    setup: object,
    seats: (value, place) => {
      each(value, place, name, 1, MOST_SEATS);
      want(isDistinct(value), place);
    },
    table: maybe(name),
    fairness: (value, place) => fields(value, place, schema === 1 ? FIRST_SOWING : FAIRNESS),
    answers: optional((value, place) => each(value, place, answer(schema), 0, 100_000)),
    result: maybe(result),
    final: maybe(digest),
  });
  const file = filled(sheet as Fields, schema);
  checkCounts(file);
  checkSeats(file, sheet as Fields);
  return file;
}

function want(right: boolean, place: string): asserts right {
  if (!right) throw new Broken(place);
}

function object(value: Json | undefined, place: string): Fields {
  want(typeof value === "object" && value !== null && !Array.isArray(value), place);
  return value as Fields;
}

/** An object with these fields, of which some may be left out, and no others. */
function fields(value: Json | undefined, place: string, checks: Readonly<Record<string, Check>>): void {
  const found = object(value, place);
  want(
    Object.keys(found).every((field) => Object.hasOwn(checks, field)),
    place,
  );
  for (const [field, check] of Object.entries(checks)) {
    check(Object.hasOwn(found, field) ? found[field] : undefined, `${place}.${field}`);
  }
}

function each(value: Json | undefined, place: string, check: Check, least = 0, most = Infinity): void {
  want(Array.isArray(value) && value.length >= least && value.length <= most, place);
  value.forEach((one: Json, at) => check(one, `${place}[${at}]`));
}

const list =
  (check: Check): Check =>
  (value, place) =>
    each(value, place, check);

/** Something that may be left out. */
const optional =
  (check: Check): Check =>
  (value, place) => {
    if (value !== undefined) check(value, place);
  };

const orNull =
  (check: Check): Check =>
  (value, place) => {
    if (value !== null) check(value, place);
  };

const maybe = (check: Check): Check => optional(orNull(check));

const matches =
  (pattern: RegExp): Check =>
  (value, place) =>
    want(typeof value === "string" && pattern.test(value), place);

const among =
  (texts: readonly string[]): Check =>
  (value, place) =>
    want(typeof value === "string" && texts.includes(value), place);

const name = matches(NAME);
const digest = matches(DIGEST);
const isDistinct = (value: Json | undefined): boolean => new Set(value as string[]).size === (value as string[]).length;

function whole(value: Json | undefined, place: string, least = 0): void {
  want(typeof value === "number" && value >= least, place);
}

const count: Check = (value, place) => whole(value, place);

const FIRST_SOWING: Readonly<Record<string, Check>> = {
  commitment: digest,
  player_seeds: optional(list(name)),
  server_seed: maybe(digest),
};
const SOWING: Readonly<Record<string, Check>> = {
  ...FIRST_SOWING,
  scheme: optional(among([FIRST, SECOND, THIRD])),
  seals: optional(list(orNull(digest))),
};
const RENEWAL: Readonly<Record<string, Check>> = { ...SOWING, since: count, reason: maybe(among(REASONS)) };
const ABORTED: Readonly<Record<string, Check>> = {
  number: count,
  since: count,
  reason: among(REASONS),
  setup: digest,
  commitment: digest,
  seals: list(orNull(digest)),
  player_seeds: list(orNull(name)),
  server_seed: maybe(digest),
};
const FAIRNESS: Readonly<Record<string, Check>> = {
  ...SOWING,
  renewed: optional(list((one, at) => fields(one, at, RENEWAL))),
  aborted: optional(list((one, at) => fields(one, at, ABORTED))),
};

const answer =
  (schema: number): Check =>
  (value, place) => {
    want(Array.isArray(value), place);
    const [mark, second, third] = value as readonly Json[];
    want(value.length === (mark === "*" || (mark === "<" && schema > 1) ? 3 : 2), place);
    if (mark === "*") {
      each(third, place, (one, at) => whole(one, at, 1), 1, 1000);
      const weights = third as readonly number[];
      want(weights.reduce((sum, weight) => sum + weight, 0) <= LARGEST_TOTAL, place);
      whole(second, place);
      want((second as number) < weights.length, place);
    } else if (mark === "<" && schema > 1) {
      count(second, place);
      each(third, place, name, 1, MOST_SEATS);
      want(isDistinct(third), place);
    } else {
      name(mark, place);
      matches(LINE)(second, place);
    }
  };

function result(value: Json | undefined, place: string): void {
  fields(value, place, { winners: list(name), rule: matches(LINE) });
  want(isDistinct(object(value, place)["winners"]), place);
}

/** A record with everything that may be left out. */
function filled(sheet: Fields, schema: number): RecordFile {
  const fairness = sheet["fairness"] as Fields;
  const whole = (sown: Fields): Fields => {
    const scheme = schema === 1 ? FIRST : SECOND;
    return { scheme, seals: [], player_seeds: [], server_seed: null, ...sown };
  };
  const renewed = ((fairness["renewed"] ?? []) as readonly Fields[]).map((one) => ({ reason: null, ...whole(one) }));
  const aborted = ((fairness["aborted"] ?? []) as readonly Fields[]).map((one) => ({ server_seed: null, ...one }));
  const sown = { ...whole(fairness), renewed, aborted };
  return { table: null, answers: [], result: null, ...sheet, fairness: sown } as unknown as RecordFile;
}

/** Each seat has one seed and one seal or none, sowings are in their order, and the table is named where it counts. */
function checkCounts(record: RecordFile): void {
  const { seats, fairness, answers, table } = record;
  const { renewed, aborted } = fairness;
  const total = 1 + renewed.length + aborted.length;
  aborted.forEach(({ number }, at) => {
    want(number < total && number > (aborted[at - 1]?.number ?? -1), `$.fairness.aborted[${at}].number`);
  });
  const begins = [...sowings(record).map((one) => one.since ?? 0), answers.length];
  want(
    begins.every((begin, at) => begin >= (begins[at - 1] ?? 0)),
    "$.fairness",
  );
  [fairness, ...renewed].forEach((sown: Sowing, at) => {
    const rows = answers.slice(sown.since ?? 0, renewed[at]?.since ?? answers.length);
    const [seeds, seals] = [sown.player_seeds.length, sown.seals.length];
    want(seeds === seats.length || (seeds === 0 && !rows.some(isRoll)), "$.fairness");
    want(seals === seats.length || (seals === 0 && sown.scheme !== THIRD), "$.fairness");
    want(sown.scheme !== THIRD || table !== null, "$.table");
  });
  for (const sown of aborted) {
    want(sown.player_seeds.length === seats.length && sown.seals.length === seats.length, "$.fairness");
    want(table !== null, "$.table");
  }
}

/** Whatever names a seat names one that is there. */
function checkSeats({ seats, answers }: RecordFile, sheet: Fields): void {
  const winners = (sheet["result"] as Fields | null | undefined)?.["winners"] ?? [];
  const named = [...(winners as readonly string[])];
  for (const row of answers) if (!isRoll(row)) named.push(...(isCut(row) ? row[2] : [row[0]]));
  want(
    named.every((seat) => seats.includes(seat)),
    "$.seats",
  );
}
