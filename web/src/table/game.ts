import type { Component, Snippet } from "svelte";
import type { Answered } from "../fair/check";
import type { Die } from "../fair/dice";
import type { Analysis, Event, Play, Table } from "../messages";
import type { Pace } from "./beats";
import type { Heard } from "./calling/cues";
import type { Telling } from "./logbook";
import type { Hint } from "./hints/hints";
import type { Key } from "./keys";
import type { Course } from "./lessons/lesson";
import type { Story } from "./story";
import type { Turns } from "./turn/turns";

export type { Die } from "../fair/dice";
export type { Story } from "./story";

/** What the page around the table of a game hands to it; the rest a game finds in the state of the table. */
export interface GameProps {
  /** The play that is shown: a game is drawn from its first one on. */
  play: Play;
  /** What comes before the question: how the game ended, a hint, somebody's wish. */
  /** What there is to say beside the question; how the game ended may stand apart. */
  notices: Snippet<[apart?: boolean]>;
  /** How the game ended, once that has been seen. */
  ending?: Snippet;
  log: Snippet;
  /** What others did since somebody here did something; on a small screen it is a sheet above everything. */
  turn: Snippet;
  /** Show everything as it stands. */
  onskip?: () => void;
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

/** What is told about some seats of a game that has ended, and about what they brought. */
export interface LookbackProps {
  /** Where the game is in the API: that of a table, or of a record file. */
  path: string;
  table: Table;
  /** Who is told about, in this order. */
  seats: readonly number[];
  /** Where what a seat has brought can be changed for the next game. */
  change?: (seat: number) => string | undefined;
}

/** What is told about whether it was what was brought, the dice or the choices. */
export interface DuelProps extends LookbackProps {
  /** What decided the game, once that is known. */
  analysis?: Analysis | null;
  /** Where the game is analysed, on another page. */
  way?: string;
  /** Look at the moment of a step. */
  onlook?: (step: number) => void;
}

/** What has to be drawn of dice after some events. */
export interface Reckoned {
  /** The same as `drawn` of a play, null where what led to it is not known. */
  readonly shown: readonly (string | null)[];
  /** Whether those whose dice they are, and the lines of the log, are right. */
  readonly sound: boolean;
  /** Whether no dice are still to be rolled, so that somebody may be asked. */
  readonly rolled: boolean;
}

/** What of a game is compared with what was agreed on and rolled. */
export interface Checks {
  /** Whether a view is of a game with some set-up, as far as it shows that. */
  readonly fits: (setup: Readonly<Record<string, unknown>>, view: Play["view"]) => boolean;
  /** The die that an event tells, for a game where each outcome of chance is one. */
  readonly dieOf?: (event: Event) => Die | undefined;
  /** What a view and its questions show of dice, and what they have to show after everything that happened. */
  readonly drawn?: (play: Play) => readonly string[];
  readonly reckon?: (story: Story, setup: Readonly<Record<string, unknown>> | undefined) => Reckoned;
  /** Whether an answer of a record is the one that an event tells of, as far as dice follow from it. */
  readonly isMeant?: (event: Event, answer: Answered, setup: Readonly<Record<string, unknown>>) => boolean;
}

/** A game as the page knows it. */
export interface Game {
  readonly component: Component<GameProps>;
  /** Learn whatever must be known before the table can be drawn. */
  prepare(): Promise<void>;
  readonly pace: Pace;
  readonly telling: Telling;
  /** What is heard of an event. */
  heard?(event: Event): Heard | undefined;
  /** Load the hints of a first game. */
  readonly loadHints: () => Promise<readonly Hint[]>;
  /** What keys do at its table only. */
  readonly keys?: readonly Key[];
  /** Load its lessons, if it has any. */
  readonly loadCourse?: () => Promise<Course>;
  /** Load what compares that which is shown with what was agreed on and rolled. */
  readonly loadChecks?: () => Promise<Checks>;
  /** The points of each seat, for a game that is about points. */
  scores?(play: Play): readonly number[];
  /** Whether each player has something that can be looked at large. */
  readonly hasPlayersToLookAt?: boolean;
  /** Load how the turns of others are followed. */
  readonly loadTurns: () => Promise<Turns>;
  /** Load what shows how the result comes about. */
  readonly loadReckoning?: () => Promise<Component<ReckoningProps>>;
  /** Load what tells, of a game that is over, how its players did, or what they brought. */
  readonly loadLookback?: () => Promise<Component<LookbackProps>>;
  /** Load what tells how the two things do in equal hands that were brought to a game that is over. */
  readonly loadDuel?: () => Promise<Component<DuelProps>>;
  /** Where what a seat has brought to a game can be changed for the next one; undefined where there is nothing. */
  changing?(play: Play, seat: number): string | undefined;
  /** Load what the first question does not need, before it is wanted. */
  readonly loadRest?: () => Promise<unknown>;
}
