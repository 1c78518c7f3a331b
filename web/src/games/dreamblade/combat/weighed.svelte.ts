import type { Odds } from "../../../messages";
import type { Talk } from "../../../table/talk";

/** What a strike is weighed for on the stage. */
const AIM = "destroy";
/** How long attackers may still change before their odds are asked for. */
const CALM = 200;

/** The odds of the strike that is being chosen: asked for when the choice rests, one after another. */
export class Weighed {
  /** The odds of what is wanted now; null while nobody knows them. */
  found = $state.raw<Odds | null>(null);
  /** Whether they are being worked out. */
  waits = $state(false);
  readonly #talk: Talk;
  #wanted = "";
  #asking = false;
  #calm: ReturnType<typeof setTimeout> | undefined;

  constructor(talk: Talk) {
    this.#talk = talk;
  }

  /** Want the odds of a strike in notation, or those of none. */
  want(text: string): void {
    if (text === this.#wanted) return;
    this.#wanted = text;
    this.found = null;
    this.waits = text !== "";
    clearTimeout(this.#calm);
    if (text !== "") this.#calm = setTimeout(() => void this.#ask(), CALM);
  }

  /** Want nothing any more. */
  end(): void {
    this.want("");
  }

  async #ask(): Promise<void> {
    // What is wanted meanwhile is asked for when the answer under way has come.
    if (this.#asking) return;
    this.#asking = true;
    let asked = "";
    while (this.#wanted !== "" && this.#wanted !== asked) {
      asked = this.#wanted;
      const told = await this.#talk.odds(this.#talk.state.seat, asked, AIM);
      if (asked === this.#wanted) {
        this.found = told?.odds ?? null;
        this.waits = false;
      }
    }
    this.#asking = false;
  }
}
