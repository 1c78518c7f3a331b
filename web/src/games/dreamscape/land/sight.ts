// What hides what on a land, and which slot is meant by a touch.

import { type Ground, neighbour, type Point, project, spotOf, THICK, TILT, turned, UNIT } from "../pieces/geometry";

/** How high the stack of a slot is. */
export type Heights = (slot: string) => number;

/** Slots in front of another one, as they are seen, that may hide it. */
const FRONT = [
  { u: 1, v: 1 },
  { u: 1, v: 0 },
  { u: 0, v: 1 },
  { u: 2, v: 1 },
  { u: 1, v: 2 },
  { u: 2, v: 2 },
];
const PROBES = [0, -UNIT / 2, UNIT / 2];

/** The stacks that hide the top of a slot, in part or wholly. */
export function hiding(slot: string, ground: Ground, turn: number, heights: Heights): string[] {
  return FRONT.flatMap((step) => {
    const front = neighbour(slot, ground, turn, step);
    return front !== undefined && PROBES.some((x) => covers(x, step, heights(front) - heights(slot))) ? [front] : [];
  });
}

/** Whether the middle of a slot's top cannot be seen. */
export function hidden(slot: string, ground: Ground, turn: number, heights: Heights): boolean {
  return FRONT.some((step) => {
    const front = neighbour(slot, ground, turn, step);
    return front !== undefined && covers(0, step, heights(front) - heights(slot));
  });
}

/** Whether a stack so much higher hides the point that is so far to the right of the top's middle. */
function covers(x: number, step: { u: number; v: number }, higher: number): boolean {
  const at = project(step, higher);
  const aside = Math.abs(x - at.x) / UNIT;
  return aside < 1 && at.y - TILT * (1 - aside) < -TILT / 3;
}

/** Where the top of a slot is, reckoned from the middle of the land. */
export function topOf(slot: string, ground: Ground, turn: number, height: number): Point {
  return project(turned(spotOf(slot, ground), ground, turn), height);
}

/** Whether a point is on the top of a slot, hidden or not. */
export function within(point: Point, top: Point): boolean {
  return Math.abs(point.x - top.x) / UNIT + Math.abs(point.y - top.y) / TILT <= 1;
}

/** The slot nearest to a point of those that can be chosen, unless all are too far away. */
export function nearest(point: Point, slots: readonly string[], top: (slot: string) => Point): string | undefined {
  let best: string | undefined;
  let least = 1.6 * UNIT;
  for (const slot of slots) {
    const at = top(slot);
    const away = Math.hypot(at.x - point.x, (at.y - point.y) * (UNIT / TILT));
    if (away < least) [best, least] = [slot, away];
  }
  return best;
}

/** How much room the highest things need above the far corner, whichever way the land is turned. */
export function headroom(ground: Ground, tall: (slot: string) => number, slots: readonly string[]): number {
  const far = -((ground.columns + ground.rows) / 2) * TILT;
  let most = 0;
  for (const slot of slots) {
    const high = tall(slot);
    if (high === 0) continue;
    for (let turn = 0; turn < 4; turn++) most = Math.max(most, high - (topOf(slot, ground, turn, 0).y - far));
  }
  return Math.ceil(most / THICK) * THICK;
}
