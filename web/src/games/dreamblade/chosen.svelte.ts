import type { Because, Play } from "../../messages";
import type { Pointed } from "../../table/logbook";
import type { Side } from "./messages";

/** Damage laid on defenders, by their labels. */
export type Plan = Readonly<Record<string, number>>;

/** What has been picked on the way to an answer. */
export type Picked =
  | { readonly kind: "none" }
  | { readonly kind: "piece"; readonly label: string }
  | { readonly kind: "attack"; readonly cell: string; readonly attackers: readonly string[] }
  | { readonly kind: "damage"; readonly plan: Plan }
  | { readonly kind: "dice"; readonly user: string; readonly faces: readonly number[] };

/** A pick with the question it is for; at another question it is as if nothing had been picked. */
export interface PickedFor {
  readonly step: number;
  readonly cuts: number;
  readonly seat: number;
  readonly sentence: string;
  readonly pick: Picked;
}

/** Damage that is being dealt, a defender at a time: the rules ask about one after another. */
export interface Dealing {
  readonly seat: number;
  readonly cuts: number;
  readonly plan: Plan;
  /** The play whose question was answered last. */
  readonly asked: Play;
  /** Whether nobody was asked, since it makes no difference. */
  readonly spared: boolean;
}

/** A piece that is looked at closely, beside its token on the board. */
export interface Closeup {
  readonly label: string;
  readonly beside: HTMLElement;
}

/** What is chosen and looked at on a table of Dreamblade; the rest of what can change is in table/state.svelte.ts. */
export class Chosen {
  /** What somebody has picked, until the question is another one. */
  picked = $state.raw<PickedFor | null>(null);
  /** What was picked before a piece was lifted, to come back if it is put down again. */
  beforeLift = $state.raw<{ readonly picked: PickedFor | null } | null>(null);
  /** The rest of a plan of damage, which is answered as soon as it is asked for. */
  dealing = $state.raw<Dealing | null>(null);
  /** Whether the damage of the last attack was dealt without asking, since it made no difference. */
  spared = $state(false);
  /** Whether the stage of a combat is put aside, so that the board is seen. */
  folded = $state(false);
  /** How far a small screen was scrolled when a combat began; the board comes back to it. */
  scrolled: number | null = null;
  /** What a line of the choices points at, and at which play. */
  pointing = $state.raw<{ readonly play: Play | null; readonly at: Pointed } | null>(null);
  /** Why something may not be done, and at which step that was so. */
  because = $state.raw<{ readonly step: number; readonly cuts: number; readonly said: Because } | null>(null);
  /** The play at which ending a phase was asked about; pressed once more, it is ended. */
  doubted = $state.raw<Play | null>(null);
  /** The piece that is being dragged. */
  lifted = $state<string | null>(null);
  /** The cell below that hand. */
  over = $state<string | null>(null);
  /** The piece whose text hovers beside it. */
  closeup = $state.raw<Closeup | null>(null);
  /** What is opened in full: a piece, or everything in a place of a side or of both. */
  opened = $state.raw<{ piece: string } | { place: string; side: Side | null } | null>(null);
}
