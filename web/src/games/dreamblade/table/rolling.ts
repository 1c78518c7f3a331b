import { isCount } from "../../../fair/counts";
import { FACES } from "../board/dice.svelte";
import type { AboutDiceTakenUp, Face } from "../messages";
import { rerollsOf, type Setup, sideOf, sideOfAll } from "./printed";
import { Wailing } from "./wailing";

const NO_DICE: readonly number[] = [0, 0, 0, 0, 0];
const BLADE = 4;
const WAIL = "Wail";
/** What happens within a roll. */
const OF_ROLLS: ReadonlySet<string> = new Set(["roll-began", "face-rolled", "dice-taken-up"]);

/** An attack whose dice are not rolled yet, and how many they are, where that was said. */
interface Announced {
  readonly attackers: readonly string[];
  readonly dice: number | undefined;
}

/** The dice of attacks and wails one after another: how many a roll has, and which may be rolled again (7.3, 7.4). */
export class Rolling {
  /** How many dice on the table show each face; unknown where a roll may be under way. */
  dice: readonly number[] | null;
  /** How many are still to be rolled: as many as the roll has, and those taken up again. */
  #due: number | null;
  /** Unknown where it may have been told before. */
  #announced: Announced | null | undefined;
  /** For each attacker of the roll under way the rerolls that it has left. */
  #rerolls: Map<string, number[]> | undefined;
  /** How many blades of the roll may still be spent, and whether they are still to be counted. */
  #blades = 0;
  #counts = false;
  readonly #wailing: Wailing;
  /** Unknown where something may have happened before. */
  readonly #setup: Setup | null;

  constructor(setup: Setup | null, isWhole: boolean) {
    this.#setup = setup;
    this.#wailing = new Wailing(setup);
    this.dice = isWhole ? NO_DICE : null;
    this.#due = setup ? 0 : null;
    this.#announced = setup ? null : undefined;
  }

  /** What the numbers on the dice add up to. */
  get damage(): number {
    const [, ones = 0, twos = 0, threes = 0] = this.dice ?? [];
    return ones + 2 * twos + 3 * threes;
  }

  get blades(): number {
    return this.dice?.[BLADE] ?? 0;
  }

  /** Whether no dice of an attack are still to be rolled. */
  get isRolled(): boolean {
    return !this.#setup || (this.#due === 0 && this.#announced === null);
  }

  /** Whether no dice of a Wail are, either. */
  get isDone(): boolean {
    return this.isRolled && this.#wailing.isDone;
  }

  /** Whether somebody may attack, who will roll once: miniatures of one side, when nothing else is to be rolled. */
  announce(attackers: readonly string[], dice?: number): boolean {
    const right = this.isRolled && (dice === undefined || isCount(dice));
    const known = !this.#setup || sideOfAll(this.#setup, attackers) !== undefined;
    this.#announced = { attackers: known ? attackers : [], dice };
    return right && known;
  }

  /** The same for a strike, whose blades are counted once; those of no other attack are. */
  strike(attackers: readonly string[]): boolean {
    this.#counts = true;
    return this.announce(attackers);
  }

  /** Whether something may happen now: first what was announced is rolled, and what follows ends the time for rerolls. */
  awaits(kind: string): boolean {
    const right = this.isRolled || kind === "roll-began" || kind === "face-rolled";
    if (!OF_ROLLS.has(kind)) this.#rerolls?.clear();
    this.#wailing.hear(kind);
    return right;
  }

  /** Whether a roll may begin: each attack has one. */
  begin(dice: number): boolean {
    const setup = this.#setup;
    const announced = this.#announced;
    const { attackers = [], dice: due = dice } = announced ?? {};
    if (setup) this.#rerolls = new Map(attackers.map((one) => [one, rerollsOf(setup, one)]));
    this.#announced = setup ? null : undefined;
    const done = this.#due === 0 || !setup;
    [this.dice, this.#due] = [NO_DICE, dice];
    return announced !== null && isCount(dice) && due === dice && done;
  }

  /** Whether an attack may be over: what it announced was rolled. */
  end(): boolean {
    const right = this.isRolled;
    [this.dice, this.#due, this.#blades] = [NO_DICE, 0, 0];
    return right;
  }

  /** Whether numbers and blades may be counted: all dice lie there, and show them. */
  count(damage: number, blades: number): boolean {
    const right = this.isRolled && (this.#counts || !this.#setup);
    [this.#blades, this.#counts] = [blades, false];
    return right && (!this.dice || (damage === this.damage && blades === this.blades));
  }

  /** Whether so many blades may be spent. */
  #pay(blades: number): boolean {
    this.#blades -= blades;
    return !this.#setup || (isCount(blades) && blades > 0 && this.#blades >= 0);
  }

  /** Whether a die of the roll under way may show a face. */
  roll(shown: Face): boolean {
    const right = FACES.includes(shown) && (this.#due === null || this.#due > 0);
    if (this.#due !== null) this.#due -= 1;
    this.dice = this.dice?.map((count, face) => count + Number(FACES[face] === shown)) ?? null;
    return right;
  }

  /** Whether dice may be taken up again: they lie there, and an attacker has a reroll of so many left. */
  takeUp(about: AboutDiceTakenUp, by: string): boolean {
    const taken = takenOf(about);
    const count = taken.reduce((sum, one) => sum + one, 0);
    const lie = !this.dice || this.dice.every((there, face) => there >= (taken[face] ?? 0));
    const due = !this.#setup || (this.#due === 0 && this.#spend(by, count));
    this.dice = this.dice?.map((there, face) => there - (taken[face] ?? 0)) ?? null;
    if (this.#due !== null) this.#due += count;
    return taken.every(isCount) && count > 0 && lie && due;
  }

  /** Whether a miniature may come into play: with it the dice of its Wail are due. */
  arrive(label: string): boolean {
    return !this.#setup || (sideOf(this.#setup, label) !== undefined && this.#wailing.arrive(label));
  }

  /** Whether blades may be spent on an ability that a miniature has, or has from another. */
  assign(by: string, source: string, ability: string | undefined, blades: number): boolean {
    const right = this.#pay(blades);
    return right && (ability !== WAIL || this.#wailing.assign(by, source, blades));
  }

  /** Whether an ability may be activated while miniatures are spawned. */
  activate(by: string, ability: string | undefined): boolean {
    return ability !== WAIL || this.#wailing.activate(by);
  }

  /** Whether a miniature may roll a die for Wail. */
  wail(by: string): boolean {
    return this.#wailing.roll(by);
  }

  /** Use the smallest reroll of a miniature that is large enough. */
  #spend(by: string, count: number): boolean {
    const left = (this.#rerolls?.get(by) ?? []).sort((one, other) => one - other);
    const found = left.findIndex((most) => most >= count);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  }
}

/** How many dice of each face are taken up. */
export const takenOf = ({ misses, ones, twos, threes, blades }: AboutDiceTakenUp): number[] => [
  misses,
  ones,
  twos,
  threes,
  blades,
];
