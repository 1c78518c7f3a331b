import type { Event, Play } from "../messages";
import { beats, type Beat, type Pace } from "./beats";

/** What may be spent on the events of one turn of somebody else, in milliseconds. */
const BUDGET = 4_000;
/** What may be spent on what follows from an answer given here, such as the end of a turn. */
const OWN = 2_500;
/** The quickest: this share of the usual time. */
const LEAST = 0.03;
/** Whatever is seen is seen at least this long; shorter beats are seen together. */
const GLIMPSE = 120;

export interface Arrival {
  /** Whether it follows from an answer given here. */
  readonly mine?: boolean;
  /** Whether it is shown at once, as it stands. */
  readonly jump?: boolean;
}

/** Shows one after another what arrives all at once. */
export class Pacing {
  /** The play whose view is drawn now. */
  shown = $state.raw<Play | null>(null);
  /** The events that are being seen now. */
  moment = $state.raw<readonly Event[]>([]);
  /** Everything that has been seen, in order. */
  told = $state.raw<readonly Event[]>([]);
  /** Whether what is drawn now appears without motion. */
  quick = $state(true);
  /** Whether something is still to be seen. */
  busy = $state(false);
  /** Whether the newest view is drawn, so that its question may be asked. */
  settled = $state(true);

  readonly #pace: Pace;
  readonly #still: () => boolean;
  #newest: Play | null = null;
  #known: readonly Event[] = [];
  #waiting: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #spent = 0;
  #idleSince = 0;

  /** `still` says whether nothing should move. */
  constructor(pace: Pace, still: () => boolean = () => false) {
    this.#pace = pace;
    this.#still = still;
  }

  /** A play has come; `events` is everything that has happened up to it. */
  arrive(play: Play, events: readonly Event[], { mine = false, jump = false }: Arrival = {}): void {
    const newest = this.#newest;
    const known = newest?.step ?? 0;
    // Whoever is told again what was known has gone back, or comes back after a while.
    const again = play.since < known;
    const fresh = events.filter((event) => event.step >= known);
    this.#newest = play;
    this.#known = events;
    this.shown ??= play;
    if (jump || again || this.#still()) {
      this.skip();
      return;
    }
    if (mine) {
      this.#catchUp();
      this.#spent = BUDGET - OWN;
    }
    this.#waiting.push(...beats(play, fresh, this.#pace));
    if (this.#timer === undefined) this.#next();
    else this.#note();
  }

  /** Show everything as it stands. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.quick = true;
    this.moment = [];
    this.told = this.#known;
    this.shown = this.#newest;
    this.#note();
  }

  /** Leave out what has not been seen, with the table as it stood then. */
  #catchUp(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const beat of this.#waiting) this.#draw(beat);
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = undefined;
    this.#refill();
    const moment: Event[] = [];
    let lasts = 0;
    let seen = 0;
    // Beats without time of their own join the one before, and so do those too short to be seen.
    for (let beat = this.#waiting[0]; beat; beat = this.#waiting[0]) {
      if (beat.lasts > 0 && lasts >= GLIMPSE) break;
      const time = beat.lasts * this.#haste();
      if (beat.lasts > 0 && lasts > 0 && time >= GLIMPSE) break;
      if (beat.lasts === 0 && beat.events.length === 0 && lasts > 0) break;
      this.#waiting.shift();
      this.#draw(beat);
      moment.push(...beat.events);
      lasts += time;
      this.#spent += time;
      if (beat.lasts > 0) seen += 1;
    }
    // Motion needs more time than there is when so much is seen in a glimpse.
    this.quick = seen > 1;
    this.moment = moment;
    this.#idleSince = Date.now() + lasts;
    if (lasts > 0) this.#timer = setTimeout(() => this.#next(), lasts);
    else if (this.#waiting.length > 0) this.#next();
    this.#note();
  }

  #draw(beat: Beat): void {
    if (beat.events.some((event) => this.#pace.turns.has(event.kind))) this.#spent = Math.min(this.#spent, BUDGET / 2);
    if (beat.events.length > 0) this.told = [...this.told, ...beat.events];
    if (!beat.before) this.shown = beat.play;
  }

  /** How much of the usual time the next beat gets, so that all that waits fits into what is left. */
  #haste(): number {
    const waiting = this.#waiting.reduce((sum, beat) => sum + beat.lasts, 0);
    const left = BUDGET - this.#spent;
    return Math.max(LEAST, Math.min(1, left / Math.max(waiting, BUDGET / 2)));
  }

  /** What is spent comes back while nothing happens: somebody who thinks long is shown without haste. */
  #refill(): void {
    const idle = Math.max(0, Date.now() - this.#idleSince);
    this.#spent = Math.max(0, this.#spent - idle);
  }

  #note(): void {
    this.busy = this.#timer !== undefined;
    this.settled = this.#waiting.length === 0 && this.shown === this.#newest;
  }
}
