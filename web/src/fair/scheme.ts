// How outcomes follow from seeds, as docs/fair-dice.md tells it; nothing of this is the server's.

import { ascii, hex, hmac, sha256, unhex } from "./sha256";

const FIRST = "oneiros-fair-1";
const WORDS = 2 ** 32;

/** The fingerprint by which the server promises its seed. */
export const commitment = (serverSeed: string): string => hex(sha256(unhex(serverSeed)));

/** The fingerprint by which a player of a seat is bound to a seed, for one promise of the server. */
export const seal = (promise: string, seat: string, seed: string): string =>
  hex(sha256(ascii(`oneiros-seed-2:${promise}:${seat}:${seed}`)));

/** Seeds from which outcomes come, as a record holds them. */
export interface Seeds {
  readonly scheme: string;
  readonly server_seed: string;
  readonly player_seeds: readonly string[];
}

/** The index of the outcome that seeds give at some counts, each as likely as its weight says. */
export function outcome(seeds: Seeds, takebacks: number, counter: number, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const limit = WORDS - (WORDS % total);
  const counts = seeds.scheme === FIRST ? [counter] : [takebacks, counter];
  const key = unhex(seeds.server_seed);
  for (let block = 0; ; block++) {
    const message = [seeds.scheme, ...seeds.player_seeds, ...counts, block].join(":");
    const view = new DataView(hmac(key, ascii(message)).buffer);
    for (let at = 0; at < 32; at += 4) {
      const word = view.getUint32(at);
      if (word < limit) return holder(word % total, weights);
    }
  }
}

function holder(ticket: number, weights: readonly number[]): number {
  let left = ticket;
  return weights.findIndex((weight) => (left -= weight) < 0);
}
