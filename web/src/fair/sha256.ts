/*
 * SHA-256. Browsers have it, but only on pages that came over HTTPS, and a game in one house often does not. A check of
 * the server should not depend on that.
 */

const BLOCK = 64;
const LENGTH_BYTES = 8;
const WORD = 2 ** 32;

/** The first 32 bits of the fractional parts of the square or cube roots of the first primes. */
function fractions(count: number, power: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (Array.from({ length: n - 2 }, (_, at) => at + 2).some((divisor) => n % divisor === 0)) continue;
    const root = n ** power;
    found.push(Math.floor((root - Math.floor(root)) * WORD));
  }
  return found;
}

const START = fractions(8, 1 / 2);
const ROUNDS = fractions(64, 1 / 3);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const size = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK) * BLOCK;
  const padded = new Uint8Array(size);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(size - 8, Math.floor((message.length * 8) / WORD));
  view.setUint32(size - 4, (message.length * 8) % WORD);
  let state = [...START];
  for (let block = 0; block < size; block += BLOCK) state = compressed(state, view, block);
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => hash.setUint32(at * 4, word >>> 0));
  return new Uint8Array(hash.buffer);
}

/** The state after one more block of the message (FIPS 180-4, 6.2.2). */
function compressed(state: readonly number[], view: DataView, block: number): number[] {
  const words = Array.from({ length: 16 }, (_, at) => view.getUint32(block + at * 4));
  const word = (at: number): number => words[at] ?? 0;
  for (let at = 16; at < 64; at++) {
    const [near, far] = [word(at - 2), word(at - 15)];
    const small = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const large = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words.push((word(at - 16) + small + word(at - 7) + large) | 0);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at++) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + (ROUNDS[at] ?? 0) + word(at)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((one, at) => (one + (state[at] ?? 0)) | 0);
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (one) => one.toString(16).padStart(2, "0")).join("");

export const unhex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
