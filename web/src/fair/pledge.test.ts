import { beforeEach, describe, expect, test, vi } from "vitest";
import { seal } from "./agreed";
import { BOB, bytesOf, ID, SEATED, Server, WEIGHTS } from "./hostile";
import { judge } from "./check";
import type { Verdict } from "./faults";
import { Pledge } from "./pledge";
import type { Row } from "./record";

const OTHER = "08".repeat(32);
const NONE = { forgetful: false, unkept: false, foreign: false, late: -1, again: 0, lost: 0, unusual: [] };

let server: Server;
let pledge: Pledge;

beforeEach(() => {
  localStorage.clear();
  server = new Server();
  pledge = new Pledge(ID);
});

describe("a seed", () => {
  test("is bound first, and shown only when everybody is bound", () => {
    expect(server.tell(pledge)).toMatchObject([{ type: "sow", seat: 0, promise: server.promise }]);
    expect(server.tell(pledge)).toEqual([]);
    server.bind();
    const [shown] = server.tell(pledge);
    expect(shown).toMatchObject({ type: "reveal", seat: 0 });
    expect(shown?.type === "reveal" && seal(server.promise, "A", shown.seed)).toBe(server.seals[0]);
    expect(pledge.faults).toEqual([]);
    expect(pledge.worries).toEqual(NONE);
  });

  test("is bound only when its seat has brought what it plays", () => {
    expect(server.tell(pledge, { lacks: [0, 1] })).toEqual([]);
    expect(server.tell(pledge, { lacks: [1] })).toMatchObject([{ type: "sow", seat: 0 }]);
  });

  test("is the same after the page was loaded again, and on a second page", () => {
    const [first] = pledge.hear(server.table());
    expect(new Pledge(ID).hear(server.table())).toEqual([first]);
    server.tell(pledge);
    server.bind();
    expect(new Pledge(ID).hear(server.table())).toMatchObject([{ type: "reveal" }]);
  });

  test("is another one for another promise, and for each seat of one screen", () => {
    server.mine = [0, 1];
    const first = pledge.hear(server.table());
    server.serverSeed = OTHER;
    const second = pledge.hear(server.table());
    const seals = [...first, ...second].map((one) => one.type === "sow" && one.seal);
    expect(new Set(seals).size).toBe(4);
  });

  test("is not shown where somebody's seal or the set-up was changed meanwhile", () => {
    server.tell(pledge);
    server.bind();
    pledge.hear(server.table());
    server.setup = "0".repeat(64);
    expect(pledge.hear(server.table())).toEqual([]);
    server.bind("chosen-to-suit");
    expect(pledge.hear(server.table())).toEqual([]);
    expect(pledge.faults).toEqual(["setup", "seals"]);
  });

  test("that could not be sent has not been shown", () => {
    server.tell(pledge);
    server.bind();
    pledge.hear(server.table());
    server.seeds = [server.seals[0] ?? "", BOB];
    server.status = "playing";
    server.tell(pledge);
    expect(pledge.faults).toEqual([]);
  });
});

