import type { Rule, RuleSection } from "../messages";

const NUMBER = /(?<![\d.])(\d{1,2}\.\d{1,2})(?![\d])/;

export interface Piece {
  kind: "plain" | "strong" | "found" | "link";
  text: string;
}

/** The rules that hold every word sought, or the number; all of them where nothing is sought. */
export function found(sections: RuleSection[], sought: string): RuleSection[] {
  const words = split(sought);
  if (words.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      lines: [],
      rules: section.rules.filter((rule) => {
        const text = `${rule.number} ${plain(rule.text)}`;
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.rules.length > 0);
}

/** A rule's text in pieces: names that the rules stress, numbers of other rules, and words that were sought. */
export function pieces(text: string, sought: string, numbers: ReadonlySet<string> = new Set()): Piece[] {
  const words = split(sought);
  return text.split("**").flatMap((part, place) => {
    if (part === "") return [];
    if (place % 2 === 1) return [{ kind: "strong", text: part } satisfies Piece];
    return part.split(NUMBER).flatMap((piece) => {
      if (numbers.has(piece)) return [{ kind: "link", text: piece } satisfies Piece];
      return piece === "" ? [] : marked(piece, words);
    });
  });
}

/** Where a rule is found on its page: by its number, an ability by its English name. */
export function anchor(rule: Rule): string {
  const english = rule.names?.at(-1);
  return english ? slug(english) : rule.number;
}

export function slug(name: string): string {
  return plain(name).replaceAll(/[^a-z0-9]+/g, "-");
}

function marked(text: string, words: string[]): Piece[] {
  if (words.length === 0) return [{ kind: "plain", text }];
  const where = plain(text);
  const done: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    const hits = words.map((word) => ({ word, at: where.indexOf(word, from) })).filter((hit) => hit.at >= 0);
    const next = hits.sort((one, other) => one.at - other.at || other.word.length - one.word.length)[0];
    if (!next) break;
    if (next.at > from) done.push({ kind: "plain", text: text.slice(from, next.at) });
    from = next.at + next.word.length;
    done.push({ kind: "found", text: text.slice(next.at, from) });
  }
  if (from < text.length) done.push({ kind: "plain", text: text.slice(from) });
  return done;
}

function split(sought: string): string[] {
  return plain(sought).split(/\s+/).filter(Boolean);
}

/** Small letters without marks, each in the place of the letter it stands for. */
export function plain(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replace("ł", "l");
    return bare.length === letter.length ? bare : letter;
  }).join("");
}
