import type { Planned } from "../chosen.svelte";
import type { Event, Shard } from "../messages";

/** Which steps of a plan use shards of which kind, by their numbers from 1 on; what happens tells which walk is free. */
export function plannedNumbers(steps: readonly Planned[], events: readonly Event[]): Map<Shard, number[]> {
  const found = new Map<Shard, number[]>();
  const note = (kind: Shard, number: number): void => void found.set(kind, [...(found.get(kind) ?? []), number]);
  const walks = events.flatMap((event) => (event.kind === "stepped" ? [event.about.white === 1] : []));
  for (const [index, { option }] of steps.entries()) {
    const number = index + 1;
    if (option?.deed === "place" || option?.deed === "use" || option?.deed === "store") note(option.about.kind, number);
    else if (option?.deed === "plant") note("grass", number);
    else if (option?.deed === "step" && walks.shift() === true) note("movement", number);
    else if (option?.deed === "trade") {
      for (let count = option.about.price; count > 0; count--) note(option.about.given, number);
    }
  }
  return found;
}
