// What this browser remembers of the seeds of a table, from the first moment, whatever the server says later.

import { recall, remember } from "../memory";
import type { Play, Reveal, Sow, Table } from "../messages";
import { faultsOf, isRoll, isSealed, sowings, type Fault, type RecordFile } from "./record";
import { seal } from "./scheme";
import { seed } from "./seed";

/** Seeds that were agreed on for one promise of the server. */
interface Agreement {
  readonly promise: string;
  /** The seeds of the seats of this browser. */
  seeds: Record<number, string>;
  /** The seals of all seats when everybody was bound, which is before this browser showed a seed. */
  seals: readonly string[];
  /** The seats whose seeds this browser has shown. */
  shown: number[];
}

interface Kept {
  agreements: Agreement[];
  /** The promise by which the game is played, and how often seeds have been renewed. */
  playing: { promise: string; renewed: number } | null;
  /** The outcomes that were seen, by entry. */
  outcomes: Record<number, string>;
  faults: Fault[];
}

/** What came of a check. A game whose seeds were renewed may have lost what was seen. */
export interface Verdict {
  readonly faults: readonly Fault[];
  /** Whether the whole game was recomputed and nothing was wrong. */
  readonly verified: boolean;
  /** Whether a seed of this browser came too late and a seal took its place. */
  readonly late: boolean;
  readonly renewed: number;
}

const written = (chosen: number, weights: readonly number[]): string => `${chosen} of ${weights.join(" ")}`;

export class Pledge {
  readonly #key: string;
  #kept: Kept;
  #late = false;

  constructor(table: string) {
    this.#key = `fair-${table}`;
    this.#kept = read(recall(this.#key));
  }

  /** Another page of this browser may have come first. */
  #recall(): void {
    const text = recall(this.#key);
    if (text) this.#kept = read(text);
  }

  get faults(): readonly Fault[] {
    return this.#kept.faults;
  }

  /** Hear of a table; give what the seats of this browser have to say about their seeds. */
  hear(table: Table): (Sow | Reveal)[] {
    this.#recall();
    const said = table.status === "seating" || table.status === "playing" ? this.#agree(table) : [];
    if (table.status !== "seating") this.#check(table);
    this.#keep();
    return said;
  }

  /** Note what chance has answered; what was seen once may not become something else. */
  see(play: Play): void {
    this.#recall();
    const { outcomes } = this.#kept;
    for (const { entry, chosen, weights } of play.outcomes ?? []) {
      const now = written(chosen, weights);
      if ((outcomes[entry] ?? now) !== now) this.#blame("shown");
      outcomes[entry] = now;
    }
    if (play.outcomes && play.outcomes.length > 0) this.#keep();
  }

  /** Compare the record of the game with everything that was promised and seen here. */
  verify(record: RecordFile): Verdict {
    this.#recall();
    for (const fault of faultsOf(record)) this.#blame(fault);
    const all = sowings(record);
    const { playing, outcomes } = this.#kept;
    if (playing && all.at(-1)?.commitment !== playing.promise) this.#blame("promise");
    for (const sowing of all) {
      const agreement = this.#agreement(sowing.commitment);
      if (!agreement) continue;
      const seals = sowing.seals.map((one) => one ?? "");
      if (agreement.seals.length > 0 && agreement.seals.join() !== seals.join()) this.#blame("seals");
      this.#checkOwn(agreement, record.seats, sowing.player_seeds);
    }
    for (const [entry, seen] of Object.entries(outcomes)) {
      const row = record.answers[Number(entry)];
      if (!isRoll(row) || written(row[1], row[2]) !== seen) this.#blame("shown");
    }
    this.#keep();
    return this.verdict(this.faults.length === 0);
  }

