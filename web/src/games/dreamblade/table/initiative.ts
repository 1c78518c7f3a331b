import { isCount } from "../../../fair/counts";
import type { Side } from "../messages";

const BOTH: readonly Side[] = ["A", "B"];

/** What is agreed on about initiative: where the game begins, and whether 1s are rolled again later on (3.4). */
export interface Beginning {
  readonly turn: number;
  readonly dice: Readonly<Record<Side, number>>;
  readonly wins: Readonly<Record<Side, number>>;
  readonly rerollsOnes: boolean;
  /** Whether the dice of that turn were rolled before. */
  readonly rolled: boolean;
}

/** The beginning that a set-up says. */
export function beginningOf(setup: Readonly<Record<string, unknown>>): Beginning {
  const rerollsOnes = (setup["format"] as { reroll_ones?: unknown } | undefined)?.reroll_ones === true;
  const { position } = setup;
  if (typeof position !== "string")
    return { turn: 1, dice: { A: 0, B: 0 }, wins: { A: 0, B: 0 }, rerollsOnes, rolled: false };
  const pair = (name: string): Record<Side, number> => {
    const [, A, B] = new RegExp(`\\b${name} (\\d+)-(\\d+)`).exec(position) ?? [];
    return { A: Number(A), B: Number(B) };
  };
  const turn = Number(/\bturn (\d+)/.exec(position)?.[1]);
  return { turn, dice: pair("initiative"), wins: pair("wins"), rerollsOnes, rolled: true };
}

/** The dice for initiative turn by turn: which of them are rolled, which again (4.2 to 4.4, 3.4), and who goes first. */
export class Initiative {
  readonly dice: Partial<Record<Side, number>> = {};
  /** Unknown where something may have happened before. */
  readonly #beginning: Beginning | null;
  readonly #wins: Record<Side, number>;
  #turn: number | null = null;
  /** Whether a die showed a 1 in the end in the turn before. */
  #hadOne = false;
  /** Whose dice are still to be rolled, A's first; unknown before a turn has begun. */
  #waiting: Side[] | null;
  /** Whether it is settled who goes first, so that nobody rolls again. */
  #settled = true;
  /** Whether it is settled who has won the turn, or that nobody has. */
  #ended = true;

  constructor(beginning: Beginning | null) {
    this.#beginning = beginning;
    this.#wins = { ...(beginning?.wins ?? { A: 0, B: 0 }) };
    if (beginning) Object.assign(this.dice, beginning.dice);
    this.#waiting = beginning ? [] : null;
  }

  /** Whether a turn may begin: one after another, and each when nobody is to roll any more in the last. */
  begin(turn: number): boolean {
    const beginning = this.#beginning;
    const opens = this.#turn === null;
    const right = opens ? !beginning || turn === beginning.turn : turn === Number(this.#turn) + 1;
    const ready = !beginning || (this.#settled && this.#ended);
    this.#turn = turn;
    this.#ended = false;
    this.#hadOne = this.#ones.length > 0;
    this.#settled = opens && beginning?.rolled === true;
    this.#waiting = this.#settled ? [] : [...BOTH];
    return isCount(turn) && right && ready;
  }

  /** Whether it is a player's turn to roll: both do, and then those who must roll again. */
  roll(player: Side, number: number): boolean {
    if (this.#waiting?.length === 0 && !this.#settled) this.#waiting = this.#again();
    const right = !this.#waiting || this.#waiting.shift() === player;
    this.dice[player] = number;
    return BOTH.includes(player) && isCount(number) && right;
  }

  /** Whether a player goes first: the higher die, or on a tie whoever has won more turns. */
  goFirst(player: Side): boolean {
    const { A = 0, B = 0 } = this.dice;
    const first = A === B ? this.#wins.A > this.#wins.B : A > B;
    const rolled = !this.#settled && this.#waiting?.length === 0 && this.#again().length === 0;
    this.#settled = true;
    return !this.#beginning || (rolled && player === (first ? "A" : "B"));
  }

  /** Whether somebody may win the turn, or nobody: once, when it is known who goes first, whoever has more points (9.3). */
  end(player: Side | null, points: readonly number[]): boolean {
    const right = this.#settled && !this.#ended;
    const [a = 0, b = 0] = points;
    this.#ended = true;
    if (player) this.#wins[player] += 1;
    return !this.#beginning || (right && points.every(isCount) && player === (a === b ? null : a > b ? "A" : "B"));
  }

  /** Whether nobody is to roll any more in this turn. */
  get isSettled(): boolean {
    return !this.#beginning || this.#settled;
  }

  /** The turns that each has won; unknown where the game before is. */
  get wins(): readonly number[] | null {
    return this.#beginning && [this.#wins.A, this.#wins.B];
  }

  get #ones(): Side[] {
    return BOTH.filter((side) => this.dice[side] === 1);
  }

  /** Who must roll again; where the game before is unknown, whoever might have to. */
  #again(): Side[] {
    const opens = this.#turn === 1;
    const tied = this.dice.A === this.dice.B;
    if (!this.#beginning) return tied ? [...BOTH] : this.#ones;
    const ones = opens || (this.#beginning.rerollsOnes && this.#hadOne) ? this.#ones : [];
    if (ones.length > 0) return ones;
    return tied && (opens || this.#wins.A === this.#wins.B) ? [...BOTH] : [];
  }
}
