// The proof claims no more than it checks, and shouts about nothing that is right.

import { beforeEach, describe, expect, test } from "vitest";
import { seal } from "./agreed";
import { judge } from "./check";
import { BOB, bytesOf, ID, SEATED, Server, WEIGHTS } from "./hostile";
import { Pledge } from "./pledge";

const OTHER = "08".repeat(32);

let server: Server;
let pledge: Pledge;

beforeEach(() => {
  localStorage.clear();
  server = new Server();
  pledge = new Pledge(ID);
});

/** Another browser of the same player, which knows nothing of what this one keeps. */
function elsewhere<T>(deed: (other: Pledge) => T): T {
  const kept = localStorage.getItem(`oneiros-fair-${ID}`);
  localStorage.clear();
  const done = deed(new Pledge(ID));
  localStorage.clear();
  if (kept) localStorage.setItem(`oneiros-fair-${ID}`, kept);
  return done;
}

describe("an outcome that was never shown (N1)", () => {
  beforeEach(() => {
    server.begin(pledge);
    server.rows.push(["*", server.drawn(0), WEIGHTS]);
    server.show(pledge, server.roll());
  });

  test("is found out also where the server says that the game is shorter", () => {
    expect(server.judged(pledge, server.record(), 2)).toMatchObject({ kind: "alarm", faults: ["unseen"] });
  });

  test("is found out also where some of the past was not told", () => {
    expect(server.judged(pledge, server.record(), 3, { first: 0 }).faults).toEqual(["unseen"]);
    const verdict = server.judged(pledge, server.record(), 3, { first: 1 });
    expect(verdict).toMatchObject({ kind: "consistent", doubts: ["unheard"] });
  });

  test("costs the tick where this browser could not hear the end", () => {
    const verdict = server.judged(pledge, server.record(), -1, { final: false });
    expect(verdict).toMatchObject({ kind: "consistent", faults: [], doubts: ["unheard"] });
  });

  test("is missed as much as one that was shown and is not there", () => {
    expect(server.judged(pledge, server.record(), 7).faults).toEqual(["shown"]);
  });
});

test("a past that was not told costs the tick, even where every outcome is known (N1)", () => {
  server.begin(pledge);
  server.show(pledge, server.roll());
  expect(server.judged(pledge, server.record(), 2, { first: 1 }).doubts).toEqual(["unheard"]);
});

test("a hidden die is a fault where the game hides none (N2)", () => {
  server.begin(pledge);
  const news = server.roll();
  const hidden = { ...news, outcomes: [{ entry: 1, chosen: -1, weights: [] }] };
  server.show(pledge, hidden);
  pledge.compare(hidden, [{ step: 1, chosen: server.drawn(0), weights: WEIGHTS }]);
  expect(pledge.faults).toEqual(["hidden"]);
});

test("draws that were not compared with what was shown cost the tick (N3)", () => {
  server.begin(pledge);
  server.show(pledge, server.roll());
  const verdict = server.judged(pledge, server.record(), 2, { compared: false });
  expect(verdict).toMatchObject({ kind: "consistent", doubts: ["draws"] });
});

describe("the entry since which seeds count (N4)", () => {
  beforeEach(() => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    server.renew(OTHER, true);
    pledge.sayYes(server.promise);
    server.begin(pledge);
    server.show(pledge, server.roll());
  });

  test("may not be another one later", () => {
    server.since = 4;
    server.tell(pledge);
    expect(pledge.faults).toEqual(["since"]);
  });

  test("may not be another one in the record", () => {
    const record = server.record();
    server.since = 0;
    const moved = server.record();
    server.since = 2;
    expect(server.judged(pledge, record)).toMatchObject({
      kind: "consistent",
      faults: [],
      doubts: ["anew"],
      renewed: 1,
    });
    expect(judge(pledge.kept, bytesOf(moved), { ...SEATED, step: 4 }).faults).toContain("since");
  });
});

test("old seeds that go on after others were shown are found out by the record (N5)", () => {
  server.begin(pledge);
  server.show(pledge, server.roll());
  const [before, sown] = [server.serverSeed, { seals: server.seals, seeds: server.seeds }];
  server.serverSeed = OTHER;
  server.seals = [seal(server.promise, "A", "another"), seal(server.promise, "B", BOB)];
  const aborted = {
    number: 1,
    since: 2,
    reason: "left",
    setup: server.setup,
    commitment: server.promise,
    seals: server.seals,
    player_seeds: ["another", null],
    server_seed: OTHER,
  };
  Object.assign(server, { serverSeed: before, ...sown });
  server.show(pledge, server.roll());
  expect(server.judged(pledge, server.record({ aborted: [aborted] }))).toMatchObject({
    kind: "alarm",
    faults: ["aside"],
  });
});

