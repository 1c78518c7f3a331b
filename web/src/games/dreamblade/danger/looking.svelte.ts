import type { Odds, Play, Threat } from "../../../messages";
import type { Talk } from "../../../table/talk";

/** What strikes are weighed for on the board, as on the stage. */
const AIM = "destroy";
/** How long a table rests before anything is asked about it. */
const CALM = 250;

/** The odds of the usual strike in each cell, and the threats: asked for when the table rests, once for each moment. */
export class Looking {
  /** By cell, as far as they are known. */
  strikes = $state.raw<ReadonlyMap<string, Odds>>(new Map());
  threats = $state.raw<readonly Threat[] | null>(null);
  /** Whether the server does not say what threatens. */
  silent = $state(false);
  readonly #talk: Talk;
  #striking = "";
  #fearing = "";
  #calm: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(talk: Talk) {
    this.#talk = talk;
  }

  /** Want the odds of some strikes in notation, each in its cell, or those of none. */
  wantStrikes(play: Play | null, seat: number, wanted: ReadonlyMap<string, string>): void {
    const key = play && wanted.size > 0 ? [play.step, play.cuts, seat, ...wanted.values()].join("\n") : "";
    if (key === this.#striking) return;
    this.#striking = key;
    this.strikes = new Map();
    clearTimeout(this.#calm);
    if (key !== "") this.#calm = setTimeout(() => void this.#weigh(key, seat, wanted), CALM);
  }

  /** Want the threats to a seat, or none. */
  wantThreats(play: Play | null, seat: number): void {
    const key = play && seat >= 0 ? [play.step, play.cuts, seat].join(" ") : "";
    if (key === this.#fearing) return;
    this.#fearing = key;
    this.threats = null;
    this.silent = false;
    clearTimeout(this.#rest);
    if (key !== "") this.#rest = setTimeout(() => void this.#fear(key, seat), CALM);
  }

  end(): void {
    this.wantStrikes(null, -1, new Map());
    this.wantThreats(null, -1);
  }

  async #weigh(key: string, seat: number, wanted: ReadonlyMap<string, string>): Promise<void> {
    for (const [cell, text] of wanted) {
      if (key !== this.#striking) return;
      const told = await this.#talk.odds(seat, text, AIM);
      if (told && key === this.#striking) this.strikes = new Map([...this.strikes, [cell, told.odds]]);
    }
  }

  async #fear(key: string, seat: number): Promise<void> {
    const told = await this.#talk.threats(seat);
    if (key !== this.#fearing) return;
    this.threats = told?.threats ?? null;
    this.silent = told === undefined;
  }
}
