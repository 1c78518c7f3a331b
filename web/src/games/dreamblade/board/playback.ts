import { motion } from "../../../motion.svelte";
import type { Event } from "../../../messages";
import { rowOf, told } from "../events";
import type { Bout } from "./bout.svelte";
import { Keeping } from "./keeping";
import type { Motion } from "./motion";
import type { View } from "../messages";
import type { Stage } from "./stage.svelte";
import { timed } from "./tempo";

/** Plays moments in their order, with the pieces gliding when it is their turn. */
export class Playback {
  readonly #motion: Motion;
  readonly #stage: Stage;
  readonly #bout: Bout;
  readonly #settled: () => boolean;
  readonly #told: () => readonly Event[];
  readonly #keeping: Keeping;
  #seen: View | null = null;
  /** The view with which the moment under way is seen. */
  #playing: View | null = null;
  #played: readonly Event[] = [];
  /** What is still to come in this moment, each with its timer. */
  #waiting = new Map<Event | null, ReturnType<typeof setTimeout>>();
  #moves = false;
  readonly #ondue: (due: readonly Event[]) => void;

  /**
   * `settled` says whether all that happened has been seen, and `told` what has been; `ondue` hears what is still to
   * come, whenever that changes.
   */
  constructor(
    motion: Motion,
    stage: Stage,
    bout: Bout,
    settled: () => boolean,
    told: () => readonly Event[],
    ondue: (due: readonly Event[]) => void = () => undefined,
  ) {
    this.#motion = motion;
    this.#stage = stage;
    this.#bout = bout;
    this.#settled = settled;
    this.#told = told;
    this.#ondue = ondue;
    this.#keeping = new Keeping(motion);
  }

  /** Look where everything is, before another view is drawn. */
  before(view: View, quick: boolean): void {
    if (this.#seen !== view) this.#keeping.before();
    this.#moves = this.#seen !== null && this.#seen !== view && !quick && !still();
    if (this.#moves && this.#seen) this.#motion.remember(this.#seen, view);
  }

  /** Animate a view that has been drawn, and the moment that comes with it. */
  after(view: View, moment: readonly Event[], quick: boolean): void {
    const fresh = moment !== this.#played && moment.length > 0;
    const changed = view !== this.#seen;
    this.#seen = view;
    if (changed) this.#keeping.after();
    if (quick || still()) {
      this.#hurry();
      this.#finish();
      if (fresh) for (const event of moment) this.#bout.follow(event, view);
      this.#match(view);
    } else {
      const plan = fresh ? timed(moment) : { at: [], lasting: 0 };
      if (this.#moves && changed) this.#motion.play(view, waits(moment, plan.at));
      if (fresh) this.#schedule(view, moment, plan);
      else if (changed && this.#waiting.size === 0) this.#match(view);
    }
    this.#played = moment;
  }

  stop(): void {
    this.#finish();
  }

  #schedule(view: View, moment: readonly Event[], { at, lasting }: { at: number[]; lasting: number }): void {
    this.#hurry();
    this.#playing = view;
    moment.forEach((event, index) => {
      const wait = at[index] ?? 0;
      const play = (): void => {
        this.#waiting.delete(event);
        this.#bout.follow(event, view);
        this.#stage.perform(event, view);
        if (wait > 0) this.#tell();
      };
      if (wait === 0) play();
      else this.#waiting.set(event, setTimeout(play, wait));
    });
    this.#waiting.set(
      null,
      setTimeout(() => this.#settle(), lasting),
    );
    this.#tell();
  }

  #tell(): void {
    this.#ondue([...this.#waiting.keys()].filter((event) => event !== null));
  }

  #settle(): void {
    this.#cut();
    if (this.#seen) this.#match(this.#seen);
  }

  #finish(): void {
    this.#cut();
    this.#stage.clear();
    this.#motion.stop();
  }

  /** A view that stands before something unseen does not end the combat that begins in it. */
  #match(view: View): void {
    if (view.combat !== null || this.#settled()) this.#bout.match(view, this.#told());
    else this.#bout.dice.match(view.dice);
  }

  /** The next moment does not wait; dice that were still to settle have settled. */
  #hurry(): void {
    for (const event of this.#waiting.keys()) if (event && this.#playing) this.#bout.follow(event, this.#playing);
    this.#cut();
  }

  #cut(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
    this.#tell();
  }
}

/** How long each piece waits for its first move in a moment. */
function waits(moment: readonly Event[], at: readonly number[]): (label: string) => number {
  const first = new Map<string, number>();
  moment.forEach((event, index) => {
    const about = rowOf(event)?.moves && told(event)?.about;
    if (about && "miniature" in about && !first.has(about.miniature)) first.set(about.miniature, at[index] ?? 0);
  });
  return (label) => first.get(label) ?? 0;
}

/** Whether nothing may move, or nothing can. */
function still(): boolean {
  return !("animate" in Element.prototype) || motion.still;
}
