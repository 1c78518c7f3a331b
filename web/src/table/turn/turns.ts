// What a game tells about a turn, so that people can follow it: pictured steps, and what is left of them on the board.

import type { Component } from "svelte";
import type { Event, Play } from "../../messages";
import type { Pointed } from "../logbook";

/** What was done, or what came of it, as a small drawn sign. */
export type SignName =
  | "came"
  | "went"
  | "struck"
  | "hurt"
  | "thrown"
  | "gone"
  | "used"
  | "took"
  | "laid"
  | "kept"
  | "done"
  | "points"
  | "skipped"
  | "turn";

/** A thing of the game as its own part draws it. */
export type Pictured = Readonly<Record<string, unknown>>;

/** What came of a deed for one thing. */
export interface Outcome {
  readonly picture: Pictured | null;
  readonly sign: SignName;
  /** A few letters beside it, such as −3 or c4. */
  readonly text: string;
}

/** What is left of a step on the board until the next own deed. */
export interface Trace {
  /** The name of what left it: one who went on has only passed through. */
  readonly who: string;
  readonly sign: SignName;
  readonly picture: Pictured | null;
  readonly text: string;
  /** The place where it is marked, and the one from which it came; `""` where that is nowhere on the board. */
  readonly at: string;
  readonly from: string;
  /** The name of the seat in whose colour it is drawn; `""` for nobody's. */
  readonly side: string;
}

/** One deed with everything that came of it. */
export interface Step {
  /** The name of the seat that did it; `""` for what happened by itself. */
  readonly side: string;
  readonly picture: Pictured | null;
  /** How many did it together, beside the one in the picture. */
  readonly more: number;
  readonly sign: SignName;
  readonly outcomes: readonly Outcome[];
  readonly traces: readonly Trace[];
  readonly pointed: Pointed;
  readonly events: readonly Event[];
}

/** How the turns of a game are followed. */
export interface Turns {
  /** What happened from a step on; the events before it tell where everything was, and the play how it is now. */
  steps(events: readonly Event[], since: number, play: Play): readonly Step[];
  /** So many steps leave marks on the board at once, the newest that can be seen there; otherwise all do. */
  readonly most?: number;
  /** Draws one picture, as large as its surroundings. */
  readonly Picture: Component<{ picture: Pictured }>;
  /** The element of a place, where the page draws it now. */
  find(root: HTMLElement, place: string): Element | undefined;
  /** The play as it was before some events that led to it, which follow the others; itself for a game that sees to it. */
  before(play: Play, events: readonly Event[], coming: readonly Event[]): Play;
}
