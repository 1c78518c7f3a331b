// The check of a game that is over, in the page itself: its record is fetched, computed again and compared.

import { judge, type Seated } from "../../fair/check";
import type { Pledge } from "../../fair/pledge";
import { record } from "../../net/api";
import type { TableState } from "../state.svelte";
import type { Looking } from "./looking";

/** How long a record is asked for again and again, how long one try may take, and the first pause between two. */
const PATIENCE = 60_000;
const ONE_TRY = 20_000;
const PAUSE = 1_000;
/** How long to wait for what is still to be told before it is said that it did not come. */
const HEARING = 10_000;

export class Verifying {
  readonly #state: TableState;
  readonly #pledge: Pledge;
  readonly #looking: Looking;
  readonly #resync: () => void;
  #record: Promise<Uint8Array<ArrayBuffer>> | undefined;
  /** How often the whole game had been told when everything was asked for once more. */
  #asked: number | undefined;
  #hearing: ReturnType<typeof setTimeout> | undefined;

  constructor(state: TableState, pledge: Pledge, looking: Looking, resync: () => void) {
    this.#state = state;
    this.#pledge = pledge;
    this.#looking = looking;
    this.#resync = resync;
  }

  /** Judge the game by its record and by what is known of it now; a record that does not come proves nothing. */
  async look(): Promise<void> {
    const state = this.#state;
    clearTimeout(this.#hearing);
    try {
      await (this.#record ??= fetched(state.id));
    } catch {
      this.#record = undefined;
      state.verdict = this.#pledge.unchecked;
      return;
    }
    const bytes = await this.#record;
    await this.#looking.whole();
    const { id, mine, play, first } = state;
    const { compared, plays, rolled } = this.#looking;
    // News that were on their way may still come one after another; everything is told at once.
    const final = this.#asked !== undefined && plays > this.#asked;
    const faultsIn: Seated["faultsIn"] = (answers) => this.#looking.faultsIn(answers);
    const ending = state.table?.ending;
    const seated = { id, mine, step: play?.step ?? -1, first, final, compared, ending, rolled, faultsIn };
    const verdict = judge(this.#pledge.kept, bytes, seated);
    if (verdict.kind !== "consistent" || !verdict.doubts.includes("unheard")) {
      state.verdict = verdict;
      return;
    }
    clearTimeout(this.#hearing);
    this.#hearing = setTimeout(() => (state.verdict = verdict), HEARING);
    if (this.#asked !== undefined) return;
    this.#asked = plays;
    this.#resync();
  }
}

/** Fetch a record; a line that fails for a moment is no reason to go without it. */
async function fetched(id: string): Promise<Uint8Array<ArrayBuffer>> {
  const end = Date.now() + PATIENCE;
  for (let pause = PAUSE; ; pause *= 2) {
    try {
      return await record(id, AbortSignal.timeout(ONE_TRY));
    } catch (fault) {
      if (Date.now() + pause > end) throw fault;
      await new Promise((wake) => setTimeout(wake, pause));
    }
  }
}
