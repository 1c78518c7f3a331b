/** What may be wrong with the dice of a game. */
export const FAULTS = [
  "promise",
  "known",
  "scheme",
  "server-seed",
  "own-seed",
  "dropped",
  "seals",
  "seeds",
  "unsealed",
  "seats",
  "setup",
  "since",
  "missing",
  "aside",
  "unsown",
  "outcome",
  "shown",
  "unseen",
  "hidden",
  "dice",
  "answers",
  "cut",
  "taken-back",
  "ending",
  "record",
] as const;
export type Fault = (typeof FAULTS)[number];

/** Why a game that holds together proves less than it could. */
export const DOUBTS = [
  "no-part",
  "late",
  "held-back",
  "anew",
  "scheme",
  "lost",
  "elsewhere",
  "typed",
  "draws",
  "unheard",
  "forgetful",
] as const;
export type Doubt = (typeof DOUBTS)[number];

/** Faults that are none if people here did it themselves in another browser. */
export const BY_ONESELF: readonly Fault[] = ["promise", "taken-back", "answers"];

/** What came of a check. */
export interface Verdict {
  /**
   * `verified` with a seed of this browser, `consistent` where it cannot vouch for as much, `unchecked` where there is
   * no record to check, and `open` while nothing is computed.
   */
  readonly kind: "open" | "verified" | "consistent" | "unchecked" | "alarm";
  readonly faults: readonly Fault[];
  readonly doubts: readonly Doubt[];
  /** How often seeds were renewed in the middle of the game. */
  readonly renewed: number;
  /** How often seeds were shown and nothing came of it. */
  readonly aborted: number;
  /** How many seeds of other players were not shown, so that their seals took the place. */
  readonly heldBack: number;
  /** How often something was taken back, and rolled or drawn anew. */
  readonly takebacks: number;
  /** How many outcomes were seen that the server has forgotten. */
  readonly lost: number;
  /** The very bytes that were checked, and their SHA-256. */
  readonly file: { readonly bytes: Uint8Array<ArrayBuffer>; readonly sha256: string } | null;
}

/** How often seeds and rolls were replaced, where nothing is known of that. */
export const NO_COUNTS = { renewed: 0, aborted: 0, heldBack: 0, takebacks: 0 } as const;

/** What people here should know about the seeds, or are asked about them, before the game goes on. */
export interface Worries {
  /** Whether this browser lets nothing be remembered. */
  readonly forgetful: boolean;
  /** Whether people here have to say yes before a seed is shown of which this browser could not remember that. */
  readonly unkept: boolean;
  /** Whether a seat here is bound to a seed that is not of this browser. */
  readonly foreign: boolean;
  /** The seat here whose seed came too late and that has not accepted it, or -1. */
  readonly late: number;
  /** For which time seeds are to be agreed on, if people here have to say yes first, and else 0. */
  readonly again: number;
  /** How many agreements in which seeds were shown the server has lost. */
  readonly lost: number;
  /** What of the set-up is not as usual and changes what chance does, if people here have to say yes first. */
  readonly unusual: readonly string[];
}
