import type { Play } from "../messages";
import { beats, type Beat, type Pace } from "./beats";
import type { Drawn, TableState } from "./state.svelte";

/** What may be spent on the events of one turn of somebody else, in milliseconds. */
const BUDGET = 4_000;
/** What may be spent on what follows from an answer given here, such as the end of a turn. */
const OWN = 2_500;
/** The quickest: this share of the usual time. */
const LEAST = 0.03;
/** What has come to its end is looked at so long before the next follows by itself, by players and by onlookers. */
const HELD = 8_000;
const ONLOOKED = 2_000;
/** Whatever is seen is seen at least this long; shorter beats are seen together. */
const GLIMPSE = 120;
/** A page that comes later than this to the next thing is a slow one: what it takes is spent as well. */
const LATE = 250;

/** Shows one after another what arrives all at once. */
export class Pacing {
  readonly #state: TableState;
  readonly #pace: Pace;
  readonly #still: () => boolean;
  #waiting: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #spent = 0;
  #idleSince = 0;
  /** Whether the next waits for somebody to go on. */
  #holds = false;

  /** `still` says whether nothing should move: everything is there at once, but for what is looked at to its end. */
  constructor(state: TableState, pace: Pace, still: () => boolean = () => false) {
    this.#state = state;
    this.#pace = pace;
    this.#still = still;
  }

  /** The newest play has come, with everything that happened up to it; `jump` shows it as it stands. */
  arrive(play: Play, jump = false): void {
    const known = (this.#waiting.at(-1)?.play ?? this.#state.shown)?.step ?? 0;
    // A page that is told again what it knew has gone back, or comes back after a while.
    const again = play.since < known || (this.#state.first > 0 && this.#state.first >= known);
    const mine = this.#followsFromHere(play);
    // What happened before the first answer has the same step as what comes of it.
    const told = this.#waiting.reduce((sum, beat) => sum + beat.events.length, this.#state.told.length);
    const fresh = this.#state.events.slice(told);
    if (jump || again) {
      this.skip();
      return;
    }
    if (mine) {
      this.#catchUp();
      this.#spent = this.#budget - OWN;
    }
    const seen = beats(play, fresh, this.#pace, this.#state.own);
    this.#waiting.push(...(this.#still() ? seen.map((beat) => ({ ...beat, lasts: 0 })) : seen));
    if (this.#timer === undefined) this.#next();
    else this.#note();
  }

  /** What is looked at has been seen: the next follows. */
  goOn(): void {
    if (!this.#holds) return;
    this.#stop();
    this.#next();
  }

  /** Show everything as it stands. */
  skip(): void {
    this.#stop();
    this.#waiting = [];
    const { play, events } = this.#state.heard;
    this.#state.drawn = { shown: play, moment: [], told: events, coming: [], quick: true, held: false };
    this.#note();
  }

  /** Show nothing any more. */
  end(): void {
    this.#stop();
  }

  /** Leave out what has not been seen, with the table as it stood then. */
  #catchUp(): void {
    this.#stop();
    if (this.#waiting.length > 0) this.#draw(this.#waiting.splice(0), { held: false });
    else this.#state.goOn();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#holds = false;
  }

  #next(): void {
    this.#stop();
    this.#refill();
    const drawn: Beat[] = [];
    let lasts = 0;
    let seen = 0;
    let held = false;
    // Beats without time of their own join the one before, and so do those too short to be seen.
    for (let beat = this.#waiting[0]; beat; beat = this.#waiting[0]) {
      if (beat.lasts > 0 && lasts >= GLIMPSE) break;
      const time = beat.lasts * this.#haste();
      if (beat.lasts > 0 && lasts > 0 && time >= GLIMPSE) break;
      if (beat.lasts === 0 && beat.events.length === 0 && lasts > 0) break;
      this.#waiting.shift();
      drawn.push(beat);
      if (this.#turns(beat)) this.#spent = Math.min(this.#spent, this.#budget / 2);
      lasts += time;
      this.#spent += time;
      if (beat.lasts > 0) seen += 1;
      held = beat.holds;
      if (held) break;
    }
    // Motion needs more time than there is when so much is seen in a glimpse.
    const quick = seen > 1 || this.#still();
    this.#draw(drawn, { quick, held, moment: drawn.flatMap((beat) => beat.events) });
    this.#holds = held;
    if (held) lasts += this.#state.mine.length > 0 ? HELD : ONLOOKED;
    this.#idleSince = Date.now() + lasts;
    if (lasts > 0) this.#timer = setTimeout(() => this.#lapse(), lasts);
    else if (this.#waiting.length > 0) this.#next();
    this.#note();
  }

  /** The time of what is seen is over; where nothing waits, what is looked at stays. */
  #lapse(): void {
    if (this.#holds && this.#waiting.length === 0) {
      this.#timer = undefined;
      return;
    }
    const late = Date.now() - this.#idleSince;
    if (this.#waiting.length > 0 && late > 0) {
      // Nobody has been idle: a page that cannot keep up must not fall further and further behind.
      if (late > LATE) this.#spent += late;
      this.#idleSince = Date.now();
    }
    this.#next();
  }

  #draw(beats: readonly Beat[], more: Partial<Drawn>): void {
    const { drawn, heard } = this.#state;
    const shown = beats.findLast((beat) => !beat.before)?.play ?? drawn.shown ?? heard.play;
    const told = [...drawn.told, ...beats.flatMap((beat) => beat.events)];
    const coming = this.#waiting.flatMap((beat) => beat.events).filter((event) => event.step < (shown?.step ?? 0));
    this.#state.drawn = { ...drawn, ...more, shown, told, coming };
  }

  /** Whether somebody else's turn begins in it. */
  #turns(beat: Beat): boolean {
    return beat.events.some((event) => this.#pace.turns.has(event.kind));
  }

  /** How much of the usual time the next beat gets, so that all that waits of this turn fits into what is left. */
  #haste(): number {
    const next = this.#waiting.findIndex((beat, place) => place > 0 && this.#turns(beat));
    const turn = next < 0 ? this.#waiting : this.#waiting.slice(0, next);
    const waiting = turn.reduce((sum, beat) => sum + beat.lasts, 0);
    const left = this.#budget - this.#spent;
    return Math.max(LEAST, Math.min(1, left / Math.max(waiting, this.#budget / 2)));
  }

  get #budget(): number {
    return this.#pace.budget?.() ?? BUDGET;
  }

  /** What is spent comes back while nothing happens: somebody who thinks long is shown without haste. */
  #refill(): void {
    const idle = Math.max(0, Date.now() - this.#idleSince);
    this.#spent = Math.max(0, this.#spent - idle);
  }

  /** Whether a play tells what came of the answer that this page has sent. */
  #followsFromHere(play: Play): boolean {
    const { sent } = this.#state;
    return sent !== null && sent.cuts === play.cuts && play.since <= sent.step && sent.step < play.step;
  }

  #note(): void {
    const state = this.#state;
    // A player who has just answered waits for what comes of it.
    if (!state.settled && state.asksMe(state.shown)) return;
    state.asked = state.shown;
    if (!state.waiting) state.sent = null;
  }
}
