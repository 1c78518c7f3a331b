import type { Duelled } from "../../../messages";
import { call, sentenceOf } from "../../../net/api";

/** So often the server is asked how far it is, in milliseconds: it gives up what nobody asks for. */
const AGAIN = 400;

/** Games between bots with the two warbands of a game that is over: asked for, waited for, given up. */
export class Duelling {
  /** What is known; null until the server has said whether there is anything to find out. */
  told = $state.raw<Duelled | null>(null);
  fault = $state("");
  readonly #path: string;
  #asked = 0;

  constructor(path: string) {
    this.#path = `${path}/duel`;
  }

  get going(): boolean {
    return this.told?.going === true;
  }

  /** How many games there are with the next ones; 0 where all have been played. */
  get next(): number {
    return this.told && this.told.total > this.told.done ? this.told.total : 0;
  }

  /** Hear what is known, and wait with whoever waits for more. */
  look(): Promise<void> {
    return this.#follow("GET");
  }

  /** Have the next games played. */
  begin(): Promise<void> {
    return this.#follow("POST");
  }

  /** Have no more games played. */
  stop(): Promise<void> {
    return this.#follow("DELETE", false);
  }

  /** Ask no more: whatever is under way ends by itself. */
  leave(): void {
    this.#asked += 1;
  }

  async #follow(first: string, waits = true): Promise<void> {
    const mine = (this.#asked += 1);
    this.fault = "";
    try {
      for (let method = first; ; method = "GET") {
        const told = await call<Duelled>(method, this.#path);
        if (mine !== this.#asked) return;
        // What somebody else has begun goes on without whoever does not want it.
        this.told = waits ? told : { ...told, going: false };
        if (!this.going) return;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
        if (mine !== this.#asked) return;
      }
    } catch (refusal) {
      if (mine !== this.#asked) return;
      this.fault = sentenceOf(refusal);
      if (this.told) this.told = { ...this.told, going: false };
    }
  }
}
