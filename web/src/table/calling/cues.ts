/** Everything that can be heard at a table and where packs are opened; a game says which of them goes with what. */
export type Cue =
  | "turn"
  | "cycle"
  | "die"
  | "spawn"
  | "move"
  | "step"
  | "walk"
  | "ability"
  | "power"
  | "blade"
  | "strike"
  | "hurt"
  | "fall"
  | "loss"
  | "shard"
  | "tree"
  | "card"
  | "points"
  | "torn"
  | "turned"
  | "wonder"
  | "end"
  | "your-turn"
  | "victory"
  | "defeat"
  | "draw";

/** Something that is heard, and how strong it is, from 0 to 1. */
export interface Heard {
  readonly cue: Cue;
  readonly strength: number;
}

/** A cue as it is heard among others: after so many seconds. */
export interface Placed extends Heard {
  readonly after: number;
}

/** The same cue is heard so often at a time, and no oftener. */
const MOST_ALIKE = 6;
/** The seconds between two that are alike: dice that fall together are heard one by one. */
const APART = 0.07;

/** Let those that come at the same moment be heard one after another, and no crowd of them at all. */
export function placed(heard: readonly Heard[]): Placed[] {
  const counts = new Map<Cue, number>();
  return heard.flatMap((one) => {
    const before = counts.get(one.cue) ?? 0;
    counts.set(one.cue, before + 1);
    return before < MOST_ALIKE ? [{ ...one, after: before * APART }] : [];
  });
}
