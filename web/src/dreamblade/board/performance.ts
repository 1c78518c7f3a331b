import type { Event } from "../../messages";
import type { Dice } from "./dice.svelte";
import type { Motion } from "./motion";
import type { Seen } from "./seen";
import type { Stage } from "./stage.svelte";
import { timed } from "./tempo";

const MOVES = new Set([
  "spawned",
  "moved",
  "shifted",
  "disrupted",
  "destroyed",
  "sacrificed",
  "banished",
  "purged",
  "raised",
]);

/** Plays moments in their order, with the pieces gliding when it is their turn. */
export class Performance {
  readonly #motion: Motion;
  readonly #stage: Stage;
  readonly #dice: Dice;
  #seen: Seen | null = null;
  #played: readonly Event[] = [];
  #waiting: ReturnType<typeof setTimeout>[] = [];
  #moves = false;

  constructor(motion: Motion, stage: Stage, dice: Dice) {
    this.#motion = motion;
    this.#stage = stage;
    this.#dice = dice;
  }

  /** Look where everything is, before another view is drawn. */
  before(view: Seen, quick: boolean): void {
    this.#moves = this.#seen !== null && this.#seen !== view && !quick && !still();
    if (this.#moves && this.#seen) this.#motion.remember(this.#seen, view);
  }

  /** Animate a view that has been drawn, and the moment that comes with it. */
  after(view: Seen, moment: readonly Event[], quick: boolean): void {
    const fresh = moment !== this.#played && moment.length > 0;
    const changed = view !== this.#seen;
    this.#seen = view;
    if (quick || still()) {
      this.#finish();
      if (fresh) for (const event of moment) this.#dice.follow(event);
      this.#dice.match(view.dice);
    } else {
      const plan = fresh ? timed(moment) : { at: [], lasting: 0 };
      if (this.#moves && changed) this.#motion.play(view, waits(moment, plan.at));
      if (fresh) this.#schedule(view, moment, plan);
      else if (changed && this.#waiting.length === 0) this.#dice.match(view.dice);
    }
    this.#played = moment;
  }

  stop(): void {
    this.#finish();
  }

  #schedule(view: Seen, moment: readonly Event[], { at, lasting }: { at: number[]; lasting: number }): void {
    this.#cut();
    moment.forEach((event, place) => {
      const play = (): void => {
        this.#dice.follow(event);
        this.#stage.perform(event, view);
      };
      const wait = at[place] ?? 0;
      if (wait === 0) play();
      else this.#waiting.push(setTimeout(play, wait));
    });
    this.#waiting.push(setTimeout(() => this.#settle(), lasting));
  }

  #settle(): void {
    this.#cut();
    if (this.#seen) this.#dice.match(this.#seen.dice);
  }

  #finish(): void {
    this.#cut();
    this.#stage.clear();
  }

  #cut(): void {
    for (const one of this.#waiting) clearTimeout(one);
    this.#waiting = [];
  }
}

/** How long each piece waits for its first move in a moment. */
function waits(moment: readonly Event[], at: readonly number[]): (label: string) => number {
  const first = new Map<unknown, number>();
  moment.forEach((event, place) => {
    const piece = event.about["miniature"];
    if (MOVES.has(event.kind) && !first.has(piece)) first.set(piece, at[place] ?? 0);
  });
  return (label) => first.get(label) ?? 0;
}

/** Whether nothing may move, or nothing can. */
function still(): boolean {
  return !("animate" in Element.prototype) || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
