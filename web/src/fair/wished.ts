// What the maker of a table has chosen of it in this browser, so that nobody is asked about a wish of their own.

import { forget, recall, remember } from "../memory";
import type { NewTable } from "../messages";

const keyOf = (table: string): string => `wished-${table}`;

/** Note what is not as usual at a table that was made here: where it begins, and what its format switches on. */
export function noteWish(table: string, { format = {}, lesson, origin, puzzle, example }: NewTable): void {
  const switched = Object.entries(format).flatMap(([name, value]) =>
    value === true ? [name.replaceAll("_", "-")] : [],
  );
  const wished = [...(lesson || origin || puzzle || example ? ["position"] : []), ...switched];
  if (wished.length > 0) remember(keyOf(table), wished.join(" "));
}

/** What was wished for a table here. */
export const wishedFor = (table: string): readonly string[] => recall(keyOf(table)).split(" ");

/** Everybody has agreed to it. */
export const forgetWish = (table: string): void => forget(keyOf(table));
