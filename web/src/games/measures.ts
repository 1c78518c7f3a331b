// What each game says about who is ahead, for those who look at a game again.
import type { Measure } from "../table/moments/swings";

const measures = import.meta.glob<Measure>("./*/review/index.ts", { import: "MEASURE" });

/** Load what a game says about that; without it, there is no curve. */
export async function loadMeasure(name: string): Promise<Measure | undefined> {
  return measures[`./${name}/review/index.ts`]?.();
}
