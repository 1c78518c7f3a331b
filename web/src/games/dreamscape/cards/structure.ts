// How the structure of a card is laid out for drawing.

import type { CardStack } from "../../../messages";
import { depth, type Ground, type Point, project, THICK, TILT, turned, UNIT } from "../pieces/geometry";

/** A stack of a card with where the middle of its upper face is drawn. */
export interface Laid {
  readonly key: string;
  readonly stack: CardStack["stack"];
  readonly tree: boolean;
  readonly dreamer: boolean;
  readonly at: Point;
}

/** A structure as it is drawn: its stacks from the back, and the box around it. */
export interface Layout {
  readonly laid: readonly Laid[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const TREE = 154;
const DREAMER = 108;
const PEAK = 50;

/** Lay out a structure that is turned clockwise by so many quarters. */
export function layOut(stacks: readonly CardStack[], quarter: number): Layout {
  const ground: Ground = {
    columns: Math.max(...stacks.map(({ column }) => column)) + 1,
    rows: Math.max(...stacks.map(({ row }) => row)) + 1,
  };
  const spots = stacks
    .map((one) => ({ one, spot: { u: one.column, v: ground.rows - 1 - one.row } }))
    .toSorted((a, b) => depth(a.spot, quarter) - depth(b.spot, quarter));
  const laid = spots.map(({ one, spot }) => ({
    key: `${one.column} ${one.row}`,
    stack: one.stack,
    tree: one.tree,
    dreamer: one.dreamer,
    at: project(turned(spot, ground, quarter), one.stack.length),
  }));
  const left = Math.min(...laid.map(({ at }) => at.x)) - UNIT;
  const right = Math.max(...laid.map(({ at }) => at.x)) + UNIT;
  const top = Math.min(...laid.map((one) => one.at.y - Math.max(TILT, one.tree ? TREE : one.dreamer ? DREAMER : PEAK)));
  const bottom = Math.max(...laid.map(({ at, stack }) => at.y + stack.length * THICK + TILT));
  return { laid, left, top, width: right - left, height: bottom - top };
}
