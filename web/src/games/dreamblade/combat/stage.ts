import type { Choosing } from "../asking/choosing.svelte";
import type { Bout } from "../board/bout.svelte";
import type { Staged } from "./staging";

/** What the stage of a combat is given. */
export interface StageProps {
  bout: Bout;
  shown: Staged;
  choosing: Choosing;
  /** Whether it appears without motion. */
  quick: boolean;
  /** What ends the look at a combat that is over. */
  ongo: (() => void) | undefined;
  onfold: () => void;
}
