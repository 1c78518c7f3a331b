import { forget, recall, remember } from "../../../memory";
import type { Pool } from "../../../messages";
import { nameOf, type Wanted } from "./address";

const REMEMBERED = "pools-dreamblade";
/** So many pools this browser remembers. */
const MOST = 6;

/** Where this browser remembers how far somebody has opened the packs of a pool. */
export const openedKey = (name: string): string => `opened-${name}`;
/** Where it remembers the half-built warband. */
export const warbandKey = (name: string): string => `from-pool-${name}`;

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
    for (const old of others.slice(MOST - 1)) clear(old);
    this.keep([one, ...others.slice(0, MOST - 1)]);
  }

  forget(one: Wanted): void {
    clear(one);
    this.keep(this.all.filter((other) => nameOf(other) !== nameOf(one)));
  }

  private keep(all: readonly Wanted[]): void {
    this.all = all;
    remember(REMEMBERED, JSON.stringify(all));
  }
}

function clear(one: Wanted): void {
  forget(openedKey(nameOf(one)));
  forget(warbandKey(nameOf(one)));
}

/** What is remembered; whatever is not as it should be is left out. */
function kept(): Wanted[] {
  try {
    const told: unknown = JSON.parse(recall(REMEMBERED) || "[]");
    return Array.isArray(told) ? told.filter(isWanted) : [];
  } catch {
    return [];
  }
}

function isWanted(one: unknown): one is Wanted {
  if (typeof one !== "object" || one === null) return false;
  const { way, set, seed } = one as Record<string, unknown>;
  return [way, set, seed].every((part) => typeof part === "string" && part !== "");
}
