// How outcomes follow from seeds, as docs/fair-dice.md tells it; nothing of this is the server's.

import { THIRD } from "./agreed";
import { hmac } from "./hmac";
import { ascii, hex, sha256, unhex } from "./sha256";

export const FIRST = "oneiros-fair-1";
export const SECOND = "oneiros-fair-2";
const WORDS = 2 ** 32;

/** The fingerprint by which the server promises its seed. */
export const commitment = (serverSeed: string): string => hex(sha256(unhex(serverSeed)));

/** Seeds from which outcomes come, as a record holds them; those of the third scheme have a root. */
export interface Seeds {
  readonly scheme: string;
  readonly root?: string;
  readonly server_seed: string;
  readonly player_seeds: readonly string[];
}

/** How an outcome comes about, from the message that is hashed to the ticket that is drawn. */
export interface Working {
  /** The message and its hash, of the last block where all words of others were too large. */
  readonly message: string;
  readonly mac: string;
  /** The words that were skipped, and the one that counts. */
  readonly skipped: readonly number[];
  readonly word: number;
  readonly total: number;
  readonly ticket: number;
  readonly outcome: number;
}

/** The index of the outcome that seeds give at some counts, each as likely as its weight says. */
export const outcome = (...given: Parameters<typeof work>): number => work(...given).outcome;

/** The same, with everything on the way to it. */
export function work(seeds: Seeds, takebacks: number, counter: number, weights: readonly number[]): Working {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const limit = WORDS - (WORDS % total);
  const start = seeds.scheme === THIRD ? [seeds.scheme, seeds.root ?? ""] : [seeds.scheme];
  const counts = seeds.scheme === FIRST ? [counter] : [takebacks, counter];
  const key = unhex(seeds.server_seed);
  const skipped: number[] = [];
  for (let block = 0; ; block++) {
    const message = [...start, ...seeds.player_seeds, ...counts, block].join(":");
    const mac = hmac(key, ascii(message));
    const view = new DataView(mac.buffer);
    for (let at = 0; at < 32; at += 4) {
      const word = view.getUint32(at);
      const ticket = word % total;
      if (word < limit)
        return { message, mac: hex(mac), skipped, word, total, ticket, outcome: holder(ticket, weights) };
      skipped.push(word);
    }
  }
}

function holder(ticket: number, weights: readonly number[]): number {
  let left = ticket;
  return weights.findIndex((weight) => (left -= weight) < 0);
}
