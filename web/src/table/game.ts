import type { Component, Snippet } from "svelte";
import type { Because, Event, Play, Refused, Table } from "../messages";
import type { Pace } from "./beats";
import type { Pointed, Telling } from "./chronicle";
import type { Hint } from "./hints/hints.svelte";

/** What the table of a game is given by the page around it. */
export interface GameProps {
  table: Table;
  /** The play whose view is drawn now. */
  play: Play;
  /** The events that are being seen now. */
  moment: readonly Event[];
  /** Whether what is drawn appears without motion. */
  quick: boolean;
  /** Whether the question of the play may be asked now. */
  settled: boolean;
  /** The seats of this browser. */
  mine: readonly number[];
  /** What the log points at. */
  pointed: Pointed;
  onanswer: (seat: number, step: number, place: number) => void;
  ontype: (seat: number, step: number, text: string) => void;
  onwhy: (seat: number, text: string) => Promise<Because | undefined>;
  onundo: () => void;
  /** What was refused last, until something else is tried. */
  refused: Refused | null;
  /** What comes before the question: how the game ended, a hint, somebody's wish. */
  notices: Snippet;
  log: Snippet;
}

/** A game as the page knows it. */
export interface Game {
  readonly component: Component<GameProps>;
  readonly pace: Pace;
  readonly telling: Telling;
  readonly hints: readonly Hint[];
}
