/** How tall a token is for its width. */
export const TALL = 1.14;
const WIDEST = 0.74;
const ACROSS = 0.95;
const DOWN = 0.93;

export type Arranged = { readonly columns: number; readonly width: number };

/** The largest tokens with which so many fit into a part of a cell; widths are parts of the cell's width. */
export function arranged(count: number, share: number): Arranged {
  let best: Arranged = { columns: 1, width: 0 };
  for (let columns = 1; columns <= Math.max(count, 1); columns++) {
    const lines = Math.ceil(count / columns);
    const width = Math.min(WIDEST, ACROSS / columns, (DOWN * share) / (TALL * lines));
    if (width > best.width + 0.001) best = { columns, width };
  }
  return best;
}
