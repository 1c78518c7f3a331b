import type { Option } from "../../messages";

// One option may stand for every choice of one or more of its group (docs/protocol.md, "Folded options").

/** The index that means these of a folded option's group. */
export function foldedIndex({ index, group = [], gaps = [] }: Option, chosen: ReadonlySet<string>): number {
  const last = group.findLastIndex((label) => chosen.has(label));
  const binary = group.reduce((sum, label, digit) => sum + (chosen.has(label) ? 2 ** digit : 0), 0);
  return index - 1 + binary + (gaps[last] ?? 0);
}

/** The indexes that an option takes, from one to another: of a folded one those for each name that is chosen last. */
export function rangesOf({ index, group = [], gaps = [], folded }: Option): [from: number, to: number][] {
  if (folded !== true) return [[index, index]];
  return group.map((_, last) => {
    const before = index - 1 + (gaps[last] ?? 0);
    return [before + 2 ** last, before + 2 ** (last + 1) - 1];
  });
}

/** The index that an option's text and sentence mean: of a folded one all of its group. */
export function wholeIndex(option: Option): number {
  return option.folded === true ? foldedIndex(option, new Set(option.group)) : option.index;
}

/** What the option of an index is in notation, also where it is folded into one that names several. */
export function textAt(options: readonly Option[], index: number): string {
  const option = optionAt(options, index);
  if (option?.folded !== true || index === wholeIndex(option)) return option?.text ?? "";
  const { text, group = [], gaps = [] } = option;
  const all = [group.join(", "), "all"].find((names) => text.endsWith(names)) ?? "";
  const binary = group
    .map((_, last) => ({ last, number: index - option.index + 1 - (gaps[last] ?? 0) }))
    .find(({ last, number }) => 2 ** last <= number && number < 2 ** (last + 1))?.number;
  const chosen = group.filter((_, digit) => Math.floor((binary ?? 0) / 2 ** digit) % 2 === 1);
  return all && chosen.length > 0 ? text.slice(0, -all.length) + chosen.join(", ") : "";
}

/** The option that an index means, by itself or as one of those folded into it. */
export function optionAt(options: readonly Option[], index: number): Option | undefined {
  return options.find((option) => rangesOf(option).some(([from, to]) => from <= index && index <= to));
}
