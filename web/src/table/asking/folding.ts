import type { Option } from "../../messages";

// One option may stand for every choice of one or more of its group (docs/protocol.md, "Folded options").

/** The index that means these of a folded option's group. */
export function foldedIndex({ index, group = [], gaps = [] }: Option, chosen: ReadonlySet<string>): number {
  const last = group.findLastIndex((label) => chosen.has(label));
  const binary = group.reduce((sum, label, digit) => sum + (chosen.has(label) ? 2 ** digit : 0), 0);
  return index - 1 + binary + (gaps[last] ?? 0);
}

/** The index that an option's text and sentence mean: of a folded one all of its group. */
export function wholeIndex(option: Option): number {
  return option.folded === true ? foldedIndex(option, new Set(option.group)) : option.index;
}

/** The option that an index means, by itself or as one of those folded into it. */
export function optionAt(options: readonly Option[], index: number): Option | undefined {
  return (
    options.find((option) => option.folded !== true && option.index === index) ??
    options.find((option) => option.folded === true && option.index <= index && index <= wholeIndex(option))
  );
}
