// A warband as the builder handles it, and as it is kept.

import type { Wish } from "../../../gallery/wish";
import type { WarbandGap } from "../../../messages";

export interface Warband {
  readonly name: string;
  readonly about: string;
  /** The names of the miniatures one by one, those that were taken last at the end. */
  readonly figures: readonly string[];
}

/** Copies of a miniature beyond this are no warband, whoever has written them. */
const MOST = 99;

export const NOBODY: Warband = { name: "", about: "", figures: [] };

/** How many copies there are of each miniature, by its name. */
export type Copies = Readonly<Record<string, number>>;

/** The form of JSON, which the server reads and keeps. */
interface Written {
  readonly name?: string;
  readonly description?: string;
  readonly miniatures?: Readonly<Record<string, number>>;
}

/** How many copies there are of each miniature. */
export function copiesOf(figures: readonly string[]): Record<string, number> {
  const copies: Record<string, number> = {};
  for (const name of figures) copies[name] = (copies[name] ?? 0) + 1;
  return copies;
}

/** Whether two warbands have the same miniatures. */
export function sameCopies(one: Copies, other: Copies): boolean {
  return changesOf(one, other).length === 0;
}

/** What came, and what went as less than nothing, by name: those that came first. */
export function changesOf(before: Copies, now: Copies): [string, number][] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return names
    .map((name): [string, number] => [name, (now[name] ?? 0) - (before[name] ?? 0)])
    .filter(([, number]) => number !== 0)
    .sort(([, one], [, other]) => other - one);
}

/** The names one by one. */
export function figuresOf(copies: Copies): string[] {
  return Object.entries(copies).flatMap(([name, number]) => Array.from({ length: number }, () => name));
}

/** What to look for in order to fill a gap. */
export function wishFor({ aspect, lineage, mostCost }: WarbandGap): Partial<Wish> {
  return {
    chosen: { ...(aspect ? { aspect: [aspect] } : {}), ...(lineage ? { lineage: [lineage] } : {}) },
    between: mostCost ? { cost: [1, mostCost] } : {},
  };
}

/** Write a warband for the server, the same one always in the same letters. */
export function written({ name, about, figures }: Warband): string {
  const copies = copiesOf(figures);
  const miniatures = Object.fromEntries(
    Object.keys(copies)
      .sort()
      .map((one) => [one, copies[one]]),
  );
  const title = tidy(name);
  const description = tidy(about);
  return JSON.stringify({
    format: "oneiros-warband",
    version: 1,
    name: title,
    ...(description ? { description } : {}),
    miniatures,
  });
}

/** Read what the server keeps, or this browser remembers. */
export function readWarband(text: string): Warband {
  try {
    const { name = "", description = "", miniatures = {} } = JSON.parse(text) as Written;
    const fits = Object.values(miniatures).every((number) => Number.isInteger(number) && number > 0 && number <= MOST);
    if (!fits || typeof name !== "string" || typeof description !== "string") return NOBODY;
    return { name, about: description, figures: figuresOf(miniatures) };
  } catch {
    return NOBODY;
  }
}

/** The form of text with the names that miniatures have in the language of the page; it is read back in any. */
export function inOwnWords(text: string, called: (name: string) => string): string {
  return text.replaceAll(/^(\d+) (.+)$/gm, (_, copies: string, name: string) => `${copies} ${called(name)}`);
}

/** The link under which others find a warband: browsers send no server what stands behind `#`. */
export function linkTo(packed: string): string {
  return `${location.origin}/builder/dreamblade#${packed}`;
}

/** The packed warband of an address, or nothing. */
export function packedIn(hash: string): string {
  return /^#(w\d{1,3}\..*)$/s.exec(hash)?.[1] ?? "";
}

/** The warband of a game that is over, in the address that leads back from it; undefined where there is none. */
export function playedIn(hash: string): Warband | undefined {
  const written = /^#played=(.+)$/.exec(hash)?.[1];
  if (!written) return undefined;
  try {
    const read = readWarband(decodeURIComponent(written));
    return read.figures.length > 0 ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Without what no form keeps: blanks around it, and ends of lines. */
const tidy = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
