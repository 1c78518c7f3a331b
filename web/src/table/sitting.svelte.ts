import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { loadTable } from "../games";
import { whenIdle } from "../shared/idle";
import { speak } from "../words";
import { Hints } from "./hints/hints";
import { Pacing } from "./pacing";
import type { TableState } from "./state.svelte";
import type { Talk } from "./talk";

/** A connection that is down for less troubles nobody. */
const BAD_AFTER = 2_000;

/** Somebody at a table: what comes is paced, hinted at, and said aloud where it is worth it. */
export class Sitting {
  readonly #state: TableState;
  readonly #talk: Talk;
  readonly #stillness = new MediaQuery("(prefers-reduced-motion: reduce)");
  #pacing = $state.raw<Pacing | null>(null);
  #hints = $state.raw<Hints | null>(null);
  #sawSeating = false;

  /** Sit down; this must happen while a component begins, which also says when it ends. */
  constructor(state: TableState, talk: Talk) {
    this.#state = state;
    this.#talk = talk;
    $effect(() => {
      talk.open();
      return () => talk.close();
    });
    $effect(() => this.#learn(state.table?.game));
    $effect(() => {
      if (state.table?.status === "seating") this.#sawSeating = true;
    });
    $effect(() => {
      const [play, pacing] = [state.play, this.#pacing];
      if (play && pacing) untrack(() => this.#follow(pacing));
    });
    $effect(() => this.#hints?.follow(state.situation));
    $effect(() => this.#announce());
    $effect(() => this.#watch());
  }

  get hints(): Hints | null {
    return this.#hints;
  }

  /** Show everything as it stands. */
  skip(): void {
    this.#pacing?.skip();
  }

  #learn(name: string | undefined): void {
    if (name === undefined) return;
    const state = this.#state;
    void loadTable(name).then(async (found) => {
      state.unknownGame = found === undefined;
      await found?.prepare();
      if (!found || state.game) return;
      state.game = found;
      this.#pacing = new Pacing(state, found.pace, () => this.#stillness.current || document.hidden);
      this.#hints = new Hints(state, found.hints);
      this.#hints.begin(new URL(location.href));
      // What fails here is asked for again when it is wanted.
      whenIdle(() => void found.loadRest?.().catch(() => undefined));
    });
  }

  #follow(pacing: Pacing): void {
    const { play, shown, ownStep } = this.#state;
    if (!play) return;
    const first = shown === null;
    if (first || ownStep > play.step) this.#state.ownStep = play.step;
    // A page that has waited for the game shows how it begins; one that comes later shows it as it stands.
    pacing.arrive(play, first && !this.#sawSeating);
  }

  /** Sum up what others did when this player is asked again, or when it is over. */
  #announce(): void {
    const { game, table, settled, myTurn, over, recent, ownStep } = this.#state;
    if (!settled || !(myTurn || over) || !game) return;
    const summary = recent.some((event) => event.step > ownStep) ? game.telling.summary(recent) : "";
    const ending = over && table?.ending ? speak(table.ending.sentence) : "";
    if (summary || ending) this.#state.announced = `${summary} ${ending}`.trim();
  }

  #watch(): (() => void) | undefined {
    const state = this.#state;
    if (state.connection === "open" || state.connection === "gone") {
      state.bad = false;
      // What could not be said while the line was down can be said again.
      untrack(() => state.refused?.reason === "offline" && this.#talk.forgive());
      return undefined;
    }
    const patience = setTimeout(() => (state.bad = true), BAD_AFTER);
    return () => clearTimeout(patience);
  }
}
