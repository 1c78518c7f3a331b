// How a browser agrees on seeds with everybody at a table: it seals, looks at what all are bound to, and shows its seed.

import type { Reveal, Seen, Sow, Table } from "../messages";
import { areNames, isDigest, rootOf, seal, THIRD } from "./agreed";
import { isCount } from "./counts";
import type { Worries } from "./faults";
import { blame } from "./following";
import { type Agreement, agreementOf, type Kept, nothingAgreed, shownIn } from "./kept";
import { seed } from "./seed";
import { setupDigest } from "./setup";
import { wishedFor } from "./wished";

export type Told = Sow | Reveal | Seen;
/** What of a set-up is not as usual and changes what chance does, in words that the page knows. */
export type Unusual = (game: string, setup: Readonly<Record<string, unknown>>) => readonly string[];

const NO_WORRIES: Omit<Worries, "forgetful" | "unkept"> = { foreign: false, late: -1, again: 0, lost: 0, unusual: [] };

/** How many agreements are remembered in which nothing was shown. */
const MOST_IDLE = 100;

export class Agreeing {
  readonly #table: string;
  readonly #unusual: Unusual;
  /** What people here should know before anything is rolled. */
  worries: Omit<Worries, "forgetful" | "unkept"> = NO_WORRIES;

  constructor(table: string, unusual: Unusual) {
    this.#table = table;
    this.#unusual = unusual;
  }

  /** Hear of a table whose seeds can be agreed on, or of none; give what the seats here have to say about theirs. */
  hear(kept: Kept, table: Table | null): Told[] {
    this.worries = NO_WORRIES;
    if (!table) return [];
    noteBound(kept, table);
    const said = table.seats.flatMap((sitter, seat): Told[] => {
      if (sitter.mine !== true || sitter.revealed === true) return [];
      // Nobody is bound before they have brought what they play.
      if (table.lacks?.includes(seat)) return [];
      return this.#agree(kept, table, seat, sitter.sown === true);
    });
    this.worries = { ...this.worries, ...worried(kept, table) };
    return said;
  }

  /** Bind a seat of this browser to a seed; show the seed when everybody is bound. */
  #agree(kept: Kept, table: Table, seat: number, sown: boolean): Told[] {
    const promise = table.fairness.commitment;
    // Where another device was first, there is nothing to agree to here.
    const known = agreementOf(kept, promise);
    if (sown && !known?.seeds[seat]) return [];
    // A seed that was shown and forgotten since has no second one for the same promise.
    if (known?.shown.includes(seat) && !known.seeds[seat]) return [];
    if (!this.#mayBegin(kept, table)) return [];
    if (sown) return this.#reveal(kept, table, seat);
    const agreement = known ?? begun(kept, promise);
    const own = (agreement.seeds[seat] ??= seed());
    return [{ type: "sow", seat, promise, seal: seal(promise, table.names[seat] ?? "", own) }];
  }

