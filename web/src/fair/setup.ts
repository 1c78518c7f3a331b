// The digest of a set-up, as docs/fair-dice.md tells it; nothing of this is the server's.

import { ascii, hex, sha256 } from "./sha256";

/** The digest of what is played: the game, the version of its rules, and the set-up. */
export const setupDigest = (game: string, rules: number, setup: unknown): string =>
  hex(sha256(ascii(canonical([game, rules, setup]))));

/** JSON without blanks, in ASCII, the fields of an object in the order of their written names. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return written(value);
  const fields = Object.entries(value).map(([name, inner]) => [written(name), canonical(inner)] as const);
  fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map((field) => field.join(":")).join()}}`;
}

const written = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u007f-\uffff]/g, (letter) => {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