  verdict(verified = false): Verdict {
    return { faults: [...this.faults], verified, late: this.#late, renewed: this.#kept.playing?.renewed ?? 0 };
  }

  /** Bind each seat of this browser to a seed; show the seeds when everybody is bound. */
  #agree(table: Table): (Sow | Reveal)[] {
    const { commitment: promise, seals = [] } = table.fairness;
    const said: (Sow | Reveal)[] = [];
    if (!promise) return said;
    const everybody = table.seats.every((sitter) => sitter.kind !== "open" && sitter.sown === true);
    table.seats.forEach((sitter, seat) => {
      if (sitter.mine !== true || sitter.revealed === true) return;
      const name = table.names[seat] ?? "";
      if (sitter.sown !== true) {
        const agreement = this.#agreement(promise) ?? this.#begin(promise);
        const own = (agreement.seeds[seat] ??= seed());
        said.push({ type: "sow", seat, promise, seal: seal(promise, name, own) });
        return;
      }
      const agreement = this.#agreement(promise);
      const own = agreement?.seeds[seat];
      if (!everybody || !agreement || own === undefined) return;
      if (agreement.seals.length === 0) agreement.seals = [...seals];
      // Nothing is shown to a server that has changed what binds somebody, or that is bound to another seed of ours.
      if (agreement.seals.join() !== seals.join()) this.#blame("seals");
      else if (seals[seat] !== seal(promise, name, own)) this.#blame("own-seed");
      else {
        said.push({ type: "reveal", seat, seed: own });
        if (!agreement.shown.includes(seat)) agreement.shown.push(seat);
      }
    });
    return said;
  }

  /** Check what can be checked while the game goes on: whose promise and whose seeds it is played by. */
  #check(table: Table): void {
    const { commitment: promise, seals = [], playerSeeds = [], since = 0, renewed = 0 } = table.fairness;
    const kept = this.#kept;
    if (playerSeeds.some((one) => one === "")) return;
    if (kept.playing && renewed > kept.playing.renewed) {
      // What came later was lost with the old seeds.
      kept.outcomes = Object.fromEntries(Object.entries(kept.outcomes).filter(([entry]) => Number(entry) < since));
    } else if (kept.playing && kept.playing.promise !== promise) {
      this.#blame("promise");
    }
    const agreement = this.#agreement(promise);
    const bound = kept.agreements.some((one) => Object.keys(one.seeds).length > 0);
    if (!kept.playing && bound && !agreement) this.#blame("promise");
    kept.playing = kept.playing?.renewed === renewed ? kept.playing : { promise, renewed };
    playerSeeds.forEach((one, seat) => {
      const sealed = seals[seat] ?? "";
      if (sealed && !isSealed(promise, table.names[seat] ?? "", one, sealed)) this.#blame("seeds");
    });
    if (!agreement) return;
    if (agreement.seals.length > 0 && agreement.seals.join() !== seals.join()) this.#blame("seals");
    this.#checkOwn(agreement, table.names, playerSeeds);
  }

  /** The seeds of this browser are those that it gave, or seals where it gave none in time. */
  #checkOwn(agreement: Agreement, names: readonly string[], seeds: readonly string[]): void {
    for (const [at, own] of Object.entries(agreement.seeds)) {
      const seat = Number(at);
      const sealed = seal(agreement.promise, names[seat] ?? "", own);
      if (seeds[seat] === own) continue;
      if (seeds[seat] !== sealed) this.#blame("own-seed");
      else if (agreement.shown.includes(seat)) this.#blame("dropped");
      else this.#late = true;
    }
  }

  #agreement(promise: string): Agreement | undefined {
    return this.#kept.agreements.find((one) => one.promise === promise);
  }

  #begin(promise: string): Agreement {
    const begun: Agreement = { promise, seeds: {}, seals: [], shown: [] };
    this.#kept.agreements.push(begun);
    return begun;
  }

  #blame(fault: Fault): void {
    if (!this.#kept.faults.includes(fault)) this.#kept.faults.push(fault);
  }

  #keep(): void {
    remember(this.#key, JSON.stringify(this.#kept));
  }
}

function read(text: string): Kept {
  const nothing: Kept = { agreements: [], playing: null, outcomes: {}, faults: [] };
  try {
    return { ...nothing, ...(JSON.parse(text) as Partial<Kept>) };
  } catch {
    return nothing;
  }
}
