import type { Component } from "svelte";
import type { SeatWish, Wish } from "./wish";

export type { SeatWish, Wish } from "./wish";

/** What is chosen before a new game: what is brought to each seat that is filled here. */
export interface PreparingProps {
  seats: SeatWish[];
}

/** What a player brings who sits down at a table. */
export interface BringingProps {
  brings: string;
}

/** What is brought to a game, such as a warband. */
export interface Brings {
  readonly Preparing: Component<PreparingProps, object, "seats">;
  readonly Bringing: Component<BringingProps, object, "brings">;
  /** What a player brings who has chosen nothing. */
  readonly usual: string;
  /** What people call something that is brought. */
  titleOf(brings: string): string;
}

/** A game as the lobby knows it. */
export interface LobbyGame {
  /** A game for somebody who has never played. */
  readonly first: Wish;
  /** Whether it matters in which seat one sits. */
  readonly sided: boolean;
  /** What of its format is asked, by name: everybody sees the first ones, the others lie under "more". */
  readonly fields: readonly string[];
  readonly more: readonly string[];
  /** Undefined for a game to which nothing is brought. */
  readonly brings?: Brings;
  /** What visitors see of the game when they come in. */
  readonly Picture: Component;
  /** The page that shows how it is played, where it has one. */
  readonly howToPlay?: string;
  /** The page that shows all its pieces, where it has one. */
  readonly gallery?: string;
  /** The page on which what is brought to it is built, where it has one. */
  readonly builder?: string;
  /** The page on which packs are opened to build from, where it has one. */
  readonly packs?: string;
  /** Fetch what its components show; asked of the server once. */
  fetch(): Promise<void>;
}
