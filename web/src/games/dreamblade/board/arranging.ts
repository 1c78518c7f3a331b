/** How tall a token is for its width, its numbers over its foot; a narrow one has them below where there is room. */
const TALL = 1.14;
const TALLEST = 1.4;
const NARROW = 0.3;
const WIDEST = 0.74;
const ACROSS = 0.95;
const DOWN = 0.93;

/** What the worth of a cell takes of its width at a corner. */
const CORNER = 0.17;

export interface Arranged {
  readonly columns: number;
  readonly width: number;
  readonly tall: number;
  /** What is left free for the worth of the cell: beside the tokens, or above and below them. */
  readonly beside: number;
  readonly over: number;
}

/**
 * The largest tokens with which so many fit into a part of a cell; widths are parts of the cell's width. Several leave
 * so many of its corners free.
 */
export function arranged(count: number, share: number, corners = 0): Arranged {
  const taken = corners * CORNER;
  const whole = fitted(count, ACROSS, DOWN * share);
  if (count < 2 || taken === 0 || whole.columns * whole.width <= 1 - 2 * CORNER) return whole;
  const narrow = { ...fitted(count, ACROSS - taken, DOWN * share), beside: CORNER };
  const low = { ...fitted(count, ACROSS, DOWN * share - taken), over: CORNER };
  return narrow.width > low.width ? narrow : low;
}

function fitted(count: number, across: number, down: number): Arranged {
  const free = { beside: 0, over: 0 };
  let best: Arranged = { columns: 1, width: 0, tall: TALL, ...free };
  for (let columns = 1; columns <= Math.max(count, 1); columns++) {
    const lines = Math.ceil(count / columns);
    const room = down / lines;
    const width = Math.min(WIDEST, across / columns, room / TALL);
    if (width <= best.width + 0.001) continue;
    best = { columns, width, tall: width < NARROW ? Math.min(TALLEST, room / width) : TALL, ...free };
  }
  return best;
}
