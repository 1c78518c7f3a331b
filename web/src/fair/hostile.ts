// For tests: a server that is honest unless a test makes it otherwise, with Ada's browser in seat A and Bob in seat B.

import type { Fairness, News, Past, Play, Sitter, Table } from "../messages";
import { root, seal, THIRD } from "./agreed";
import type { Verdict } from "./faults";
import { judge, type Seated } from "./check";
import { type Pledge, type Told } from "./pledge";
import { type Aborted, isCut, type RecordFile, type Row, type Sowing } from "./record";
import { commitment, outcome } from "./scheme";
import { setupDigest } from "./setup";

export const ID = "t";
export const NAMES = ["A", "B"];
export const BOB = "bobs-seed";
export const WEIGHTS = [1, 1, 1, 1, 1, 1];
const SETUP = { heap: 7 };
export const DIGEST = setupDigest("pebbles", 1, SETUP);

/** A browser in seat A that was told everything. */
export const SEATED: Seated = {
  id: ID,
  mine: [0],
  step: 2,
  first: 0,
  final: true,
  compared: true,
  rolled: true,
  faultsIn: () => [],
};

export class Server {
  status: Table["status"] = "seating";
  serverSeed = "07".repeat(32);
  scheme: string = THIRD;
  setup = DIGEST;
  played: Fairness["played"] = { rules: 1, setup: SETUP };
  seals = ["", ""];
  seeds = ["", ""];
  before: string[] = [];
  opened = "";
  since = 0;
  mine = [0];
  kinds: Sitter["kind"][] = ["guest", "guest"];
  late: number[] = [];
  takebacks = 0;
  cuts = 0;
  rows: Row[] = [];
  /** The seeds that counted before, and those that came to nothing. */
  earlier: Sowing[] = [];
  aborted: Aborted[] = [];

  get promise(): string {
    return commitment(this.serverSeed);
  }

  get root(): string {
    const before = this.before.at(-1) ?? "-";
    const seals = this.seals.map((one) => one || null);
    const number = this.before.length;
    return root({ table: ID, setup: this.setup, commitment: this.promise, number, before, seats: NAMES, seals });
  }

  get isBound(): boolean {
    return this.seals.every((one, seat) => one || this.kinds[seat] === "bot");
  }

  table(): Table {
    return {
      type: "table",
      id: ID,
      game: "pebbles",
      status: this.status,
      seats: this.kinds.map((kind, seat): Sitter => ({
        kind,
        mine: this.mine.includes(seat),
        sown: kind === "bot" || this.seals[seat] !== "",
        revealed: kind === "bot" || this.seeds[seat] !== "",
      })),
      names: NAMES,
      public: false,
      onlookers: 0,
      fairness: {
        scheme: this.scheme,
        commitment: this.promise,
        setup: this.isBound ? this.setup : "",
        ...(this.isBound && this.played ? { played: this.played } : {}),
        seals: [...this.seals],
        playerSeeds: [...this.seeds],
        serverSeed: this.opened,
        late: this.late,
        since: this.since,
        before: [...this.before],
      },
    };
  }

  /** Tell a browser how the table is, and hear what it says. */
  tell(pledge: Pledge, change: Partial<Table> = {}): Told[] {
    const said = pledge.hear({ ...this.table(), ...change });
    for (const one of said) {
      if (one.type === "sow") this.seals[one.seat] = one.seal;
      else if (one.type === "reveal") this.seeds[one.seat] = one.seed;
      pledge.sent(one, this.promise);
    }
    return said;
  }

  bind(seed = BOB): void {
    this.seals[1] = seal(this.promise, "B", seed);
  }

  /** Agree on seeds with a browser, and begin. */
  begin(pledge: Pledge): void {
    this.tell(pledge);
    if (this.kinds[1] === "guest") this.bind();
    this.tell(pledge);
    this.seeds[1] = this.kinds[1] === "bot" ? "bot" : BOB;
    this.status = "playing";
    this.tell(pledge);
  }

