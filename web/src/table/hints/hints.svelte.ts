import type { Event, Play } from "../../messages";

/** What a hint looks at to know whether its time has come. */
export type Scene = {
  readonly play: Play;
  /** The seat of the newcomer. */
  readonly seat: number;
  /** What has been seen since the newcomer answered last. */
  readonly recent: readonly Event[];
};

export type Hint = {
  /** The end of its key: web-table-hint-… */
  readonly name: string;
  /** Whether it should be shown now. */
  when(scene: Scene): boolean;
  /** What it points at, as a selector. */
  at(scene: Scene): string;
  /** What its text is told. */
  details?(scene: Scene): Record<string, string | number>;
};

const REMEMBERED = "oneiros-hints";
const FIRST = "oneiros-first-game";

/** The hints of a first game: one at a time, each once, never in the way. */
export class Hints {
  on = $state(false);
  shown = $state.raw<Hint | null>(null);
  readonly #all: readonly Hint[];
  readonly #seen: Set<string>;
  #table = "";

  constructor(all: readonly Hint[]) {
    this.#all = all;
    this.#seen = new Set(remembered());
  }

  /** Give hints from now on, if the lobby began a first game at this table. */
  begin(table: string, address: URL): void {
    if (address.searchParams.has("first")) {
      store(FIRST, table);
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
    store(REMEMBERED, "[]");
    store(FIRST, table);
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
    store(REMEMBERED, JSON.stringify([...this.#seen]));
    this.shown = null;
  }

  /** No more of them. */
  stop(): void {
    this.dismiss();
    this.on = false;
    store(FIRST, "");
  }

  #wished(): boolean {
    return this.#table !== "" && read(FIRST) === this.#table && this.#all.some((hint) => !this.#seen.has(hint.name));
  }
}

/** Give hints at a table where somebody sits down. */
export function wishForHints(table: string): void {
  store(FIRST, table);
}

/** Whether this browser has never shown a hint. */
export function isUnhinted(): boolean {
  return remembered().length === 0;
}

function remembered(): string[] {
  try {
    const names: unknown = JSON.parse(read(REMEMBERED));
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return ""; // A browser may forbid storing; then nothing is remembered.
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The same as above.
  }
}
