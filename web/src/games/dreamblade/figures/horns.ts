import type { Cast } from "./cast";
import { both, d, line, path } from "./pen";

/** The shape the name casts; beside a hat no horn grows straight up. */
const shapeOf = (c: Cast): number => (c.look.hat ? ([0, 1, 3][c.die(3, "horns")] ?? 0) : c.die(4, "horns"));

/** Horns in one of four shapes. */
export function horns(c: Cast, x: number, y: number, r: number, kind = shapeOf(c)): string {
  const shapes = [
    d`M${x - r * 0.45} ${y - r * 0.7}Q${x - r * 1.5} ${y - r * 0.9} ${x - r * 1.35} ${y - r * 2.1}Q${x - r * 0.9} ${y - r * 1.3} ${x - r * 0.05} ${y - r * 0.95}Z`,
    d`M${x - r * 0.5} ${y - r * 0.8}C${x - r * 2.2} ${y - r * 1.7} ${x - r * 2.2} ${y + r * 0.3} ${x - r * 1.3} ${y + r * 0.25}C${x - r * 1.7} ${y - r * 0.2} ${x - r * 1.5} ${y - r * 0.8} ${x - r * 0.7} ${y - r * 0.25}Z`,
    d`M${x - r * 0.7} ${y - r * 0.55}Q${x - r * 1} ${y - r * 1.6} ${x - r * 0.5} ${y - r * 2.2}Q${x - r * 0.45} ${y - r * 1.4} ${x - r * 0.1} ${y - r * 0.9}Z`,
    d`M${x - r * 0.6} ${y - r * 0.7}L${x - r * 1.9} ${y - r * 1.1}L${x - r * 1.5} ${y - r * 1.7}Q${x - r * 1} ${y - r * 1.2} ${x - r * 0.2} ${y - r * 0.95}Z`,
  ];
  return both(
    path(c.pigment.deep[1], shapes[kind] ?? "") +
      line(c.rim, 0.8, d`M${x - r * 0.75} ${y - r * 0.95}l${-r * 0.25} ${-r * 0.3}`, 0.7),
    x,
  );
}
