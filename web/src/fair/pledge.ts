// What this browser agrees to about the seeds of a table, and holds the server to while the game goes on.

import type { News, Past, Play, Reveal, Seen, Sow, Table } from "../messages";
import { BOT_SEED, isDigest, isSealed, rootOf, seal, THIRD } from "./agreed";
import { compareDice, type Thrown } from "./dice";
import { type Fault, NO_COUNTS, type Verdict, type Worries } from "./faults";
import { blame, follow, followWish, note, noteDrawn, own, turnTo } from "./following";
import {
  type Agreement,
  type Consent,
  type Drawn,
  type Given,
  type Kept,
  nothingAgreed,
  nothingKept,
  recallKept,
  rememberKept,
} from "./kept";
import { setupDigest } from "./setup";
import { seed } from "./seed";

export type Told = Sow | Reveal | Seen;

export class Pledge {
  readonly #table: string;
  #kept: Kept;
  #forgetful = false;
  /** Whether the game goes on, as far as the server says. */
  #goesOn = false;
  /** The promise by which it does, and the entry since which that counts. */
  #promise = "";
  #since = 0;
  /** Whether seeds were still missing when the table was told, and whether something was rolled since. */
  #lacks = false;
  #early = false;
  #worries: Worries = { forgetful: false, foreign: false, late: -1, again: 0, lost: 0 };

  constructor(table: string) {
    this.#table = table;
    this.#kept = recallKept(table) ?? nothingKept();
  }

  get faults(): readonly Fault[] {
    return this.#kept.faults;
  }

