import { forget, recall, remember, remembered } from "../../../memory";
import type { Pool } from "../../../messages";
import { nameOf, type Wanted } from "./address";

const REMEMBERED = "pools-dreamblade";
const UNLISTED = "pools-unlisted-dreamblade";
/** So many pools this browser remembers: of those that it lists, and of those of tables and drafts. */
const MOST = 6;
const OPENED = "opened-";
const BUILT = "from-pool-";

/** Where this browser remembers how far somebody has opened the packs of a pool. */
export const openedKey = (name: string): string => `${OPENED}${name}`;
/** Where it remembers the half-built warband. */
export const warbandKey = (name: string): string => `${BUILT}${name}`;

/** A name for packs that have no words: the same packs have the same. */
export function nameOfPacks(pool: Pool): string {
  if (pool.seed) return nameOf(pool);
  let mixed = 7;
  for (const letter of JSON.stringify(pool.packs)) mixed = (mixed * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return `packs-${mixed.toString(36)}`;
}

/** The pools that were opened in this browser, the newest first. */
export class Recent {
  all = $state.raw<readonly Wanted[]>(kept());

  /** Somebody has opened this one; the oldest goes, with all that is remembered of it. */
  note(one: Wanted): void {
    const others = this.all.filter((other) => nameOf(other) !== nameOf(one));
    for (const old of others.slice(MOST - 1)) clear(nameOf(old));
    this.keep([one, ...others.slice(0, MOST - 1)]);
  }

  forget(one: Wanted): void {
    clear(nameOf(one));
    this.keep(this.all.filter((other) => nameOf(other) !== nameOf(one)));
  }

  private keep(all: readonly Wanted[]): void {
    this.all = all;
    remember(REMEMBERED, JSON.stringify(all));
  }
}

/** Somebody builds from the pool of a table or a draft; of those that are not listed, the oldest go. */
export function use(name: string): void {
  const listed = kept().map(nameOf);
  const before = [...read(UNLISTED, isString), ...namesIn(BUILT), ...namesIn(OPENED)];
  const names = [...new Set([name, ...before])].filter((one) => !listed.includes(one));
  for (const old of names.slice(MOST)) clear(old);
  remember(UNLISTED, JSON.stringify(names.slice(0, MOST)));
}

/** The names of the pools of which something is remembered. */
const namesIn = (start: string): string[] => remembered(start).map((key) => key.slice(start.length));

function clear(name: string): void {
  forget(openedKey(name));
  forget(warbandKey(name));
}

const kept = (): Wanted[] => read(REMEMBERED, isWanted);

/** A list that is remembered; whatever in it is not as it should be is left out. */
function read<One>(key: string, isOne: (one: unknown) => one is One): One[] {
  try {
    const told: unknown = JSON.parse(recall(key) || "[]");
    return Array.isArray(told) ? told.filter(isOne) : [];
  } catch {
    return [];
  }
}

const isString = (one: unknown): one is string => typeof one === "string";

function isWanted(one: unknown): one is Wanted {
  if (typeof one !== "object" || one === null) return false;
  const { way, set, seed, said = {} } = one as Record<string, unknown>;
  if (typeof said !== "object" || said === null || !Object.values(said).every(isString)) return false;
  return [way, set, seed].every((part) => isString(part) && part !== "");
}
