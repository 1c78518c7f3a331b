import type { Power, PurposeKind } from "../messages";

/** What a rule is shown by: the row of a place, a power, or purposes. */
export type Shown = { row: true } | { power: Power } | { purposes: readonly PurposeKind[] };

/** The rules that have a picture. */
export const SHOWN: ReadonlyMap<string, Shown> = new Map<string, Shown>([
  ["1.4", { row: true }],
  ["7.2", { power: "muse" }],
  ["7.3", { power: "king" }],
  ["7.4", { power: "harvesters" }],
  ["7.5", { power: "lake" }],
  ["7.6", { power: "tower" }],
  ["7.7", { power: "golem" }],
  ["9.1", { purposes: ["most-shards", "most-pairs", "most-cards", "farthest-dreamer"] }],
  ["9.2", { purposes: ["no-nightmare", "least-empty"] }],
  ["9.3", { purposes: ["most-of", "most-singles", "count-of", "longest-path", "groups-near"] }],
]);
