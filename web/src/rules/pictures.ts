import type { Component } from "svelte";

/** Pictures beside the rules of a game. */
export interface Pictures {
  /** Draws the picture of a rule by its number. */
  readonly component: Component<{ rule: string }>;
  /** The rules that have one. */
  readonly numbers: ReadonlySet<string>;
  /** Learns from the server what they show. */
  prepare?(): Promise<void>;
  /** What they draw with, once on a page. */
  readonly drawings?: Component;
}
