import type { Event, Play } from "../../messages";
import { hintedTable, hintsSeen, rememberHints, wishForHints } from "../../shared/hinted";

/** What a hint looks at to know whether its time has come. */
export interface Scene {
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
  when(scene: Scene): boolean;
  /** What it points at, as a selector. */
  at(scene: Scene): string;
  /** What its text is told. */
  details?(scene: Scene): Record<string, string | number>;
}

/** The hints of a first game: one at a time, each once, never in the way. */
export class Hints {
  on = $state(false);
  shown = $state.raw<Hint | null>(null);
  readonly #all: readonly Hint[];
  readonly #seen: Set<string>;
  #table = "";

  constructor(all: readonly Hint[]) {
    this.#all = all;
    this.#seen = new Set(hintsSeen());
  }

  /** Give hints from now on, if the lobby began a first game at this table. */
  begin(table: string, address: URL): void {
    if (address.searchParams.has("first")) {
      wishForHints(table);
      // Loading the page again must not begin anew what somebody has ended.
      const plain = new URL(address);
      plain.searchParams.delete("first");
      history.replaceState(history.state, "", `${plain.pathname}${plain.search}${plain.hash}`);
    }
    this.#table = table;
    this.on = this.#wished();
  }

  /** Give all hints again. */
  restart(table: string): void {
    this.#seen.clear();
    rememberHints([]);
    wishForHints(table);
    this.on = true;
  }

  /** Look whether a hint's time has come or is over. */
  look(scene: Scene | null): void {
    // Whoever sits down at a table that lies open here may wish for hints only then.
    if (scene && !this.on && this.#wished()) this.on = true;
    if (!this.on || !scene) {
      this.shown = null;
      return;
    }
    if (this.shown && !this.shown.when(scene)) this.dismiss();
    this.shown ??= this.#all.find((hint) => !this.#seen.has(hint.name) && hint.when(scene)) ?? null;
  }

  /** The hint has been read. */
  dismiss(): void {
    if (!this.shown) return;
    this.#seen.add(this.shown.name);
    rememberHints([...this.#seen]);
    this.shown = null;
  }

  /** No more of them. */
  stop(): void {
    this.dismiss();
    this.on = false;
    wishForHints("");
  }

  #wished(): boolean {
    return this.#table !== "" && hintedTable() === this.#table && this.#all.some((hint) => !this.#seen.has(hint.name));
  }
}
