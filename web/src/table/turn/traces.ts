// Where the traces of a turn are drawn: boxes of places, and the way between two of them.

import type { Trace } from "./turns";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something left of a step, with the boxes of its places as far as the page shows them. */
export interface Laid {
  readonly trace: Trace;
  readonly dim: boolean;
  readonly at: Box;
  readonly from: Box | undefined;
  /** Whether it has gone on from there. */
  readonly passed: boolean;
  /** Whether it came there on its way from elsewhere. */
  readonly onward: boolean;
}

/** How far a way bends aside, and how far before the middle of a place it ends. */
const BEND = 0.14;
const SHORT = 0.4;

/** The way from one place to another, as a path that bends a little and stops short of the middle. */
export function wayOf(from: Box, to: Box): string {
  const [start, end] = [middle(from), middle(to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const far = Math.hypot(dx, dy) || 1;
  const cut = Math.min(far / 2, (Math.min(to.width, to.height) * SHORT * far) / Math.max(far, 1));
  const control = { x: start.x + dx / 2 - dy * BEND, y: start.y + dy / 2 + dx * BEND };
  const [ex, ey] = [end.x - control.x, end.y - control.y];
  const rest = Math.hypot(ex, ey) || 1;
  const tip = { x: end.x - (ex / rest) * cut, y: end.y - (ey / rest) * cut };
  const number = (one: number): string => one.toFixed(1);
  return `M${number(start.x)} ${number(start.y)}Q${number(control.x)} ${number(control.y)} ${number(tip.x)} ${number(tip.y)}`;
}

function middle({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Whether what left a trace went on, as one of those after it tells. */
export function isPassed(trace: Trace, later: readonly Trace[]): boolean {
  return trace.who !== "" && later.some((one) => one.who === trace.who && one.from === trace.at);
}

/** What has not gone on, by places. */
export function byPlace(all: readonly Laid[]): { at: Box; laid: Laid[] }[] {
  const found = new Map<string, { at: Box; laid: Laid[] }>();
  for (const one of all) {
    if (one.passed) continue;
    const there = found.get(one.trace.at);
    if (there) there.laid.push(one);
    else found.set(one.trace.at, { at: one.at, laid: [one] });
  }
  return [...found.values()];
}
