import type { PuzzleVerdict } from "../../messages";
import { call, Refusal, sentenceOf } from "../../net/api";

/** After so many milliseconds a verdict is asked for again that did not come. */
export const AGAIN_AFTER = 2_000;
/** Why none comes that may come in a moment. */
const PASSING = new Set(["server-puzzle-busy", "offline"]);

/** What became of an attempt at a puzzle: asked for until it is known, and no more once it is. */
export class Judging {
  /** Of an attempt that is whole. */
  verdict = $state.raw<PuzzleVerdict | null>(null);
  /** Whether the server is asked. */
  busy = $state(false);
  /** Why no verdict came. */
  fault = $state("");
  readonly #path: string;
  readonly #judged: (verdict: PuzzleVerdict) => void;
  /** The moment up to which something is known, and the one that the server is asked about. */
  #known = "";
  #asked = "";
  /** How often answers had been taken back when the attempt was whole; -1 for none that is. */
  #whole = -1;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, judged: (verdict: PuzzleVerdict) => void) {
    this.#path = `tables/${encodeURIComponent(table)}/verdict`;
    this.#judged = judged;
  }

  /** Find out what became of the attempt, as it stands now. */
  async look(step: number, cuts: number): Promise<void> {
    const moment = `${step}/${cuts}`;
    if (moment === this.#known || moment === this.#asked || cuts === this.#whole) return;
    clearTimeout(this.#again);
    if (step === 0) {
      this.#asked = "";
      this.#know(moment, null);
      return;
    }
    this.#asked = moment;
    this.busy = true;
    try {
      const found = await call<PuzzleVerdict>("GET", this.#path);
      if (this.#asked !== moment) return;
      if (found.whole) this.#whole = cuts;
      this.#know(moment, found.whole ? found : null);
      if (found.whole) this.#judged(found);
    } catch (refusal) {
      if (this.#asked === moment) this.#miss(refusal, () => void this.look(step, cuts));
    }
  }

  /** Ask for nothing any more. */
  end(): void {
    clearTimeout(this.#again);
    this.#asked = "";
  }

  #know(moment: string, verdict: PuzzleVerdict | null): void {
    this.#known = moment;
    this.#asked = "";
    if (!verdict) this.#whole = -1;
    this.verdict = verdict;
    this.busy = false;
    this.fault = "";
  }

  #miss(refusal: unknown, again: () => void): void {
    this.#asked = "";
    this.busy = false;
    this.fault = sentenceOf(refusal);
    if (refusal instanceof Refusal && PASSING.has(refusal.reason)) this.#again = setTimeout(again, AGAIN_AFTER);
  }
}
