import { beforeEach, describe, expect, test } from "vitest";
import type { Play, Reveal, Sitter, Sow, Table } from "../messages";
import { Pledge } from "./pledge";
import type { RecordFile } from "./record";
import { commitment, outcome, seal } from "./scheme";

const SERVER = "07".repeat(32);
const PROMISE = commitment(SERVER);
const NAMES = ["A", "B"];
const BOB = "bobs-seed";

/** A server of the test's own, with Bob in seat B. */
class Server {
  status: Table["status"] = "seating";
  serverSeed = SERVER;
  seals = ["", ""];
  seeds = ["", ""];
  shown = "";
  renewed = 0;
  since = 0;
  mine = [0];

  get promise(): string {
    return commitment(this.serverSeed);
  }

  table(): Table {
    return {
      type: "table",
      id: "t",
      game: "pebbles",
      status: this.status,
      seats: NAMES.map((_, seat): Sitter => ({
        kind: "guest",
        mine: this.mine.includes(seat),
        sown: this.seals[seat] !== "",
        revealed: this.seeds[seat] !== "",
      })),
      names: NAMES,
      public: false,
      onlookers: 0,
      fairness: {
        commitment: this.promise,
        seals: [...this.seals],
        playerSeeds: [...this.seeds],
        serverSeed: this.shown,
        since: this.since,
        renewed: this.renewed,
      },
    };
  }

  hear(said: readonly (Sow | Reveal)[]): void {
    for (const one of said) {
      if (one.type === "sow") this.seals[one.seat] = one.seal;
      else this.seeds[one.seat] = one.seed;
    }
  }

  bind(seed = BOB): void {
    this.seals[1] = seal(this.promise, "B", seed);
  }

  /** Agree on seeds with a browser, and begin. */
  begin(pledge: Pledge): void {
    this.hear(pledge.hear(this.table()));
    this.bind();
    this.hear(pledge.hear(this.table()));
    this.seeds[1] = BOB;
    this.status = "playing";
    pledge.hear(this.table());
  }

  rolled(counter: number): number {
    return outcome({ scheme: "oneiros-fair-2", server_seed: SERVER, player_seeds: this.seeds }, 0, counter, [1, 1, 1]);
  }

  record(change: Partial<RecordFile["fairness"]> = {}): RecordFile {
    return {
      seats: NAMES,
      fairness: {
        scheme: "oneiros-fair-2",
        commitment: this.promise,
        seals: this.seals,
        player_seeds: this.seeds,
        server_seed: this.serverSeed,
        renewed: [],
        ...change,
      },
      answers: [
        ["A", "roll"],
        ["*", this.rolled(0), [1, 1, 1]],
        ["A", "roll"],
        ["*", this.rolled(1), [1, 1, 1]],
      ],
    };
  }
}

const seen = (...outcomes: [entry: number, chosen: number][]): Play => ({
  type: "play",
  since: 0,
  step: 0,
  cuts: 0,
  view: {},
  events: [],
  asks: [],
  thinking: [],
  undo: 0,
  outcomes: outcomes.map(([entry, chosen]) => ({ entry, chosen, weights: [1, 1, 1] })),
});

let server: Server;
let pledge: Pledge;

beforeEach(() => {
  localStorage.clear();
  server = new Server();
  pledge = new Pledge("t");
});

describe("a seed", () => {
  test("is bound first, and shown only when everybody is bound", () => {
    const first = pledge.hear(server.table());
    expect(first).toMatchObject([{ type: "sow", seat: 0, promise: PROMISE }]);
    server.hear(first);
    expect(pledge.hear(server.table())).toEqual([]);
    server.bind();
    const [shown] = pledge.hear(server.table());
    expect(shown).toMatchObject({ type: "reveal", seat: 0 });
    expect(shown?.type === "reveal" && seal(PROMISE, "A", shown.seed)).toBe(server.seals[0]);
    expect(pledge.faults).toEqual([]);
  });

  test("is the same after the page was loaded again, and on a second page", () => {
    const [first] = pledge.hear(server.table());
    expect(new Pledge("t").hear(server.table())).toEqual([first]);
    server.hear(first ? [first] : []);
    server.bind();
    expect(new Pledge("t").hear(server.table())).toMatchObject([{ type: "reveal" }]);
  });

  test("is another one for another promise, and for each seat of one screen", () => {
    server.mine = [0, 1];
    const first = pledge.hear(server.table());
    expect(first).toHaveLength(2);
    server.serverSeed = "08".repeat(32);
    const second = pledge.hear(server.table());
    server.hear(second);
    const seeds = pledge.hear(server.table()).map((one) => one.type === "reveal" && one.seed);
    expect(new Set([...seeds, ...first.map((one) => one.type === "sow" && one.seal)]).size).toBe(4);
  });

  test("is not shown where somebody's seal was changed meanwhile", () => {
    server.hear(pledge.hear(server.table()));
    server.bind();
    pledge.hear(server.table());
    server.bind("chosen-to-suit");
    expect(pledge.hear(server.table())).toEqual([]);
    expect(pledge.faults).toEqual(["seals"]);
  });
});

