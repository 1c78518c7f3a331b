// What an analysis says about the moments of a game.

import type { Analysis, Passage } from "../messages";
import { momentAt, type Moments } from "../table/moments/moments";

/** A choice that cost something, and the moment at which it was made. */
export interface Missed {
  readonly passage: Passage;
  readonly at: number;
}

/** The chance of each seat at each moment. */
export function chancesAt({ plays }: Moments, { players, passages }: Analysis): (readonly number[])[] {
  let now: readonly number[] = players.map(({ start }) => start);
  let next = 0;
  return plays.map(({ step }, index) => {
    const end = index === plays.length - 1;
    for (let passage = passages[next]; passage && (end || passage.until <= step); passage = passages[next]) {
      now = passage.chances;
      next += 1;
    }
    return now;
  });
}

/** The choices that cost something, in the order of the game. */
export function missedIn(moments: Moments, { passages }: Analysis): Missed[] {
  return passages.filter(({ grade }) => grade).map((passage) => ({ passage, at: momentAt(moments, passage.step) }));
}

/** What moved the chances most, in the order of the game. */
export function decisiveIn(moments: Moments, { passages, decisive = [] }: Analysis): Missed[] {
  return decisive
    .flatMap((number) => passages[number] ?? [])
    .map((passage) => ({ passage, at: momentAt(moments, passage.step) }));
}

/** The chances at the end of each turn, for a table. */
export function byTurn({ passages }: Analysis): { readonly turn: number; readonly chances: readonly number[] }[] {
  return passages
    .filter((passage, place) => passages[place + 1]?.turn !== passage.turn)
    .map(({ turn, chances }) => ({ turn, chances }));
}
