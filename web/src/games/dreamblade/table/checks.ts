import type { Event, Play } from "../../../messages";
import type { Checks, Die, Reckoned, Story } from "../../../table/game";
import { FACES } from "../board/dice.svelte";
import { told } from "../events";
import type { Side, View } from "../messages";
import { fits } from "./setup";

type Setup = Readonly<Record<string, unknown>>;

const ATTACK_WEIGHTS = [2, 1, 1, 1, 1];
const EVEN = [1, 1, 1, 1, 1, 1];
const NO_DICE = [0, 0, 0, 0, 0];
const BOTH: readonly Side[] = ["A", "B"];
const BLADE = 4;
/** The sentences that tell dice, which no other event may say, and their details, which none may say twice. */
const OF_DICE = /⟦log-(roll|face-rolled|initiative-rolled|wail-rolled)\b/;
const QUESTION = "⟦question-reroll¦";
const DETAIL = /¦(player|number|dice|damage|blades)[=#]/;

/** The die that an event tells: which of its faces, and how likely each is. */
function dieOf({ kind, about }: Event): Die | undefined {
  if (kind === "face-rolled") {
    return { chosen: (FACES as readonly unknown[]).indexOf(about["face"]), weights: ATTACK_WEIGHTS };
  }
  if (kind === "initiative-rolled" || kind === "wail-rolled") {
    return { chosen: Number(about["number"]) - 1, weights: EVEN };
  }
  return undefined;
}

/** What is drawn of dice: those for initiative of both players, and those on the table, which a question names as well. */
function drawn({ view, asks }: Play): string[] {
  const { initiative, dice } = view as unknown as View;
  const right = `¦dice=${named(dice)}⟧`;
  const asked = asks.every(({ sentence }) => !sentence.includes(QUESTION) || sentence.endsWith(right));
  return [...initiative.map(String), asked ? dice.join(" ") : "others"];
}

/** The faces of dice as sentences name them. */
const named = (dice: readonly number[]): string =>
  dice.flatMap((count, face) => Array<string>(count).fill(`⟦face¦face=${FACES[face] ?? ""}⟧`)).join(", ");

/** The dice as events tell them, one after another. */
class Reckoning {
  sound = true;
  /** Unknown until they are rolled, where something may have happened before. */
  readonly #initiative: Partial<Record<Side, number>>;
  #dice: number[] | null;
  /** How many attack dice are still to be rolled: as many as the roll has, and those taken up again. */
  #due: number | null;
  #turn: number | null = null;
  /** Whose dice are still to be rolled for initiative, A's first; unknown before a turn has begun. */
  #waiting: Side[] | null;

  constructor(first: number, setup: Setup | undefined) {
    const begins = first === 0 && setup !== undefined;
    const position = typeof setup?.["position"] === "string" ? setup["position"] : null;
    const [, a, b] = /\binitiative (\d)-(\d)/.exec(position ?? "initiative 0-0") ?? [];
    this.#initiative = begins ? { A: Number(a), B: Number(b) } : {};
    this.#dice = first === 0 ? NO_DICE : null;
    // A game that begins in a position may begin in the middle of a roll.
    this.#due = begins && position === null ? 0 : null;
    this.#waiting = begins && position === null ? [...BOTH] : null;
  }

  get shown(): (string | null)[] {
    const { A = null, B = null } = this.#initiative;
    return [A === null ? null : String(A), B === null ? null : String(B), this.#dice && this.#dice.join(" ")];
  }

  follow(happened: Event): void {
    const event = told(happened);
    switch (event?.kind) {
      case "turn-began":
        this.#want(this.#turn === null || event.about.turn === this.#turn + 1);
        this.#turn = event.about.turn;
        this.#waiting = [...BOTH];
        break;
      case "initiative-rolled":
        this.#want(this.#isNext(event.about.player));
        this.#initiative[event.about.player] = event.about.number;
        break;
      case "roll-began":
        this.#dice = NO_DICE;
        this.#due = event.about.dice;
        break;
      case "combat-ended":
        this.#dice = NO_DICE;
        this.#due = 0;
        break;
      case "face-rolled":
        this.#want(this.#due !== 0);
        if (this.#due !== null) this.#due -= 1;
        this.#dice = this.#dice && this.#dice.map((count, face) => count + Number(FACES[face] === event.about.face));
        break;
      case "dice-taken-up": {
        const { misses, ones, twos, threes, blades } = event.about;
        const taken = [misses, ones, twos, threes, blades];
        this.#want(taken.every((count) => count >= 0));
        this.#want(!this.#dice || this.#dice.every((count, face) => count >= (taken[face] ?? 0)));
        this.#dice = this.#dice && this.#dice.map((count, face) => count - (taken[face] ?? 0));
        if (this.#due !== null) this.#due += taken.reduce((sum, count) => sum + count, 0);
        break;
      }
      case "blades-counted":
        this.#want(!this.#dice || (event.about.damage === this.#damage && event.about.blades === this.#dice[BLADE]));
        break;
    }
    this.#want(this.#says(happened));
  }

  /** What the numbers on the dice add up to. */
  get #damage(): number {
    const [, ones = 0, twos = 0, threes = 0] = this.#dice ?? [];
    return ones + 2 * twos + 3 * threes;
  }

  #want(right: boolean): void {
    this.sound &&= right;
  }

  /** Whether it is a player's turn to roll for initiative: both do, and then those with a 1 or, after a tie, both again. */
  #isNext(player: Side): boolean {
    if (!this.#waiting) return true;
    const { A, B } = this.#initiative;
    if (this.#waiting.length === 0)
      this.#waiting = A === B ? [...BOTH] : BOTH.filter((side) => this.#initiative[side] === 1);
    return this.#waiting.shift() === player;
  }

  /** Whether the line of an event says the same as the event; what lies on the table is said after the last die. */
  #says({ kind, about, sentence = "" }: Event): boolean {
    const begins = (start: string): boolean =>
      sentence.startsWith(start) && !DETAIL.test(sentence.slice(start.length - 1));
    if (kind === "initiative-rolled")
      return begins(`⟦log-initiative-rolled¦player=${String(about["player"])}¦number#${String(about["number"])}¦`);
    if (kind === "wail-rolled") return begins(`⟦log-wail-rolled¦number#${String(about["number"])}¦`);
    if (kind !== "face-rolled") return !OF_DICE.test(sentence);
    if (!sentence || !this.#dice) return true;
    return begins(`⟦log-roll¦dice=${named(this.#dice)}¦damage#${this.#damage}¦blades#${this.#dice[BLADE] ?? 0}¦`);
  }
}

function reckon({ events, first }: Story, setup: Setup | undefined): Reckoned {
  const reckoning = new Reckoning(first, setup);
  for (const event of events) reckoning.follow(event);
  return reckoning;
}

export const CHECKS: Checks = { fits, dieOf, drawn, reckon };
