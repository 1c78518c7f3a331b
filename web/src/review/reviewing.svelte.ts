import type { Event, Play, Reviewed, Table } from "../messages";
import { beats } from "../table/beats";
import type { Game } from "../table/game";
import { eventsOf, follow, momentAt, type Moments, NO_MOMENTS } from "../table/moments/moments";
import { largest, type Measure, type Span, spansOf, type Swing, swingsOf } from "../table/moments/swings";
import type { TableState } from "../table/state.svelte";
import type { Turns } from "../table/turn/turns";

/** How fast a game is shown: how many times as fast as at the table. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** A moment in which nothing takes time is seen for so long, in milliseconds. */
const LEAST = 450;
/** What takes no longer than this is drawn without motion. */
const QUICK = 120;
const MOST_SWINGS = 8;
/** Steps that follow one another faster than this, in milliseconds, are hurried through. */
const HURRY = 120;

/** A game that is looked at again: its moments, and which of them the table shows. */
export class Reviewing {
  readonly #state: TableState;
  moments = $state.raw<Moments>(NO_MOMENTS);
  /** How many answers the game has, and whether all of its moments have come. */
  steps = $state(0);
  whole = $state(false);
  /** The number of the moment that is shown. */
  at = $state(0);
  plays = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  /** What is known about the game, once it is loaded. */
  game = $state.raw<Game | null>(null);
  turns = $state.raw<Turns | null>(null);
  measure = $state.raw<Measure | null>(null);
  /** Whether somebody looks at the moment, and does not only pass it: the board keeps up, the rest waits. */
  rests = $state(true);
  #resting: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Which loading is the newest: what an older one brings is not wanted any more. */
  #loading = 0;
  /** The step that is shown once it has come, null for the last; undefined where nothing is waited for. */
  #wanted: number | null | undefined;

  readonly last: number = $derived(Math.max(0, this.moments.plays.length - 1));
  readonly play: Play | undefined = $derived(this.moments.plays[this.at]);
  /** The seat that is asked, or -1. */
  readonly asked: number = $derived(this.moments.asked[this.at] ?? -1);
  readonly spans: readonly Span[] = $derived.by(() => {
    const { game, measure } = this;
    return game ? spansOf(this.moments, game.telling, measure ?? { points: () => [] }) : [];
  });
  readonly span: Span | undefined = $derived(this.spans.findLast(({ first }) => first <= this.at));
  /** What the turn is called that one looks at, or what comes before the first. */
  readonly when: string = $derived.by(() => {
    const { play, span, game } = this;
    if (!game) return "";
    return (play && game.telling.beforehand?.(play)) ?? game.telling.turnName(span?.turn ?? 1);
  });
  readonly swings: readonly Swing[] = $derived.by(() => {
    const { game, turns, measure, moments, spans, whole } = this;
    const last = moments.plays.at(-1);
    if (!game || !turns || !measure || !last || !whole) return [];
    const steps = turns.steps(moments.events, 0, last);
    return largest(swingsOf(moments, steps, spans, game.telling, measure), MOST_SWINGS);
  });

  constructor(state: TableState) {
    this.#state = state;
  }

