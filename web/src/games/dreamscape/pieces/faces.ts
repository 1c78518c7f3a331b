// What is painted on the upper faces of shards, in a square from -50 to 50. Each kind has few paths, for there may be
// a hundred shards on the table.

import type { Shard } from "../messages";
import { WOODS } from "./palette";

export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

const lines = (ys: readonly number[], line: (y: number) => string): string => ys.map(line).join("");

/** Three blades that grow from one point. */
const tuft = (x: number, y: number): string =>
  `M${x} ${y}q-2-8-9-11q6 0 8.5 5q-.5-6 1.5-12q2.5 6 1.5 12q3-5 8-5q-6.5 3-8 11z`;

const TUFTS = [
  [-36, -26],
  [-8, -34],
  [24, -30],
  [39, -8],
  [-22, -6],
  [8, -10],
  [-38, 18],
  [-6, 16],
  [24, 14],
  [-24, 40],
  [6, 42],
  [36, 40],
] as const;

const DOTS = [
  [-20, -22],
  [14, -20],
  [-38, 2],
  [24, -2],
  [8, 26],
  [-20, 22],
  [42, 24],
] as const;

const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

const wave = (y: number): string => `M-46 ${y}q11.5-10 23 0t23 0t23 0t23 0`;
const furrow = (y: number): string => `M-47 ${y}q23.5-7 47 0t47 0v5q-23.5 7-47 0t-47 0z`;
const ridge = (y: number): string => `M-47 ${y - 4}q23.5-7 47 0t47 0`;
const foot = (x: number, y: number): string => disc(x + 4, y, 8, 5.5) + disc(x - 10, y, 4, 3.8);

export const TOPS: Readonly<Record<Shard, readonly Stroke[]>> = {
  grass: [
    { d: DOTS.map(([x, y]) => disc(x, y, 2.4)).join(""), fill: WOODS.grass.light },
    { d: TUFTS.map(([x, y]) => tuft(x, y)).join(""), fill: WOODS.grass.dark },
  ],
  water: [
    { d: lines([-20, 16], wave), stroke: WOODS.water.dark, width: 4, opacity: 0.85 },
    { d: lines([-38, -2, 34], wave), stroke: WOODS.water.light, width: 4.6 },
  ],
  rock: [
    {
      d: "M-50-50H-6L-20-26-50-16zM14-10 50-24V40L6 28zM-30 20 6 28-6 50H-50V40z",
      fill: WOODS.rock.light,
      opacity: 0.5,
    },
    { d: "M-20-26 14-10 50-24V-50H-6zM-50 40-30 20-50-14zM6 28 50 40V50H-6z", fill: WOODS.rock.dark, opacity: 0.26 },
    {
      d: "M-50-16-20-26 14-10 50-24M-20-26-6-50M14-10 6 28-30 20-50-14M6 28 50 40M6 28-6 50M-30 20-50 40",
      stroke: WOODS.rock.dark,
      width: 3,
      opacity: 0.85,
    },
  ],
  land: [
    { d: lines([-40, -23, -6, 11, 28, 43], furrow), fill: WOODS.land.dark },
    { d: lines([-23, -6, 11, 28, 43], ridge), stroke: WOODS.land.light, width: 2.4, opacity: 0.9 },
  ],
  movement: [
    { d: "M-44-30q22-15 42-3t44-6M-44 36q22-15 42-3t44-6", stroke: WOODS.movement.light, width: 4 },
    { d: foot(-26, -10) + foot(-4, 12) + foot(18, -10) + foot(38, 12), fill: WOODS.movement.dark },
  ],
  nightmare: [
    {
      d: "M-50-50H50V50H-50ZM-44-30-28-9-45 2-28 12-42 32-19 26-14 45 1 27 18 44 21 26 43 30 29 12 45 2 29-9 42-31 25-25 20-45 1-26-16-44-19-25Z",
      fill: WOODS.nightmare.dark,
      opacity: 0.82,
    },
    { d: "M-32 2Q0-28 32 2 0 32-32 2z", fill: WOODS.nightmare.light },
    { d: "M0-16 10 2 0 20-10 2z", fill: WOODS.nightmare.dark },
  ],
};

/** Less of the same, for shards that are drawn small. */
export const SMALL_TOPS: Readonly<Record<Shard, readonly Stroke[]>> = {
  grass: [{ d: "M-34 26l12-30 12 30zM10 34l12-30 12 30zM-10-8l12-30 12 30z", fill: WOODS.grass.dark }],
  water: [{ d: lines([-24, 4, 32], wave), stroke: WOODS.water.light, width: 8 }],
  rock: [{ d: "M-50-10 0-20 50-4M0-20-6-50M0-20-8 50", stroke: WOODS.rock.dark, width: 6 }],
  land: [{ d: lines([-34, -4, 26], (y) => `M-46 ${y}h92v11h-92z`), fill: WOODS.land.dark }],
  movement: [{ d: disc(-18, -12, 13, 9) + disc(18, 14, 13, 9), fill: WOODS.movement.dark }],
  nightmare: [{ d: "M-36 0Q0-34 36 0 0 34-36 0zM0-18 11 0 0 18-11 0z", fill: WOODS.nightmare.dark }],
};

/** Snow on the upper face of a mountain; it never covers the face, for white is movement. */
export const SNOW_TOP = "M-31-12-14-33 2-25 17-36 35-17 28-2 36 13 17 31 1 25-15 34-33 14-25 1z";
/** Snow that hangs over the upper edge of a mountain's side. */
export const SNOW_EDGE = "M0 0H100V7q-6 9-12 1-5 14-12 2-6 6-11-2-5 16-13 3-6 8-12-2-6 13-14 2-6 9-13-1-5 8-13 1z";

/** The grain of wood on a side of 100 by THICK. */
export const GRAIN = "M0 12q26-4 50 1t50-2M0 23q30 4 56-1t44 2M0 33q34-3 60 1t40-1";
