// Where the numbers and the names of abilities in a rule's text lead.
import type { Rule, Rulebook } from "../messages";
import { anchor } from "./search";

/** Something in a text that leads to a rule, or does not. */
export interface Span {
  text: string;
  /** The anchor of the rule. */
  to?: string;
}

export interface Links {
  /** The numbers of rules and sections. */
  readonly numbers: ReadonlySet<string>;
  /** The names of abilities, with their anchors. */
  readonly names: ReadonlyMap<string, string>;
  /** What names and numbers look like. */
  readonly pattern: RegExp;
}

// A rule such as 7.10, or a section alone: in brackets, or after a word that sends the reader there.
const NUMBER = String.raw`(?<![\d.])\d{1,2}\.\d{1,2}(?!\d)|(?<=\()\d{1,2}(?=\))|(?<=\b(?:see|patrz) )\d{1,2}(?![\d.]\d)`;

export function linksOf(book: Rulebook): Links {
  const rules = book.sections.flatMap((section) => section.rules);
  const named = rules.flatMap((rule) => {
    const [name] = rule.names ?? [];
    return name === undefined ? [] : [[name, anchor(rule)] as const];
  });
  const names = new Map(named);
  const longest = [...names.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const name = longest.length > 0 ? String.raw`|(?<!\p{L})(?:${longest.join("|")})(?!\p{L})` : "";
  return {
    numbers: new Set([...book.sections.map((section) => section.number), ...rules.map((rule) => rule.number)]),
    names,
    pattern: new RegExp(`(${NUMBER}${name})`, "u"),
  };
}

/** A text in spans; what names the place where it stands leads nowhere. */
export function spans(text: string, links: Links, here = ""): Span[] {
  return text.split(links.pattern).flatMap((part): Span[] => {
    if (part === "") return [];
    const to = links.names.get(part) ?? (links.numbers.has(part) ? part : undefined);
    return [to === undefined || to === here ? { text: part } : { text: part, to }];
  });
}

/** By which rules each rule is named, in the order of the book. */
export function citations(book: Rulebook, links: Links): ReadonlyMap<string, readonly Rule[]> {
  const found = new Map<string, Rule[]>();
  for (const rule of book.sections.flatMap((section) => section.rules)) {
    const here = anchor(rule);
    const there = spans(rule.text, links, here).flatMap(({ to }) => (to?.includes(".") || isName(to) ? [to] : []));
    for (const to of new Set(there)) found.set(to, [...(found.get(to) ?? []), rule]);
  }
  return found;
}

/** Whether an anchor is that of an ability; a whole section is named too often to say by whom. */
const isName = (to: string | undefined): to is string => to !== undefined && !/^\d/.test(to);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
