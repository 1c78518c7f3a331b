// What this browser agrees to about the seeds of a table, and holds the server to while the game goes on.

import type { News, Past, Play, Table } from "../messages";
import { Agreeing, type Told, type Unusual } from "./agreeing";
import { isCount, isCounted } from "./counts";
import { compareDice, type Thrown } from "./dice";
import { type Fault, NO_COUNTS, type Verdict, type Worries } from "./faults";
import { blame, dropWish, follow, followWish, note, noteDrawn, own } from "./following";
import { check, isSpent, setupOf } from "./holding";
import {
  agreementOf,
  type Consent,
  type Drawn,
  type Given,
  isTooMuch,
  type Kept,
  nothingKept,
  recallKept,
  rememberKept,
  withShown,
} from "./kept";
import { forgetWish } from "./wished";

export type { Told } from "./agreeing";

export class Pledge {
  readonly #table: string;
  #kept: Kept;
  #forgetful = false;
  /** Whether a seed waits for a yes, because it would not be remembered that it was shown. */
  #unkept = false;
  /** Whether the game goes on, as far as the server says; before it has said so it does. */
  #goesOn = true;
  /** The promise by which it does, and the entry since which that counts. */
  #promise = "";
  #since = 0;
  /** Whether seeds were still missing when the table was told, so that nothing may be rolled. */
  #lacks = false;
  readonly #agreeing: Agreeing;

  constructor(table: string, unusual: Unusual = () => []) {
    this.#table = table;
    this.#agreeing = new Agreeing(table, unusual);
    this.#kept = recallKept(table) ?? nothingKept();
    this.#promise = this.#kept.playing;
  }

  get faults(): readonly Fault[] {
    return this.#kept.faults;
  }

