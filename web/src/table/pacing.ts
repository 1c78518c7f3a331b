import type { Play } from "../messages";
import { beats, type Beat, type Pace } from "./beats";
import type { Drawn, TableState } from "./state.svelte";

/** What may be spent on the events of one turn of somebody else, in milliseconds. */
const BUDGET = 4_000;
/** What may be spent on what follows from an answer given here, such as the end of a turn. */
const OWN = 2_500;
/** The quickest: this share of the usual time. */
const LEAST = 0.03;
/** Whatever is seen is seen at least this long; shorter beats are seen together. */
const GLIMPSE = 120;

/** Shows one after another what arrives all at once. */
export class Pacing {
  readonly #state: TableState;
  readonly #pace: Pace;
  readonly #still: () => boolean;
  #waiting: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #spent = 0;
  #idleSince = 0;

  /** `still` says whether nothing should move. */
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
    const fresh = this.#state.events.filter((event) => event.step >= known);
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
    const { play, events } = this.#state.heard;
    this.#state.drawn = { shown: play, moment: [], told: events, coming: [], quick: true };
    this.#note();
  }

  /** Leave out what has not been seen, with the table as it stood then. */
  #catchUp(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length > 0) this.#draw(this.#waiting.splice(0), {});
  }

  #next(): void {
    this.#timer = undefined;
    this.#refill();
    const drawn: Beat[] = [];
    let lasts = 0;
    let seen = 0;
    // Beats without time of their own join the one before, and so do those too short to be seen.
    for (let beat = this.#waiting[0]; beat; beat = this.#waiting[0]) {
      if (beat.lasts > 0 && lasts >= GLIMPSE) break;
      const time = beat.lasts * this.#haste();
      if (beat.lasts > 0 && lasts > 0 && time >= GLIMPSE) break;
      if (beat.lasts === 0 && beat.events.length === 0 && lasts > 0) break;
      this.#waiting.shift();
      drawn.push(beat);
      if (this.#turns(beat)) this.#spent = Math.min(this.#spent, BUDGET / 2);
      lasts += time;
      this.#spent += time;
      if (beat.lasts > 0) seen += 1;
    }
    // Motion needs more time than there is when so much is seen in a glimpse.
    this.#draw(drawn, { quick: seen > 1, moment: drawn.flatMap((beat) => beat.events) });
    this.#idleSince = Date.now() + lasts;
    if (lasts > 0) this.#timer = setTimeout(() => this.#next(), lasts);
    else if (this.#waiting.length > 0) this.#next();
    this.#note();
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
