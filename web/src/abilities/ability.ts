// What a game offers the pages of its abilities, or powers: names, drawings, and who has them.
import type { Component } from "svelte";
import type { Exhibit, Gallery } from "../gallery/gallery";

/** An ability as it stands on what has it. */
export interface Printed {
  readonly heading: string;
  readonly sentence: string;
}

export interface Abilities<Thing extends Exhibit = Exhibit> {
  /** What an ability is called. */
  title(name: string): string;
  /** How an ability is printed on an exhibit; empty where it does not have it. */
  printed(one: Thing, name: string): readonly Printed[];
  /** Where everything that may have one is looked at. */
  readonly gallery: Gallery<Thing>;
  /** The sign of the ability that a rule tells of. */
  readonly Sign: Component<{ name: string; rule: string }>;
  /** What it does, drawn. */
  readonly Picture?: Component<{ name: string }>;
}
