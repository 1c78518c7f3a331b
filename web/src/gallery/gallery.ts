// What a game offers its gallery: things to look at, what they are sought and sorted by, and how they are drawn.
import type { Component } from "svelte";

/** Something in a gallery. */
export interface Exhibit {
  /** What stands in the address of its large view. */
  readonly id: string;
  /** What it is called, in every language. */
  readonly names: readonly string[];
}

/** What can be read about an exhibit in the language of the page. */
export interface Told {
  readonly title: string;
  /** What it is: its kind, and what its abilities are called. */
  readonly kinds: readonly string[];
  readonly texts: readonly string[];
}

/** Something by which exhibits are told apart: whoever chooses some of its values sees those that have one of them. */
export interface Facet<Thing extends Exhibit = Exhibit> {
  readonly key: string;
  readonly values: readonly string[];
  of(one: Thing): readonly string[];
  label(value: string): string;
  readonly Sign?: Component<{ value: string }>;
}

/** A number that an exhibit has, which may be asked to lie between two others. */
export interface Scale<Thing extends Exhibit = Exhibit> {
  readonly key: string;
  of(one: Thing): number;
}

export interface Order<Thing extends Exhibit = Exhibit> {
  readonly key: string;
  /** The smallest number comes first; those with the same one stand as they came. */
  by(one: Thing): number | string;
}

export interface Gallery<Thing extends Exhibit = Exhibit> {
  /** Ask the server for everything there is, in the usual order. */
  fetch(): Promise<readonly Thing[]>;
  tell(one: Thing): Told;
  readonly facets: readonly Facet<Thing>[];
  readonly scales: readonly Scale<Thing>[];
  /** The first is the usual one. */
  readonly orders: readonly Order<Thing>[];
  /** How an exhibit looks among others, and by itself. */
  readonly Niche: Component<{ exhibit: Thing }>;
  readonly Closeup: Component<{ exhibit: Thing }>;
  /** The least width of a niche, as a length of CSS. */
  readonly narrowest: string;
  /** About how high one is in pixels, for what is not drawn yet. */
  readonly height: number;
}