  /** Take new seeds, those before having counted, or having come to nothing. */
  renew(serverSeed: string, counted = false): void {
    const sown = {
      commitment: this.promise,
      seals: this.seals.map((one) => one || null),
      server_seed: this.serverSeed,
    };
    const since = this.since;
    if (counted)
      this.earlier.push({ ...sown, scheme: this.scheme, player_seeds: this.seeds, since, reason: "restored" });
    else {
      const seeds = this.seeds.map((one) => one || null);
      const number = this.before.length;
      this.aborted.push({ ...sown, number, since, reason: "left", setup: this.setup, player_seeds: seeds });
    }
    this.before.push(this.root);
    [this.serverSeed, this.seals, this.seeds, this.since] = [serverSeed, ["", ""], ["", ""], this.rows.length];
  }

  get counter(): number {
    return this.rows.filter((row) => row[0] === "*").length;
  }

  /** What chance gives next by the seeds. */
  drawn(counter = this.counter, weights: readonly number[] = WEIGHTS): number {
    const seeds = { scheme: this.scheme, root: this.root, server_seed: this.serverSeed, player_seeds: this.seeds };
    return outcome(seeds, this.takebacks, counter, weights);
  }

  /** Let a seat roll, and tell what came of it. */
  roll(seat = "B"): News {
    const since = this.standing;
    this.rows.push([seat, "roll"]);
    const chosen = this.drawn();
    this.rows.push(["*", chosen, WEIGHTS]);
    return this.news([{ entry: this.rows.length - 1, chosen, weights: [...WEIGHTS] }], this.standing, since);
  }

  news(outcomes: News["outcomes"] = [], step = this.standing, since = Math.max(0, step - 2 * outcomes.length)): News {
    const { cuts, takebacks } = this;
    return { type: "news", since, step, cuts, takebacks, events: [], asks: [], undo: 0, outcomes };
  }

  /** Tell a browser some of the game, whose page shows each outcome as a die, at its step if not at others. */
  show(pledge: Pledge, message: News | Play | Past, steps?: readonly number[]): void {
    pledge.see(message);
    const dice = (message.outcomes ?? []).map(({ entry, chosen, weights }, at) => {
      return { step: steps?.[at] ?? this.stepOf(entry), chosen, weights };
    });
    pledge.compare(message, dice);
  }

  play(outcomes: News["outcomes"] = []): Play {
    return { ...this.news(outcomes), type: "play", view: {}, thinking: [] };
  }

  record(change: Partial<RecordFile["fairness"]> = {}): Record<string, unknown> {
    const now: Sowing = {
      scheme: this.scheme,
      commitment: this.promise,
      seals: this.seals.map((one) => one || null),
      player_seeds: this.seeds,
      server_seed: this.serverSeed,
    };
    const [first = now, ...renewed] = [
      ...this.earlier,
      ...(this.earlier.length > 0 ? [{ ...now, since: this.since, reason: "restored" }] : []),
    ];
    const { scheme, commitment: promise, seals, player_seeds, server_seed } = first;
    return {
      format: "oneiros-record",
      schema: 3,
      game: "pebbles",
      rules: 1,
      setup: SETUP,
      seats: NAMES,
      table: ID,
      fairness: {
        scheme,
        commitment: promise,
        seals,
        player_seeds,
        server_seed,
        renewed,
        aborted: this.aborted,
        ...change,
      },
      answers: this.rows,
      result: null,
      final: null,
    };
  }

  /** End the game, and let the browser judge a record, if not ours then another. */
  judged(pledge: Pledge, record: unknown = this.record(), step = this.standing, seated: Partial<Seated> = {}): Verdict {
    this.status = "over";
    this.opened = this.serverSeed;
    this.tell(pledge);
    return judge(pledge.kept, bytesOf(record), { ...SEATED, mine: this.mine, step, ...seated });
  }

  /** The step of an entry. */
  stepOf(entry: number): number {
    const line: number[] = [];
    for (const [at, row] of this.rows.slice(0, entry).entries()) {
      if (isCut(row)) line.splice(line.indexOf(row[1]));
      else line.push(at);
    }
    return line.length;
  }

  get standing(): number {
    return this.stepOf(this.rows.length);
  }
}

export const bytesOf = (record: unknown): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(record));