describe("an honest game", () => {
  test("is verified, with the seed of this browser", () => {
    server.begin(pledge);
    for (let turn = 0; turn < 5; turn++) server.show(pledge, server.roll());
    expect(pledge.faults).toEqual([]);
    const verdict = server.judged(new Pledge(ID));
    expect(verdict).toMatchObject({ kind: "verified", faults: [], doubts: [], renewed: 0, aborted: 0, lost: 0 });
    expect(verdict.file?.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test("against a bot is, too", () => {
    server.kinds = ["guest", "bot"];
    server.begin(pledge);
    server.show(pledge, server.roll());
    expect(server.judged(pledge)).toMatchObject({ kind: "verified" });
  });

  test("in which something was taken back as people here allowed is, too", () => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    pledge.consent({ at: 2, step: 0, further: false });
    server.rows.push(["<", 0, ["B", "A"]]);
    [server.takebacks, server.cuts] = [1, 1];
    server.show(pledge, server.news([], 0));
    server.rows.push(["B", "roll"], ["*", server.drawn(0), WEIGHTS]);
    server.show(pledge, server.news([{ entry: 4, chosen: server.drawn(0), weights: WEIGHTS }], 2));
    expect(pledge.faults).toEqual([]);
    expect(server.judged(pledge, server.record(), 2)).toMatchObject({ kind: "verified" });
  });

  test("after somebody had got up is agreed on anew only with a click, and says how often", () => {
    server.tell(pledge);
    server.bind();
    server.tell(pledge);
    server.renew(OTHER);
    expect(server.tell(pledge)).toEqual([]);
    expect(pledge.worries).toEqual({ ...NONE, again: 2 });
    pledge.sayYes(server.promise);
    server.begin(pledge);
    server.show(pledge, server.roll());
    expect(server.judged(pledge)).toMatchObject({ kind: "consistent", doubts: ["anew"], aborted: 1 });
  });

  test("whose seeds were renewed counts what was lost, and needs a click as well", () => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    const lost = server.roll();
    server.show(pledge, lost);
    server.rows.length = 2;
    server.renew(OTHER, true);
    expect(server.tell(pledge).map((one) => one.type)).toEqual(["seen"]);
    expect(pledge.worries.again).toBe(2);
    pledge.sayYes(server.promise);
    server.begin(pledge);
    server.show(pledge, server.roll());
    expect(pledge.faults).toEqual([]);
    expect(server.judged(pledge)).toMatchObject({ kind: "consistent", doubts: ["anew", "lost"], renewed: 1, lost: 1 });
  });

  test("of a server that was restored twice from one backup is no alarm, once people have agreed to it", () => {
    server.begin(pledge);
    const { seals, seeds, serverSeed } = server;
    for (const seed of [OTHER, "09".repeat(32)]) {
      Object.assign(server, { seals, seeds, serverSeed, before: [], earlier: [] });
      server.renew(seed, true);
      server.tell(pledge);
      expect(pledge.worries.lost).toBe(seed === OTHER ? 0 : 1);
      pledge.sayYes(server.promise);
      server.begin(pledge);
    }
    server.show(pledge, server.roll());
    expect(server.judged(pledge)).toMatchObject({ kind: "consistent", faults: [], doubts: ["anew", "lost"] });
  });

  test("that was only watched, or sealed in another browser, is consistent and not verified", () => {
    server.begin(new Pledge("elsewhere"));
    server.show(pledge, server.roll());
    expect(server.judged(pledge)).toMatchObject({ kind: "consistent", doubts: ["no-part"] });
    server.mine = [];
    expect(server.judged(pledge)).toMatchObject({ kind: "consistent", doubts: ["no-part"] });
  });
});

describe("a hostile server that (W1)", () => {
  test("names a scheme of its own is shown no seed, and shouted about if it goes on", () => {
    server.tell(pledge);
    server.bind();
    server.scheme = "oneiros-fair-3x17";
    expect(server.tell(pledge)).toEqual([]);
    expect(pledge.faults).toEqual(["scheme"]);
  });

  test("falls back to an older scheme in the game or in the record is found out", () => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    const record = server.record({ scheme: "oneiros-fair-2" });
    expect(judge(pledge.kept, bytesOf(record), SEATED).faults).toContain("scheme");
    server.scheme = "oneiros-fair-2";
    server.tell(pledge);
    expect(pledge.faults).toEqual(["scheme"]);
    expect(server.judged(pledge, server.record({ scheme: "oneiros-fair-1" })).faults).toContain("scheme");
  });
});

describe("a hostile server that (W2)", () => {
  test("has a bot with a seed of its own is found out, at once and in the record", () => {
    server.kinds = ["guest", "bot"];
    server.begin(pledge);
    server.seeds[1] = "ground-to-suit";
    server.tell(pledge);
    expect(pledge.faults).toEqual(["unsealed"]);
    expect(server.judged(new Pledge(ID)).faults).toContain("unsealed");
  });

  test("says that Bob is bound but shows no seal of his sees no seed", () => {
    server.tell(pledge);
    const seats = server.table().seats.map((sitter) => ({ ...sitter, sown: true }));
    const fairness = { ...server.table().fairness, setup: server.setup };
    expect(server.tell(pledge, { seats, fairness })).toEqual([]);
    expect(pledge.faults).toEqual(["seals"]);
  });
});

