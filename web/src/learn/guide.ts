import type { Component } from "svelte";

/** How a game is explained to newcomers, in words and pictures. */
export interface Guide {
  readonly component: Component;
  /** Learn whatever must be known before the pictures can be drawn. */
  prepare(): Promise<void>;
  /** What it begins with, as a key. */
  readonly lead: string;
  /** Its chapters: the ids of their headings, with the keys of their titles. */
  readonly chapters: readonly (readonly [id: string, title: string])[];
}
