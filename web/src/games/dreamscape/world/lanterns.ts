// The lanterns along a link, in pixels of the map.

import type { LocationText } from "../../../messages";
import { type Chart, corner, type Spot } from "./map";

/** From the middle of an island's ground to where links leave it, in units. */
const GROUND = { x: 160, y: 159 };
const EDGE = 150;
/** Ways down leave an island at its right, beside its name. */
const ASIDE = { compact: 118, usual: 132 };
const BETWEEN = 11;

type Curve = readonly [Spot, Spot, Spot];

/** The lanterns from one island to the next, in equal steps. */
export function lanterns(one: LocationText, two: LocationText, chart: Chart): readonly Spot[] {
  const curve = way(one, two, chart);
  const [start, , end] = curve;
  const long = Math.hypot(end.x - start.x, end.y - start.y);
  const count = Math.max(3, Math.round(long / Math.max(9, BETWEEN * chart.unit)));
  return Array.from({ length: count + 1 }, (_, place) => along(curve, place / count));
}

/** Where a nightmare shard lies on a link. */
export function middle(one: LocationText, two: LocationText, chart: Chart): Spot {
  return along(way(one, two, chart), chart.compact && below(one, two, chart) ? 0.72 : 0.5);
}

function below(one: LocationText, two: LocationText, { turned }: Chart): boolean {
  return turned ? one.row === two.row : one.column === two.column;
}

function way(one: LocationText, two: LocationText, chart: Chart): Curve {
  const { unit, compact } = chart;
  const [from, to] = [one, two].map((place) => {
    const { x, y } = corner(place, chart);
    return { x: x + GROUND.x * unit, y: y + GROUND.y * unit };
  }) as [Spot, Spot];
  if (below(one, two, chart)) {
    const aside = (compact ? ASIDE.compact : ASIDE.usual) * unit;
    const start = { x: from.x + aside, y: from.y + 38 * unit };
    const end = { x: to.x + aside, y: to.y - 38 * unit };
    return [start, { x: start.x + 16 * unit, y: (start.y + end.y) / 2 }, end];
  }
  const start = { x: from.x + EDGE * unit, y: from.y };
  const end = { x: to.x - EDGE * unit, y: to.y };
  return [start, { x: (start.x + end.x) / 2, y: start.y + 10 * unit }, end];
}

/** A place on a curve that bends towards its second point. */
function along([start, bend, end]: Curve, part: number): Spot {
  const rest = 1 - part;
  const mix = (a: number, b: number, c: number): number => rest * rest * a + 2 * rest * part * b + part * part * c;
  return { x: mix(start.x, bend.x, end.x), y: mix(start.y, bend.y, end.y) };
}
