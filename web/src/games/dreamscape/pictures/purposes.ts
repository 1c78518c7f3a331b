import type { Player, PurposeKind, Shard } from "../messages";
import type { Chip } from "../land/ghosts";
import { playerOf } from "./drawn";

/** A purpose over a small dreamscape: what counts there, slot by slot, and what it comes to. */
export interface Example {
  readonly kind: PurposeKind;
  readonly colour: Shard | null;
  readonly player: Player;
  /** How many completed cards are shown, for a purpose that is about them. */
  readonly cards?: number;
  readonly chips: readonly Chip[];
  readonly sum: number;
}

/** Chips written as `a1:2`, with the tone of what is counted. */
function chips(written: string, tone: Chip["tone"] = "gain"): Chip[] {
  return written
    .split(" ")
    .filter(Boolean)
    .map((one) => {
      const [slot = "", text = ""] = one.split(":");
      return { slot, text, tone };
    });
}

function example(kind: PurposeKind, colour: Shard | null, land: string[], counted: string, sum: number): Example {
  return { kind, colour, player: playerOf(land), chips: chips(counted), sum };
}

export const EXAMPLES: readonly Example[] = [
  example("most-shards", null, [". G* .", "W RR L", ". L@ ."], "b3:2 a2:1 b2:2 c2:1 b1:1", 7),
  example("most-pairs", null, ["WR . GG", "L W RRR", ". LW@ ."], "a3:1 c3:1 b1:1", 3),
  { kind: "most-cards", colour: null, player: playerOf([]), cards: 3, chips: [], sum: 3 },
  example("farthest-dreamer", null, [". . W@", ". R G", ". L ."], "b1:0 c3:3", 3),
  example("no-nightmare", null, [". G .", "W R L", ". L@ ."], "b2:✓", 6),
  example("least-empty", null, ["W G .", "W R N", ". L@ ."], "c3:1 a1:1 c1:1 c2:1", 4),
  example("most-of", "water", ["W* . R", "WW G L", ". W@ ."], "a3:2 a2:2 b1:1", 5),
  example("most-singles", "grass", ["G* . G", "GG R L", ". G@ ."], "a3:2 c3:1 b1:1", 4),
  example("count-of", "rock", ["R . RR", "L WR .", ". L@ ."], "a3:1 c3:2 b2:1", 4),
  example("longest-path", "land", ["L L* .", ". WL R", "L@ L G"], "a3:1 b3:2 b2:1 b1:1 a1:1", 6),
  example("groups-near", "grass", ["G G .", "R RR@ G", ". L G"], "a3:2 b3:2 c2:2 c1:2", 8),
];
