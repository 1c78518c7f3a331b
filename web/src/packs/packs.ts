// What a game offers to those who bring nothing: packs to open, alone or among others, and to build from.
import type { Component } from "svelte";

export interface Packs {
  /** Choosing, opening and building; what stands behind the game in the address says which packs. */
  readonly Sealed: Component<{ path: string }>;
}
