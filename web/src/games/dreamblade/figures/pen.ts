/** Strokes and fills as short SVG markup; a shape without its own stroke takes the figure's outline. */

const r = (value: number): string => String(Math.round(value * 10) / 10);

/** Numbers inside a path template are rounded to a tenth. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  let text = parts[0] ?? "";
  for (let i = 0; i < values.length; i++) {
    text += r(values[i] ?? 0) + (parts[i + 1] ?? "");
  }
  return text;
}

export const path = (fill: string, track: string): string => `<path fill="${fill}" d="${track}"/>`;

/** A shape without outline. */
export const flat = (fill: string, track: string, opacity = 1): string =>
  `<path fill="${fill}" stroke="none"${opacity < 1 ? ` opacity="${opacity}"` : ""} d="${track}"/>`;

export const disc = (fill: string, x: number, y: number, rx: number, ry = rx): string =>
  rx === ry
    ? `<circle fill="${fill}" cx="${r(x)}" cy="${r(y)}" r="${r(rx)}"/>`
    : `<ellipse fill="${fill}" cx="${r(x)}" cy="${r(y)}" rx="${r(rx)}" ry="${r(ry)}"/>`;

/** A disc without outline. */
export const spot = (fill: string, x: number, y: number, rx: number, ry = rx, opacity = 1): string =>
  disc(fill, x, y, rx, ry).replace("/>", ` stroke="none"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`);

/** A drawn line that keeps its own colour. */
export const line = (colour: string, width: number, track: string, opacity = 1): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${r(width)}"${opacity < 1 ? ` opacity="${opacity}"` : ""} d="${track}"/>`;

export const box = (fill: string, x: number, y: number, width: number, height: number, round = 0): string =>
  `<rect fill="${fill}" x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(height)}"${round ? ` rx="${r(round)}"` : ""}/>`;

export const tile = (fill: string, x: number, y: number, width: number, height: number, round = 0): string =>
  box(fill, x, y, width, height, round).replace("/>", ' stroke="none"/>');

/** A limb that bends once and thins from one width to another. */
export function limb(
  fill: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  from: number,
  to: number,
): string {
  const side = (ax: number, ay: number, bx: number, by: number, half: number): [number, number] => {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
  };
  const [ax, ay] = side(x0, y0, x1, y1, from / 2);
  const [bx, by] = side(x0, y0, x2, y2, (from + to) / 4);
  const [cx, cy] = side(x1, y1, x2, y2, to / 2);
  const cap = to / 2;
  return path(
    fill,
    d`M${x0 + ax} ${y0 + ay}Q${x1 + bx} ${y1 + by} ${x2 + cx} ${y2 + cy}A${cap} ${cap} 0 0 0 ${x2 - cx} ${y2 - cy}Q${x1 - bx} ${y1 - by} ${x0 - ax} ${y0 - ay}A${from / 2} ${from / 2} 0 0 0 ${x0 + ax} ${y0 + ay}Z`,
  );
}

/** The same markup on the other side of the middle line. */
export const mirrored = (markup: string, axis = 50): string =>
  `<g transform="matrix(-1 0 0 1 ${r(axis * 2)} 0)">${markup}</g>`;

export const both = (markup: string, axis = 50): string => markup + mirrored(markup, axis);

export const moved = (markup: string, x: number, y: number, size = 1, turn = 0): string =>
  `<g transform="translate(${r(x)} ${r(y)})${turn ? ` rotate(${r(turn)})` : ""}${size === 1 ? "" : ` scale(${Math.round(size * 100) / 100})`}">${markup}</g>`;

/** A star or a ring of spikes. */
export function star(x: number, y: number, points: number, outer: number, inner: number, turn = 0): string {
  let track = "";
  for (let i = 0; i < points * 2; i++) {
    const angle = turn - Math.PI / 2 + (Math.PI * i) / points;
    const radius = i % 2 ? inner : outer;
    track += (i ? "L" : "M") + d`${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}`;
  }
  return `${track}Z`;
}

/** A round opening or pupil as a path, so that several share one element. */
export const ring = (x: number, y: number, radius: number): string =>
  d`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;

/** A flame or a drop: round below, pointed above. */
export const flame = (x: number, y: number, wide: number, high: number): string =>
  d`M${x} ${y}C${x - wide} ${y} ${x - wide} ${y - high * 0.45} ${x - wide * 0.25} ${y - high * 0.65}Q${x - wide * 0.1} ${y - high * 0.85} ${x + wide * 0.1} ${y - high}Q${x + wide * 0.2} ${y - high * 0.75} ${x + wide * 0.6} ${y - high * 0.5}C${x + wide} ${y - high * 0.3} ${x + wide * 0.8} ${y} ${x} ${y}Z`;

/** A heart with its point below. */
export const heart = (x: number, y: number, size: number): string =>
  d`M${x} ${y + size}C${x - size * 1.5} ${y} ${x - size} ${y - size * 1.1} ${x} ${y - size * 0.35}C${x + size} ${y - size * 1.1} ${x + size * 1.5} ${y} ${x} ${y + size}Z`;
