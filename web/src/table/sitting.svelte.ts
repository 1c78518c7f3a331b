import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { motion } from "../motion.svelte";
import { loadTable } from "../games";
import { isHinted } from "../shared/hinted";
import { whenIdle } from "../shared/idle";
import { once } from "../shared/once";
import { language, say, speak } from "../words";
import type { Hints } from "./hints/hints";
import { Pacing } from "./pacing";
import { playerOf } from "./people";
import type { TableState } from "./state.svelte";
import type { Talk } from "./talk";
import { lookAt, noteLook } from "./turn/looking";

/** A connection that is down for less troubles nobody. */
const BAD_AFTER = 2_000;

/** Somebody at a table: what comes is paced, hinted at, and said aloud where it is worth it. */
export class Sitting {
  readonly #state: TableState;
  readonly #talk: Talk;
  readonly #stillness = new MediaQuery("(prefers-reduced-motion: reduce)");
  #pacing: Pacing | null = null;
  #hints = $state.raw<Hints | null>(null);
  #sawSeating = false;
  #here: readonly boolean[] = [];
  #wasLost = false;
  readonly #loadTurns = once(() => this.#learnTurns());
  readonly #loadHints = once(() => this.#learnHints());

  /** Sit down; this must happen while a component begins, which also says when it ends. */
  constructor(state: TableState, talk: Talk) {
    this.#state = state;
    this.#talk = talk;
    talk.onplay = () => this.#follow();
    $effect(() => {
      talk.open();
      return () => {
        talk.close();
        this.#pacing?.end();
      };
    });
    $effect(() => this.#learn(state.table?.game));
    $effect(() => {
      if (state.table?.status === "seating") this.#sawSeating = true;
    });
    $effect(() => this.#hint());
    $effect(() => this.#announce());
    $effect(() => this.#noteAway());
    $effect(() => this.#watch());
    $effect(() => this.#noteLook());
    $effect(() => {
      if (!state.drawn.held) untrack(() => this.#pacing?.goOn());
    });
  }

  get hints(): Hints | null {
    return this.#hints;
  }

  /** Give all hints of a first game again. */
  async hintAgain(): Promise<void> {
    await this.#loadHints();
    this.#hints?.restart();
  }

  /** Show everything as it stands. */
  skip(): void {
    this.#state.turn?.following.stop();
    this.#pacing?.skip();
  }

  /** Somebody looks at the page again, or no longer. */
  turnTo(): void {
    if (document.hidden) {
      this.skip();
      return;
    }
    this.#noteMissed();
    this.#noteLook();
  }

  #learn(name: string | undefined): void {
    if (name === undefined) return;
    const state = this.#state;
    void loadTable(name).then(async (found) => {
      state.unknownGame = found === undefined;
      await found?.prepare();
      if (!found || state.game) return;
      state.game = found;
      this.#pacing = new Pacing(state, found.pace, () => motion.little || this.#stillness.current);
      this.#follow();
    });
  }

  /** Show what has come, once it is known how the game is drawn. */
  #follow(): void {
    const { play, shown, ownStep } = this.#state;
    if (!play || !this.#pacing) return;
    const first = shown === null;
    if (first || ownStep > play.step) this.#state.ownStep = play.step;
    if (first || this.#wasLost) this.#noteMissed();
    this.#wasLost = false;
    // A page that has waited for the game shows how it begins; one that comes later shows it as it stands, and so does
    // one that nobody looks at.
    this.#pacing.arrive(play, (first && !this.#sawSeating) || document.hidden);
    // What fails here is asked for again when it is wanted.
    if (first) whenIdle(() => void this.#state.game?.loadRest?.().catch(() => undefined));
    this.#state.turn?.following.stop();
    this.#state.turn?.following.keep(play);
    if (!this.#state.turn) whenIdle(() => void this.#loadTurns().catch(() => undefined));
  }

  /** Hints are loaded where they are wished for, by the lobby or by somebody who sat down meanwhile. */
  #hint(): void {
    const { id, game, situation, over } = this.#state;
    if (this.#hints) this.#hints.follow(situation);
    else if (game && (situation || over) && (isHinted(id) || isFirst())) void this.#loadHints().catch(() => undefined);
  }

  async #learnHints(): Promise<void> {
    const state = this.#state;
    if (!state.game) return;
    const [{ Hints }, all] = await Promise.all([import("./hints/hints"), state.game.loadHints()]);
    this.#hints = new Hints(state, all);
    this.#hints.begin(new URL(location.href));
  }

  async #learnTurns(): Promise<void> {
    const state = this.#state;
    if (!state.game) return;
    const parts = [import("./turn"), state.game.loadTurns(), language.learn("table/turn")] as const;
    const [{ follow }, turns] = await Promise.all(parts);
    state.turn = follow(state, turns);
    if (state.play) state.turn.following.keep(state.play);
  }

  /** What happened since this browser looked at the table before is told first. */
  #noteMissed(): void {
    const { id, play } = this.#state;
    const look = lookAt(id);
    if (!play || look?.cuts !== play.cuts || look.seen > play.step) return;
    this.#state.ownStep = Math.max(look.own, this.#state.shown ? this.#state.ownStep : 0);
    if (look.seen < play.step) this.#state.lookedStep = look.seen;
  }

  #noteLook(): void {
    const { id, settled, due, play, ownStep: own } = this.#state;
    if (!play || !settled || due.length > 0 || document.hidden) return;
    untrack(() => noteLook({ id, cuts: play.cuts, own, seen: play.step }));
  }

  /** Sum up what others did when this player is asked again, or when it is over. */
  #announce(): void {
    const { game, table, settled, due, myTurn, over, recent, ownStep } = this.#state;
    if (!settled || due.length > 0 || !(myTurn || over) || !game) return;
    const summary = recent.some((event) => event.step > ownStep) ? game.telling.summary(recent) : "";
    const ending = over && table?.ending ? speak(table.ending.sentence) : "";
    if (summary || ending) this.#state.announced = `${summary} ${ending}`.trim();
  }

  /** Say who of the others went away or came back. */
  #noteAway(): void {
    const { table } = this.#state;
    const here = (table?.seats ?? []).map((sitter) => sitter.kind !== "guest" || sitter.present === true);
    const changed = here.findIndex((present, seat) => (this.#here[seat] ?? present) !== present);
    this.#here = here;
    if (!table || changed < 0 || table.seats[changed]?.mine || table.status !== "playing") return;
    const who = playerOf(table, changed);
    this.#state.announced = say(here[changed] ? "web-table-came-back" : "web-table-went-away", { who });
  }

  #watch(): (() => void) | undefined {
    const state = this.#state;
    if (state.connection === "open" || state.connection === "gone") {
      state.bad = false;
      // What could not be said while the line was down can be said again.
      untrack(() => state.refused?.reason === "offline" && this.#talk.forgive());
      return undefined;
    }
    this.#wasLost = true;
    const patience = setTimeout(() => (state.bad = true), BAD_AFTER);
    return () => clearTimeout(patience);
  }
}

/** Whether the lobby began a first game at the address of this page. */
const isFirst = (): boolean => new URL(location.href).searchParams.has("first");
