// What a game offers to those who bring nothing: packs to open, alone or among others, and to build from.
import type { Component } from "svelte";
import type { Draft } from "../messages";

export interface DraftingProps {
  draft: Draft;
  /** Tell what the server has answered. */
  onnews: (draft: Draft) => void;
}

export interface Packs {
  /** Choosing, opening and building; what stands behind the game in the address says which packs. */
  readonly Sealed: Component<{ path: string }>;
  /** A draft that has begun: picking from packs that are passed round, then building and playing. */
  readonly Drafting: Component<DraftingProps>;
}
