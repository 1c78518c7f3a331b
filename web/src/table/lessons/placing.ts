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
/** The steps in which a free place is looked for on a phone. */
const STEP = 8;
/** How far along its side a hint may go, the nearest first: at 1 its corner is at that of the target. */
const SLIDES = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].flatMap((far) => [far, -far]);

/**
 * Place a hint beside its target and within the screen, never over the target where there is room beside it. It goes
 * along its side, or to another one, to cover as little as can be of what is needed; on a phone it goes anywhere for it.
 */
export function placed(target: Box, hint: Size, screen: Box, needed: readonly Box[] = []): Placed {
  const wide = screen.width >= 720;
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
  const usual = at(sides[0] ?? "below", target, hint, screen);
  // On a phone it may lie on an edge of its target rather than on what is needed.
  const tried = wide ? sides : [...sides, ...order.filter((one) => !sides.includes(one))];
  const cost = (one: Placed): number => SPARED * covered(one, hint, needed) + covered(one, hint, [target]);
  let [best, least] = [usual, cost(usual)];
  for (const slid of SLIDES) {
    for (const side of tried) {
      const found = at(side, target, hint, screen, slid);
      const covers = cost(found);
      if (covers < least - 1) [best, least] = [found, covers];
    }
  }
  if (wide || covered(best, hint, needed) < 1) return best;
  for (let top = MARGIN; top + hint.height + MARGIN <= screen.height; top += STEP) {
    const left = within((screen.width - hint.width) / 2, screen.width - hint.width);
    const found: Placed = { left, top, side: "apart", tip: 0 };
    const covers = cost(found);
    if (covers < least - 1) [best, least] = [found, covers];
  }
  return best;
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