describe("a game", () => {
  test("that is as it was promised and shown is verified", () => {
    server.begin(pledge);
    pledge.see(seen([1, server.rolled(0)]));
    pledge.see(seen([3, server.rolled(1)]));
    expect(pledge.faults).toEqual([]);
    expect(new Pledge("t").verify(server.record())).toEqual({ faults: [], verified: true, late: false, renewed: 0 });
  });

  test("by another promise is shouted about as soon as it begins", () => {
    server.hear(pledge.hear(server.table()));
    server.serverSeed = "08".repeat(32);
    server.seeds = ["mine", BOB];
    server.status = "playing";
    pledge.hear(server.table());
    expect(pledge.faults).toContain("promise");
  });

  test("whose promise changes in the middle is shouted about", () => {
    server.begin(pledge);
    server.serverSeed = "08".repeat(32);
    pledge.hear(server.table());
    expect(pledge.faults).toContain("promise");
  });

  test("with a foreign seed in my place is shouted about", () => {
    server.begin(pledge);
    server.seeds[0] = "foreign";
    pledge.hear(server.table());
    expect(pledge.faults).toEqual(["seeds", "own-seed"]);
  });

  test("whose server says that I was late although I was not is shouted about", () => {
    server.begin(pledge);
    server.seeds[0] = server.seals[0] ?? "";
    pledge.hear(server.table());
    expect(pledge.faults).toEqual(["dropped"]);
  });

  test("for which I was late goes on, and it is said", () => {
    server.hear(pledge.hear(server.table()));
    server.bind();
    server.seeds = [server.seals[0] ?? "", BOB];
    server.status = "playing";
    pledge.hear(server.table());
    expect(pledge.faults).toEqual([]);
    expect(pledge.verify(server.record())).toMatchObject({ verified: true, late: true });
  });

  test("with a seed that Bob was not bound to is shouted about", () => {
    server.begin(pledge);
    server.seeds[1] = "another";
    pledge.hear(server.table());
    expect(pledge.faults).toContain("seeds");
  });

  test("that tells an outcome in two ways is shouted about", () => {
    server.begin(pledge);
    pledge.see(seen([1, 0]));
    pledge.see(seen([1, 1]));
    expect(pledge.faults).toEqual(["shown"]);
  });

  test("whose record has another outcome than was shown is shouted about", () => {
    server.begin(pledge);
    pledge.see(seen([1, (server.rolled(0) + 1) % 3]));
    expect(pledge.verify(server.record())).toMatchObject({ faults: ["shown"], verified: false });
  });

  test("whose record has other seals is shouted about", () => {
    server.begin(pledge);
    const found = pledge.verify(server.record({ seals: [server.seals[0] ?? null, null] }));
    expect(found.faults).toEqual(["seals"]);
  });

  test("whose seeds are renewed forgets what was lost, and is verified with both", () => {
    server.begin(pledge);
    pledge.see(seen([1, server.rolled(0)], [3, 2], [5, 0]));
    const before = server.record().fairness;
    server.serverSeed = "08".repeat(32);
    [server.seals, server.seeds, server.renewed, server.since] = [["", ""], ["", ""], 1, 2];
    server.begin(pledge);
    expect(pledge.faults).toEqual([]);
    const now = { scheme: "oneiros-fair-2", server_seed: server.serverSeed, player_seeds: server.seeds };
    const rolled = outcome(now, 0, 1, [1, 1, 1]);
    pledge.see(seen([3, rolled]));
    const answers: RecordFile["answers"] = [
      ["A", "roll"],
      ["*", outcome({ ...before, server_seed: SERVER }, 0, 0, [1, 1, 1]), [1, 1, 1]],
      ["A", "roll"],
      ["*", rolled, [1, 1, 1]],
    ];
    const renewed = { ...before, ...now, commitment: server.promise, seals: server.seals, since: 2 };
    const record = { seats: NAMES, fairness: { ...before, renewed: [renewed] }, answers };
    expect(pledge.verify(record)).toEqual({ faults: [], verified: true, late: false, renewed: 1 });
  });

  test("that somebody only watched is verified by what was shown", () => {
    server.begin(new Pledge("elsewhere"));
    server.mine = [];
    const watcher = new Pledge("t");
    expect(watcher.hear(server.table())).toEqual([]);
    watcher.see(seen([1, server.rolled(0)]));
    expect(watcher.verify(server.record())).toMatchObject({ faults: [], verified: true });
  });
});
