import { figure } from "../figures";
import type { Piece } from "../messages";

const figures = new Map<string, string>();

/** The figure of a miniature as the inside of an SVG of 100 by 100; drawn once for each name. */
export function figureOf(piece: Piece): string {
  let drawn = figures.get(piece.name);
  if (drawn === undefined) {
    drawn = figure(piece);
    figures.set(piece.name, drawn);
  }
  return drawn;
}

/** The name under which the figures of a table are drawn once and used often. */
export function figureId(name: string): string {
  return `figure-${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
}
