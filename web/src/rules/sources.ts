import type { Rulebook } from "../messages";

// Such as [H], [F: the values] or [H for leaving]: where a sentence comes from.
const MARK = / ?\[[FH](?:[:, ][^\]]*)?\]/g;

/** Rules without the marks that say where a sentence comes from. */
export function withoutSources(book: Rulebook): Rulebook {
  const bare = (text: string): string => text.replaceAll(MARK, "");
  return {
    ...book,
    sections: book.sections.map((section) => ({
      ...section,
      rules: section.rules.map((rule) => ({ ...rule, text: bare(rule.text) })),
      ...(section.lines ? { lines: section.lines.map(bare) } : {}),
    })),
  };
}
