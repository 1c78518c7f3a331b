/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Side = "right" | "left" | "below" | "above";

export interface Placed {
  readonly left: number;
  readonly top: number;
  /** Where the hint stands, seen from its target. */
  readonly side: Side;
  /** How far the tip is from the hint's left or upper edge. */
  readonly tip: number;
}

const GAP = 14;
const MARGIN = 8;
/** The tip keeps away from the rounded corners. */
const CORNER = 22;

/**
 * Place a hint beside its target and within the screen, never over the target where there is room beside it, and not
 * over what is needed where another side is free.
 */
export function placed(
  target: Box,
  hint: { width: number; height: number },
  screen: Box,
  needed: readonly Box[] = [],
): Placed {
  const wide = screen.width >= 720;
  // On a phone the hand comes from below, and what is asked stands there.
  const order: readonly Side[] = wide ? ["right", "left", "below", "above"] : ["above", "below", "right", "left"];
  const room: Readonly<Record<Side, number>> = {
    right: screen.width - (target.left + target.width) - GAP - MARGIN - hint.width,
    left: target.left - GAP - MARGIN - hint.width,
    below: screen.height - (target.top + target.height) - GAP - MARGIN - hint.height,
    above: target.top - GAP - MARGIN - hint.height,
  };
  const roomy = order.filter((one) => room[one] >= 0);
  const free = roomy
    .map((one) => at(one, target, hint, screen))
    .find((found) => !needed.some((box) => overlap({ ...found, ...hint }, box)));
  const side = roomy[0] ?? [...order].sort((one, other) => room[other] - room[one])[0] ?? "below";
  return free ?? at(side, target, hint, screen);
}

/** Place it at a side of its target. */
function at(side: Side, target: Box, hint: { width: number; height: number }, screen: Box): Placed {
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  if (side === "right" || side === "left") {
    const top = within(middle.y - hint.height / 2, screen.height - hint.height);
    const left = side === "right" ? target.left + target.width + GAP : target.left - GAP - hint.width;
    return { left: within(left, screen.width - hint.width), top, side, tip: tipAt(middle.y - top, hint.height) };
  }
  const left = within(middle.x - hint.width / 2, screen.width - hint.width);
  const top = side === "below" ? target.top + target.height + GAP : target.top - GAP - hint.height;
  return { left, top: within(top, screen.height - hint.height), side, tip: tipAt(middle.x - left, hint.width) };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

function within(wanted: number, most: number): number {
  return Math.max(MARGIN, Math.min(wanted, most - MARGIN));
}

function tipAt(wanted: number, length: number): number {
  return Math.max(CORNER, Math.min(wanted, length - CORNER));
}
