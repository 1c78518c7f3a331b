// JSON as a record may hold it, which every language reads alike: no name twice, no number but a whole one.

/** A text that is no such JSON, and where it stops being so. */
export class NotJson extends Error {}

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** How far below the whole a value may lie. */
const DEEPEST = 16;
const BLANK = /[ \t\n\r]*/y;
const WORD = /true|false|null/y;
const WHOLE = /-?(?:0|[1-9][0-9]*)(?![.eE0-9])/y;
/** There is one way only to match it, so that a text without an end is found out at once. */
const TEXT = /"[ !#-[\]-\u{10ffff}]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ !#-[\]-\u{10ffff}]*)*"/uy;

/** Read a text, or refuse it. */
export function readJson(text: string): Json {
  const reader = new Reader(text);
  const value = reader.value(0);
  reader.end();
  return value;
}

class Reader {
  readonly #text: string;
  #place = 0;

  constructor(text: string) {
    this.#text = text;
  }

  value(depth: number): Json {
    if (depth > DEEPEST) this.#refuse();
    this.#take(BLANK);
    if (this.#eat("{")) return this.#object(depth + 1);
    if (this.#eat("[")) return this.#list(depth + 1);
    if (this.#text[this.#place] === '"') return this.#string();
    const word = this.#take(WORD);
    if (word !== undefined) return word === "null" ? null : word === "true";
    const number = Number(this.#take(WHOLE) ?? this.#refuse());
    // Zero has no sign elsewhere.
    return Number.isSafeInteger(number) ? number || 0 : this.#refuse();
  }

  end(): void {
    this.#take(BLANK);
    if (this.#place < this.#text.length) this.#refuse();
  }

  #object(depth: number): Json {
    const fields = new Map<string, Json>();
    this.#each("}", () => {
      if (depth > DEEPEST) this.#refuse();
      const name = this.#string();
      this.#take(BLANK);
      if (fields.has(name) || !this.#eat(":")) this.#refuse();
      fields.set(name, this.value(depth));
    });
    return Object.fromEntries(fields);
  }

  #list(depth: number): Json {
    const found: Json[] = [];
    this.#each("]", () => found.push(this.value(depth)));
    return found;
  }

  /** Read what stands between commas, up to a bracket. */
  #each(end: string, read: () => void): void {
    this.#take(BLANK);
    if (this.#eat(end)) return;
    do {
      this.#take(BLANK);
      read();
      this.#take(BLANK);
    } while (this.#eat(","));
    if (!this.#eat(end)) this.#refuse();
  }

  #string(): string {
    const text = JSON.parse(this.#take(TEXT) ?? this.#refuse()) as string;
    return /\p{Surrogate}/u.test(text) ? this.#refuse() : text;
  }

  #eat(sign: string): boolean {
    const found = this.#text.startsWith(sign, this.#place);
    if (found) this.#place += sign.length;
    return found;
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#place;
    const [found] = pattern.exec(this.#text) ?? [];
    this.#place += found?.length ?? 0;
    return found;
  }

  #refuse(): never {
    throw new NotJson(String(this.#place));
  }
}
