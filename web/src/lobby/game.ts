import type { Component } from "svelte";
import type { Wish } from "./wish";

/** What is chosen before a new game: what one brings oneself, and what the opponent brings. */
export interface PreparingProps {
  mine: string;
  theirs: string;
  /** Whether the opponent's is chosen here, too. */
  both: boolean;
}

/** What a player brings who sits down at a table. */
export interface BringingProps {
  brings: string;
}

/** A game that can be played in the browser. */
export interface PlayableGame {
  readonly playable: true;
  /** A game for somebody who has never played. */
  readonly first: Wish;
  readonly Preparing: Component<PreparingProps, object, "mine" | "theirs">;
  readonly Bringing: Component<BringingProps, object, "brings">;
  /** What visitors see of the game when they come in. */
  readonly Picture: Component;
  /** Fetch what its components show; asked of the server once. */
  fetch(): Promise<void>;
  /** What people call something that is brought. */
  titleOf(brings: string): string;
}

/** A game that is played elsewhere. */
export interface DistantGame {
  readonly playable: false;
  /** Where it is played instead. */
  readonly Elsewhere: Component;
}

/** A game as the lobby knows it. */
export type LobbyGame = PlayableGame | DistantGame;
