import { plain } from "../rules/search";
import type { Exhibit, Facet, Gallery, Told } from "./gallery";
import type { Wish } from "./wish";

/** An exhibit with all that it is sought by, without marks and capitals. */
export interface Entry {
  readonly exhibit: Exhibit;
  readonly title: string;
  readonly names: string;
  readonly kinds: string;
  readonly texts: string;
}

/** How well an exhibit answers to a word; the lowest is the best. */
const BEGINS = 0;
const NAMED = 1;
const KIND = 2;
const TEXT = 3;

/** Prepare everything to be sought in, in the language of the page. */
export function entered(gallery: Gallery, exhibits: readonly Exhibit[]): Entry[] {
  return exhibits.map((exhibit) => entry(exhibit, gallery.tell(exhibit)));
}

function entry(exhibit: Exhibit, told: Told): Entry {
  return {
    exhibit,
    title: told.title,
    names: ` ${plain([told.title, ...exhibit.names].join(" "))}`,
    kinds: plain(told.kinds.join(" ")),
    texts: plain(told.texts.join(" ")),
  };
}

/** Those that fit a wish: in its order, but those whose names hold what is sought first. */
export function found(gallery: Gallery, entries: readonly Entry[], wish: Wish): Entry[] {
  const words = plain(wish.sought).split(/\s+/).filter(Boolean);
  const fits = filters(gallery, wish);
  const kept = entries
    .filter((one) => fits.every((fit) => fit(one.exhibit)))
    .map((one) => ({ one, rank: rank(one, words) }))
    .filter(({ rank }) => rank < Infinity);
  const order = gallery.orders.find(({ key }) => key === wish.order);
  const worth = (one: Entry): number | string => (order?.key === "name" ? one.title : (order?.by(one.exhibit) ?? 0));
  kept.sort((a, b) => a.rank - b.rank || compare(worth(a.one), worth(b.one)) || compare(a.one.title, b.one.title));
  return kept.map(({ one }) => one);
}

/** How many would be seen with each value of a facet, if everything else stayed as it is. */
export function counted(
  gallery: Gallery,
  entries: readonly Entry[],
  wish: Wish,
  facet: Facet,
): ReadonlyMap<string, number> {
  const { [facet.key]: _, ...chosen } = wish.chosen;
  const counts = new Map<string, number>();
  for (const { exhibit } of found(gallery, entries, { ...wish, chosen })) {
    for (const value of new Set(facet.of(exhibit))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** The worst place in which one of the words is found: all must be found somewhere. */
function rank(one: Entry, words: readonly string[]): number {
  let worst = BEGINS;
  for (const word of words) {
    if (one.names.includes(` ${word}`)) continue;
    else if (one.names.includes(word)) worst = Math.max(worst, NAMED);
    else if (one.kinds.includes(word)) worst = Math.max(worst, KIND);
    else if (one.texts.includes(word)) worst = Math.max(worst, TEXT);
    else return Infinity;
  }
  return worst;
}

function filters(gallery: Gallery, wish: Wish): ((one: Exhibit) => boolean)[] {
  const byFacet = gallery.facets.flatMap((facet) => {
    const wanted = wish.chosen[facet.key] ?? [];
    return wanted.length > 0 ? [(one: Exhibit) => facet.of(one).some((value) => wanted.includes(value))] : [];
  });
  const byScale = gallery.scales.flatMap((scale) => {
    const limits = wish.between[scale.key];
    if (!limits) return [];
    const [least, most] = limits;
    return [(one: Exhibit) => scale.of(one) >= least && scale.of(one) <= most];
  });
  return [...byFacet, ...byScale];
}

function compare(a: number | string, b: number | string): number {
  return typeof a === "string" || typeof b === "string" ? String(a).localeCompare(String(b)) : a - b;
}