describe("a wish for a takeback (N7)", () => {
  const back = (): void => {
    server.rows.push(["<", 0, ["B", "A"]]);
    [server.takebacks, server.cuts] = [1, 1];
  };

  beforeEach(() => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    pledge.consent({ at: 2, step: 0, further: false, stage: "asked" });
  });

  test("that never came true allows nothing in the record", () => {
    back();
    expect(server.judged(pledge, server.record(), 0).faults).toContain("taken-back");
  });

  test("lapses when the table shows it no more and the game goes on", () => {
    server.tell(pledge);
    server.show(pledge, server.roll());
    back();
    server.show(pledge, server.news([], 0));
    expect(pledge.faults).toEqual(["taken-back"]);
  });

  test("comes true also where the table is told first", () => {
    server.tell(pledge);
    back();
    server.show(pledge, server.news([], 0));
    expect(pledge.faults).toEqual([]);
    expect(server.judged(pledge, server.record(), 0)).toMatchObject({ kind: "verified" });
  });

  test("that was refused is none", () => {
    pledge.dropWish();
    back();
    server.show(pledge, server.news([], 0));
    expect(pledge.faults).toEqual(["taken-back"]);
  });

  test("that came true is not forgotten again", () => {
    back();
    server.show(pledge, server.news([], 0));
    server.takebacks = 0;
    server.show(pledge, server.news([], 0));
    expect(pledge.faults).toEqual(["taken-back"]);
  });
});

describe("answers (N8)", () => {
  test.each([
    ["as it was said", "roll", false, { kind: "verified" }],
    ["written in full", "  Roll ", true, { kind: "verified" }],
    ["in words of one's own", "r", true, { kind: "consistent", doubts: ["typed"] }],
    ["otherwise than it was chosen", "strike c3 with A", false, { kind: "alarm", faults: ["answers"] }],
  ])("that are in the record %s are judged by their words", (_, text, typed, expected) => {
    server.begin(pledge);
    pledge.give({ seat: 0, step: 0, text, typed });
    server.show(pledge, server.roll("A"));
    expect(server.judged(pledge)).toMatchObject(expected);
  });

  test.each([
    ["the same", "roll", { kind: "verified" }],
    ["something else", "pass", { kind: "consistent", doubts: ["elsewhere"] }],
  ])("that came too late stand where another page has answered %s", (_, text, expected) => {
    server.begin(pledge);
    pledge.give({ seat: 0, step: 0, text });
    server.show(pledge, server.roll("A"));
    pledge.overtake({ seat: 0, step: 0 });
    expect(server.judged(pledge)).toMatchObject(expected);
  });
});

describe("seeds that are said to be missing or late (N9)", () => {
  test("do not keep a foreign promise from being found out when something is rolled", () => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    server.late = [1];
    server.tell(pledge);
    expect(pledge.faults).toEqual([]);
    server.show(pledge, server.roll());
    expect(pledge.faults).toEqual(["unsown"]);
  });

  test("do not keep it from being found out where the table is told no more", () => {
    server.begin(pledge);
    server.seeds[1] = "";
    server.tell(pledge);
    server.show(pledge, server.roll());
    expect(pledge.faults).toEqual(["unsown"]);
  });

  test("do not keep the others from being checked", () => {
    server.begin(pledge);
    server.late = [0];
    server.seeds = [server.seals[0] ?? "", "forged"];
    server.tell(pledge);
    expect(pledge.faults).toEqual(["seeds", "dropped"]);
  });

  test("are told before the first roll, and not a moment after it", () => {
    server.tell(pledge);
    server.bind();
    server.tell(pledge);
    server.seeds[1] = BOB;
    server.show(pledge, server.roll());
    expect(pledge.faults).toEqual(["unsown"]);
  });
});

