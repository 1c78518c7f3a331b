import { speak } from "../../../words";
import type { Mark, Marks } from "../marks";

/** Marks with their sentences in the language of the page. */
export function spoken(marks: Marks): Marks {
  return {
    slots: all(marks.slots),
    locations: all(marks.locations),
    links: all(marks.links),
    shards: all(marks.shards),
    cards: all(marks.cards),
  };
}

function all<K, T extends Partial<Mark>>(marks: ReadonlyMap<K, T>): Map<K, T> {
  return new Map(
    [...marks].map(([name, mark]) => [
      name,
      mark.sentence === undefined ? mark : { ...mark, sentence: speak(mark.sentence) },
    ]),
  );
}