describe("a hostile server that (W3)", () => {
  test("takes back what nobody here wished to take back is found out at once", () => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    server.rows.push(["<", 0, ["B", "A"]]);
    [server.takebacks, server.cuts] = [1, 1];
    server.show(pledge, server.news([], 0));
    expect(pledge.faults).toEqual(["taken-back"]);
  });

  test("hides a takeback until the record is found out by it", () => {
    server.begin(pledge);
    const hidden: Row[] = [
      ["B", "roll"],
      ["*", server.drawn(), WEIGHTS],
      ["<", 0, ["B", "A"]],
    ];
    server.rows = hidden;
    server.takebacks = 1;
    server.rows.push(["B", "roll"], ["*", server.drawn(0), WEIGHTS]);
    const chosen = server.drawn(0);
    server.takebacks = 0;
    server.show(pledge, server.news([{ entry: 4, chosen, weights: WEIGHTS }], 2));
    server.takebacks = 1;
    const verdict = server.judged(pledge, server.record(), 2);
    expect(verdict).toMatchObject({ kind: "alarm", faults: ["taken-back"] });
  });

  test("ends the game otherwise in the record than on the page is found out", () => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    const record = (winners: string[], rule: string): object => ({ ...server.record(), result: { winners, rule } });
    const verdict = (record: object, winners: number[], how: string, said: string): Verdict => {
      const sentence = `⟦server-ending¦${said}⟧`;
      return server.judged(pledge, record, 2, { ending: { winners, how, sentence } });
    };
    const words = "how=rule¦won=yes¦winners=A¦rule=9.4";
    expect(verdict(record(["A"], "9.4"), [0], "9.4", words).kind).toBe("verified");
    for (const other of [record(["B"], "9.4"), record(["A"], "resigned"), record(["A", "B"], "9.4"), server.record()])
      expect(verdict(other, [0], "9.4", words)).toMatchObject({ kind: "alarm", faults: ["ending"] });
    const lie = verdict(record(["A"], "9.4"), [0], "9.4", "how=rule¦won=yes¦winners=B¦rule=9.4");
    expect(lie).toMatchObject({ kind: "alarm", faults: ["ending"] });
    const long = verdict(record([], "closed"), [], "long", "how=long¦won=no¦winners=¦rule=long");
    expect(long.kind).toBe("verified");
  });

  test("takes back without end in the record is found out all the same", () => {
    server.begin(pledge);
    for (let at = 0; at < 20_000; at++) server.rows.push(["B", "end"]);
    for (let at = 0; at < 20_000; at++) server.rows.push(["<", 19_999 + 2 * at, ["B", "A"]], ["B", "end"]);
    expect(server.judged(pledge, server.record(), 20_000)).toMatchObject({ kind: "alarm", faults: ["taken-back"] });
  });

  test("promises the hash of nothing, and shows no seed, is found out", () => {
    server.serverSeed = "";
    server.begin(pledge);
    server.show(pledge, server.roll());
    const record = server.record({ server_seed: null });
    expect(server.judged(pledge, record)).toMatchObject({ kind: "alarm", faults: ["server-seed"] });
  });

  test("uses a consent for another place is found out", () => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    server.show(pledge, server.roll());
    pledge.consent({ at: 4, step: 2, further: false });
    server.rows.push(["<", 0, ["B", "A"]]);
    server.takebacks = 1;
    server.show(pledge, server.news([], 0));
    expect(server.judged(pledge, server.record(), 0).faults).toEqual(["taken-back"]);
  });
});

describe("a hostile server that (W4)", () => {
  test("renews seeds by itself in the middle of a game is found out", () => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    server.renew(OTHER, true);
    server.seeds = ["mine-they-say", BOB];
    server.seals = [seal(server.promise, "A", "mine-they-say"), seal(server.promise, "B", BOB)];
    server.tell(pledge);
    expect(pledge.faults).toEqual(["promise"]);
  });

  test("does so only in the record is found out, too", () => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    const before = structuredClone(server.kinds);
    server.renew(OTHER, true);
    server.seeds = ["mine-they-say", BOB];
    server.seals = [seal(server.promise, "A", "mine-they-say"), seal(server.promise, "B", BOB)];
    expect(before).toEqual(server.kinds);
    expect(judge(pledge.kept, bytesOf(server.record()), SEATED).faults).toContain("promise");
  });

  test("wants everything forgotten by a renewal has it counted", () => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    server.show(pledge, server.roll());
    server.rows = [];
    server.renew(OTHER, true);
    server.tell(pledge);
    pledge.sayYes(server.promise);
    server.begin(pledge);
    expect(pledge.verdict.lost).toBe(2);
  });
});

