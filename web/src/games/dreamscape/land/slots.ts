// What there is at each slot. A view arrives with all objects new, so slots are compared by what they say: one of
// which nothing changed stays the same object, and is not drawn again.

import type { Player, Shard } from "../messages";
import type { Mark, MarkState } from "../marks";
import { mountain } from "../pieces/mountain";
import type { Ghost } from "./ghosts";

export interface Shown {
  readonly player: Player;
  readonly entry: string;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly ghosts: readonly Ghost[];
}

export interface SlotState {
  readonly slot: string;
  readonly stack: readonly Shard[];
  readonly tree: boolean;
  readonly dreamer: boolean;
  readonly paid: boolean;
  readonly entry: boolean;
  readonly mountain: ReturnType<typeof mountain>;

  readonly state: MarkState | undefined;
  readonly sentence: string | undefined;
  readonly badge: string | undefined;

  readonly tone: Ghost["tone"] | undefined;
  readonly ghostStack: readonly Shard[];
  readonly ghostTree: boolean;
  readonly ghostDreamer: boolean;

  /** How high it is, with what is only planned. */
  readonly height: number;
}

type Rows = readonly (readonly SlotState[])[];

/** The slots of a land, as they were read last. */
export class Slots {
  readonly #written = new Map<string, string>();
  #rows: Rows = [];

  /** Read them again, row by row; where nothing changed at all, the rows are the same, too. */
  read(names: readonly (readonly string[])[], shown: Shown): Rows {
    const before = this.#rows;
    const rows = names.map((row, v) => row.map((slot, u) => this.#same(before[v]?.[u], slotState(slot, shown))));
    const same = before.length === rows.length && rows.every((row, v) => isSame(row, before[v] ?? []));
    if (!same) this.#rows = rows;
    return this.#rows;
  }

  #same(before: SlotState | undefined, now: SlotState): SlotState {
    const written = JSON.stringify(now);
    if (before?.slot === now.slot && this.#written.get(now.slot) === written) return before;
    this.#written.set(now.slot, written);
    return now;
  }
}

function slotState(slot: string, { player, entry, marks, ghosts }: Shown): SlotState {
  const lies = player.slots[slot];
  const mark = marks.get(slot);
  const ghost = ghosts.find((one) => one.slot === slot);
  const [stack, ghostStack] = [lies?.stack ?? [], ghost?.stack ?? []];
  return {
    slot,
    stack,
    tree: lies?.tree ?? false,
    dreamer: player.dreamer === slot,
    paid: player.paid.includes(slot),
    entry: entry === slot,
    mountain: mountain(stack),
    state: mark?.state,
    sentence: mark?.sentence,
    badge: mark?.badge,
    tone: ghost?.tone,
    ghostStack,
    ghostTree: ghost?.tree ?? false,
    ghostDreamer: ghost?.dreamer ?? false,
    height: stack.length + ghostStack.length,
  };
}

function isSame(one: readonly SlotState[], two: readonly SlotState[]): boolean {
  return one.length === two.length && one.every((state, index) => state === two[index]);
}
