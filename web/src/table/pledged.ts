import type { Pledge } from "../fair/pledge";
import type { Looking } from "./fairness/looking";
import type { TableState } from "./state.svelte";

type Deed = (pledge: Pledge, looking: Looking) => void;
type Makes = typeof import("./fairness/looking");

/** How long to wait before it is tried again to load what checks the dice. */
const PAUSE = 2_000;

let made: Makes | undefined;

/** Load what checks the dice: a table is drawn without it, and no seed is given before it is there. */
export async function loadPledge(): Promise<Makes> {
  return (made ??= await import("./fairness/looking"));
}

/** The pledge of a table. What is done before it is loaded is done then, in the same order. */
export class Pledged {
  readonly #state: TableState;
  /** Told when what is shown has been compared. */
  readonly #onlooked: Deed;
  #now: { readonly pledge: Pledge; readonly looking: Looking } | null = null;
  #waiting: Deed[] = [];
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(state: TableState, onlooked: Deed) {
    this.#state = state;
    this.#onlooked = onlooked;
    if (made) this.#begin(made);
    else void this.#load();
  }

  /** The pledge itself, once it is loaded. */
  get now(): Pledge | null {
    return this.#now?.pledge ?? null;
  }

  do(deed: Deed): void {
    if (this.#now) deed(this.#now.pledge, this.#now.looking);
    else this.#waiting.push(deed);
  }

  /** Load nothing any more. */
  end(): void {
    clearTimeout(this.#again);
  }

  #begin({ Pledge, Looking, unusualIn }: Makes): void {
    const pledge = new Pledge(this.#state.id, unusualIn);
    const looking: Looking = new Looking(this.#state, pledge, () => this.#onlooked(pledge, looking));
    this.#now = { pledge, looking };
  }

  async #load(): Promise<void> {
    try {
      this.#begin(await loadPledge());
      for (const deed of this.#waiting.splice(0)) this.do(deed);
    } catch {
      this.#again = setTimeout(() => void this.#load(), PAUSE);
    }
  }
}
