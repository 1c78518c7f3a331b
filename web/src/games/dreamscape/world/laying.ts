// How the shards in Hands are laid on their tray: as large as they can be in one row.

/** How large the blocks are, how far each lies beside the one before it, and whether their kinds are named. */
export interface Laid {
  readonly size: number;
  readonly shift: number;
  readonly named: boolean;
}

/** How many shards of a kind there are, and how it is called. */
export interface Held {
  readonly count: number;
  readonly name: string;
}

const WAYS: readonly Laid[] = [
  { size: 54, shift: 0.62, named: true },
  { size: 48, shift: 0.5, named: true },
  { size: 42, shift: 0.4, named: true },
  { size: 42, shift: 0.4, named: false },
  { size: 36, shift: 0.3, named: false },
  { size: 30, shift: 0.2, named: false },
];
const LAST: Laid = { size: 26, shift: 0.14, named: false };
/** What a finger needs, what is around the blocks of a kind, and the gap to the next. */
const FINGER = 44;
const AROUND = 12;
const GAP = 4;
/** A letter of a name, and the number behind it. */
const LETTER = 7;
const NUMBER = 14;

/** The largest way in which everything lies in one row of a width. */
export function laid(held: readonly Held[], width: number): Laid {
  return WAYS.find((way) => rowOf(held, way) <= width) ?? LAST;
}

/** How wide the blocks of a kind are. */
export const blocksOf = (count: number, { size, shift }: Laid): number => size * (1 + (count - 1) * shift);

function rowOf(held: readonly Held[], way: Laid): number {
  const kinds = held.map(({ count, name }) => {
    const called = way.named ? name.length * LETTER + (count > 1 ? NUMBER : 0) : 0;
    return Math.max(FINGER, Math.max(blocksOf(count, way), called) + AROUND) + GAP;
  });
  return kinds.reduce((sum, wide) => sum + wide, -GAP);
}