  /** Seeds are sealed and shown without asking only where no others were shown before and no game is under way. */
  #mayBegin(kept: Kept, table: Table): boolean {
    const { commitment, before = [] } = table.fairness;
    const others = shownIn(kept).filter((one) => one.promise !== commitment);
    // Another device of the same player may have shown them.
    const shown = Math.max(others.length, before.length);
    const asks = shown > 0 || table.status === "playing";
    if (!asks || kept.yes.includes(commitment)) return true;
    // Those of which the server does not know.
    const lost = shownIn(kept).filter((one) => one.root !== "" && !before.includes(one.root)).length;
    this.worries = { ...this.worries, again: Math.max(shown, 1) + 1, lost };
    return false;
  }

  #reveal(kept: Kept, table: Table, seat: number): Told[] {
    const { commitment: promise, scheme, setup = "", played, seals = [], before = [] } = table.fairness;
    const { since = 0 } = table.fairness;
    const agreement = agreementOf(kept, promise);
    const own = agreement?.seeds[seat];
    const everybody = table.seats.every((sitter) => sitter.kind !== "open" && sitter.sown === true);
    if (!everybody || !agreement || own === undefined) return [];
    const each = table.seats.every((sitter, at) => (sitter.kind === "bot" ? !seals[at] : isDigest(seals[at])));
    const whole = each && seals.length === table.seats.length;
    if (scheme !== THIRD || !isDigest(promise)) blame(kept, "scheme");
    else if (!whole) blame(kept, "seals");
    else if (!isDigest(setup) || !before.every(isDigest)) blame(kept, "setup");
    else if (!isCount(since)) blame(kept, "since");
    else if (!areNames(table.names) || table.names.length !== table.seats.length) blame(kept, "seats");
    else if (seals[seat] !== seal(promise, table.names[seat] ?? "", own)) blame(kept, "own-seed");
    else if (bind(this.#table, kept, agreement, table)) {
      if (!played || setupDigest(table.game, played.rules, played.setup) !== setup) blame(kept, "setup");
      else if (this.#mayPlay(kept, table.game, setup, played.setup)) {
        agreement.played = played.setup;
        return [{ type: "reveal", seat, seed: own }];
      }
    }
    return [];
  }

  /** What is not as usual and was not wished for here is played only when people here have said yes to it. */
  #mayPlay(kept: Kept, game: string, digest: string, setup: Readonly<Record<string, unknown>>): boolean {
    const wished = wishedFor(this.#table);
    const unusual = this.#unusual(game, setup).filter((one) => !wished.includes(one));
    if (unusual.length === 0 || kept.taken.includes(digest)) return true;
    this.worries = { ...this.worries, unusual };
    return false;
  }
}

/** Remember what everybody is bound to; nothing is shown to a server that has changed it. */
export function bind(id: string, kept: Kept, agreement: Agreement, table: Table): boolean {
  const { setup = "", seals = [], since = 0 } = table.fairness;
  if (!isCount(since)) {
    blame(kept, "since");
    return false;
  }
  const now = rootOf(id, table);
  if (!agreement.root) Object.assign(agreement, { seals: [...seals], setup, root: now });
  if (agreement.since < 0) agreement.since = since;
  if (agreement.seals.join() !== seals.join()) blame(kept, "seals");
  else if (agreement.root !== now) blame(kept, "setup");
  else if (agreement.since !== since) blame(kept, "since");
  return agreement.root === now && agreement.since === since;
}

function begun(kept: Kept, promise: string): Agreement {
  const agreement = nothingAgreed(promise);
  // Promises without end may be made before one of them is agreed to.
  const idle = kept.agreements.filter((one) => one.shown.length === 0).slice(0, -MOST_IDLE);
  kept.agreements = [...kept.agreements.filter((one) => !idle.includes(one)), agreement];
  return agreement;
}

/** Note which seals of this browser the server has taken; where another device was first, this one has no part. */
function noteBound(kept: Kept, { fairness: { commitment, seals = [] }, names }: Table): void {
  const agreement = agreementOf(kept, commitment);
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

/** Whether a seat here is bound to a foreign seed, and which one's seed came too late. */
function worried(kept: Kept, table: Table): Pick<Worries, "foreign" | "late"> {
  const { commitment: promise, playerSeeds = [], seals = [], late: waited = [] } = table.fairness;
  const agreement = agreementOf(kept, promise);
  const mine = table.seats.flatMap((sitter, seat) => (sitter.mine === true ? [seat] : []));
  const third = table.fairness.scheme === THIRD;
  const foreign = mine.some((seat) => third && table.seats[seat]?.sown === true && !agreement?.seeds[seat]);
  const told = kept.accepted.includes(promise);
  // A server that does not wait for a yes does not keep it from being said.
  const replaced = (seat: number): boolean => Boolean(seals[seat]) && playerSeeds[seat] === seals[seat] && !told;
  const late = mine.find((seat) => waited.includes(seat) || (third && replaced(seat))) ?? -1;
  return { foreign, late };
}
