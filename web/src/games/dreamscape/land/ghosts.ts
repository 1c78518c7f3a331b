// What is drawn on a land besides what lies there: what a card lacks, what a plan would do.

import type { Near, Shard } from "../messages";

export interface Ghost {
  readonly slot: string;
  /** Above what lies there. */
  readonly stack: readonly Shard[];
  readonly tree: boolean;
  readonly dreamer: boolean;
  readonly tone: "missing" | "in-the-way" | "planned" | "gone";
}

/** One step of a walk. */
export interface Leg {
  readonly from: string;
  readonly to: string;
  readonly price: "free" | "movement";
  readonly points: number;
}

/** A few letters at a slot. */
export interface Chip {
  readonly slot: string;
  readonly text: string;
  readonly tone: "gain" | "loss" | "free" | "plain";
}

interface Lying {
  readonly stack: readonly Shard[];
  readonly tree: boolean;
}

/** What a card lacks on a land, as ghosts where it belongs. */
export function ghostsOf(near: Near, slots: Readonly<Record<string, Lying>>, dreamer: string | null): Ghost[] {
  return near.slots.flatMap(({ slot, stack, tree, dreamer: stands, state }) => {
    if (state === "stands") return [];
    const lies = slots[slot];
    const missing = state === "missing";
    return {
      slot,
      stack: missing ? stack.slice(lies?.stack.length ?? 0) : [],
      tree: missing && tree && lies?.tree !== true,
      dreamer: missing && stands && dreamer !== slot,
      tone: state,
    };
  });
}
