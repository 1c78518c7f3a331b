import type { Sparring } from "../../../messages";
import { sentenceOf } from "../../../net/api";
import * as api from "../api";

/** So often the server is asked how far it is, in milliseconds. */
const EVERY = 400;

/** Games between bots with the warband on the workbench. */
export class Verdict {
  found = $state.raw<Sparring>();
  /** The warband that was tried, packed. */
  of = $state("");
  done = $state(0);
  total = $state(0);
  fault = $state("");
  private asked = 0;

  get busy(): boolean {
    return this.total > 0;
  }

  /** Let bots play; a second wish takes the place of the first. */
  async ask(packed: string, rounds: number): Promise<void> {
    const wish = ++this.asked;
    this.fault = "";
    this.done = 0;
    this.total = 1;
    try {
      let told = await api.spar(packed, rounds);
      while (this.asked === wish && !told.sparring) {
        this.done = told.done;
        this.total = told.total;
        await new Promise((go) => setTimeout(go, EVERY));
        told = await api.sparred(told.id);
      }
      if (this.asked !== wish || !told.sparring) return;
      this.found = told.sparring;
      this.of = packed;
    } catch (fault) {
      if (this.asked === wish) this.fault = sentenceOf(fault);
    } finally {
      if (this.asked === wish) this.total = 0;
    }
  }

  /** Nobody waits any more. */
  leave(): void {
    this.asked++;
    this.total = 0;
  }
}

/** What an interval says against the middle. */
export function sideOf({ low, high }: Sparring): "above" | "below" | "even" {
  return low > 0.5 ? "above" : high < 0.5 ? "below" : "even";
}
