import type { Component, Snippet } from "svelte";
import type { Event, Play, Table } from "../messages";
import type { Pace } from "./beats";
import type { Telling } from "./logbook";
import type { Hint } from "./hints/hints";
import type { Course } from "./lessons/lesson";

/** What the page around the table of a game hands to it; the rest a game finds in the state of the table. */
export interface GameProps {
  /** The play that is shown: a game is drawn from its first one on. */
  play: Play;
  /** What comes before the question: how the game ended, a hint, somebody's wish. */
  notices: Snippet;
  log: Snippet;
}

/** What a game is told that has ended, for what it shows below who has won. */
export interface ReckoningProps {
  table: Table;
  /** The last that was seen of it. */
  play: Play;
  /** Everything that happened in it. */
  events?: readonly Event[];
  /** The seats of this browser. */
  mine: readonly number[];
}

/** A game as the page knows it. */
export interface Game {
  readonly component: Component<GameProps>;
  /** Learn whatever must be known before the table can be drawn. */
  prepare(): Promise<void>;
  readonly pace: Pace;
  readonly telling: Telling;
  readonly hints: readonly Hint[];
  /** Its lessons, if it has any. */
  readonly course?: Course;
  /** The points of each seat, for a game that is about points. */
  scores?(play: Play): readonly number[];
  /** Whether each player has something that can be looked at large. */
  readonly hasPlayersToLookAt?: boolean;
  /** Load what shows how the result comes about. */
  readonly loadReckoning?: () => Promise<Component<ReckoningProps>>;
  /** Load what the first question does not need, before it is wanted. */
  readonly loadRest?: () => Promise<unknown>;
}
