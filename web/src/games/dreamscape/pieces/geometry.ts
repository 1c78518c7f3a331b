// True isometry, seen from above the front corner: a slot is a diamond, a shard a flat block, and nothing is smaller
// because it is farther away. Lengths are in units: half a slot's width is UNIT, whatever its size on the screen.

/** Half the width of a slot. */
export const UNIT = 100;
/** Half the height of a slot: the tangent of 30 degrees. */
export const TILT = 57.735;
/** How thick a shard is. */
export const THICK = 42;
/** How much of its slot a shard covers, so that the land shows between neighbours. */
const COVER = 0.95;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place on the ground, in slots: u grows with the columns, v from the far row to the near one. */
export interface Spot {
  readonly u: number;
  readonly v: number;
}

export interface Ground {
  readonly columns: number;
  readonly rows: number;
}

/** Where a slot such as c1 lies. */
export function spotOf(slot: string, { rows }: Ground): Spot {
  return { u: slot.charCodeAt(0) - "a".charCodeAt(0), v: rows - Number(slot.slice(1)) };
}

/** The slot of a spot, or undefined where there is none. */
export function slotOf({ u, v }: Spot, { columns, rows }: Ground): string | undefined {
  if (u < 0 || v < 0 || u >= columns || v >= rows) return undefined;
  return `${String.fromCharCode("a".charCodeAt(0) + u)}${rows - v}`;
}

/** Every slot, row by row, the far row first. */
export function slotsOf(ground: Ground): string[][] {
  return Array.from({ length: ground.rows }, (_, v) =>
    Array.from({ length: ground.columns }, (_, u) => slotOf({ u, v }, ground) ?? ""),
  );
}

/** A spot on a land that is turned clockwise about its middle, as seen from there; turns need not be whole. */
export function turned({ u, v }: Spot, { columns, rows }: Ground, turn: number): Spot {
  const { cos, sin } = angle(turn);
  const du = u - (columns - 1) / 2;
  const dv = v - (rows - 1) / 2;
  return { u: du * cos - dv * sin, v: du * sin + dv * cos };
}

/** Where a spot is on the screen; each level is one shard higher. */
export function project({ u, v }: Spot, level = 0): Point {
  return { x: (u - v) * UNIT, y: (u + v) * TILT - level * THICK };
}

/** The neighbour of a slot as the turned land is seen: right is down to the right, up is up to the right. */
export function neighbour(slot: string, ground: Ground, turn: number, to: Spot): string | undefined {
  const { u, v } = spotOf(slot, ground);
  const { cos, sin } = angle(-Math.round(turn));
  return slotOf({ u: u + Math.round(to.u * cos - to.v * sin), v: v + Math.round(to.u * sin + to.v * cos) }, ground);
}

/** In which order slots are painted: what is in front comes later. It changes only in the middle of a quarter turn. */
export function depth({ u, v }: Spot, turn: number): number {
  const { cos, sin } = angle(turn);
  return u * Math.sign(round(cos + sin)) + v * Math.sign(round(cos - sin));
}

/** A box that stands on the ground, as far as it is seen while the land is turned. */
export interface Box {
  /** The upper face: back, right, front and left corner as they are seen. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** The outline of the upper face. */
  readonly top: string;
  /** The outlines of the two sides that are seen, as far down as wanted. */
  wall(side: "left" | "right", down: number): string;
  /** The outline of it all. */
  outline(down: number): string;
  /** How dark the two sides are, from 0 to 1: the light comes from the upper left. */
  readonly shades: readonly [number, number];
}

/** A box about a spot that is reckoned from the middle of the land, so wide in slots along u and v. */
export function box(middle: Spot, wide: Spot, turn: number): Box {
  const all = CORNERS.map(({ u, v }) =>
    project(turned({ u: middle.u + u * wide.u, v: middle.v + v * wide.v }, ONE, turn)),
  );
  const at = (index: number): Point => all[(index + 4) % 4] ?? { x: 0, y: 0 };
  const lowest = all.reduce((low, corner, index) => (round(corner.y) > round(at(low).y) ? index : low), 0);
  const [back, right, front, left] = [at(lowest + 2), at(lowest - 1), at(lowest), at(lowest + 1)];
  const wall = (one: Point, two: Point, down: number): string =>
    `M${to(one)}L${to(two)}L${to(two, down)}L${to(one, down)}Z`;
  return {
    corners: [back, right, front, left],
    top: `M${to(back)}L${to(right)}L${to(front)}L${to(left)}Z`,
    wall: (side, down) => (side === "left" ? wall(left, front, down) : wall(front, right, down)),
    outline: (down) => `M${to(back)}L${to(right)}L${to(right, down)}L${to(front, down)}L${to(left, down)}L${to(left)}Z`,
    shades: [shade(left, front), shade(front, right)],
  };
}

/** How every shard of a land is drawn while the land is turned so far. */
export interface Pose extends Box {
  /** The matrix of the upper face, which is drawn as a square of 100 about its middle. */
  readonly face: string;
  /** The matrices of the two sides that are seen, each drawn as 100 by THICK from its upper left corner. */
  readonly left: string;
  readonly right: string;
}

export function pose(turn: number, cover = COVER): Pose {
  const whole = box({ u: 0, v: 0 }, { u: cover, v: cover }, turn);
  const [, right, front, left] = whole.corners;
  const across = project(turned({ u: cover, v: 0 }, ONE, turn));
  const deep = project(turned({ u: 0, v: cover }, ONE, turn));
  const side = (one: Point, two: Point): string => `matrix(${part(one, two)} 0 1 ${to(one)})`;
  return {
    ...whole,
    face: `matrix(${part(HERE, across)} ${part(HERE, deep)} 0 0)`,
    left: side(left, front),
    right: side(front, right),
  };
}

const HERE: Point = { x: 0, y: 0 };
const CORNERS: readonly Spot[] = [
  { u: -0.5, v: -0.5 },
  { u: 0.5, v: -0.5 },
  { u: 0.5, v: 0.5 },
  { u: -0.5, v: 0.5 },
];
const ONE: Ground = { columns: 1, rows: 1 };
const DARKEST = 0.3;

/** A face is the darker the more it looks to the right. */
function shade(one: Point, two: Point): number {
  const rise = ((one.y - two.y) / Math.max(two.x - one.x, 1)) * (UNIT / TILT);
  return round(DARKEST * Math.min(Math.max((rise + 1) / 2, 0), 1));
}

function part(one: Point, two: Point): string {
  return `${round((two.x - one.x) / 100)} ${round((two.y - one.y) / 100)}`;
}

function to({ x, y }: Point, down = 0): string {
  return `${round(x)} ${round(y + down)}`;
}

function angle(turn: number): { cos: number; sin: number } {
  return { cos: Math.cos((turn * Math.PI) / 2), sin: Math.sin((turn * Math.PI) / 2) };
}

/** Fewer digits: enough for any screen, and the same number however it was reckoned. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000 || 0;
}
