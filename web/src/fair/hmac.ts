import { sha256 } from "./sha256";

const BLOCK = 64;

/** HMAC with SHA-256 (RFC 2104), for keys of at most one block. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = (mask: number): Uint8Array => Uint8Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ mask);
  return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), message))));
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
