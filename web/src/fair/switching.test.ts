// What a browser agreed to stays what it goes by, whatever a server says between two messages.

import { beforeEach, describe, expect, test } from "vitest";
import { seal } from "./agreed";
import { BOB, ID, Server } from "./hostile";
import { Pledge } from "./pledge";
import { commitment } from "./scheme";
import { noteWish } from "./wished";

const OTHER = "08".repeat(32);
const FOREIGN = commitment(OTHER);

let server: Server;
let pledge: Pledge;

beforeEach(() => {
  localStorage.clear();
  server = new Server();
  pledge = new Pledge(ID);
});

/** Tell a table that names a promise to which nobody here agreed. */
function switchTo(change: Partial<{ mine: number[]; lacks: boolean }>): void {
  const { fairness, seats, ...table } = server.table();
  const mine = change.mine ?? [0];
  const playerSeeds = change.lacks ? ["", ""] : ["bot", "bot"];
  const { played: _, ...rest } = fairness;
  pledge.hear({
    ...table,
    seats: seats.map((sitter, seat) => ({ ...sitter, mine: mine.includes(seat) })),
    fairness: { ...rest, commitment: FOREIGN, seals: [], playerSeeds, setup: "" },
  });
}

describe("a table that names a foreign promise between two messages (issue 12, 1)", () => {
  beforeEach(() => {
    server.begin(pledge);
    server.show(pledge, server.roll());
  });

  test.each([
    { mine: [0], lacks: false },
    { mine: [], lacks: false },
    { mine: [0], lacks: true },
    { mine: [], lacks: true },
  ])("does not change what is played: %j", (change) => {
    switchTo(change);
    expect(pledge.setupOf({ ...server.table(), fairness: { scheme: "", commitment: FOREIGN } })).toEqual({ heap: 7 });
  });

  test("is found out whatever it says of the seats", () => {
    switchTo({ mine: [] });
    expect(pledge.faults).toEqual(["promise"]);
  });

  test("and lacks seeds is found out by the next roll", () => {
    switchTo({ mine: [], lacks: true });
    expect(pledge.faults).toEqual([]);
    server.show(pledge, server.roll());
    expect(pledge.faults).toEqual(["unsown"]);
  });

  test("costs the tick even if people here say that it was they (issue 12, 9)", () => {
    switchTo({ mine: [0] });
    pledge.ownUp();
    expect(pledge.faults).toEqual([]);
    server.tell(pledge);
    server.show(pledge, server.roll());
    expect(server.judged(pledge)).toMatchObject({ kind: "consistent", faults: [], doubts: ["elsewhere"] });
  });
});

test("whoever got up before the game and looks on is not alarmed by the promise of the others", () => {
  server.tell(pledge);
  server.bind();
  server.tell(pledge);
  server.renew(OTHER);
  server.mine = [];
  server.bind();
  server.seals[0] = seal(server.promise, "A", "of-cleo");
  [server.seeds, server.status] = [["of-cleo", BOB], "playing"];
  server.tell(pledge);
  server.show(pledge, server.roll());
  expect(pledge.faults).toEqual([]);
  server.before = [];
  server.tell(pledge);
  expect(pledge.faults).toEqual(["promise"]);
});

test("no set-up that is known, no tick", () => {
  server.begin(pledge);
  server.show(pledge, server.roll());
  const verdict = server.judged(pledge, server.record(), 2, { compared: false });
  expect(verdict).toMatchObject({ kind: "consistent", doubts: ["draws"] });
});

test("dice that were announced and never told cost the tick", () => {
  server.begin(pledge);
  server.show(pledge, server.roll());
  const verdict = server.judged(pledge, server.record(), 2, { rolled: false });
  expect(verdict).toMatchObject({ kind: "consistent", doubts: ["unheard"] });
});

describe("a set-up that is not as usual (issue 12, 4)", () => {
  beforeEach(() => {
    pledge = new Pledge(ID, (_, setup) => (setup["heap"] === 7 ? ["position", "reroll-ones"] : []));
    server.tell(pledge);
    server.bind();
  });

  test("is told and asked about before a seed is shown", () => {
    expect(server.tell(pledge)).toEqual([]);
    expect(pledge.worries.unusual).toEqual(["position", "reroll-ones"]);
    pledge.take("another");
    expect(server.tell(pledge)).toEqual([]);
    pledge.take(server.setup);
    expect(server.tell(pledge)).toMatchObject([{ type: "reveal" }]);
    expect(pledge.worries.unusual).toEqual([]);
  });

  test("is not asked about as far as it was chosen here", () => {
    noteWish(ID, { game: "pebbles", puzzle: "e4c097" });
    expect(server.tell(pledge)).toEqual([]);
    expect(pledge.worries.unusual).toEqual(["reroll-ones"]);
    noteWish(ID, { game: "pebbles", lesson: "first", format: { reroll_ones: true, turn_limit: 9 } });
    expect(server.tell(pledge)).toMatchObject([{ type: "reveal" }]);
    expect(localStorage.getItem(`oneiros-wished-${ID}`)).toBeNull();
  });
});

describe("a takeback that is asked for twice", () => {
  beforeEach(() => {
    server.begin(pledge);
    pledge.give({ seat: 0, step: 0, text: "roll" });
    server.show(pledge, server.roll("A"));
  });

  const goBack = (): void => {
    server.rows.push(["<", 0, ["A", "B"]]);
    [server.takebacks, server.cuts] = [1, 1];
    server.show(pledge, server.news([], 0, 0));
  };

  test.each([1, 2])("and comes true although one of them was refused is no alarm: refused %i", (refused) => {
    pledge.consent({ at: 2, step: 0, further: true });
    server.tell(pledge, { takeback: { seat: 0, step: 0, awaits: [1] } });
    pledge.consent({ at: 2, step: 1, further: true });
    if (refused === 1) pledge.dropWish();
    goBack();
    expect(pledge.faults).toEqual([]);
    if (refused === 2) pledge.dropWish();
    expect(server.judged(pledge)).toMatchObject({ kind: "verified", takebacks: 1 });
  });

  test("and refused twice, but happens all the same, is found out", () => {
    pledge.consent({ at: 2, step: 0, further: true });
    pledge.consent({ at: 2, step: 0, further: true });
    pledge.dropWish();
    pledge.dropWish();
    goBack();
    expect(pledge.faults).toEqual(["taken-back"]);
  });
});

describe("numbers that are none are found out (issue 12, 3):", () => {
  const outcome = { entry: 1, chosen: 2, weights: [1, 1, 1, 1, 1, 1] };
  const event = { step: 0, kind: "x", about: {}, cause: { rule: "1" } };

  test.each([
    { step: "2" },
    { since: -1 },
    { since: 3 },
    { cuts: 0.5 },
    { takebacks: "0" },
    { outcomes: [{ ...outcome, entry: "1" }] },
    { outcomes: [{ ...outcome, chosen: "2" }] },
    { outcomes: [{ ...outcome, chosen: -1 }] },
    { outcomes: [{ ...outcome, weights: [1, 1, "1"] }] },
    { events: [{ ...event, step: "0" }] },
    { events: [{ ...event, step: 2 }] },
    { events: [{ ...event, step: 1 }, event] },
  ])("%j", (lie) => {
    server.begin(pledge);
    const news = { ...server.roll(), outcomes: [], events: [event, { ...event, step: 1 }] };
    pledge.see(news);
    expect(pledge.faults).toEqual([]);
    pledge.see({ ...news, ...lie } as unknown as typeof news);
    expect(pledge.faults).toEqual(["shown"]);
  });
});
