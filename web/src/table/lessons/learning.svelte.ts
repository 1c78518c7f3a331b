import type { Course, Lesson, Progress, Step } from "./lesson";
import { progress } from "./lesson";
import type { TableState } from "../state.svelte";

const NOTHING: Progress = { done: [], current: 0, astray: null };

/** Somebody who learns a lesson at a table: all of it follows from what has happened there. */
export class Learning {
  readonly #state: TableState;
  /** Whether the hint of each step is shown. */
  hinting = $state(true);
  /** The lessons of the game, once they are loaded: most tables are none. */
  course = $state.raw<Course | null>(null);

  readonly lesson: Lesson | null = $derived.by(() => {
    const { table } = this.#state;
    return this.course?.lessons.find((one) => one.name === table?.lesson) ?? null;
  });
  readonly #progress: Progress = $derived.by(() => {
    const { table, told, mine } = this.#state;
    const seat = table?.names[mine[0] ?? -1];
    if (!this.lesson || !this.course || seat === undefined) return NOTHING;
    return progress(this.lesson, this.course, told, seat);
  });
  readonly done: readonly boolean[] = $derived(this.#progress.done);
  readonly current: number = $derived(this.#progress.current);
  readonly step: Step | null = $derived(this.lesson?.steps[this.current] ?? null);
  readonly learnt: boolean = $derived(this.lesson !== null && this.step === null);
  /** Why the learner is not on the way any more, and the answer to take back. */
  readonly astray: Progress["astray"] = $derived.by(() => {
    const { situation, settled } = this.#state;
    if (!settled || this.learnt) return null;
    if (this.#progress.astray) return this.#progress.astray;
    const missed = situation && this.step?.missed?.(situation);
    return situation && missed ? { reason: missed, step: situation.play.step - 1 } : null;
  });
  /** Whether the game has ended without the task being done. */
  readonly failed: boolean = $derived.by(() => this.#state.over && !this.learnt);
  /** What the hint points at now; nothing while others play or something is shown. */
  readonly pointed: readonly string[] = $derived.by(() => {
    const { situation, myTurn } = this.#state;
    if (!situation || !myTurn || !this.hinting || this.astray) return [];
    return this.step?.at(situation) ?? [];
  });

  /** Learn at a table; this must happen while a component begins. */
  constructor(state: TableState) {
    this.#state = state;
    $effect(() => {
      const { game, table } = state;
      if (table?.lesson) void game?.loadCourse?.().then((course) => (this.course = course));
    });
  }
}
