import type * as protocol from "../../../messages";
import { told } from "../events";
import type { AboutDiceTakenUp, Face, Worth } from "../messages";

export const FACES: readonly Face[] = ["miss", "1", "2", "3", "blade"];
/** One attack die; without a face it is still rolling. */
export interface Die {
  readonly id: number;
  readonly face: Face | null;
}

/** The attack dice as they are rolled: they roll when a roll begins and settle one after another. */
export class Dice {
  shown = $state.raw<readonly Die[]>([]);
  /** Whether the dice belong to a roll that is over. */
  over = $state(false);
  #next = 0;

  /** How many of those that lie still show each face. */
  get counts(): number[] {
    return FACES.map((face) => this.shown.filter((die) => die.face === face).length);
  }

  /** Follow one event. */
  follow(happened: protocol.Event): void {
    const event = told(happened);
    if (event?.kind === "roll-began") this.#roll(event.about.dice);
    else if (event?.kind === "face-rolled") this.#settle(event.about.face);
    else if (event?.kind === "dice-taken-up") this.#take(event.about);
  }

  /** Show the dice of a view; those that show the same already keep their order, and the last roll stays in sight. */
  match(counts: readonly number[]): void {
    const wanted = FACES.flatMap((face, index) => Array<Face>(counts[index] ?? 0).fill(face));
    this.over = wanted.length === 0;
    if (this.over) this.shown = this.shown.filter((die) => die.face !== null);
    else if (!same(wanted, this.shown)) this.shown = wanted.map((face) => ({ id: this.#next++, face }));
  }

  /** Take the dice off the table: what they showed belongs to another attack. */
  clear(): void {
    this.shown = [];
  }

  /** What the dice that lie still come to, by what each face is worth. */
  worth(faces: readonly Worth[]): number {
    const each = new Map(faces.map(({ face, worth }) => [face, worth]));
    return this.shown.reduce((sum, { face }) => sum + (face ? (each.get(face) ?? 0) : 0), 0);
  }

  #roll(count: number): void {
    this.over = false;
    this.shown = Array.from({ length: count }, () => ({ id: this.#next++, face: null }));
  }

  #settle(face: Face): void {
    const index = this.shown.findIndex((die) => die.face === null);
    if (index < 0) this.shown = [...this.shown, { id: this.#next++, face }];
    else this.shown = this.shown.with(index, { id: this.shown[index]?.id ?? 0, face });
  }

  #take({ misses, ones, twos, threes, blades }: AboutDiceTakenUp): void {
    const left = [misses, ones, twos, threes, blades];
    this.shown = this.shown.map((die) => {
      const index = die.face === null ? -1 : FACES.indexOf(die.face);
      const some = left[index] ?? 0;
      if (some <= 0) return die;
      left[index] = some - 1;
      return { id: this.#next++, face: null };
    });
  }
}

function same(wanted: readonly Face[], shown: readonly Die[]): boolean {
  const sorted = shown.map((die) => die.face ?? "").sort();
  return [...wanted].sort().join() === sorted.join();
}