describe("a hostile server that (W5)", () => {
  test("seals and shows a seed in my name gets no tick, and it is said before the game", () => {
    server.seals = [seal(server.promise, "A", "mine-they-say"), seal(server.promise, "B", BOB)];
    server.seeds = ["mine-they-say", BOB];
    server.tell(pledge);
    expect(pledge.worries.foreign).toBe(true);
    server.status = "playing";
    server.tell(pledge);
    server.show(pledge, server.roll());
    expect(server.judged(pledge)).toMatchObject({ kind: "consistent", doubts: ["no-part"] });
  });

  test("plays with seats of which this browser had agreed to seeds that never counted is found out", () => {
    server.tell(pledge);
    server.serverSeed = OTHER;
    server.seals = [seal(server.promise, "A", "mine-they-say"), seal(server.promise, "B", BOB)];
    server.seeds = ["mine-they-say", BOB];
    server.status = "playing";
    server.tell(pledge);
    expect(pledge.faults).toEqual(["promise"]);
  });

  test("meets a browser whose storage is full makes it forget the older tables, not this one", () => {
    for (const old of ["older", "newer"]) {
      vi.setSystemTime(old === "older" ? 1000 : 2000);
      new Server().tell(new Pledge(old));
    }
    const write = localStorage.setItem.bind(localStorage);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation((key, value) => {
      if (localStorage.getItem("oneiros-fair-older")) throw new DOMException("full", "QuotaExceededError");
      write(key, value);
    });
    server.tell(pledge);
    vi.useRealTimers();
    expect(pledge.worries.forgetful).toBe(false);
    expect(Object.keys(localStorage).sort()).toEqual(["oneiros-fair-newer", "oneiros-fair-t"]);
  });

  test("meets a browser that forgets is said before the game", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    server.tell(pledge);
    expect(pledge.worries.forgetful).toBe(true);
    full.mockRestore();
  });
});

describe("a hostile server that (W6)", () => {
  test("lets my seed come too late has it said before anything is rolled, and gets no tick", () => {
    server.tell(pledge);
    server.bind();
    server.seeds = [server.seals[0] ?? "", BOB];
    server.late = [0];
    server.tell(pledge);
    expect(pledge.worries.late).toBe(0);
    [server.status, server.late] = ["playing", []];
    server.tell(pledge);
    expect(pledge.worries.late).toBe(0);
    pledge.accept(server.promise);
    server.tell(pledge);
    expect(pledge.worries.late).toBe(-1);
    server.show(pledge, server.roll());
    expect(pledge.faults).toEqual([]);
    expect(server.judged(pledge)).toMatchObject({ kind: "consistent", doubts: ["late"] });
  });

  test("drops a seed that it had already is found out", () => {
    server.begin(pledge);
    server.seeds[0] = server.seals[0] ?? "";
    server.tell(pledge);
    expect(pledge.faults).toEqual(["dropped"]);
  });
});

describe("a hostile server that (W7)", () => {
  test("tries seeds again and again without telling is found out by the record", () => {
    server.tell(pledge);
    server.bind();
    server.tell(pledge);
    server.renew(OTHER);
    // It says nothing of the sowing before, neither to the browser nor in the record.
    [server.before, server.aborted] = [[], []];
    server.tell(pledge);
    expect(pledge.worries).toEqual({ ...NONE, again: 2, lost: 1 });
    server.seeds = ["x", BOB];
    server.show(pledge, server.roll());
    const { faults } = judge(pledge.kept, bytesOf(server.record()), SEATED);
    expect(faults).toContain("missing");
  });
});

describe("a hostile server that (W8)", () => {
  test("shows other dice than it notes is found out", () => {
    server.begin(pledge);
    const news = server.roll();
    server.show(pledge, news);
    expect(pledge.faults).toEqual([]);
    pledge.compare(news, [{ step: 1, chosen: (server.drawn(0) + 1) % 6, weights: WEIGHTS }]);
    expect(pledge.faults).toEqual(["dice"]);
  });

  test("draws with weights of its own is found out by the dice on the page", () => {
    server.begin(pledge);
    const loaded = server.news([{ entry: 1, chosen: 5, weights: [1, 1, 1, 1, 1, 99] }], 2);
    pledge.compare(loaded, [{ step: 1, chosen: 5, weights: WEIGHTS }]);
    expect(pledge.faults).toEqual(["dice"]);
  });

  test("burns an outcome before a roll is found out", () => {
    server.begin(pledge);
    server.rows.push(["*", 0, [1]]);
    server.show(pledge, server.roll());
    expect(server.judged(pledge)).toMatchObject({ kind: "alarm", faults: ["unseen"] });
  });

  test("tells an outcome in two ways, or another than is in the record, is found out", () => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    const other = { entry: 1, chosen: (server.drawn(0) + 1) % 6, weights: WEIGHTS };
    server.show(pledge, server.news([other]));
    expect(pledge.faults).toEqual(["shown"]);
  });

  test("puts other words into my mouth is found out", () => {
    server.begin(pledge);
    pledge.give({ seat: 0, step: 0, text: "roll" });
    server.show(pledge, server.roll("A"));
    server.rows[0] = ["A", "pass"];
    expect(server.judged(pledge)).toMatchObject({ kind: "alarm", faults: ["answers"] });
  });

  test("answers for me gets no tick", () => {
    server.begin(pledge);
    server.show(pledge, server.roll("A"));
    expect(server.judged(pledge)).toMatchObject({ kind: "consistent", doubts: ["elsewhere"] });
  });

  test("plays something else than was agreed on is found out", () => {
    server.begin(pledge);
    const record = { ...server.record(), setup: { heap: 8 } };
    expect(server.judged(pledge, record).faults).toEqual(["setup"]);
  });

  test("notes a hidden outcome may not swap it for none", () => {
    server.begin(pledge);
    server.show(pledge, server.news([{ entry: 0, chosen: -1, weights: [] }]));
    expect(server.judged(pledge, { ...server.record(), answers: [["A", "pass"]] }).faults).toContain("shown");
  });
});

