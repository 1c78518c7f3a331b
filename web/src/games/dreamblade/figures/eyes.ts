import type { Cast } from "./cast";
import { d, flat, line, ring, spot } from "./pen";

/** Two glowing eyes in dark sockets. */
export function eyes(c: Cast, x: number, y: number, gap: number, size: number, fierce = false): string {
  const left = x - gap;
  const right = x + gap;
  if (fierce) {
    const slant = (at: number, way: number): string =>
      d`M${at - way * size * 1.5} ${y - size}L${at + way * size * 1.4} ${y + size * 0.4}Q${at} ${y + size * 1.6} ${at - way * size * 1.5} ${y - size}Z`;
    return `<path fill="${c.glow}" stroke="${c.ink}" stroke-width="1.2" d="${slant(left, 1)}${slant(right, -1)}"/>`;
  }
  return (
    flat(c.ink, ring(left, y, size * 1.25) + ring(right, y, size * 1.25)) +
    flat(
      c.glow,
      ring(left - size * 0.1, y - size * 0.1, size * 0.75) + ring(right - size * 0.1, y - size * 0.1, size * 0.75),
    )
  );
}

/** One large eye with a slit. */
export const eye = (c: Cast, x: number, y: number, size: number): string =>
  spot(c.ink, x, y, size * 1.2) +
  spot(c.glow, x, y, size) +
  flat(
    c.ink,
    d`M${x} ${y - size * 0.85}Q${x + size * 0.45} ${y} ${x} ${y + size * 0.85}Q${x - size * 0.45} ${y} ${x} ${y - size * 0.85}Z`,
  ) +
  spot("#fff", x - size * 0.4, y - size * 0.4, size * 0.22);

/** Closed lids with lashes. */
export const lids = (c: Cast, x: number, y: number, gap: number, size: number): string =>
  line(
    c.ink,
    1.4,
    d`M${x - gap - size} ${y}q${size} ${size} ${size * 2} 0M${x + gap - size} ${y}q${size} ${size} ${size * 2} 0`,
  );

/** A row of teeth along a smile from left to right. */
export function teeth(
  fill: string,
  x: number,
  y: number,
  half: number,
  sag: number,
  count: number,
  length: number,
): string {
  let track = "";
  for (let i = 0; i < count; i++) {
    const at = (t: number): [number, number] => [x - half + 2 * half * t, y + sag * 4 * t * (1 - t)];
    const [ax, ay] = at(i / count);
    const [bx, by] = at((i + 1) / count);
    track += d`M${ax} ${ay}L${(ax + bx) / 2} ${(ay + by) / 2 + length}L${bx} ${by}Z`;
  }
  return flat(fill, track);
}
