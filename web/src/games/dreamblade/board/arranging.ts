/** How tall a token is for its width, its numbers over its foot; a narrow one has them below where there is room. */
const TALL = 1.14;
const TALLEST = 1.4;
const NARROW = 0.3;
const WIDEST = 0.74;
const ACROSS = 0.95;
const DOWN = 0.93;

export interface Arranged {
  readonly columns: number;
  readonly width: number;
  readonly tall: number;
}

/** The largest tokens with which so many fit into a part of a cell; widths are parts of the cell's width. */
export function arranged(count: number, share: number): Arranged {
  let best: Arranged = { columns: 1, width: 0, tall: TALL };
  for (let columns = 1; columns <= Math.max(count, 1); columns++) {
    const lines = Math.ceil(count / columns);
    const room = (DOWN * share) / lines;
    const width = Math.min(WIDEST, ACROSS / columns, room / TALL);
    if (width <= best.width + 0.001) continue;
    best = { columns, width, tall: width < NARROW ? Math.min(TALLEST, room / width) : TALL };
  }
  return best;
}
