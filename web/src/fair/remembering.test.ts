import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Play } from "../messages";
import { BOB, ID, Server } from "./hostile";
import { recallKept } from "./kept";
import { Pledge, type Told } from "./pledge";
import { setupDigest } from "./setup";

const OTHER = "02".repeat(32);

let server: Server;
let pledge: Pledge;

beforeEach(() => {
  localStorage.clear();
  [server, pledge] = [new Server(), new Pledge(ID)];
});
afterEach(() => vi.restoreAllMocks());

const types = (said: readonly Told[]): string[] => said.map((one) => one.type);

/** Let nothing be stored any more, or only how little is left of a table. */
function fill(isLittle = false): void {
  const write = localStorage.setItem.bind(localStorage);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation((key, value) => {
    if (!isLittle || value.includes('"bare":false')) throw new DOMException("full", "QuotaExceededError");
    write(key, value);
  });
}

/** Bind everybody, and hear whether the browser shows its seed. */
function bound(): Told[] {
  server.tell(pledge);
  server.bind();
  return server.tell(pledge);
}

/** A page that is loaded again, to which a server makes another promise; whether it seals without a click. */
function sealsAgain(): boolean {
  const two = new Server();
  two.serverSeed = OTHER;
  const again = new Pledge(ID);
  return two.tell(again).length > 0 || again.worries.again === 0;
}

describe("a seed that is shown", () => {
  test("is remembered before it leaves", () => {
    server.tell(pledge);
    server.bind();
    expect(types(pledge.hear(server.table()))).toEqual(["reveal"]);
    expect(recallKept(ID)?.agreements[0]?.shown).toEqual([0]);
    expect(sealsAgain()).toBe(false);
  });

  test("does not leave where nothing is remembered, unless people here say so, and then there is no tick", () => {
    server.tell(pledge);
    server.bind();
    fill();
    expect(server.tell(pledge)).toEqual([]);
    expect(pledge.worries).toMatchObject({ forgetful: true, unkept: true });
    expect(pledge.kept.agreements[0]?.shown).toEqual([]);
    pledge.sayYes(server.promise);
    expect(types(server.tell(pledge))).toEqual(["reveal"]);
    expect(pledge.worries).toMatchObject({ forgetful: true, unkept: false });
    vi.restoreAllMocks();
    [server.status, server.seeds[1]] = ["playing", BOB];
    server.tell(pledge);
    server.show(pledge, server.roll());
    const { kind, faults, doubts } = server.judged(pledge);
    expect([kind, faults, doubts]).toEqual(["consistent", [], ["forgetful"]]);
  });

  test("is remembered also where another page writes over it what it knew before", () => {
    server.tell(pledge);
    server.bind();
    const before = localStorage.getItem(`oneiros-fair-${ID}`) ?? "";
    server.tell(pledge);
    localStorage.setItem(`oneiros-fair-${ID}`, before);
    pledge.see(server.news());
    expect(recallKept(ID)).toMatchObject({ agreements: [{ shown: [0] }], forgot: true });
    expect(sealsAgain()).toBe(false);
  });

  test("for which little can be remembered is still remembered as shown", () => {
    server.tell(pledge);
    server.bind();
    fill(true);
    server.tell(pledge);
    pledge.sayYes(server.promise);
    server.tell(pledge);
    vi.restoreAllMocks();
    expect(recallKept(ID)).toMatchObject({ bare: true, forgot: true, agreements: [{ shown: [0], seeds: {} }] });
    expect(sealsAgain()).toBe(false);
  });
});

test("an honest game of which nearly all was forgotten sets off no alarm, and gets no tick", () => {
  server.begin(pledge);
  server.show(pledge, server.roll());
  fill(true);
  server.tell(pledge);
  vi.restoreAllMocks();
  const again = new Pledge(ID);
  expect(again.kept.bare).toBe(true);
  server.tell(again);
  server.show(again, server.roll());
  const { kind, faults, doubts } = server.judged(again);
  expect([kind, faults, doubts]).toEqual(["consistent", [], ["no-part", "forgetful"]]);
});

describe("a hostile server that", () => {
  test("fills the storage from another table is asked for a click all the same", () => {
    bound();
    const other = new Pledge("u");
    const outcome = (entry: number, weights: number): object => {
      return { entry, chosen: 0, weights: Array<number>(weights).fill(1) };
    };
    const play = (...outcomes: object[]): Play => ({ ...server.play(), outcomes }) as Play;
    other.see(play(outcome(0, 2_600_000)));
    expect(other.faults).toEqual(["shown"]);
    for (let table = 0; table < 30; table++) {
      const many = Array.from({ length: 230 }, (_, entry) => outcome(entry, 1000));
      new Pledge(`u${table}`).see(play(...many));
    }
    expect(recallKept(ID)?.bare).toBe(true);
    expect(sealsAgain()).toBe(false);
  });

  test("says more of one table than any game has is found out, and pushes out no other", () => {
    bound();
    const other = new Pledge("u");
    for (let entry = 0; entry < 300; entry++) {
      const weights = Array<number>(1000).fill(1);
      other.see({ ...server.play(), outcomes: [{ entry, chosen: 0, weights }] });
    }
    expect(other.faults).toEqual(["shown"]);
    expect(new Pledge("u").faults).toEqual(["shown"]);
    expect(recallKept(ID)?.bare).toBe(false);
  });

  test("sends more seals than seats sees no seed", () => {
    server.tell(pledge);
    server.bind();
    server.seals.push("x".repeat(6_000_000));
    expect(server.tell(pledge)).toEqual([]);
    expect(pledge.faults).toEqual(["seals"]);
  });

  test("makes a set-up too large to be remembered sees no seed", () => {
    server.tell(pledge);
    server.bind();
    const setup = { heap: "7".repeat(600_000) };
    [server.played, server.setup] = [{ rules: 1, setup }, setupDigest("pebbles", 1, setup)];
    expect(server.tell(pledge)).toEqual([]);
    expect(pledge.faults).toEqual(["shown"]);
  });

  test("says that a forgotten seed was never sealed gets no other for the same promise", () => {
    bound();
    fill(true);
    server.tell(pledge);
    vi.restoreAllMocks();
    expect(recallKept(ID)?.bare).toBe(true);
    server.seals = ["", ""];
    const again = new Pledge(ID);
    again.sayYes(server.promise);
    expect(server.tell(again)).toEqual([]);
  });

  test("makes promises without end before a game does not fill what is remembered", () => {
    for (let seed = 0; seed < 300; seed++) {
      server.serverSeed = seed.toString(16).padStart(64, "0");
      server.seals = ["", ""];
      server.tell(pledge);
    }
    expect(pledge.kept.agreements.length).toBeLessThan(110);
    expect(types(bound())).toEqual(["reveal"]);
  });

  test.each(["x", "0", -1, 0.5, null])("says that seeds count since %j sees no seed", (since) => {
    server.since = since as number;
    expect(bound()).toEqual([]);
    expect(pledge.faults).toEqual(["since"]);
  });

  test("says later that seeds count since no number is found out, and may roll nothing while one is missing", () => {
    bound();
    server.status = "playing";
    server.since = "x" as unknown as number;
    server.tell(pledge);
    server.seeds[1] = BOB;
    const news = server.roll();
    server.seeds[1] = "";
    server.show(pledge, news);
    expect(pledge.faults).toEqual(["since", "unsown"]);
  });

  test("promises by what is no digest sees no seed", () => {
    vi.spyOn(server, "promise", "get").mockReturnValue("c0ffee");
    expect(bound()).toEqual([]);
    expect(pledge.faults).toEqual(["scheme"]);
  });
});
