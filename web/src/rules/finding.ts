// Rules are sought as one types: by number, by name, by words of the glossary and of the text, in both languages.
import type { Rule, Rulebook, RuleSection } from "../messages";
import { anchor, plain } from "./search";
import { type Links, spans } from "./links";

export interface Piece {
  kind: "plain" | "strong" | "found" | "link";
  text: string;
  /** The anchor that a link leads to. */
  to?: string;
}

/** A rule with all that it is sought by, without marks and capitals. */
export interface Entry {
  readonly rule: Rule;
  readonly section: RuleSection;
  readonly text: string;
  /** The same rule in the other language, as it is written and as it is sought. */
  readonly foreign: string;
  readonly other: string;
  readonly names: string;
  readonly terms: string;
}

/** A rule that was found; what the words were found in may be its text in the other language. */
export interface Hit {
  readonly entry: Entry;
  readonly foreign: string;
}

/** How well a rule answers to a word; the lowest is the best. */
const EXACTLY = 0;
const BEGINS = 1;
const NAMED = 2;
const TERM = 3;
const TEXT = 4;
const OTHER = 5;

/** Prepare a book to be sought in, together with the same book in the other language. */
export function entered(book: Rulebook, other?: Rulebook | null): Entry[] {
  const elsewhere = new Map(other?.sections.flatMap(ruled).map(({ rule }) => [anchor(rule), rule]));
  const terms = new Map<string, string>();
  for (const { own, other: same, rule } of book.glossary ?? [])
    terms.set(rule, `${terms.get(rule) ?? ""} ${plain(own)} ${plain(same)}`);
  return book.sections.flatMap(ruled).map(({ rule, section }) => {
    const foreign = elsewhere.get(anchor(rule));
    return {
      rule,
      section,
      text: plain(bare(rule.text)),
      foreign: foreign ? bare(foreign.text) : "",
      other: foreign ? plain(bare(foreign.text)) : "",
      names: plain([...(rule.names ?? []), ...(foreign?.names ?? [])].join(" ")),
      terms: terms.get(rule.number) ?? "",
    };
  });
}

/** The rules that hold every word sought, the best first; none where nothing is sought. */
export function found(entries: readonly Entry[], sought: string): Hit[] {
  const words = split(sought);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, rank: rank(entry, words) }))
    .filter((one) => one.rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => {
      const read = `${entry.rule.number} ${entry.text}`;
      return { entry, foreign: words.every((word) => read.includes(word)) ? "" : excerpt(entry, words) };
    });
}

/** A rule's text in pieces: names that the rules stress, what leads to other rules, and words that were sought. */
export function pieces(text: string, sought: string, links?: Links, here = ""): Piece[] {
  const words = split(sought);
  return text.split("**").flatMap((part, place): Piece[] => {
    if (part === "") return [];
    if (place % 2 === 1) return words.length > 0 ? marked(part, words, "strong") : [{ kind: "strong", text: part }];
    if (!links) return marked(part, words);
    return spans(part, links, here).flatMap((span): Piece[] =>
      span.to === undefined ? marked(span.text, words) : [{ kind: "link", text: span.text, to: span.to }],
    );
  });
}

/** The rules of a section, with what introduces it as a rule under the section's own number. */
function ruled(section: RuleSection): { rule: Rule; section: RuleSection }[] {
  const lines = (section.lines ?? []).filter((line) => line.trim() && !line.startsWith("|"));
  const introduced = lines.length > 0 ? [{ number: section.number, text: lines.join(" ") }] : [];
  return [...introduced, ...section.rules].map((rule) => ({ rule, section }));
}

/** The worst place in which one of the words is found: all must be found somewhere. */
function rank(entry: Entry, words: readonly string[]): number {
  let worst = EXACTLY;
  for (const word of words) {
    const { number } = entry.rule;
    if (number === word || entry.names === word) continue;
    else if (number.startsWith(word) && /\d/.test(word)) worst = Math.max(worst, BEGINS);
    else if (entry.names.includes(word)) worst = Math.max(worst, NAMED);
    else if (entry.terms.includes(word)) worst = Math.max(worst, TERM);
    else if (entry.text.includes(word)) worst = Math.max(worst, TEXT);
    else if (entry.other.includes(word)) worst = Math.max(worst, OTHER);
    else return Infinity;
  }
  return worst;
}

/** So many letters around what was found in the other language are shown. */
const AROUND = 70;

/** What stands in the other language around the first word that is found in it; nothing where none is. */
function excerpt(entry: Entry, words: readonly string[]): string {
  const at = Math.min(...words.map((word) => entry.other.indexOf(word)).filter((place) => place >= 0));
  if (!Number.isFinite(at)) return "";
  const from = at <= AROUND ? 0 : entry.foreign.lastIndexOf(" ", at - AROUND) + 1;
  const next = entry.foreign.indexOf(" ", at + AROUND);
  const to = next < 0 ? entry.foreign.length : next;
  return `${from > 0 ? "… " : ""}${entry.foreign.slice(from, to)}${to < entry.foreign.length ? " …" : ""}`;
}

function marked(text: string, words: string[], as: "plain" | "strong" = "plain"): Piece[] {
  if (words.length === 0) return [{ kind: as, text }];
  const where = plain(text);
  const done: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    const hits = words.map((word) => ({ word, at: where.indexOf(word, from) })).filter((hit) => hit.at >= 0);
    const next = hits.sort((one, other) => one.at - other.at || other.word.length - one.word.length)[0];
    if (!next) break;
    if (next.at > from) done.push({ kind: as, text: text.slice(from, next.at) });
    from = next.at + next.word.length;
    done.push({ kind: "found", text: text.slice(next.at, from) });
  }
  if (from < text.length) done.push({ kind: as, text: text.slice(from) });
  return done;
}

function split(sought: string): string[] {
  return plain(sought).split(/\s+/).filter(Boolean);
}

const bare = (text: string): string => text.replaceAll("**", "");