describe("a hostile server that (W9)", () => {
  test.each([
    ["no JSON", "{"],
    ["weights whose sum is nothing", { answers: [["*", 0, [0]]] }],
    ["weights beyond all words", { answers: [["*", 0, [2 ** 32, 1]]] }],
    ["seals that are missing", { fairness: {} }],
    ["another schema", { schema: 1 }],
    ["another table", { table: "elsewhere" }],
    ["a number that languages read differently", { setup: { heap: 2 ** 60 } }],
  ])("gives a record with %s sets off an alarm", (_, change) => {
    server.begin(pledge);
    const record = typeof change === "string" ? change : { ...server.record(), ...change };
    const verdict = server.judged(pledge, record);
    expect(verdict.kind).toBe("alarm");
    expect(verdict.faults).toContain("record");
    expect(verdict.file?.sha256).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("a server that was set back (W10)", () => {
  test("is told which outcome was seen last", () => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    server.show(pledge, server.roll());
    expect(server.tell(new Pledge(ID))).toEqual([{ type: "seen", seat: 0, promise: server.promise, entry: 3 }]);
  });

  test("and plays on with a promise whose seed it had shown is shouted about", () => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    server.judged(pledge);
    [server.status, server.opened] = ["playing", ""];
    server.tell(pledge);
    expect(pledge.faults).toEqual([]);
    server.show(pledge, server.roll());
    expect(pledge.faults).toEqual(["known"]);
  });

  test("is shouted about also where only the record had that seed", () => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    for (const status of ["over", "playing"] as const) {
      server.status = status;
      server.tell(pledge);
    }
    server.show(pledge, server.roll());
    expect(pledge.faults).toEqual(["known"]);
  });

  test("is shouted about also by a page that was loaded again, whatever it is told first", () => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    server.judged(pledge);
    const again = new Pledge(ID);
    server.show(again, server.roll());
    expect(again.faults).toEqual(["known"]);
  });
});

describe("names of seats", () => {
  test.each([
    ["a line break", ["A bot\nC", "B"]],
    ["a blank", ["A person", "B"]],
    ["nothing", ["", "B"]],
    ["the name of another", ["B", "B"]],
    ["one seat too many", ["A", "B", "C"]],
  ])("with %s show no seed: two agreements could have one root", (_, names) => {
    server.tell(pledge, { names });
    server.bind();
    expect(server.tell(pledge, { names })).toEqual([]);
    expect(pledge.faults).toEqual(["seats"]);
  });
});

describe("a server that lets several promises be sealed", () => {
  /** Seal for two promises before anything is shown; the first is shown. */
  function sealTwo(): string[][] {
    const sown: string[][] = [];
    for (const seed of ["07".repeat(32), OTHER]) {
      server.serverSeed = seed;
      server.seals = ["", ""];
      server.tell(pledge);
      server.bind();
      sown.push([...server.seals]);
    }
    [server.serverSeed, server.seals] = ["07".repeat(32), [...(sown[0] ?? [])]];
    server.tell(pledge);
    return sown;
  }

  test("is shown the seed of one, and of another only with a click", () => {
    const sown = sealTwo();
    expect(server.seeds[0]).not.toBe("");
    [server.serverSeed, server.seals, server.seeds] = [OTHER, [...(sown[1] ?? [])], ["", ""]];
    expect(server.tell(pledge)).toEqual([]);
    expect(pledge.worries.again).toBe(2);
    pledge.sayYes(server.promise);
    expect(server.tell(pledge)).toMatchObject([{ type: "reveal", seat: 0 }]);
  });
});
