import type { Pledge } from "../fair/pledge";

type Deed = (pledge: Pledge) => void;

/** How long to wait before it is tried again to load what checks the dice. */
const PAUSE = 2_000;

let made: typeof Pledge | undefined;

/** Load what checks the dice: a table is drawn without it, and no seed is given before it is there. */
export async function loadPledge(): Promise<typeof Pledge> {
  return (made ??= (await import("../fair/pledge")).Pledge);
}

/** The pledge of a table. What is done before it is loaded is done then, in the same order. */
export class Pledged {
  readonly #table: string;
  #pledge: Pledge | null = null;
  #waiting: Deed[] = [];
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#table = table;
    if (made) this.#pledge = new made(table);
    else void this.#load();
  }

  /** The pledge itself, once it is loaded. */
  get now(): Pledge | null {
    return this.#pledge;
  }

  do(deed: Deed): void {
    if (this.#pledge) deed(this.#pledge);
    else this.#waiting.push(deed);
  }

  /** Load nothing any more. */
  end(): void {
    clearTimeout(this.#again);
  }

  async #load(): Promise<void> {
    try {
      const pledge = (this.#pledge = new (await loadPledge())(this.#table));
      for (const deed of this.#waiting.splice(0)) deed(pledge);
    } catch {
      this.#again = setTimeout(() => void this.#load(), PAUSE);
    }
  }
}