describe("no alarm is set off by", () => {
  test("two devices that seal at once: the second has no part, and says so (H2)", () => {
    const [first, second] = [pledge.hear(server.table()), elsewhere((other) => other.hear(server.table()))];
    expect(first).not.toEqual(second);
    server.seals[0] = second[0]?.type === "sow" ? second[0].seal : "";
    server.bind();
    expect(server.tell(pledge)).toEqual([]);
    expect(pledge.faults).toEqual([]);
    expect(pledge.worries.foreign).toBe(true);
    server.seeds = ["of-the-other", BOB];
    server.seals[0] = seal(server.promise, "A", "of-the-other");
    server.status = "playing";
    server.tell(pledge);
    server.show(pledge, server.roll());
    expect(server.judged(pledge)).toMatchObject({ kind: "consistent", faults: [], doubts: ["no-part"] });
  });

  test("a seal that was taken and then changed is none of these (H2)", () => {
    server.tell(pledge);
    server.tell(pledge);
    server.seals[0] = seal(server.promise, "A", "mine-they-say");
    server.bind();
    expect(server.tell(pledge)).toEqual([]);
    expect(pledge.faults).toEqual(["own-seed"]);
  });

  test("a takeback on another device, if its player says so (H4)", () => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    server.rows.push(["<", 0, ["B", "A"]]);
    [server.takebacks, server.cuts] = [1, 1];
    server.show(pledge, server.news([], 0));
    expect(pledge.faults).toEqual(["taken-back"]);
    pledge.ownUp();
    expect(pledge.faults).toEqual([]);
    const verdict = server.judged(pledge, server.record(), 0);
    expect(verdict).toMatchObject({ kind: "consistent", doubts: ["elsewhere"] });
  });

  test("seeds that were renewed on another device, if its player says so (H4)", () => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    server.renew(OTHER, true);
    server.seals = [seal(server.promise, "A", "of-the-other"), seal(server.promise, "B", BOB)];
    server.seeds = ["of-the-other", BOB];
    server.tell(pledge);
    expect(pledge.faults).toEqual(["promise"]);
    pledge.ownUp();
    server.tell(pledge);
    server.show(pledge, server.roll());
    expect(server.judged(pledge)).toMatchObject({
      kind: "consistent",
      faults: [],
      doubts: ["anew", "no-part", "elsewhere"],
    });
  });

  test("a page that slept and reads late what another has read (H5)", () => {
    server.begin(pledge);
    const asleep = new Pledge(ID);
    asleep.hear(server.table());
    const [first, second] = [server.roll("A"), server.roll("A")];
    pledge.give({ seat: 0, step: 0, text: "roll" });
    server.show(pledge, first);
    pledge.give({ seat: 0, step: 2, text: "roll" });
    server.show(pledge, second);
    pledge.consent({ at: 4, step: 2, further: false });
    server.rows.push(["<", 2, ["A", "B"]]);
    [server.takebacks, server.cuts] = [1, 1];
    server.show(pledge, server.news([], 2));
    pledge.give({ seat: 0, step: 2, text: "pass" });
    server.rows.push(["A", "pass"]);
    server.show(pledge, server.news([], 3));
    for (const one of [first, second]) server.show(asleep, one);
    expect(asleep.faults).toEqual([]);
    const again = new Pledge(ID);
    expect(server.judged(again, server.record(), 3)).toMatchObject({ kind: "verified" });
  });

  test("a server that has forgotten a free undo when it began again (H5)", () => {
    server.begin(pledge);
    server.cuts = 1;
    server.show(pledge, server.play());
    server.cuts = 0;
    server.show(pledge, server.play());
    pledge.give({ seat: 0, step: 0, text: "pass" });
    server.cuts = 1;
    server.show(pledge, server.news([], 0));
    pledge.give({ seat: 0, step: 0, text: "roll" });
    server.show(pledge, server.roll("A"));
    expect(server.judged(pledge)).toMatchObject({ kind: "verified" });
  });

  test("a server that was set back past a takeback and says so (N6, N7)", () => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    pledge.consent({ at: 2, step: 0, further: false });
    server.rows.push(["<", 0, ["B", "A"]]);
    [server.takebacks, server.cuts] = [1, 1];
    server.show(pledge, server.news([], 0));
    server.rows.length = 2;
    [server.takebacks, server.cuts] = [0, 0];
    server.show(pledge, server.play());
    server.renew(OTHER, true);
    server.show(pledge, server.news());
    server.tell(pledge);
    pledge.sayYes(server.promise);
    server.begin(pledge);
    server.show(pledge, server.roll());
    expect(server.judged(pledge)).toMatchObject({ kind: "consistent", faults: [], doubts: ["anew", "lost"], lost: 1 });
  });

  test("a page that slept and says something then: it forgets nothing that another has kept (H5)", () => {
    server.begin(pledge);
    const asleep = new Pledge(ID);
    server.show(pledge, server.roll());
    asleep.consent({ at: 2, step: 0, further: true });
    asleep.dropWish();
    expect(Object.keys(new Pledge(ID).kept.outcomes)).toEqual(["1"]);
  });

  test("an onlooker's page that slept while seeds were renewed (H5)", () => {
    server.mine = [];
    server.begin(new Pledge("elsewhere"));
    server.seals[0] = seal(server.promise, "A", "hers");
    server.seeds[0] = "hers";
    pledge.hear(server.table());
    const asleep = server.table();
    server.renew(OTHER, true);
    server.seals = [seal(server.promise, "A", "hers"), seal(server.promise, "B", BOB)];
    server.seeds = ["hers", BOB];
    pledge.hear(server.table());
    pledge.hear(asleep);
    pledge.hear(server.table());
    expect(pledge.faults).toEqual([]);
    expect(pledge.kept.playing).toBe(server.promise);
  });
});

test("a second device of the same player does not agree anew without a click (H3)", () => {
  server.tell(pledge);
  server.bind();
  server.tell(pledge);
  server.renew(OTHER);
  elsewhere((other) => {
    expect(other.hear(server.table())).toEqual([]);
    expect(other.worries.again).toBe(2);
  });
});

describe("what is to be played", () => {
  test("is told before a seed is shown, and is what the digest says", () => {
    server.played = undefined;
    server.tell(pledge);
    server.bind();
    expect(server.tell(pledge)).toEqual([]);
    server.played = { rules: 1, setup: { heap: 9 } };
    expect(server.tell(pledge)).toEqual([]);
    expect(pledge.faults).toEqual(["setup"]);
    server.played = { rules: 1, setup: { heap: 7 } };
    expect(server.tell(pledge)).toMatchObject([{ type: "reveal" }]);
  });
});
