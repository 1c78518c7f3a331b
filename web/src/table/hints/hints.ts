import type { Event, Play } from "../../messages";
import type { TableState } from "../state.svelte";
import { declineHints, endHints, hintsSeen, isHinted, rememberHints, wishForHints } from "../../shared/hinted";

/** What a hint looks at to know whether its time has come. */
export interface Situation {
  readonly play: Play;
  /** The seat of the newcomer. */
  readonly seat: number;
  /** What has been seen since the newcomer answered last. */
  readonly recent: readonly Event[];
}

export interface Hint {
  /** The end of its key: web-table-hint-… */
  readonly name: string;
  /** Whether it should be shown now. */
  when(situation: Situation): boolean;
  /** What it points at, as a selector. */
  at(situation: Situation): string;
  /** Where it speaks of the board: it waits while a stage is shown instead, or leads to that stage and is spent there. */
  readonly board?: "waits" | "leads";
  /** What its text is told. */
  details?(situation: Situation): Record<string, string | number>;
}

/** Who has had a hint before the eyes for so long has read it. */
const READ = 6_000;

/** The hints of a first game: one at a time, each until it is read, as long as the game lasts. */
export class Hints {
  readonly #state: TableState;
  readonly #all: readonly Hint[];
  readonly #seen: Set<string>;
  /** Those whose time was over before they were read: they come again, after the new ones. */
  readonly #passed = new Set<string>();
  #since = 0;
  /** The step of the game at which the hint came. */
  #came = 0;

  constructor(state: TableState, all: readonly Hint[]) {
    this.#state = state;
    this.#all = all;
    this.#seen = new Set(hintsSeen());
  }

  /** Give hints from now on, if the lobby began a first game at this table. */
  begin(address: URL): void {
    if (address.searchParams.has("first")) {
      wishForHints(this.#state.id);
      // Loading the page again must not restart hints that somebody has ended.
      const plain = new URL(address);
      plain.searchParams.delete("first");
      history.replaceState(history.state, "", `${plain.pathname}${plain.search}${plain.hash}`);
    }
    this.#state.hinting = this.#wished();
  }

  /** Give all hints again. */
  restart(): void {
    this.#seen.clear();
    rememberHints([]);
    declineHints(false);
    wishForHints(this.#state.id);
    this.#state.hinting = true;
  }

  /** See whether a hint's time has come or is over. */
  follow(situation: Situation | null): void {
    const state = this.#state;
    if (state.over) endHints(state.id);
    // A guest may look at a table first and wish for hints only when sitting down.
    if (situation && !state.hinting && this.#wished()) state.hinting = true;
    if (!state.hinting || !situation) {
      state.hint = null;
      return;
    }
    if (state.hint && !state.hint.when(situation)) this.#pass();
    if (state.stage !== "") this.#stepBack(situation);
    const isShown = (hint: Hint): boolean => state.stage === "" || hint.board === undefined;
    const due = this.#all.filter((hint) => !this.#seen.has(hint.name) && isShown(hint) && hint.when(situation));
    const fresh = due.find((hint) => hint !== state.hint && !this.#passed.has(hint.name));
    // Who plays on below a hint is told of what comes next, before it has come and gone.
    const answered = state.ownStep >= this.#came && situation.play.step > this.#came;
    if (fresh && answered) this.#pass();
    if (state.hint) return;
    state.hint = fresh ?? due[0] ?? null;
    this.#since = performance.now();
    this.#came = situation.play.step;
  }

  /** The hint has been read. */
  dismiss(): void {
    const { hint } = this.#state;
    if (!hint) return;
    this.#remember(hint);
    this.#state.hint = null;
  }

  /** No more of them. */
  stop(): void {
    this.dismiss();
    this.#state.hinting = false;
    declineHints(true);
    endHints(this.#state.id);
  }

  /** A stage is shown: what speaks of the board waits for it, and who has found the stage need not be led there. */
  #stepBack(situation: Situation): void {
    const state = this.#state;
    const leading = this.#all.find((hint) => hint.board === "leads" && hint.when(situation));
    if (state.stage === "chosen" && leading && !this.#seen.has(leading.name)) this.#remember(leading);
    if (state.hint?.board === undefined) return;
    if (performance.now() - this.#since >= READ) this.#remember(state.hint);
    state.hint = null;
  }

  #remember(hint: Hint): void {
    this.#seen.add(hint.name);
    rememberHints([...this.#seen]);
  }

  /** The time of the hint is over, whether it was read or not. */
  #pass(): void {
    const { hint } = this.#state;
    if (!hint) return;
    if (performance.now() - this.#since >= READ) this.dismiss();
    else this.#passed.add(hint.name);
    this.#state.hint = null;
  }

  #wished(): boolean {
    return isHinted(this.#state.id) && this.#all.some((hint) => !this.#seen.has(hint.name));
  }
}
