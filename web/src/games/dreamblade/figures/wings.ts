import type { Cast } from "./cast";
import { both, d, line, path } from "./pen";

/** A pair of wings of skin, feathers or gauze that meet at x, y. */
export function wings(c: Cast, x: number, y: number, kind: string, size = 1): string {
  const s = (value: number): number => value * size;
  if (kind === "feathers") {
    return both(
      path(
        c.main,
        d`M${x - s(6)} ${y}Q${x - s(20)} ${y - s(30)} ${x - s(46)} ${y - s(32)}Q${x - s(44)} ${y - s(20)} ${x - s(48)} ${y - s(14)}Q${x - s(42)} ${y - s(8)} ${x - s(44)} ${y + s(2)}Q${x - s(36)} ${y + s(4)} ${x - s(36)} ${y + s(14)}Q${x - s(24)} ${y + s(12)} ${x - s(18)} ${y + s(22)}Q${x - s(12)} ${y + s(14)} ${x - s(6)} ${y + s(14)}Z`,
      ) +
        line(
          c.pigment.second[1],
          1.4,
          d`M${x - s(14)} ${y - s(4)}L${x - s(40)} ${y - s(18)}M${x - s(13)} ${y + s(2)}L${x - s(36)} ${y - s(4)}M${x - s(12)} ${y + s(7)}L${x - s(28)} ${y + s(6)}`,
        ),
      x,
    );
  }
  if (kind === "bat") {
    return both(
      path(
        c.deep,
        d`M${x - s(4)} ${y}Q${x - s(16)} ${y - s(34)} ${x - s(40)} ${y - s(34)}L${x - s(38)} ${y - s(38)}L${x - s(46)} ${y - s(32)}Q${x - s(50)} ${y - s(10)} ${x - s(46)} ${y + s(10)}Q${x - s(40)} ${y} ${x - s(32)} ${y + s(6)}Q${x - s(28)} ${y} ${x - s(22)} ${y + s(14)}Q${x - s(14)} ${y + s(6)} ${x - s(4)} ${y + s(18)}Z`,
      ) +
        line(
          c.rim,
          1,
          d`M${x - s(40)} ${y - s(33)}L${x - s(32)} ${y + s(4)}M${x - s(40)} ${y - s(33)}L${x - s(22)} ${y + s(12)}M${x - s(40)} ${y - s(33)}L${x - s(6)} ${y + s(2)}`,
          0.6,
        ),
      x,
    );
  }
  return both(
    `<g opacity=".82">${path(c.pale, d`M${x - s(4)} ${y}Q${x - s(20)} ${y - s(30)} ${x - s(42)} ${y - s(28)}Q${x - s(50)} ${y - s(14)} ${x - s(4)} ${y + s(6)}Z`)}${path(c.pale, d`M${x - s(4)} ${y + s(4)}Q${x - s(30)} ${y - s(2)} ${x - s(40)} ${y + s(12)}Q${x - s(34)} ${y + s(26)} ${x - s(4)} ${y + s(12)}Z`)}</g>` +
      line(
        c.pigment.main[2],
        0.9,
        d`M${x - s(6)} ${y}L${x - s(38)} ${y - s(22)}M${x - s(10)} ${y - s(4)}L${x - s(26)} ${y - s(24)}M${x - s(6)} ${y + s(6)}L${x - s(34)} ${y + s(14)}`,
        0.8,
      ),
    x,
  );
}