  get worries(): Worries {
    return { ...this.#agreeing.worries, forgetful: this.#forgetful, unkept: this.#unkept };
  }

  /** Everything that is remembered, for a check of the record. */
  get kept(): Kept {
    return this.#kept;
  }

  /** What is known before anything is computed from the record. */
  get verdict(): Verdict {
    const faults = [...this.faults];
    const kind = faults.length > 0 ? "alarm" : "open";
    return { kind, faults, doubts: [], ...NO_COUNTS, lost: this.#kept.lost, file: null };
  }

  /** What is known where there is no record. */
  get unchecked(): Verdict {
    const { verdict } = this;
    return verdict.kind === "alarm" ? verdict : { ...verdict, kind: "unchecked" };
  }

  /** Hear of a table; give what the seats of this browser have to say about their seeds. */
  hear(table: Table): Told[] {
    this.#recall();
    const { commitment, since = 0, playerSeeds = [], late = [] } = table.fairness;
    const agrees = (table.status === "seating" || table.status === "playing") && Boolean(commitment);
    const said = this.#agreeing.hear(this.#kept, agrees ? table : null);
    this.#goesOn = table.status === "playing";
    [this.#promise, this.#since] = [commitment, isCount(since) ? since : 0];
    this.#lacks = table.status === "seating" || playerSeeds.includes("") || late.length > 0;
    if (this.#goesOn) said.push(...this.#lookBack(table));
    if (table.status !== "seating") check(this.#table, this.#kept, table, this.#lacks);
    followWish(this.#kept, Boolean(table.takeback));
    return this.#keepFirst(said, commitment);
  }

  /** Remember that seeds are shown before they are; what cannot be remembered is shown only if people here say so. */
  #keepFirst(said: readonly Told[], promise: string): Told[] {
    const agreement = agreementOf(this.#kept, promise);
    const before = agreement?.shown ?? [];
    const fresh = said.flatMap((one) => (one.type === "reveal" && !before.includes(one.seat) ? [one.seat] : []));
    if (agreement) agreement.shown = [...before, ...fresh];
    this.#keep();
    this.#unkept = this.#forgetful && fresh.length > 0 && !this.#kept.yes.includes(promise);
    if (!agreement || !this.#unkept) return [...said];
    agreement.shown = before;
    this.#keep();
    return said.filter((one) => one.type !== "reveal");
  }

  /** What was to be said has left. */
  sent(said: Told, promise: string): void {
    this.#recall();
    if (said.type === "reveal" && agreementOf(this.#kept, promise)) forgetWish(this.#table);
  }

  /** People here agree anew, although seeds were shown already or it will not be remembered. */
  sayYes(promise: string): void {
    this.#recall();
    if (!this.#kept.yes.includes(promise)) this.#kept.yes.push(promise);
    this.#keep();
  }

  /** People here agree to a set-up that is not as usual. */
  take(setup: string): void {
    this.#recall();
    if (!this.#kept.taken.includes(setup)) this.#kept.taken.push(setup);
    this.#keep();
  }

  /** People here go on although their seed came too late. */
  accept(promise: string): void {
    this.#recall();
    if (!this.#kept.accepted.includes(promise)) this.#kept.accepted.push(promise);
    this.#keep();
  }

  /** People here say that they did in another browser what this one did not know of, or what a record tells of it. */
  ownUp(record = ""): void {
    this.#recall();
    own(this.#kept, this.#promise);
    this.#kept.owned = record;
    this.#keep();
  }

  /** Note an answer that was given here. */
  give(given: Given): void {
    this.#recall();
    const { answers } = this.#kept;
    this.#kept.answers = [...answers.filter((one) => one.seat !== given.seat || one.step < given.step), given];
    // An answer ends a wish, unless it was granted before the answer came.
    if (this.#kept.wish) this.#kept.wish = { ...this.#kept.wish, stage: "lapsed" };
    this.#keep();
  }

  /** An answer of a seat was refused. */
  refuse({ seat, step }: Pick<Given, "seat" | "step">): void {
    this.#recall();
    this.#kept.answers = this.#kept.answers.filter((one) => one.seat !== seat || one.step !== step);
    this.#keep();
  }

  /** What this page answered for a seat came too late: perhaps another page has answered the same. */
  overtake({ seat, step }: Pick<Given, "seat" | "step">): void {
    this.#recall();
    const { answers } = this.#kept;
    const isIt = (one: Given): boolean => one.seat === seat && one.step === step;
    this.#kept.answers = answers.map((one) => (isIt(one) ? { ...one, overtaken: true } : one));
    this.#keep();
  }

  /** A wish for a takeback, or the consent to one, was refused. */
  dropWish(): void {
    this.#recall();
    dropWish(this.#kept);
    this.#keep();
  }

  /** What is shown is not what was agreed on, or not what was rolled. */
  accuse(fault: "setup" | "dice"): void {
    this.#recall();
    this.#blame(fault);
    this.#keep();
  }

  /** What is played, as this browser agreed to it, or else as a table says whose digest it is. */
  setupOf(table: Table): Readonly<Record<string, unknown>> | undefined {
    return setupOf(this.#kept, table);
  }

  /** What was drawn of dice since the last takeback, and could not be compared. */
  get doubted(): readonly Drawn[] {
    return this.#kept.unsure.filter((one) => one.backs === this.#kept.backs.length);
  }

  /** Something is drawn of dice that cannot be compared before more is told. */
  doubt(drawn: Omit<Drawn, "backs">): void {
    this.#recall();
    noteDrawn(this.#kept, { ...drawn, backs: this.#kept.backs.length }, false);
    this.#keep();
  }

  /** It was compared. */
  settle(drawn: Drawn): void {
    this.#recall();
    noteDrawn(this.#kept, drawn, true);
    this.#keep();
  }

  /** People here have asked for a takeback, or allowed it. */
  consent(consent: Omit<Consent, "backs" | "last">): void {
    this.#recall();
    const { answers, backs, wish } = this.#kept;
    const last = answers.findLast((one) => one.step <= consent.step);
    const before = wish?.backs === backs.length && wish.stage !== "lapsed" ? wish : undefined;
    this.#kept.wish = { ...consent, backs: backs.length, ...(last ? { last } : {}), ...(before ? { before } : {}) };
    this.#keep();
  }

  /** Note what chance has answered, and hold the server to it. */
  see(message: Play | News | Past): void {
    this.#recall();
    if (isCounted(message)) this.#note(message);
    else this.#blame("shown");
    this.#keep();
  }

  #note(message: Play | News | Past): void {
    const fresh = note(this.#kept, message.outcomes ?? []);
    if (this.#goesOn && isSpent(this.#kept, this.#promise, message, fresh)) this.#blame("known");
    if (this.#lacks && fresh.some((entry) => entry >= this.#since)) this.#blame("unsown");
    if (message.type !== "past") follow(this.#kept, message);
  }

  /** Compare the dice that events tell with the outcomes that are checked. */
  compare(message: Play | News | Past, dice: readonly Thrown[]): void {
    this.#recall();
    compareDice(this.#kept, message, dice);
    this.#keep();
  }

  /** Say which outcome was seen last: a server that does not know it was set back. */
  #lookBack(table: Table): Told[] {
    const { playing, outcomes } = this.#kept;
    const seat = table.seats.findIndex((sitter) => sitter.mine === true);
    const entry = Math.max(-1, ...Object.keys(outcomes).map(Number));
    return seat >= 0 && playing && entry >= 0 ? [{ type: "seen", seat, promise: playing, entry }] : [];
  }

  #blame(fault: Fault): void {
    blame(this.#kept, fault);
  }

  /** Another page of this browser may have come first. */
  #recall(): void {
    if (!this.#forgetful) this.#kept = withShown(recallKept(this.#table) ?? this.#kept, this.#kept);
  }

  #keep(): void {
    // No honest game has so much to remember.
    if (isTooMuch(this.#kept)) this.#blame("shown");
    this.#forgetful = !rememberKept(this.#table, this.#kept);
    this.#kept.forgot ||= this.#forgetful;
  }
}
