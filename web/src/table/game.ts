import type { Component, Snippet } from "svelte";
import type { Play } from "../messages";
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
}
