import type { Cast } from "./cast";
import { d, path } from "./pen";

/** The hill a place stands on. */
export const ground = (c: Cast): string => path(c.deep, "M2 95Q14 84 30 87Q50 82 70 87Q86 84 98 95Z");

/** A window with a round top. */
export const pane = (x: number, y: number, wide: number, high: number): string =>
  d`M${x - wide} ${y}v${-high}q${wide} ${-wide * 1.4} ${wide * 2} 0v${high}Z`;
