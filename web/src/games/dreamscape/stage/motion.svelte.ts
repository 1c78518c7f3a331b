import { flushSync } from "svelte";
import { motion } from "../../../motion.svelte";
import type { Event } from "../../../messages";
import { actsOf } from "../events";
import type { View } from "../messages";
import { type Arriving, type Flight, leave, type Seen, type Show } from "./flights";
import { Places } from "./places";
import { rewind, type Unseen } from "./rewind";
import { timed } from "./tempo";

/** What the page shows of the game now. */
export interface Shown {
  readonly view: View;
  /** The events that are seen now; a new list is played once. */
  readonly moment: readonly Event[];
  /** What has led to the view as well, but is seen after the moment. */
  readonly coming: readonly Event[];
  /** Without motion. */
  readonly quick: boolean;
  /** How much more time than usual it gets. */
  readonly calm?: number;
}

type Numbered<T> = T & { readonly id: number };

/** How long something that only appears is seen. */
const PASSES = 1100;

/**
 * Lets what happens be seen: the view that it gives to be drawn is behind the true one by what has not landed yet.
 *
 * A component makes one, draws its `view` within `root`, and a MotionLayer with its flights and shows above all.
 */
export class Motion {
  /** The element with the whole table. */
  root = $state.raw<HTMLElement | null>(null);
  flights = $state.raw<readonly Numbered<Flight>[]>([]);
  shows = $state.raw<readonly Numbered<Show>[]>([]);
  /** What of the moment has not begun yet. */
  due = $state.raw<readonly Event[]>([]);
  /** Whether a card is being completed: what is asked next waits until that has been seen. */
  celebrates = $state(false);
  readonly #shown: () => Shown;
  /** Counts what has started or landed, so that the view follows. */
  #beat = $state(0);
  readonly #underWay = new Set<Event>();
  readonly #landed = new WeakSet<Event>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #played: readonly Event[] = [];
  #current: View | null = null;
  #old: View | null = null;
  #next = 0;

  /** The table as far as it has been seen. */
  readonly view: View = $derived.by(() => {
    void this.#beat;
    return this.#drawn();
  });

  /** Follow what is shown; this must happen while a component begins. */
  constructor(shown: () => Shown) {
    this.#shown = shown;
    $effect(() => {
      const { moment, quick, calm = 1 } = shown();
      this.#follow(moment, quick || this.#still(), calm);
    });
    $effect(() => () => this.finish());
  }

  /** Everything is at once where it belongs. */
  finish(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    for (const event of this.#played) this.#landed.add(event);
    // What nothing was left of is drawn as it stands already.
    if (this.#underWay.size > 0) this.#beat += 1;
    this.#underWay.clear();
    this.#await([]);
    this.celebrates = false;
    if (this.flights.length > 0) this.flights = [];
    if (this.shows.length > 0) this.shows = [];
  }

  #drawn(): View {
    const { view, moment, coming, quick } = this.#shown();
    if (view !== this.#current) [this.#old, this.#current] = [this.#current, view];
    const still = this.#still();
    const now = quick || still ? [] : moment.filter((event) => !this.#landed.has(event));
    const late = [...this.#underWay].filter((event) => !now.includes(event));
    const unseen: Unseen[] = [
      ...late.map((event) => ({ event, underWay: true })),
      ...now.map((event) => ({ event, underWay: this.#underWay.has(event) })),
      ...(still ? [] : coming).map((event) => ({ event, underWay: false })),
    ];
    return rewind(view, unseen, this.#old);
  }

  #follow(moment: readonly Event[], quick: boolean, calm: number): void {
    if (moment === this.#played) return;
    // What was to start in the last moment starts no more; what is on its way may land.
    for (const event of this.#played) if (!this.#underWay.has(event)) this.#landed.add(event);
    this.#played = moment;
    this.#await(quick ? [] : moment);
    if (quick || moment.length === 0) {
      if (quick) this.finish();
      return;
    }
    const { at, lasting } = timed(moment);
    moment.forEach((event, index) => this.#later((at[index] ?? 0) * calm, () => this.#start(event)));
    this.celebrates = moment.some((event) => event.kind === "completed");
    if (this.celebrates) this.#later(lasting * calm, () => (this.celebrates = false));
  }

  /** One event begins: it leaves from where it was, and is drawn there no more. */
  #start(event: Event): void {
    this.#await(this.due.filter((one) => one !== event));
    if (!this.root || this.#landed.has(event)) return;
    const arrivals = actsOf(event).map((act) => leave(act, this.#places()));
    const seen = arrivals.length > 0 ? this.#peek(event, arrivals) : { flights: [], shows: [] };
    const lasts = Math.max(0, ...seen.flights.map((flight) => flight.lasts));
    const flights = seen.flights.map((flight) => this.#numbered(flight));
    this.flights = [...this.flights, ...flights];
    if (lasts > 0) this.#underWay.add(event);
    else this.#landed.add(event);
    // What only appears has been drawn already, with the table as it is after it.
    if (lasts > 0 || arrivals.length === 0) this.#beat += 1;
    for (const show of seen.shows) this.#show(show);
    if (lasts > 0) this.#later(lasts, () => this.#land(event, flights));
  }

  /** Draw the table for an instant as it is after an event, which nobody sees, to learn where things go. */
  #peek(event: Event, arrivals: readonly Arriving[]): Seen {
    this.#landed.add(event);
    this.#beat += 1;
    flushSync();
    const after = this.#places();
    const found = arrivals.map((arrive) => arrive(after));
    this.#landed.delete(event);
    return { flights: found.flatMap(({ flights }) => flights), shows: found.flatMap(({ shows }) => shows) };
  }

  #land(event: Event, flights: readonly Numbered<Flight>[]): void {
    this.#underWay.delete(event);
    this.#landed.add(event);
    this.flights = this.flights.filter((flight) => !flights.includes(flight));
    this.#beat += 1;
  }

  #show(show: Show): void {
    const shown = this.#numbered(show);
    // New words take the place of those that stand there.
    const others = show.show === "words" ? this.shows.filter((one) => one.show !== "words") : this.shows;
    this.shows = [...others, shown];
    this.#later(PASSES, () => (this.shows = this.shows.filter((one) => one !== shown)));
  }

  #await(due: readonly Event[]): void {
    if (due.length > 0 || this.due.length > 0) this.due = due;
  }

  #places(): Places {
    if (!this.root) throw new Error("nothing moves before the table is drawn");
    return new Places(this.root, this.view);
  }

  #numbered<T extends object>(one: T): Numbered<T> {
    return { ...one, id: this.#next++ };
  }

  #later(wait: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, wait);
    this.#timers.add(timer);
  }

  /** Whether nothing may move, or nothing can. */
  #still(): boolean {
    return !("animate" in Element.prototype) || motion.still;
  }
}
