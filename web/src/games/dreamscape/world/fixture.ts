// A few moments of games, for tests.

import type { LocationText } from "../../../messages";
import type { View } from "../messages";
import told from "./views.json";

export type MomentName = keyof typeof told;

/** A view that nobody else changes. */
export function moment(name: MomentName): View {
  return structuredClone(told[name]) as unknown as View;
}

export const PLACES: readonly LocationText[] = [
  { number: 1, power: "muse", column: 0, row: 0, links: [2, 4] },
  { number: 2, power: "harvesters", column: 1, row: 0, links: [1, 3, 5] },
  { number: 3, power: "tower", column: 2, row: 0, links: [2, 6] },
  { number: 4, power: "golem", column: 0, row: 1, links: [1, 5] },
  { number: 5, power: "lake", column: 1, row: 1, links: [2, 4, 6] },
  { number: 6, power: "king", column: 2, row: 1, links: [3, 5] },
];
