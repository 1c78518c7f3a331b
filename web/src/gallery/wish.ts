import type { Gallery } from "./gallery";

/** What somebody wants to see. */
export interface Wish {
  sought: string;
  /** The values chosen of each facet; of one that is not there, all. */
  chosen: Record<string, string[]>;
  /** The least and the most of each scale; one that is not there has no limits. */
  between: Record<string, [number, number]>;
  order: string;
}

const SOUGHT = "q";
const ORDER = "sort";

/** Read a wish from an address; what the gallery does not know is passed over. */
export function readWish(query: string, gallery: Gallery): Wish {
  const told = new URLSearchParams(query);
  const wish: Wish = { sought: told.get(SOUGHT) ?? "", chosen: {}, between: {}, order: usual(gallery) };
  for (const facet of gallery.facets) {
    const values = (told.get(facet.key) ?? "").split(",").filter((one) => facet.values.includes(one));
    if (values.length > 0) wish.chosen[facet.key] = values;
  }
  for (const scale of gallery.scales) {
    const [, least, most] = /^(\d{1,3})-(\d{1,3})$/.exec(told.get(scale.key) ?? "") ?? [];
    if (least !== undefined) wish.between[scale.key] = [Number(least), Number(most)];
  }
  const order = told.get(ORDER);
  if (gallery.orders.some((one) => one.key === order)) wish.order = order ?? wish.order;
  return wish;
}

/** Write a wish as the query of an address; what is as usual is left out. */
export function writeWish(wish: Wish, gallery: Gallery): string {
  const told = new URLSearchParams();
  if (wish.sought.trim()) told.set(SOUGHT, wish.sought.trim());
  for (const { key } of gallery.facets) {
    const values = wish.chosen[key] ?? [];
    if (values.length > 0) told.set(key, values.join(","));
  }
  for (const { key } of gallery.scales) {
    const limits = wish.between[key];
    if (limits) told.set(key, limits.join("-"));
  }
  if (wish.order !== usual(gallery)) told.set(ORDER, wish.order);
  // Commas are plain letters in a query, and easier to read.
  const query = told.toString().replaceAll("%2C", ",");
  return query && `?${query}`;
}

/** How many filters are set. */
export function filtersOf(wish: Wish): number {
  const chosen = Object.values(wish.chosen).reduce((sum, values) => sum + values.length, 0);
  return chosen + Object.keys(wish.between).length;
}

function usual(gallery: Gallery): string {
  return gallery.orders[0]?.key ?? "";
}
