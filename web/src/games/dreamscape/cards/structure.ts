// The structure of a card: laid out for drawing, and in words.

import type { CardStack } from "../../../messages";
import { say } from "../../../words";
import { kinds } from "../land/labels";
import { depth, type Point, project, THICK, TILT, UNIT } from "../pieces/geometry";

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

/** Lay out a structure as it is printed. */
export function layOut(stacks: readonly CardStack[]): Layout {
  const last = Math.max(...stacks.map(({ row }) => row));
  const spots = stacks
    .map((one) => ({ one, spot: { u: one.column, v: last - one.row } }))
    .toSorted((a, b) => depth(a.spot, 0) - depth(b.spot, 0));
  const laid = spots.map(({ one, spot }) => ({
    key: `${one.column} ${one.row}`,
    stack: one.stack,
    tree: one.tree,
    dreamer: one.dreamer,
    at: project(spot, one.stack.length),
  }));
  const left = Math.min(...laid.map(({ at }) => at.x)) - UNIT;
  const right = Math.max(...laid.map(({ at }) => at.x)) + UNIT;
  const top = Math.min(...laid.map((one) => one.at.y - Math.max(TILT, one.tree ? TREE : one.dreamer ? DREAMER : PEAK)));
  const bottom = Math.max(...laid.map(({ at, stack }) => at.y + stack.length * THICK + TILT));
  return { laid, left, top, width: right - left, height: bottom - top };
}

/** A structure in words: its stacks from the far row and from the left. */
export function structureLabel(stacks: readonly CardStack[]): string {
  const told = stacks
    .toSorted((one, two) => two.row - one.row || one.column - two.column)
    .map(({ stack, tree, dreamer }) =>
      say("web-dreamscape-land-card-stack", {
        shards: kinds(stack),
        on: tree ? "tree" : dreamer ? "dreamer" : "none",
      }),
    );
  return say("web-dreamscape-land-card-structure", { stacks: told.join("; ") });
}