  /**
   * Look at a game from its beginning; `wanted` says which step is shown as soon as it has come, null the last. Who
   * goes somewhere meanwhile stays there. Where the same game is seen by somebody else, `instead` of what is shown,
   * that stands until as much has come.
   */
  async load(
    ask: (from: number) => Promise<Reviewed>,
    wanted: number | null | undefined,
    ontable: (table: Table) => void,
    instead = false,
  ): Promise<void> {
    const mine = (this.#loading += 1);
    this.pause();
    this.#wanted = wanted;
    let fresh = true;
    await follow(
      async (from) => {
        const part = await ask(from);
        if (mine !== this.#loading) throw new Superseded();
        return part;
      },
      (moments, part) => {
        if (part.table) ontable(part.table);
        const whole = (part.following ?? -1) < 0;
        const step = this.#wanted === undefined ? (this.play?.step ?? 0) : this.#wanted;
        const here = whole || (step !== null && stepsOf(moments) >= step);
        if (fresh && instead && !here) return;
        const goes = here && (this.#wanted !== undefined || (fresh && instead));
        if (fresh && !instead) this.at = 0;
        fresh = false;
        this.moments = moments;
        this.steps = part.step;
        this.whole = whole;
        if (goes) {
          this.#wanted = undefined;
          this.at = step === null ? this.last : momentAt(moments, step);
        } else this.at = Math.min(this.at, this.last);
        // What plays goes on; what comes is what lies ahead of it.
        if (!this.plays) this.show();
        else if (goes) this.#again();
      },
    ).catch((fault: unknown) => {
      if (mine === this.#loading) throw fault;
    });
  }

  /** Show a moment as it stands. */
  go(index: number): void {
    this.#wanted = undefined;
    this.at = Math.min(Math.max(0, index), this.last);
    this.#hurry();
    this.#again();
  }

  /** Note that a step was made: the first of some is looked at, those that follow at once are passed. */
  #hurry(): void {
    if (this.#resting !== undefined) this.rests = false;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      this.#resting = undefined;
      this.rests = true;
    }, HURRY);
  }

  /** Show the moment of a step, at once or when it has come. */
  goToStep(step: number): void {
    this.go(momentAt(this.moments, step));
    if (!this.whole && stepsOf(this.moments) < step) this.#wanted = step;
  }

  #again(): void {
    clearTimeout(this.#timer);
    this.show();
    if (this.plays) this.#soon();
  }

  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  /** Go to the beginning of a turn: back first to that of this one. */
  turn(by: number): void {
    this.pause();
    const before = this.spans.findLast(({ first }) => first < this.at)?.first ?? 0;
    const next = this.spans.find(({ first }) => first > this.at)?.first ?? this.last;
    this.go(by < 0 ? before : next);
  }

  /** Go to the next of what changed the course of the game; after the last, to the first. */
  swing(): void {
    const next = this.swings.find(({ to }) => to > this.at) ?? this.swings[0];
    if (!next) return;
    this.pause();
    this.go(next.to);
  }

  toggle(): void {
    if (this.plays) {
      this.pause();
      this.show();
      return;
    }
    this.plays = true;
    if (this.at >= this.last) this.go(0);
    else this.#soon();
  }

  pause(): void {
    this.plays = false;
    clearTimeout(this.#timer);
  }

  /** Draw the moment that is looked at, without motion. */
  show(): void {
    const { play, at, moments } = this;
    if (!play) return;
    const told = moments.events.slice(0, moments.counts[at]);
    this.#note(play, told);
    this.#state.drawn = { shown: play, moment: [], told, coming: [], quick: true, held: false };
  }

  /** What is looked at counts as the newest, and what led to it as news. */
  #note(play: Play, told: readonly Event[]): void {
    this.#state.heard = { play, events: told, first: 0 };
    this.#state.asked = play;
    this.#state.due = [];
    this.#state.ownStep = this.moments.plays[this.at - 1]?.step ?? 0;
  }

  #soon(): void {
    this.#timer = setTimeout(() => this.#forth(), LEAST / 2 / this.speed);
  }

  /** Let what leads to the next moment happen, and go on from there. */
  #forth(): void {
    const { game, moments } = this;
    const before = this.play;
    const play = moments.plays[this.at + 1];
    if (!game || !before || !play) {
      if (this.whole) this.pause();
      else this.#soon();
      return;
    }
    this.at += 1;
    const known = moments.events.slice(0, moments.counts[this.at - 1]);
    const fresh = eventsOf(moments, this.at);
    this.#note(play, [...known, ...fresh]);
    const waiting = beats(play, fresh, game.pace);
    this.#beat(before, play, known, waiting);
  }

  #beat(shown: Play, play: Play, told: readonly Event[], waiting: ReturnType<typeof beats>): void {
    const [beat, ...rest] = waiting;
    if (!beat) {
      this.show();
      this.#soon();
      return;
    }
    const drawn = beat.before ? shown : play;
    const now = [...told, ...beat.events];
    const coming = drawn === play ? rest.flatMap((one) => one.events) : [];
    const lasts = Math.max(beat.lasts, rest.length === 0 ? LEAST : 0) / this.speed;
    this.#state.drawn = { shown: drawn, moment: beat.events, told: now, coming, quick: lasts < QUICK, held: false };
    this.#timer = setTimeout(() => this.#beat(shown, play, now, rest), lasts);
  }
}

/** The step up to which moments have come. */
function stepsOf({ plays }: Moments): number {
  return plays.at(-1)?.step ?? 0;
}

/** Another loading has begun. */
class Superseded extends Error {}
