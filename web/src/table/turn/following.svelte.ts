import type { Event, Play } from "../../messages";
import { NOTHING_POINTED } from "../logbook";
import type { TableState } from "../state.svelte";
import { Replay } from "./replay";
import type { Step, Turns } from "./turns";

/** So many steps are pictured; the log has those before them. */
const MOST = 24;
/** So many plays are kept to be shown again. */
const KEPT = 240;

/** What others did since somebody here did something: as steps, on the board, and once more. */
export class Following {
  readonly turns: Turns;
  readonly #state: TableState;
  /** What came since, play by play, so that it can be shown as it was. */
  #plays: readonly Play[] = [];
  #replay: Replay | null = null;
  /** The events that are being shown again. */
  #again = $state.raw<readonly Event[]>([]);
  /** The step that somebody looks at. */
  looked = $state.raw<Step | null>(null);

  /** The step from which on everything is news to the people here. */
  readonly since: number = $derived.by(() => {
    const { mine, ownStep, lookedStep } = this.#state;
    return Math.max(ownStep, lookedStep, mine.length > 0 ? 0 : this.#turnBegan());
  });
  /** Whether somebody has come back to what happened without them. */
  readonly away: boolean = $derived.by(() => this.#state.lookedStep > this.#state.ownStep);
  readonly #all: readonly Step[] = $derived.by(() => {
    const { shown, logged, table, mine } = this.#state;
    if (!shown || !table || logged.every((event) => event.step < this.since)) return [];
    const steps = this.turns.steps(logged, this.since, shown);
    const names = mine.map((seat) => table.names[seat]);
    // What came of an own deed is no news; what others did after it is, and so is a turn without anything to do.
    const isNews = ({ side, sign }: Step): boolean => sign === "skipped" || (side !== "" && !names.includes(side));
    const last = steps.findLastIndex((step) => step.sign !== "turn");
    const first = steps.findIndex((step) => step.sign === "turn" || isNews(step));
    return steps.some(isNews) ? steps.slice(first, last + 1) : [];
  });
  readonly steps: readonly Step[] = $derived(this.#all.slice(-MOST));
  readonly left: number = $derived(this.#all.length - this.steps.length);
  /** Who of the others did it, by their names, each once; what was counted for oneself meanwhile is none of theirs. */
  readonly sides: readonly string[] = $derived.by(() => {
    const { table, mine } = this.#state;
    const own = mine.map((seat) => table?.names[seat]);
    return [...new Set(this.steps.map((step) => step.side))].filter((side) => side !== "" && !own.includes(side));
  });
  /** The step that is being shown again, or looked at. */
  readonly current: Step | null = $derived.by(() => {
    return this.#stepOf(this.#again) ?? (this.looked && this.steps.includes(this.looked) ? this.looked : null);
  });
  /** What is to be in sight: the newest deed or, once all is told, the first attack; not what was counted after it. */
  readonly wanted: Step | null = $derived.by(() => {
    const deeds = this.steps.filter(({ side, picture }) => picture !== null && this.sides.includes(side));
    const first = this.#state.settled ? (deeds.find(({ sign }) => sign === "struck") ?? deeds[0]) : deeds.at(-1);
    return this.current ?? first ?? this.steps.at(-1) ?? null;
  });
  readonly summary: string = $derived.by(() => {
    const { game, logged } = this.#state;
    return game?.telling.summary(logged.filter((event) => event.step >= this.since)) ?? "";
  });

  constructor(state: TableState, turns: Turns) {
    this.#state = state;
    this.turns = turns;
  }

  get replays(): boolean {
    return this.#state.replayed !== null;
  }

  /** Keep a play that has come. */
  keep(play: Play): void {
    const same = this.#plays.filter((one) => one.cuts === play.cuts && one.step < play.step);
    const base = same.findLastIndex((one) => one.step <= this.since);
    this.#plays = [...same.slice(Math.max(0, base)), play].slice(-KEPT);
  }

  /** Point at a step, or at none. */
  look(step: Step | null): void {
    this.looked = step;
    this.#state.pointed = step ? step.pointed : NOTHING_POINTED;
  }

  /** Look at a step where it was done: whoever did it can be looked at where a game has that. */
  choose(step: Step): void {
    this.look(step);
    const { game, table } = this.#state;
    const seat = table?.names.indexOf(step.side) ?? -1;
    if (game?.hasPlayersToLookAt) this.#state.looked = { seat, at: step.traces.at(-1)?.at ?? "" };
  }

  /** Show it all once more, as it happened. */
  replay(): void {
    const { game } = this.#state;
    const first = this.steps[0]?.events[0];
    if (!game || !first) return;
    this.stop();
    this.#replay = new Replay(this.#state, this.turns, game.pace, this.#plays, first.step, (moment) => {
      // What belongs to no step lets the last one stand.
      if (moment.length === 0 || this.#stepOf(moment)) this.#again = moment;
    });
    this.#replay.start();
  }

  #stepOf(moment: readonly Event[]): Step | undefined {
    return this.steps.find((step) => step.events.some((event) => moment.includes(event)));
  }

  /** The step with which the turn began: onlookers do nothing that others could answer. */
  #turnBegan(): number {
    const { game, logged } = this.#state;
    return logged.findLast((event) => game?.telling.turn(event) !== undefined)?.step ?? 0;
  }

  stop(): void {
    this.#replay?.stop();
    this.#replay = null;
  }
}
