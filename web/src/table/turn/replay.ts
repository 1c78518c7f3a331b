import type { Event, Play } from "../../messages";
import { beats, type Pace } from "../beats";
import type { Drawn, TableState } from "../state.svelte";
import type { Turns } from "./turns";

/** How long the table is seen as it was before anything moves. */
const BEFORE = 500;
/** However much happened, it is shown in this time; and what takes no time is still seen for a while. */
const LONGEST = 15_000;
const GLIMPSE = 250;
/** What has come to its end is seen for so long. */
const HELD = 1_500;

interface Frame extends Drawn {
  readonly lasts: number;
}

/** Shows once more what happened, over the table as it was then. */
export class Replay {
  readonly #state: TableState;
  readonly #frames: readonly Frame[];
  readonly #onmoment: (original: readonly Event[]) => void;
  readonly #originals = new Map<Event, Event>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `plays` are those that are known since a step, in order; `onmoment` hears what is shown. */
  constructor(
    state: TableState,
    turns: Turns,
    pace: Pace,
    plays: readonly Play[],
    since: number,
    onmoment: (original: readonly Event[]) => void,
  ) {
    this.#state = state;
    this.#onmoment = onmoment;
    this.#frames = this.#made(turns, pace, plays, since);
  }

  start(): void {
    this.#show(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#state.replayed = null;
    this.#onmoment([]);
  }

  #show(place: number): void {
    const frame = this.#frames[place];
    if (!frame) return this.stop();
    this.#state.replayed = frame;
    const moment = frame.moment.flatMap((event) => this.#originals.get(event) ?? []);
    if (moment.length > 0) this.#onmoment(moment);
    this.#timer = setTimeout(() => this.#show(place + 1), frame.lasts);
  }

  #made(turns: Turns, pace: Pace, plays: readonly Play[], since: number): Frame[] {
    const known = this.#state.told;
    const frames: Frame[] = [];
    let step = since;
    let shown = plays.find((play) => play.step === since) ?? null;
    for (const play of plays.filter((one) => one.step > since)) {
      const earlier = known.filter((event) => event.step < step);
      const told: readonly Event[] = known
        .filter((event) => event.step >= step && event.step < play.step)
        .map((one) => this.#copy(one));
      shown ??= turns.before(play, earlier, told);
      if (frames.length === 0) frames.push({ ...frameOf(shown, [], earlier, told), lasts: BEFORE });
      let coming = told;
      for (const beat of beats(play, told, pace, this.#state.own)) {
        coming = coming.slice(beat.events.length);
        const seen = [...earlier, ...told.slice(0, told.length - coming.length)];
        if (!beat.before) shown = turns.before(play, seen, coming);
        const lasts = beat.lasts + (beat.holds ? HELD : 0);
        frames.push({ ...frameOf(shown, beat.events, seen, coming), held: beat.holds, lasts });
      }
      step = play.step;
    }
    const whole = frames.reduce((sum, frame) => sum + frame.lasts, 0);
    const haste = Math.min(1, LONGEST / whole);
    return frames.map((frame) => ({ ...frame, lasts: Math.max(frame.lasts * haste, frame.lasts > 0 ? GLIMPSE : 0) }));
  }

  /** What has been seen once is not shown again, so what is shown again is something else. */
  #copy(event: Event): Event {
    const copy = { ...event };
    this.#originals.set(copy, event);
    return copy;
  }
}

function frameOf(shown: Play, moment: readonly Event[], told: readonly Event[], coming: readonly Event[]): Drawn {
  return { shown, moment, told, coming, quick: false, held: false };
}