  get worries(): Worries {
    return this.#worries;
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
    const said: Told[] = [];
    const goesOn = table.status === "seating" || table.status === "playing";
    this.#worries = { forgetful: false, foreign: false, late: -1, again: 0, lost: 0 };
    const { commitment, since = 0, playerSeeds = [], late = [] } = table.fairness;
    if (goesOn && commitment) {
      this.#noteBound(table);
      said.push(...this.#agree(table));
      this.#worry(table);
    }
    this.#goesOn = table.status === "playing";
    [this.#promise, this.#since] = [commitment, since];
    this.#lacks = playerSeeds.includes("") || late.length > 0;
    // The last seed and what is rolled by it are told together, the roll first.
    if (this.#early && this.#lacks && goesOn) this.#blame("unsown");
    this.#early = false;
    if (this.#goesOn) said.push(...this.#lookBack(table));
    if (table.status !== "seating") this.#check(table);
    followWish(this.#kept, Boolean(table.takeback));
    this.#keep();
    this.#worries = { ...this.#worries, forgetful: this.#forgetful };
    return said;
  }

  /** What was to be said has left. */
  sent(said: Told, promise: string): void {
    this.#recall();
    const agreement = this.#agreement(promise);
    if (said.type !== "reveal" || !agreement) return;
    if (!agreement.shown.includes(said.seat)) agreement.shown.push(said.seat);
    this.#keep();
  }

  /** People here agree anew, although seeds were shown already. */
  sayYes(promise: string): void {
    this.#recall();
    if (!this.#kept.yes.includes(promise)) this.#kept.yes.push(promise);
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

  /** A wish for a takeback, or the consent to one, was refused. */
  dropWish(): void {
    this.#recall();
    this.#kept.wish = null;
    this.#keep();
  }

  /** What is shown is not what was agreed on, or not what was rolled. */
  accuse(fault: "setup" | "dice"): void {
    this.#recall();
    this.#blame(fault);
    this.#keep();
  }

  /** What is played, as this browser agreed to it, or else as a table says whose digest it is. */
  setupOf({ game, fairness: { commitment, played, setup } }: Table): Readonly<Record<string, unknown>> | undefined {
    const agreement = this.#agreement(commitment);
    if (agreement?.played) return agreement.played;
    const digest = agreement?.setup ? agreement.setup : setup;
    return played && setupDigest(game, played.rules, played.setup) === digest ? played.setup : undefined;
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
    const { answers, backs } = this.#kept;
    const last = answers.findLast((one) => one.step <= consent.step);
    this.#kept.wish = { ...consent, backs: backs.length, ...(last ? { last } : {}) };
    this.#keep();
  }

  /** Note what chance has answered, and hold the server to it. */
  see(message: Play | News | Past): void {
    const { outcomes: heard = [] } = message;
    this.#recall();
    const fresh = note(this.#kept, heard);
    if (this.#goesOn && this.#isSpent(message, fresh)) this.#blame("known");
    if (this.#lacks && fresh.some((entry) => entry >= this.#since)) {
      if (this.#early) this.#blame("unsown");
      this.#early = true;
    }
    if (message.type !== "past") follow(this.#kept, message);
    if (heard.length > 0 || message.type !== "past") this.#keep();
  }

  /** Compare the dice that events tell with the outcomes that are checked. */
  compare(message: Play | News | Past, dice: readonly Thrown[]): void {
    this.#recall();
    compareDice(this.#kept, message, dice);
    this.#keep();
  }

  /** Note which seals of this browser the server has taken; where another device was first, this one has no part. */
  #noteBound({ fairness: { commitment, seals = [] }, names }: Table): void {
    const agreement = this.#agreement(commitment);
    for (const [at, own] of Object.entries(agreement?.seeds ?? {})) {
      const [seat, sealed] = [Number(at), seals[Number(at)] ?? ""];
      if (!agreement || !sealed || agreement.bound.includes(seat)) continue;
      if (sealed === seal(commitment, names[seat] ?? "", own)) agreement.bound.push(seat);
      else if (!agreement.shown.includes(seat)) {
        const { [seat]: _, ...others } = agreement.seeds;
        agreement.seeds = others;
      }
    }
  }

  /** Bind each seat of this browser to a seed; show the seeds when everybody is bound. */
  #agree(table: Table): Told[] {
    const promise = table.fairness.commitment;
    return table.seats.flatMap((sitter, seat): Told[] => {
      if (sitter.mine !== true || sitter.revealed === true) return [];
      if (sitter.sown === true) return this.#reveal(table, seat);
      if (!this.#agreement(promise) && !this.#mayBegin(table)) return [];
      const agreement = this.#agreement(promise) ?? this.#begin(promise);
      const own = (agreement.seeds[seat] ??= seed());
      return [{ type: "sow", seat, promise, seal: seal(promise, table.names[seat] ?? "", own) }];
    });
  }

  /** Seeds are agreed on without asking only where none was shown before and no game is under way. */
  #mayBegin(table: Table): boolean {
    // Another device of the same player may have shown them.
    const shown = Math.max(this.#shown().length, table.fairness.before?.length ?? 0);
    const asks = shown > 0 || table.status === "playing";
    if (!asks || this.#kept.yes.includes(table.fairness.commitment)) return true;
    this.#worries = { ...this.#worries, again: Math.max(shown, 1) + 1, lost: this.#missing(table).length };
    return false;
  }

  #reveal(table: Table, seat: number): Told[] {
    const { commitment: promise, scheme, setup = "", played, seals = [], before = [] } = table.fairness;
    const agreement = this.#agreement(promise);
    const own = agreement?.seeds[seat];
    const everybody = table.seats.every((sitter) => sitter.kind !== "open" && sitter.sown === true);
    if (!everybody || !agreement || own === undefined) return [];
    const whole = table.seats.every((sitter, at) => (sitter.kind === "bot" ? !seals[at] : isDigest(seals[at])));
    if (scheme !== THIRD) this.#blame("scheme");
    else if (!whole) this.#blame("seals");
    else if (!isDigest(setup) || !before.every(isDigest)) this.#blame("setup");
    else if (seals[seat] !== seal(promise, table.names[seat] ?? "", own)) this.#blame("own-seed");
    else if (this.#bind(agreement, table)) {
      const digest = played && setupDigest(table.game, played.rules, played.setup);
      if (played && digest === setup) {
        agreement.played = played.setup;
        return [{ type: "reveal", seat, seed: own }];
      }
      this.#blame("setup");
    }
    return [];
  }

  /** Remember what everybody is bound to; nothing is shown to a server that has changed it. */
  #bind(agreement: Agreement, table: Table): boolean {
    const { setup = "", seals = [], since = 0 } = table.fairness;
    const now = rootOf(this.#table, table);
    if (!agreement.root) Object.assign(agreement, { seals: [...seals], setup, root: now });
    if (agreement.since < 0) agreement.since = since;
    if (agreement.seals.join() !== seals.join()) this.#blame("seals");
    else if (agreement.root !== now) this.#blame("setup");
    else if (agreement.since !== since) this.#blame("since");
    return agreement.root === now && agreement.since === since;
  }

  /** Note what people here should know before anything is rolled. */
  #worry(table: Table): void {
    const { commitment: promise, playerSeeds = [], seals = [], late: waited = [] } = table.fairness;
    const agreement = this.#agreement(promise);
    const mine = table.seats.flatMap((sitter, seat) => (sitter.mine === true ? [seat] : []));
    const third = table.fairness.scheme === THIRD;
    const foreign = mine.some((seat) => third && table.seats[seat]?.sown === true && !agreement?.seeds[seat]);
    const told = this.#kept.accepted.includes(promise);
    // A server that does not wait for a yes does not keep it from being said.
    const replaced = (seat: number): boolean => Boolean(seals[seat]) && playerSeeds[seat] === seals[seat] && !told;
    const late = mine.find((seat) => waited.includes(seat) || (third && replaced(seat))) ?? -1;
    this.#worries = { ...this.#worries, foreign, late };
  }

  /** Check what can be checked while the game goes on: whose promise and whose seeds it is played by. */
  #check(table: Table): void {
    const { scheme, commitment: promise, seals = [], before = [], since = 0 } = table.fairness;
    const { playerSeeds = [], serverSeed = "" } = table.fairness;
    const kept = this.#kept;
    if (serverSeed && !kept.opened.includes(promise)) kept.opened.push(promise);
    const agreement = this.#agreement(promise);
    if (!this.#lacks) {
      const here = table.seats.some((sitter) => sitter.mine === true);
      if (!agreement && here && kept.agreements.length > 0) this.#blame("promise");
      // Who only looks on knows at least that seeds cannot change without another sowing.
      const swapped = kept.playing !== "" && kept.playing !== promise && before.length === kept.number;
      if (swapped && kept.agreements.length === 0) this.#blame("promise");
      if (!kept.playing || this.#isLater(promise, before.length)) turnTo(kept, promise, since);
      if (kept.playing === promise) kept.number = before.length;
    }
    const third = scheme === THIRD;
    playerSeeds.forEach((one, seat) => {
      const sealed = one ? (seals[seat] ?? "") : "";
      if (sealed && !isSealed(promise, table.names[seat] ?? "", one, sealed)) this.#blame("seeds");
      if (one && !sealed && third && one !== BOT_SEED) this.#blame("unsealed");
    });
    if (!agreement) return;
    if (agreement.root) {
      const { played } = table.fairness;
      if (third) this.#bind(agreement, table);
      else this.#blame("scheme");
      if (played && setupDigest(table.game, played.rules, played.setup) !== agreement.setup) this.#blame("setup");
    }
    this.#checkOwn(agreement, table.names, playerSeeds);
  }

  /** Whether seeds were agreed on after those by which the game is played; onlookers believe it. */
  #isLater(promise: string, number: number): boolean {
    const { agreements, playing } = this.#kept;
    const at = (one: string): number => agreements.findIndex((agreement) => agreement.promise === one);
    if (agreements.length === 0) return promise !== playing && number > this.#kept.number;
    return promise !== playing && at(promise) > at(playing);
  }

  /** The seeds of this browser are those that it gave, or seals where it gave none in time. */
  #checkOwn(agreement: Agreement, names: readonly string[], seeds: readonly string[]): void {
    for (const [at, own] of Object.entries(agreement.seeds)) {
      const seat = Number(at);
      if (!seeds[seat]) continue;
      if (seeds[seat] === own) {
        if (!agreement.heard.includes(seat)) agreement.heard.push(seat);
      } else if (seeds[seat] !== seal(agreement.promise, names[seat] ?? "", own)) this.#blame("own-seed");
      else if (agreement.heard.includes(seat)) this.#blame("dropped");
    }
  }

  /** Say which outcome was seen last: a server that does not know it was set back. */
  #lookBack(table: Table): Told[] {
    const { playing, outcomes } = this.#kept;
    const seat = table.seats.findIndex((sitter) => sitter.mine === true);
    const entry = Math.max(-1, ...Object.keys(outcomes).map(Number));
    return seat >= 0 && playing && entry >= 0 ? [{ type: "seen", seat, promise: playing, entry }] : [];
  }

  /** Whether a game goes on by seeds that are known, or that others were to take the place of. */
  #isSpent(message: Play | News | Past, fresh: readonly number[]): boolean {
    if (fresh.length > 0 && this.#kept.opened.includes(this.#promise)) return true;
    const { agreements } = this.#kept;
    const later = agreements.slice(agreements.findIndex((one) => one.promise === this.#promise) + 1);
    const last = this.#agreement(this.#promise) && later.findLast((one) => one.shown.length > 0);
    return message.type === "news" && last !== undefined && fresh.some((entry) => entry >= last.since);
  }

  /** The agreements in which this browser has shown a seed. */
  #shown(): Agreement[] {
    return this.#kept.agreements.filter((one) => one.shown.length > 0);
  }

  /** Those of them of which the server does not know. */
  #missing({ fairness: { before = [] } }: Table): Agreement[] {
    return this.#shown().filter((one) => one.root !== "" && !before.includes(one.root));
  }

  #agreement(promise: string): Agreement | undefined {
    return this.#kept.agreements.find((one) => one.promise === promise);
  }

  #begin(promise: string): Agreement {
    const begun = nothingAgreed(promise);
    this.#kept.agreements.push(begun);
    return begun;
  }

  #blame(fault: Fault): void {
    blame(this.#kept, fault);
  }

  /** Another page of this browser may have come first. */
  #recall(): void {
    if (!this.#forgetful) this.#kept = recallKept(this.#table) ?? this.#kept;
  }

  #keep(): void {
    this.#forgetful = !rememberKept(this.#table, this.#kept);
  }
}
