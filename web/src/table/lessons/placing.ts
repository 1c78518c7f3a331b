/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

type Beside = "right" | "left" | "below" | "above";

/** Where a hint stands, seen from its target; one that is apart from it has no tip. */
export type Side = Beside | "apart";

export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
  /** How far the tip is from the hint's left or upper edge. */
  readonly tip: number;
}

const GAP = 14;
const MARGIN = 8;
/** The tip keeps away from the rounded corners. */
const CORNER = 22;
/** What is needed is spared rather than the target, of which a ring is seen as well. */
const SPARED = 4;
/** The steps in which a free place is looked for all over the screen. */
const STEP = 8;
/** A screen that is less wide is that of a phone. */
const WIDE = 720;
/** How far along its side a hint may go, the nearest first: at 1 its corner is at that of the target. */
const SLIDES = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].flatMap((far) => [far, -far]);

/**
 * Place a hint beside its target and within the screen, never over the target where there is room beside it. It goes
 * along its side, or to another one, to cover as little as can be of what is needed; on a phone it goes anywhere for it.
 * What is barred it never covers: it goes away from its target for that, and where no place is free it has none.
 */
export function placed(
  target: Box,
  hint: Size,
  screen: Box,
  needed: readonly Box[] = [],
  barred: readonly Box[] = [],
): Placed | null {
  const wide = screen.width >= WIDE;
  // On a phone the hand comes from below, and what is asked stands there.
  const order: readonly Beside[] = wide ? ["right", "left", "below", "above"] : ["above", "below", "right", "left"];
  const room: Readonly<Record<Beside, number>> = {
    right: screen.width - (target.left + target.width) - GAP - MARGIN - hint.width,
    left: target.left - GAP - MARGIN - hint.width,
    below: screen.height - (target.top + target.height) - GAP - MARGIN - hint.height,
    above: target.top - GAP - MARGIN - hint.height,
  };
  const roomy = order.filter((one) => room[one] >= 0);
  const sides = roomy.length > 0 ? roomy : order.toSorted((one, other) => room[other] - room[one]).slice(0, 1);
  // On a phone it may lie on an edge of its target rather than on what is needed.
  const tried = wide ? sides : [...sides, ...order.filter((one) => !sides.includes(one))];
  const free = (one: Placed): boolean => covered(one, hint, barred) < 1;
  const cost = (one: Placed): number => SPARED * covered(one, hint, needed) + covered(one, hint, [target]);
  const beside = SLIDES.flatMap((slid) => tried.map((side) => at(side, target, hint, screen, slid)));
  const best = cheapest(beside.filter(free), cost);
  if (best && (wide || covered(best, hint, needed) < 1)) return best;
  // The middle of a phone is the nearest to everything.
  const lefts = best
    ? [within((screen.width - hint.width) / 2, screen.width - hint.width)]
    : steps(screen.width - hint.width);
  const apart = steps(screen.height - hint.height)
    .flatMap((top) => lefts.map((left): Placed => ({ left, top, side: "apart", tip: 0 })))
    .filter(free);
  if (best) return cheapest([best, ...apart], cost);
  // The nearer it is to its target, the better, unless it covers more there.
  return cheapest(apart, (one) => cost(one) + away(one, hint, target));
}

/** The first of the places that cost the least, by more than a trifle. */
function cheapest(places: readonly Placed[], cost: (one: Placed) => number): Placed | null {
  let [best, least]: [Placed | null, number] = [null, Infinity];
  for (const one of places) {
    const costs = cost(one);
    if (costs < least - 1) [best, least] = [one, costs];
  }
  return best;
}

/** Every place along a side of the screen. */
function steps(most: number): number[] {
  const count = Math.max(0, Math.floor((most - 2 * MARGIN) / STEP) + 1);
  return Array.from({ length: count }, (_, nth) => MARGIN + nth * STEP);
}

/** How far the middle of a hint is from that of its target. */
function away({ left, top }: Placed, { width, height }: Size, target: Box): number {
  const across = left + width / 2 - target.left - target.width / 2;
  return Math.hypot(across, top + height / 2 - target.top - target.height / 2);
}

/** Place it at a side of its target. */
function at(side: Beside, target: Box, hint: Size, screen: Box, slid = 0): Placed {
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  if (side === "right" || side === "left") {
    const far = (target.height + hint.height) / 2 - CORNER;
    const top = within(middle.y - hint.height / 2 + slid * far, screen.height - hint.height);
    const left = side === "right" ? target.left + target.width + GAP : target.left - GAP - hint.width;
    return { left: within(left, screen.width - hint.width), top, side, tip: tipAt(middle.y - top, hint.height) };
  }
  const far = (target.width + hint.width) / 2 - CORNER;
  const left = within(middle.x - hint.width / 2 + slid * far, screen.width - hint.width);
  const top = side === "below" ? target.top + target.height + GAP : target.top - GAP - hint.height;
  return { left, top: within(top, screen.height - hint.height), side, tip: tipAt(middle.x - left, hint.width) };
}

/** How much of what is needed would lie under it, in square pixels. */
function covered({ left, top }: Placed, { width, height }: Size, needed: readonly Box[]): number {
  return needed.reduce((sum, box) => {
    const across = Math.min(left + width, box.left + box.width) - Math.max(left, box.left);
    const down = Math.min(top + height, box.top + box.height) - Math.max(top, box.top);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
}

function within(wanted: number, most: number): number {
  return Math.max(MARGIN, Math.min(wanted, most - MARGIN));
}

function tipAt(wanted: number, length: number): number {
  return Math.max(CORNER, Math.min(wanted, length - CORNER));
}
