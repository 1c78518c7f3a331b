// Where a tip opens: beside what it is about, and over no row of shards.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GAP = 8;

/** The upper left corner for a tip of this size; beside its island, else above or below it, else below the world. */
export function tipCorner(
  { width, height }: { width: number; height: number },
  island: Box,
  rows: readonly Box[],
  world: Box,
  window: Box,
): { x: number; y: number } {
  const middle = (island.left + island.right - width) / 2;
  const own = rows.filter((row) => row.top > island.top && row.bottom < island.bottom).map((row) => row.top);
  const beside = Math.min(island.top, ...own.map((top) => top - height - GAP));
  const tries = [
    { x: island.right - GAP, y: beside },
    { x: island.left - width + GAP, y: beside },
    { x: middle, y: island.top - height },
    { x: middle, y: island.bottom + GAP },
  ];
  const below = { x: within(middle, window.left, window.right - width), y: world.bottom + GAP };
  const free = tries.find(({ x, y }) => {
    const box = { left: x, top: y, right: x + width, bottom: y + height };
    return inside(box, window) && !rows.some((row) => meet(box, row));
  });
  return free ?? { x: below.x, y: within(below.y, window.top, window.bottom - height) };
}

function inside(box: Box, room: Box): boolean {
  return box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;
}

function meet(one: Box, two: Box): boolean {
  return one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
}

function within(place: number, least: number, most: number): number {
  return Math.max(least, Math.min(place, most));
}
