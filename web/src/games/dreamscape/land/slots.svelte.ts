// What there is at each slot. A view arrives with all objects new, so everything here is compared by what it says:
// a slot of which nothing changed is not drawn again.

import type { Player, Shard } from "../messages";
import type { Mark, MarkState } from "../marks";
import { mountain } from "../pieces/mountain";
import type { Ghost } from "./ghosts";
import { slotLabel } from "./labels";

export interface Shown {
  readonly player: Player;
  readonly entry: string;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly ghosts: readonly Ghost[];
}

export class SlotState {
  readonly slot: string;
  readonly #shown: () => Shown;

  readonly #stack: string = $derived.by(() => this.#shown().player.slots[this.slot]?.stack.join(" ") ?? "");
  readonly stack: readonly Shard[] = $derived(apart(this.#stack));
  readonly tree: boolean = $derived.by(() => this.#shown().player.slots[this.slot]?.tree ?? false);
  readonly dreamer: boolean = $derived.by(() => this.#shown().player.dreamer === this.slot);
  readonly paid: boolean = $derived.by(() => this.#shown().player.paid.includes(this.slot));
  readonly entry: boolean = $derived.by(() => this.#shown().entry === this.slot);
  readonly mountain = $derived.by(() => mountain(this.stack));

  readonly #mark: Mark | undefined = $derived.by(() => this.#shown().marks.get(this.slot));
  readonly state: MarkState | undefined = $derived(this.#mark?.state);
  readonly sentence: string | undefined = $derived(this.#mark?.sentence);
  readonly badge: string | undefined = $derived(this.#mark?.badge);

  readonly #ghost: Ghost | undefined = $derived.by(() => this.#shown().ghosts.find((one) => one.slot === this.slot));
  readonly tone: Ghost["tone"] | undefined = $derived(this.#ghost?.tone);
  readonly #ghostStack: string = $derived(this.#ghost?.stack.join(" ") ?? "");
  readonly ghostStack: readonly Shard[] = $derived(apart(this.#ghostStack));
  readonly ghostTree: boolean = $derived(this.#ghost?.tree ?? false);
  readonly ghostDreamer: boolean = $derived(this.#ghost?.dreamer ?? false);

  /** How high it is, with what is only planned. */
  readonly height: number = $derived(this.stack.length + this.ghostStack.length);
  readonly label: string = $derived.by(() =>
    slotLabel({
      slot: this.slot,
      stack: this.stack,
      tree: this.tree,
      dreamer: this.dreamer,
      entry: this.entry,
      paid: this.paid,
      ghost: this.tone && {
        tone: this.tone,
        stack: this.ghostStack,
        tree: this.ghostTree,
        dreamer: this.ghostDreamer,
      },
      state: this.state,
      sentence: this.sentence,
      badge: this.badge,
    }),
  );

  constructor(slot: string, shown: () => Shown) {
    this.slot = slot;
    this.#shown = shown;
  }
}

function apart(written: string): readonly Shard[] {
  return written ? (written.split(" ") as Shard[]) : [];
}
