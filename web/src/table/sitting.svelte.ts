import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { Event, Play, Table } from "../messages";
import { Match } from "../net/match.svelte";
import { speak } from "../words";
import type { Game } from "./game";
import { loadTable } from "../games";
import { Hints, type Scene } from "./hints/hints.svelte";
import { Pacing } from "./pacing.svelte";
import { speaker } from "./takeback";

/** A line that is down for less is nobody's trouble. */
const BAD_AFTER = 2_000;
const UNKNOWN = "server-table-unknown";

/** Somebody at a table: what is seen of the game now, what has been answered here, and what is worth saying aloud. */
export class Sitting {
  readonly match: Match;
  game = $state.raw<Game | null>(null);
  unknownGame = $state(false);
  pacing = $state.raw<Pacing | null>(null);
  hints = $state.raw<Hints | null>(null);
  /** Whether the connection has been bad for so long that it should be said. */
  bad = $state(false);
  /** What others did, for those who hear the page. */
  announced = $state("");

  readonly table: Table | null = $derived.by(() => this.match.table);
  readonly mine: readonly number[] = $derived.by(() => this.match.mine);
  readonly play: Play | null = $derived.by(() => this.match.play);
  readonly shown: Play | null = $derived(this.pacing?.shown ?? null);
  readonly settled: boolean = $derived(this.pacing?.settled ?? true);
  readonly over: boolean = $derived(this.table?.status === "over" || this.table?.status === "closed");
  readonly missing: boolean = $derived.by(
    () => this.match.connection === "gone" || (!this.match.table && this.match.refused?.reason === UNKNOWN),
  );
  readonly #asked: readonly number[] = $derived(
    this.table?.status === "playing" ? (this.play?.asks.map((ask) => ask.seat) ?? []) : [],
  );
  readonly myTurn: boolean = $derived(this.settled && this.#asked.some((seat) => this.mine.includes(seat)));
  /** The seat that speaks for this browser, or -1 for an onlooker. */
  readonly seat: number = $derived(speaker(this.mine, this.#asked) ?? -1);
  readonly mayUndo: boolean = $derived(
    this.mine.length > 0 && this.table?.status === "playing" && this.play !== null && this.play.undo < this.play.step,
  );
  readonly #recent: readonly Event[] = $derived.by(() =>
    (this.pacing?.told ?? []).filter((event) => event.step >= this.#lastOwn),
  );
  /** What hints look at. */
  readonly scene: Scene | null = $derived(
    this.shown && this.settled && this.seat >= 0 && !this.over
      ? { play: this.shown, seat: this.seat, recent: this.#recent }
      : null,
  );

  /** Which of my seats answered at which step. */
  readonly #answered = new Map<number, number>();
  readonly #stillness = new MediaQuery("(prefers-reduced-motion: reduce)");
  #lastOwn = $state(0);
  #awaited = -1;
  #sawSeating = false;

  /** Sit down; this must happen while a component begins, which also says when it ends. */
  constructor(id: string) {
    this.match = new Match(id);
    $effect(() => {
      this.match.open();
      return () => this.match.close();
    });
    $effect(() => this.#learn(this.table?.game, id));
    $effect(() => {
      if (this.table?.status === "seating") this.#sawSeating = true;
    });
    $effect(() => {
      const [play, pacing] = [this.play, this.pacing];
      if (play && pacing) untrack(() => this.#follow(play, pacing));
    });
    $effect(() => this.hints?.look(this.scene));
    $effect(() => this.#announce());
    $effect(() => this.#watch());
  }

  answer(seat: number, step: number, place: number): void {
    this.#note(seat, step);
    this.match.answer(seat, step, place);
  }

  type(seat: number, step: number, text: string): void {
    this.#note(seat, step);
    this.match.type(seat, step, text);
  }

  undo(): void {
    const step = this.play?.step;
    if (this.mayUndo && step !== undefined) this.match.undo(this.#answered.get(step - 1) ?? this.seat, step);
  }

  /** Ask to go back to a step, for the seat that answered there. */
  askTakeback(step: number): void {
    this.match.askTakeback(this.#answered.get(step) ?? this.seat, step);
  }

  skip(): void {
    this.pacing?.skip();
  }

  #note(seat: number, step: number): void {
    this.#answered.set(step, seat);
    this.#lastOwn = this.#awaited = step;
  }

  #learn(name: string | undefined, id: string): void {
    if (name === undefined) return;
    void loadTable(name).then((found) => {
      this.unknownGame = found === undefined;
      if (!found || this.game) return;
      this.game = found;
      this.pacing = new Pacing(found.pace, () => this.#stillness.current || document.hidden);
      this.hints = new Hints(found.hints);
      this.hints.begin(id, new URL(location.href));
    });
  }

  #follow(play: Play, pacing: Pacing): void {
    const first = pacing.shown === null;
    if (first || this.#lastOwn > play.step) this.#lastOwn = play.step;
    const mine = this.#awaited >= 0 && play.since <= this.#awaited && this.#awaited < play.step;
    if (mine) this.#awaited = -1;
    // Whoever has waited for the game sees how it begins; whoever comes later sees it as it stands.
    pacing.arrive(play, this.match.events, { mine, jump: first && !this.#sawSeating });
  }

  /** Sum up what others did when this player is asked again, or when it is over. */
  #announce(): void {
    const { game, table } = this;
    if (!this.settled || !(this.myTurn || this.over) || !game) return;
    const since = this.#lastOwn;
    const summary = this.#recent.some((event) => event.step > since) ? game.telling.summary(this.#recent) : "";
    const ending = this.over && table?.ending ? speak(table.ending.sentence) : "";
    if (summary || ending) this.announced = `${summary} ${ending}`.trim();
  }

  #watch(): (() => void) | undefined {
    const { connection } = this.match;
    if (connection === "open" || connection === "gone") {
      this.bad = false;
      // What could not be said while the line was down can be said again.
      untrack(() => this.match.refused?.reason === "offline" && this.match.forgive());
      return undefined;
    }
    const patience = setTimeout(() => (this.bad = true), BAD_AFTER);
    return () => clearTimeout(patience);
  }
}
