// What the page shows, compared with what was agreed on and rolled, message by message.

import type { News, Past, Play } from "../../messages";
import type { Pledge } from "../../fair/pledge";
import type { Checks } from "../game";
import type { TableState } from "../state.svelte";
import type { Story } from "../story";

export { Pledge } from "../../fair/pledge";

type Setup = Readonly<Record<string, unknown>>;

/** Something that was told and is shown: what is known after it, and what is played. */
interface Taken {
  readonly message: Play | News | Past;
  readonly play: Play | null;
  readonly story: Story;
  readonly setup: Setup | undefined;
}

export class Looking {
  readonly #state: TableState;
  readonly #pledge: Pledge;
  readonly #onlooked: () => void;
  #checks: Checks | null = null;
  #loading: Promise<void> | undefined;
  /** What was told before the game could be drawn. */
  #waiting: Taken[] = [];

  constructor(state: TableState, pledge: Pledge, onlooked: () => void) {
    this.#state = state;
    this.#pledge = pledge;
    this.#onlooked = onlooked;
  }

  /** Whether every outcome is a die, and all that was told has been compared. */
  get compared(): boolean {
    return this.#checks?.dieOf !== undefined && this.#waiting.length === 0;
  }

  /** Take something in that is shown from now on. */
  take(message: Play | News | Past, play: Play | null, story: Story): void {
    const { table } = this.#state;
    this.#pledge.see(message);
    this.#waiting.push({ message, play, story, setup: table ? this.#pledge.setupOf(table) : undefined });
    if (this.#checks) this.#look(this.#checks);
    else void this.whole();
    this.#onlooked();
  }

  /** Wait until all is compared that can be; what fails to load is tried again with whatever is told next. */
  whole(): Promise<void> {
    const load = this.#state.game?.loadChecks;
    if (!load || this.#checks) return Promise.resolve();
    return (this.#loading ??= load().then(
      (checks) => {
        this.#look((this.#checks = checks));
        this.#onlooked();
      },
      () => {
        this.#loading = undefined;
      },
    ));
  }

  #look(checks: Checks): void {
    for (const taken of this.#waiting.splice(0)) this.#compare(checks, taken);
  }

  #compare({ fits, dieOf, drawn, reckon }: Checks, { message, play, story, setup }: Taken): void {
    const pledge = this.#pledge;
    if (dieOf) {
      const dice = message.events.flatMap((event) => {
        const die = dieOf(event);
        return die ? [{ ...die, step: event.step }] : [];
      });
      pledge.compare(message, dice);
    }
    if (!play) return;
    if (setup && !fits(setup, play.view)) pledge.accuse("setup");
    if (!drawn || !reckon) return;
    const { shown, sound } = reckon(story, setup);
    const view = { step: play.step, cuts: play.cuts, shown: drawn(play) };
    if (!sound || !isSame(shown, view.shown)) pledge.accuse("dice");
    else if (shown.includes(null)) pledge.doubt(view);
    for (const one of pledge.doubted) {
      const events = story.events.filter((event) => event.step < one.step);
      const { shown: due } = reckon({ ...story, events }, setup);
      if (due.includes(null) || one.step > play.step) continue;
      if (isSame(due, one.shown)) pledge.settle(one);
      // After a free undo other answers may have led to that step.
      else if (one.cuts === play.cuts) pledge.accuse("dice");
    }
  }
}

const isSame = (due: readonly (string | null)[], shown: readonly string[]): boolean =>
  due.length === shown.length && due.every((one, at) => one === null || one === shown[at]);
