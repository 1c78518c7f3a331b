// What is printed on miniatures and lets dice be rolled once more; a server cannot say otherwise.

import type { Side } from "../messages";

export type Setup = Readonly<Record<string, unknown>>;

interface Invented {
  readonly name: string;
  readonly abilities?: readonly string[];
}

/** How many dice each miniature may roll again with Fortunate. */
export const FORTUNATE: Readonly<Record<string, number>> = {
  "Sock Drawer Prophet": 1,
  "Revolving Debutante": 1,
  "Procession of Raincoats": 2,
  "Hour Thirteen": 3,
  "Faceless Stalker": 2,
};

/** The miniatures that wail when they come into play, and those that do for a blade. */
export const WAILING: readonly string[] = ["Hour Thirteen"];
export const WAILING_FOR_BLADES: readonly string[] = ["Sleepwalking Tenor", "Screambent Lunatic"];

/** The rerolls of a miniature by its label: for each of them how many dice at most. */
export function rerollsOf(setup: Setup, label: string): number[] {
  const name = nameOf(label);
  const printed = Object.hasOwn(FORTUNATE, name) ? FORTUNATE[name] : undefined;
  const found = invented(setup, name).flatMap(({ does }) => /^Fortunate \+?(\d+)$/.exec(does)?.[1] ?? []);
  return [...(printed ? [printed] : []), ...found.map(Number)];
}

/** How often a miniature wails when it comes into play, and how often it may besides, if it scores there. */
export function wails(setup: Setup, label: string): { readonly due: number; readonly may: number } {
  const coming = wailsOf(setup, label).filter((when) => when.includes("comes into play"));
  const may = coming.filter((when) => when.includes("score")).length;
  return { due: coming.length - may, may };
}

/** Whether a Wail is printed on a miniature for which so many blades are spent. */
export function wailsFor(setup: Setup, label: string, blades: number): boolean {
  const kinds = blades === 1 ? ["blade", "multiblade"] : blades === 2 ? ["double blade", "double multiblade"] : [];
  return wailsOf(setup, label).some((when) => when.some((one) => kinds.includes(one)));
}

/** How many Wails of a miniature may be activated when miniatures are spawned. */
export const wailsSpawning = (setup: Setup, label: string): number =>
  wailsOf(setup, label).filter((when) => when.some((one) => one.startsWith("spawn "))).length;

/** Whose a miniature is: of those with one name A's are counted first. No warband has one of another label. */
export function sideOf(setup: Setup, label: unknown): Side | undefined {
  if (typeof label !== "string") return undefined;
  const [, name, number] = /^(.+)#([1-9]\d*)$/.exec(label) ?? [];
  const [own, others] = ["A", "B"].map((_, seat) => countOf(setup, seat, name ?? ""));
  if (number === undefined || Number(number) > Number(own) + Number(others)) return undefined;
  return Number(number) <= Number(own) ? "A" : "B";
}

/** Whose some miniatures are, if there are any, all of them of one side and none of them twice. */
export function sideOfAll(setup: Setup, labels: unknown): Side | undefined {
  if (!Array.isArray(labels) || new Set(labels).size !== labels.length) return undefined;
  const [side, ...others] = labels.map((one) => sideOf(setup, one));
  return others.every((one) => one === side) ? side : undefined;
}

const nameOf = (label: string): string => label.replace(/#\d+$/, "");

function countOf({ warbands }: Setup, seat: number, name: string): number {
  const names: unknown = Array.isArray(warbands) ? warbands[seat] : [];
  return Array.isArray(names) ? names.filter((one) => one === name).length : 0;
}

/** For each Wail of a miniature, printed or invented for this game, when it wails. */
function wailsOf(setup: Setup, label: string): string[][] {
  const name = nameOf(label);
  const printed = [
    ...(WAILING.includes(name) ? ["comes into play"] : []),
    ...(WAILING_FOR_BLADES.includes(name) ? ["blade"] : []),
  ];
  const found = invented(setup, name).flatMap(({ when, does }) => (/^Wail\b/.test(does) ? [when] : []));
  return [...printed, ...found].map((when) => when.split(",").map((one) => one.trim()));
}

/** The abilities of a miniature that was invented for this game: when they are, and what they do. */
function invented({ miniatures }: Setup, name: string): readonly { when: string; does: string }[] {
  const rows = (Array.isArray(miniatures) ? miniatures : []) as readonly Invented[];
  const texts = rows.filter((row) => row.name === name).flatMap((row) => row.abilities ?? []);
  return texts.map((text) => {
    const plain = text.replace(/\s+/g, " ");
    const colon = plain.lastIndexOf(":");
    return { when: plain.slice(0, Math.max(colon, 0)), does: plain.slice(colon + 1).trim() };
  });
}
