import type { Answered } from "../../../fair/check";
import { areCounts, isCount } from "../../../fair/counts";
import type { Event, Play } from "../../../messages";
import type { Checks, Die, Reckoned, Story } from "../../../table/game";
import { FACES } from "../board/dice.svelte";
import { told } from "../events";
import type { AboutDiceTakenUp, Event as Told, Side, View } from "../messages";
import { beginningOf, Initiative } from "./initiative";
import { areWritten, facesOf, named } from "./notation";
import { Places, placesIn } from "./places";
import { Points } from "./points";
import { type Setup, sideOf } from "./printed";
import { Rolling, takenOf } from "./rolling";
import { areSaid } from "./saying";
import { fits } from "./setup";

const ATTACK_WEIGHTS = [2, 1, 1, 1, 1];
const EVEN = [1, 1, 1, 1, 1, 1];
/** The sentences that tell dice, which no other event may say, and their details, which none may say twice. */
const OF_DICE = /⟦(log-(roll|face-rolled|initiative-rolled|wail-rolled|dice-taken-up)\b|face¦)/;
const SIDES: readonly (Side | undefined)[] = ["A", "B"];
const QUESTION = "⟦question-reroll¦";
const FACE = "⟦face¦";
const DETAIL = /¦(player|number|dice|damage|blades)[=#]/;
/** What is drawn where it is not what a view may show. */
const WRONG = "wrong";

/** The die that an event tells: which of its faces, and how likely each is. */
function dieOf({ kind, about }: Event): Die | undefined {
  if (kind === "face-rolled") {
    return { chosen: (FACES as readonly unknown[]).indexOf(about["face"]), weights: ATTACK_WEIGHTS };
  }
  if (kind === "initiative-rolled" || kind === "wail-rolled") {
    const { number } = about;
    return { chosen: isCount(number) ? number - 1 : Number.NaN, weights: EVEN };
  }
  return undefined;
}

/**
 * What is drawn of dice: those for initiative of both players, those on the table, which a question names as well, and
 * what follows from dice or decides about them: who has won how many turns, and who stands where.
 */
function drawn({ view, asks }: Play): string[] {
  const shown = view as unknown as View;
  const { initiative, dice, wins } = shown;
  if (!areCounts(initiative, 2) || !areCounts(dice, FACES.length) || !areCounts(wins, 2))
    return [WRONG, WRONG, WRONG, WRONG, WRONG];
  const right = `¦dice=${named(dice)}⟧`;
  const asked = asks.every(({ sentence }) =>
    sentence.includes(QUESTION) ? sentence.endsWith(right) : !sentence.includes(FACE),
  );
  const offered = asks.every((ask) => areWritten(ask, shown) && areSaid(ask, shown));
  return [...initiative.map(String), asked && offered ? dice.join(" ") : WRONG, wins.join("-"), placesIn(shown)];
}

/** The dice as events tell them, one after another. */
class Reckoning {
  sound = true;
  readonly #initiative: Initiative;
  readonly #rolling: Rolling;
  readonly #places: Places;
  readonly #points: Points;
  /** The step of the last die, and the last at which dice were taken up. */
  #die = -1;
  #taken = -1;

  constructor(first: number, setup: Setup | undefined) {
    const known = first === 0 && setup ? setup : null;
    this.#initiative = new Initiative(known && beginningOf(known));
    this.#rolling = new Rolling(known, first === 0);
    this.#places = new Places(known);
    this.#points = new Points(known);
  }

  get shown(): (string | null)[] {
    const { A = null, B = null } = this.#initiative.dice;
    const { dice } = this.#rolling;
    const wins = this.#initiative.wins?.join("-") ?? null;
    const rolled = [A === null ? null : String(A), B === null ? null : String(B), dice?.join(" ") ?? null];
    return [...rolled, wins, ...this.#places.shown];
  }

  get rolled(): boolean {
    return this.#rolling.isRolled && this.#initiative.isSettled;
  }

  follow(happened: Event): void {
    const event = told(happened);
    this.#want(!event || (this.#isInTime(event) && this.#places.follow(event)));
    this.#want(!event || (this.#rolling.awaits(event.kind) && this.#isDue(event)));
    this.#want(this.#says(happened));
  }

  /** Whether dice are taken up and rolled at steps of their own: each of them is an answer of the record. */
  #isInTime(event: Told): boolean {
    const last = Math.max(this.#die, this.#taken);
    if (event.kind === "dice-taken-up") this.#taken = event.step;
    else if (dieOf(event as unknown as Event)) this.#die = event.step;
    else return true;
    return event.step > last;
  }

  /** Whether something may happen now to the dice, by the rules of rolling and rolling again. */
  #isDue(event: Told): boolean {
    const [initiative, rolling] = [this.#initiative, this.#rolling];
    switch (event.kind) {
      case "turn-began":
        return initiative.begin(event.about.turn) && rolling.isDone;
      case "initiative-rolled":
        return initiative.roll(event.about.player, event.about.number) && rolling.isDone;
      case "went-first":
        return initiative.goFirst(event.about.player);
      case "turn-won":
      case "turn-drawn": {
        const { a, b } = event.about;
        const won = event.kind === "turn-won" ? event.about.player : null;
        const counted = this.#points.end(a, b);
        return initiative.end(won, [a, b]) && counted && rolling.isDone;
      }
      case "game-ended":
        return initiative.isSettled && rolling.isDone;
      case "struck":
        return rolling.strike(event.about.attackers) && initiative.isSettled;
      case "deathblow-struck":
        return rolling.announce(event.about.attackers) && initiative.isSettled;
      case "special-attack":
        return rolling.announce([event.about.miniature], event.about.dice) && initiative.isSettled;
      case "roll-began":
        return rolling.begin(event.about.dice);
      case "combat-ended":
        return rolling.end();
      case "face-rolled":
        return rolling.roll(event.about.face);
      case "dice-taken-up":
        return rolling.takeUp(event.about, event.cause.piece ?? "");
      case "spawned":
        return rolling.arrive(event.about.miniature);
      case "ability-used":
        return rolling.activate(event.about.miniature, event.cause.ability);
      case "blades-assigned": {
        const { miniature, source, blades } = event.about;
        return rolling.assign(miniature, source, event.cause.ability, blades);
      }
      case "claimed":
        return this.#points.claim(event.about.player, event.about.cell, event.about.worth);
      case "destroyed":
        return this.#points.destroy(event.about.miniature, event.about.point);
      case "wail-rolled":
        return rolling.wail(event.cause.piece ?? "");
      case "blades-counted":
        return rolling.count(event.about.damage, event.about.blades);
      default:
        return true;
    }
  }

  #want(right: boolean): void {
    this.sound &&= right;
  }

  /** Whether the line of an event says the same as the event; what lies on the table is said after the last die. */
  #says({ kind, about, sentence = "" }: Event): boolean {
    const begins = (start: string): boolean =>
      sentence.startsWith(start) && !DETAIL.test(sentence.slice(start.length - 1));
    if (kind === "initiative-rolled")
      return begins(`⟦log-initiative-rolled¦player=${String(about["player"])}¦number#${String(about["number"])}¦`);
    if (kind === "wail-rolled") return begins(`⟦log-wail-rolled¦number#${String(about["number"])}¦`);
    if (kind === "dice-taken-up" && sentence) {
      const { misses, ones, twos, threes, blades } = about as unknown as AboutDiceTakenUp;
      const counts = `misses#${misses}¦ones#${ones}¦twos#${twos}¦threes#${threes}¦blades#${blades}`;
      return begins(`⟦log-dice-taken-up¦${counts}¦dice=${named([misses, ones, twos, threes, blades])}¦`);
    }
    if (kind !== "face-rolled") return !OF_DICE.test(sentence);
    const { dice, damage, blades } = this.#rolling;
    if (!sentence || !dice) return true;
    return begins(`⟦log-roll¦dice=${named(dice)}¦damage#${damage}¦blades#${blades}¦`);
  }
}

function reckon({ events, first }: Story, setup: Setup | undefined): Reckoned {
  const reckoning = new Reckoning(first, setup);
  for (const event of events) reckoning.follow(event);
  return reckoning;
}

/** Whether an answer of a record is the one that an event tells of: dice are taken up by whoever says so. */
function isMeant(happened: Event, [seat, text]: Answered, setup: Setup): boolean {
  const event = told(happened);
  if (event?.kind !== "dice-taken-up") return true;
  const by = event.cause.piece ?? "";
  const taken = takenOf(event.about);
  if (!taken.every(isCount)) return false;
  // Which of its rerolls it is, is said where a miniature has two.
  const said = String(text).replace(/\/\d+:/, ":");
  const side = SIDES[seat];
  return side !== undefined && side === sideOf(setup, by) && said === `reroll ${by}: ${facesOf(taken).join(" ")}`;
}

export const CHECKS: Checks = { fits, dieOf, drawn, reckon, isMeant };
