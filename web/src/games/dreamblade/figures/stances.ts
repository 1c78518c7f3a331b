import type { Cast, Plan } from "./cast";

/** How a body stands: how far its top is ahead of its feet, in degrees, how wide and how high, and whether turned round. */
interface Stance {
  lean?: number;
  wide?: number;
  high?: number;
  turned?: boolean;
}

const FEET = 95;
/** Around this height a body leans, so that neither its top nor its feet leave the picture. */
const WAIST = 66;
/** Upright, lunging, leaning back, crouching, slender and charging. */
const BEARINGS: readonly Stance[] = [
  {},
  { lean: 13, high: 0.95 },
  { lean: -11, wide: 0.96, high: 0.97 },
  { lean: 4, wide: 1.16, high: 0.8 },
  { wide: 0.8 },
  { lean: 19, wide: 1.08, high: 0.86 },
];

/** A body as it stands; its feet stay on the ground. */
function posed(body: string, { lean = 0, wide = 1, high = 1, turned = false }: Stance): string {
  const across = turned ? -wide : wide;
  const slant = Math.tan((lean * Math.PI) / 180) * (turned ? -high : high);
  const matrix = [across, 0, -slant, high, 50 - 50 * across + slant * WAIST, FEET - FEET * high];
  return `<g transform="matrix(${matrix.map((one) => +one.toFixed(3)).join(" ")})">${body}</g>`;
}

/** People of one dress differ by how they stand, which their name decides. */
export function standing(c: Cast, body: string): string {
  return posed(body, { ...BEARINGS[c.die(BEARINGS.length, "bearing")], turned: c.die(2, "turned") === 1 });
}

/** A plan whose outline would be that of another one of its aspect, pressed into a shape of its own. */
export function shaped(plan: Plan, stance: Stance): Plan {
  return (c) => posed(plan(c), stance);
}
