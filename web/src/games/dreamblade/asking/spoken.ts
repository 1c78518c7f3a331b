import { speak } from "../../../words";
import type { Mark, Marks } from "../marks";

type Marked = ReadonlyMap<string, Mark>;

/** Marks with their sentences in the language of the page. */
export function spoken({ pieces, cells }: Marks): Marks {
  return { pieces: all(pieces), cells: all(cells) };
}

/** Marks of which those that say what they said before are the same as then. */
export function kept(before: Marked, fresh: Marked): Marked {
  return new Map(
    [...fresh].map(([name, mark]) => {
      const old = before.get(name);
      return [name, old && isSame(old, mark) ? old : mark];
    }),
  );
}

function all(marks: Marked): Marked {
  const said = (mark: Mark): Mark => (mark.sentence === undefined ? mark : { ...mark, sentence: speak(mark.sentence) });
  return new Map([...marks].map(([name, mark]) => [name, said(mark)]));
}

function isSame(one: Mark, two: Mark): boolean {
  return one.state === two.state && one.sentence === two.sentence && one.badge === two.badge;
}
