/** Where a key leads in a grid of some columns, from one place to another; undefined for a key that leads nowhere. */
export function led(key: string, at: number, count: number, columns: number): number | undefined {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - columns, ArrowDown: at + columns }[key];
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (to === undefined || to < 0) return undefined;
  // Below the last whole row there may be a shorter one.
  if (to >= count) return key === "ArrowDown" && rowOf(at, columns) < rowOf(count - 1, columns) ? count - 1 : undefined;
  return to;
}

/** How many columns the browser has laid out. */
export function columnsOf(grid: HTMLElement): number {
  return getComputedStyle(grid).gridTemplateColumns.split(" ").filter(Boolean).length || 1;
}

const rowOf = (at: number, columns: number): number => Math.floor(at / columns);
