// Where the islands of the dreamworld lie on the page, and the ways between them.

import type { LocationText } from "../../../messages";
import type { Player, Shard, View } from "../messages";

/** The size of an island's drawing, in units that the map scales. */
export const WIDE = 320;
export const TALL = 250;
/** The lanterns between two islands of a row need room. */
const APART = 16;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The measures of the map on the page. */
export interface Chart {
  /** Whether columns are drawn as rows, where the page is narrow: 1 4, 2 5, 3 6. */
  readonly turned: boolean;
  /** Whether there is little room: names are short and landmarks lower. */
  readonly compact: boolean;
  /** Pixels of a unit. */
  readonly unit: number;
  /** From one island to the next. */
  readonly across: number;
  readonly down: number;
  readonly height: number;
}

/** Where only the width is given, the map is turned below this one. */
const TURNED_BELOW = 440;
const COMPACT_BELOW = 0.72;
/** How much larger everything must be to be turned. */
const WORTH_TURNING = 1.1;
/** How much sky above a low landmark is left out. */
const SUNK = 26;
/** The name below an island needs more room where everything else is small. */
const NAMED = 14;

/** Fit the map into a width, and into a height where one is given, as large as it can be. */
export function chart(width: number, height = 0): Chart {
  const upright = fitted(width, height, false);
  const turned = fitted(width, height, true);
  if (height > 0) return turned.unit > upright.unit * WORTH_TURNING ? turned : upright;
  return width < TURNED_BELOW ? turned : upright;
}

function fitted(width: number, height: number, turned: boolean): Chart {
  const [columns, rows] = turned ? [2, 3] : [3, 2];
  const unitAt = (tall: number): number => Math.min(width / columns / (WIDE + 2 * APART), (height || Infinity) / tall);
  const roomy = (TALL + 6) * (rows - 1) + TALL;
  const low = TALL * rows - SUNK + NAMED;
  const compact = unitAt(roomy) < COMPACT_BELOW;
  const tall = compact ? low : roomy;
  const unit = unitAt(tall);
  const down = (compact ? TALL : TALL + 6) * unit;
  return { turned, compact, unit, across: width / columns, down, height: tall * unit };
}

/** The upper left corner of an island's drawing, in pixels. */
export function corner(place: LocationText, { turned, compact, unit, across, down }: Chart): Spot {
  const [column, row] = turned ? [place.row, place.column] : [place.column, place.row];
  return { x: column * across + (across - WIDE * unit) / 2, y: row * down - (compact ? SUNK * unit : 0) };
}

/** A link by its two locations, the lower number first. */
export function linkName(one: number, two: number): string {
  return one < two ? `${one}-${two}` : `${two}-${one}`;
}

/** How many links lie between two locations. */
export function steps(from: number, to: number, places: readonly LocationText[]): number {
  const found = new Map([[from, 0]]);
  for (const [number, far] of found) {
    if (number === to) return far;
    const links = places.find((place) => place.number === number)?.links ?? [];
    for (const next of links) if (!found.has(next)) found.set(next, far + 1);
  }
  return Infinity;
}

const TURNS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The location that an arrow key leads to, as the map is drawn; the same one at the edge, null for other keys. */
export function neighbour(
  place: LocationText,
  key: string,
  turned: boolean,
  places: readonly LocationText[],
): LocationText | null {
  const way = TURNS[key];
  if (!way) return null;
  const [right, below] = turned ? [way.y, way.x] : [way.x, way.y];
  return places.find((other) => other.column === place.column + right && other.row === place.row + below) ?? place;
}

export function rowAt(view: View, number: number): readonly Shard[] {
  return view.locations[String(number) as keyof View["locations"]];
}

/** The players whose Sleepers are at a location, the lowest first; whoever travels has not lain down yet. */
export function sleepersAt(view: View, number: number): readonly Player[] {
  const height = ({ seat, lies_above }: Player): number =>
    view.phase === "travel" && seat === view.active ? Infinity : (lies_above ?? -1);
  return view.seats.filter((player) => player.sleeper === number).sort((one, two) => height(one) - height(two));
}
