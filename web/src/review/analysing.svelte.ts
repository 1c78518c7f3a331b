import type { Analysed, Analysis } from "../messages";
import { call, sentenceOf } from "../net/api";

/** How often the server is asked how far it is, in milliseconds: it gives up what nobody asks for. */
const AGAIN = 700;

/** The analysis of a game that is over: asked for, waited for, and then known. */
export class Analysing {
  found = $state.raw<Analysis | null>(null);
  /** How many of how many parts are judged; null while nothing is under way. */
  progress = $state.raw<{ readonly done: number; readonly total: number } | null>(null);
  fault = $state("");
  #asked = 0;
  #path = "";

  /** The game that is looked at: that of a table, or of a record file that the server remembers. */
  of(path: string): void {
    if (path === this.#path) return;
    this.stop();
    this.#path = path;
    this.found = null;
    this.fault = "";
  }

  /** Have the game analysed, and ask until that is done. */
  async begin(): Promise<void> {
    const mine = (this.#asked += 1);
    this.fault = "";
    this.progress = { done: 0, total: 0 };
    try {
      for (let method = "POST"; ; method = "GET") {
        const told = await call<Analysed>(method, `${this.#path}/analysis`);
        if (mine !== this.#asked) return;
        if (told.analysis) {
          this.found = told.analysis;
          break;
        }
        this.progress = { done: told.done, total: told.total };
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
        if (mine !== this.#asked) return;
      }
    } catch (refusal) {
      if (mine !== this.#asked) return;
      this.fault = sentenceOf(refusal);
    }
    this.progress = null;
  }

  /** Ask no more: whatever is under way ends by itself. */
  stop(): void {
    this.#asked += 1;
    this.progress = null;
  }
}
