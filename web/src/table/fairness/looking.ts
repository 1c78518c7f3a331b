// What the page shows, compared with what was agreed on and rolled, message by message.

import type { News, Past, Play } from "../../messages";
import type { Answered } from "../../fair/check";
import type { Fault } from "../../fair/faults";
import type { Pledge } from "../../fair/pledge";
import type { Checks } from "../game";
import type { TableState } from "../state.svelte";
import type { Story } from "../story";

export { Pledge } from "../../fair/pledge";
export { unusualIn } from "../../games/unusual";

type Setup = Readonly<Record<string, unknown>>;

/** Something that was told and is shown: what is known after it. */
interface Taken {
  readonly message: Play | News | Past;
  readonly play: Play | null;
  readonly story: Story;
}

export class Looking {
  readonly #state: TableState;
  readonly #pledge: Pledge;
  readonly #onlooked: () => void;
  #checks: Checks | null = null;
  #loading: Promise<void> | undefined;
  /** How often the whole game was told. */
  #plays = 0;
  /** What was told before the game could be drawn. */
  #waiting: Taken[] = [];

  constructor(state: TableState, pledge: Pledge, onlooked: () => void) {
    this.#state = state;
    this.#pledge = pledge;
    this.#onlooked = onlooked;
  }

  get plays(): number {
    return this.#plays;
  }

  /** Whether every outcome is a die, and all that was told has been compared by the rules of what is played. */
  get compared(): boolean {
    return this.#checks?.dieOf !== undefined && this.#waiting.length === 0 && this.#setup !== undefined;
  }

  /** Whether everything is told that has to be rolled. */
  get rolled(): boolean {
    const { play, events, first } = this.#state;
    return !play || (this.#checks?.reckon?.({ events, first }, this.#setup).rolled ?? true);
  }

  /** What is wrong with the whole game as it was told, and with the answers of a record, step by step, that led to it. */
  faultsIn(answers: readonly Answered[]): Fault[] {
    const { play, events, first } = this.#state;
    const [checks, setup] = [this.#checks, this.#setup];
    if (!checks || !setup) return [];
    const { isMeant = () => true, reckon, drawn } = checks;
    try {
      const meant = events.every((event) => isMeant(event, answers[event.step] ?? [-1, ""], setup));
      const reckoned = reckon?.({ events, first }, setup);
      const same = !play || !reckoned || !drawn || isSame(reckoned.shown, drawn(play));
      return [
        ...(meant ? [] : (["shown"] as const)),
        ...(same && reckoned?.sound !== false ? [] : (["dice"] as const)),
      ];
    } catch {
      return ["dice"];
    }
  }

  /** Take something in that is shown from now on. */
  take(message: Play | News | Past, play: Play | null, story: Story): void {
    if (message.type === "play") this.#plays++;
    this.#pledge.see(message);
    this.#waiting.push({ message, play, story });
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

  /** What is played, as far as it is known. */
  get #setup(): Setup | undefined {
    const { table } = this.#state;
    return table ? this.#pledge.setupOf(table) : undefined;
  }

  #look(checks: Checks): void {
    for (const taken of this.#waiting.splice(0)) {
      try {
        this.#compare(checks, taken);
      } catch {
        // What is not even of the form that it should have was not compared.
        this.#pledge.accuse("dice");
      }
    }
  }

  #compare({ fits, dieOf, drawn, reckon }: Checks, { message, play, story }: Taken): void {
    const [pledge, setup] = [this.#pledge, this.#setup];
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
    const { shown, sound, rolled } = reckon(story, setup);
    const view = { step: play.step, cuts: play.cuts, shown: drawn(play) };
    const early = play.asks.length > 0 && !rolled;
    if (!sound || early || !isSame(shown, view.shown)) pledge.accuse("dice");
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

/** Whether everything is shown that is due, as far as both are known. */
const isSame = (due: readonly (string | null)[], shown: readonly string[]): boolean =>
  due.every((one, at) => one === null || shown[at] === undefined || one === shown[at]);
