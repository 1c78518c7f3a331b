// What was shown is what is checked: each die at its step, once, and no further back than people here wished.

import { beforeEach, describe, expect, test } from "vitest";
import type { Outcome, Past } from "../messages";
import { seal } from "./agreed";
import type { Fault } from "./faults";
import { BOB, ID, Server, WEIGHTS } from "./hostile";
import { Pledge } from "./pledge";

const OTHER = "08".repeat(32);

let server: Server;
let pledge: Pledge;

beforeEach(() => {
  localStorage.clear();
  server = new Server();
  pledge = new Pledge(ID);
});

/** An outcome as a message tells it. */
const told = (entry: number): Outcome => {
  const row = server.rows[entry];
  return { entry, chosen: Number(row?.[1]), weights: [...WEIGHTS] };
};

/** Two rolls of which nothing has been told. */
function twoRolls(): void {
  server.begin(pledge);
  server.roll();
  server.roll();
}

describe("a die (A3)", () => {
  beforeEach(twoRolls);

  test("at its step is right", () => {
    server.show(pledge, server.news([told(1), told(3)], 4, 0));
    expect(server.judged(pledge)).toMatchObject({ kind: "verified" });
  });

  test("that is told before an earlier one is found out", () => {
    server.show(pledge, server.news([told(3), told(1)], 4, 0), [1, 3]);
    expect(pledge.faults).toEqual(["dice"]);
  });

  test("that is shown at the step of another one is found out, at once or by the record", () => {
    server.show(pledge, server.news([told(3)], 2, 0), [1]);
    server.show(pledge, server.news([told(1)], 4, 2), [3]);
    expect(pledge.faults).toEqual([]);
    expect(server.judged(pledge)).toMatchObject({ kind: "alarm", faults: ["shown"] });
  });

  test("that moves to another step later is found out", () => {
    server.show(pledge, server.news([told(1)], 4, 0), [1]);
    server.show(pledge, server.play([told(1)]), [3]);
    expect(pledge.faults).toEqual(["shown"]);
  });

  test("of which the page shows nothing is none that was shown", () => {
    pledge.see(server.news([told(1), told(3)], 4, 0));
    expect(server.judged(pledge)).toMatchObject({ kind: "alarm", faults: ["unseen"] });
  });

  test("beyond what a message tells is found out", () => {
    server.show(pledge, server.news([told(1)], 4, 2));
    expect(pledge.faults).toEqual(["dice"]);
  });
});

describe("what was told of a step (A2)", () => {
  const past = (outcomes: Outcome[]): Past => ({ type: "past", since: 0, until: 4, events: [], outcomes });

  beforeEach(() => {
    twoRolls();
    server.show(pledge, server.news([told(1)], 4, 0));
  });

  test.each([
    ["by news of old steps", () => server.news([told(1), told(3)], 4, 0)],
    ["by the whole game", () => ({ ...server.play([told(1), told(3)]), since: 0 })],
    ["by the past", () => past([told(1), told(3)])],
    ["after a free undo, which takes no dice back", () => ({ ...server.news([told(3)], 4, 0), cuts: 1 })],
  ])("does not become another thing %s, not even when the page was loaded again", (_, message) => {
    server.show(new Pledge(ID), message());
    expect(new Pledge(ID).faults).toEqual(["shown"]);
  });

  test("is told again without harm", () => {
    server.show(pledge, past([told(1)]));
    server.show(pledge, { ...server.play([told(1)]), since: 0, step: 3 });
    expect(pledge.faults).toEqual([]);
  });

  test("is another thing after a takeback that people here wished", () => {
    pledge.consent({ at: 4, step: 2, further: false });
    server.rows.push(["<", 2, ["B", "A"]]);
    [server.takebacks, server.cuts] = [1, 1];
    server.show(pledge, server.news([], 2));
    server.show(pledge, server.roll());
    expect(pledge.faults).toEqual([]);
  });

  test("after the last die may be another thing once it was freely undone", () => {
    server.show(pledge, { ...server.news([], 2, 2), cuts: 1 });
    server.show(pledge, { ...server.news([told(3)], 4, 2), cuts: 1 });
    expect(pledge.faults).toEqual([]);
  });
});

describe("the set-up (A6)", () => {
  test("that a table names may not become another one when the seeds are shown", () => {
    server.begin(pledge);
    server.played = { rules: 1, setup: { heap: 9 } };
    server.tell(pledge);
    expect(pledge.faults).toEqual(["setup"]);
    expect(pledge.setupOf(server.table())).toEqual({ heap: 7 });
  });

  test("is remembered where a table names none any more", () => {
    server.begin(pledge);
    server.played = undefined;
    expect(new Pledge(ID).setupOf(server.table())).toEqual({ heap: 7 });
  });

  test("of a table without an agreement is what its digest says, or unknown", () => {
    server.bind();
    server.seals[0] = seal(server.promise, "A", "hers");
    expect(pledge.setupOf(server.table())).toEqual({ heap: 7 });
    server.played = { rules: 1, setup: { heap: 9 } };
    expect(pledge.setupOf(server.table())).toBeUndefined();
  });
});

describe("seeds that others do not show (A7)", () => {
  /** Begin a game in which Bob's seal takes the place of his seed, and roll. */
  function rollWithoutBob(): void {
    server.tell(pledge);
    server.bind();
    server.tell(pledge);
    server.seeds[1] = server.seals[1] ?? "";
    server.status = "playing";
    server.tell(pledge);
    server.show(pledge, server.roll());
  }

  test("cost the tick and are counted: whoever holds one back chooses between two games", () => {
    rollWithoutBob();
    const verdict = server.judged(pledge);
    expect(verdict).toMatchObject({ kind: "consistent", faults: [], doubts: ["held-back"], heldBack: 1 });
  });

  test("are counted also where the server says that the seat of the other is yours", () => {
    rollWithoutBob();
    server.mine = [0, 1];
    const verdict = server.judged(pledge);
    expect(verdict).toMatchObject({ kind: "consistent", heldBack: 1 });
    expect(verdict.doubts).toContain("held-back");
  });

  test("do not cost it where others agreed among themselves, and this browser had shown none", () => {
    server.seals[0] = seal(server.promise, "A", "somebody-else");
    server.bind();
    server.renew(OTHER);
    pledge.sayYes(server.promise);
    server.begin(pledge);
    server.show(pledge, server.roll());
    expect(server.judged(pledge)).toMatchObject({ kind: "verified", aborted: 1, heldBack: 0 });
  });
});

describe("a takeback that people here asked for (A8)", () => {
  /** Ada and Bob roll in turns, Ada asks to go back to a step, and the server goes back to another. */
  function goBack(asked: number, to: number, seats = ["A", "B"]): string[] {
    server.begin(pledge);
    for (const step of [0, 2, 4, 6]) {
      const seat = step % 4 === 0 ? "A" : "B";
      if (seat === "A") pledge.give({ seat: 0, step, text: "roll" });
      server.show(pledge, server.roll(seat));
    }
    pledge.consent({ at: 8, step: asked, further: true });
    server.rows.push(["<", to, seats]);
    [server.takebacks, server.cuts] = [1, 1];
    server.show(pledge, server.news([], to));
    return [...server.judged(pledge).faults];
  }

  test.each([4, 5, 6, 7])("goes back to the last own answer up to step %i", (asked) => {
    expect(goBack(asked, 4)).toEqual([]);
  });

  test.each([4, 5, 6, 7])("goes back no further than to the last own answer up to step %i", (asked) => {
    expect(goBack(asked, 0)).toEqual(["taken-back"]);
  });

  test.each([6, 2])("does not become one of somebody else, to step %i", (to) => {
    expect(goBack(7, to, ["B", "A"])).toEqual(["taken-back"]);
  });

  test("goes back no further either where the record gives that answer to somebody else", () => {
    goBack(6, 0);
    server.rows[4] = ["B", "roll"];
    expect(server.judged(pledge).faults).toEqual(["taken-back"]);
  });

  test("is granted no more when an own answer has ended it", () => {
    server.begin(pledge);
    pledge.give({ seat: 0, step: 0, text: "roll" });
    server.show(pledge, server.roll("A"));
    pledge.consent({ at: 2, step: 0, further: true });
    // The server holds back what she rolls next, does not like it, and grants the old wish.
    pledge.give({ seat: 0, step: 2, text: "roll" });
    server.roll("A");
    server.rows.push(["<", 0, ["A", "B"]]);
    [server.takebacks, server.cuts] = [1, 1];
    server.show(pledge, server.news([], 0));
    expect(server.judged(pledge).faults).toEqual(["taken-back"]);
  });

  test("is no alarm where it was granted while an answer was on its way", () => {
    server.begin(pledge);
    pledge.give({ seat: 0, step: 0, text: "roll" });
    server.show(pledge, server.roll("A"));
    pledge.consent({ at: 2, step: 0, further: true });
    pledge.give({ seat: 0, step: 2, text: "roll" });
    server.rows.push(["<", 0, ["A", "B"]]);
    [server.takebacks, server.cuts] = [1, 1];
    server.show(pledge, server.news([], 0));
    pledge.refuse({ seat: 0, step: 2 });
    expect(server.judged(pledge)).toMatchObject({ kind: "verified", takebacks: 1 });
  });

  test("is counted", () => {
    goBack(4, 4);
    expect(server.judged(pledge)).toMatchObject({ kind: "verified", takebacks: 1 });
  });
});

test("a server that says in the end that nobody sat here is held to everything all the same", () => {
  server.begin(pledge);
  server.show(pledge, server.roll());
  server.rows[1] = ["*", server.drawn(0), WEIGHTS];
  server.rows.push(["*", server.drawn(1), WEIGHTS]);
  server.mine = [];
  expect(server.judged(pledge, server.record(), 2, { final: true }).faults).toEqual(["unseen"]);
});

test("dice that another answer led to than the record says are found out", () => {
  server.begin(pledge);
  server.show(pledge, server.roll());
  const heard: unknown[] = [];
  const faultsIn = (answers: readonly unknown[]): Fault[] => (heard.push(...answers) === 0 ? [] : ["shown", "dice"]);
  expect(server.judged(pledge, server.record(), 2, { faultsIn }).faults).toEqual(["shown", "dice"]);
  expect(heard).toEqual([
    [1, "roll"],
    [-1, server.rows[1]?.[1]],
  ]);
});

describe("where several answer at once (F1)", () => {
  test("an answer that was lost with the line and given again later is no alarm", () => {
    server.begin(pledge);
    pledge.give({ seat: 0, step: 0, text: "pass" });
    // The line breaks; Bob answers meanwhile.
    server.show(pledge, server.roll("B"));
    pledge.give({ seat: 0, step: 2, text: "roll" });
    server.show(pledge, server.roll("A"));
    expect(server.judged(pledge)).toMatchObject({ kind: "verified" });
  });

  test("the answer that was replaced may not be the one that counts", () => {
    server.begin(pledge);
    pledge.give({ seat: 0, step: 0, text: "roll" });
    server.show(pledge, server.roll("B"));
    pledge.give({ seat: 0, step: 2, text: "pass" });
    server.show(pledge, server.roll("A"));
    expect(server.judged(pledge).faults).toEqual(["answers"]);
  });
});

describe("what only the record tells, if it was done on another device (F3)", () => {
  const owned = (): void => {
    const { file } = server.judged(pledge);
    pledge.ownUp(file?.sha256);
  };

  test("is no alarm once people here have said so: seeds that were renewed twice", () => {
    server.begin(pledge);
    for (const seed of [OTHER, "09".repeat(32)]) {
      server.renew(seed, true);
      server.seals = [seal(server.promise, "A", "of-the-other"), seal(server.promise, "B", BOB)];
      server.seeds = ["of-the-other", BOB];
    }
    server.tell(pledge);
    pledge.ownUp();
    expect(server.judged(pledge).faults).toEqual(["promise"]);
    owned();
    expect(server.judged(pledge)).toMatchObject({ kind: "consistent", faults: [] });
    expect(server.judged(pledge).doubts).toContain("elsewhere");
  });

  test("is no alarm then: a takeback that was asked for there while another one was asked for here", () => {
    server.begin(pledge);
    server.show(pledge, server.roll("A"));
    server.show(pledge, server.roll("B"));
    pledge.consent({ at: 4, step: 3, further: false });
    server.rows.push(["<", 0, ["A", "B"]]);
    [server.takebacks, server.cuts] = [1, 1];
    server.show(pledge, server.news([], 0));
    expect(server.judged(pledge).faults).toEqual(["taken-back"]);
    owned();
    expect(server.judged(pledge)).toMatchObject({ kind: "consistent", faults: [], doubts: ["elsewhere"] });
  });

  test("is no alarm then: another answer than the one that was lost with the line here", () => {
    server.begin(pledge);
    pledge.give({ seat: 0, step: 0, text: "pass" });
    server.show(pledge, server.roll("A"));
    expect(server.judged(pledge).faults).toEqual(["answers"]);
    owned();
    expect(server.judged(pledge)).toMatchObject({ kind: "consistent", faults: [], doubts: ["elsewhere"] });
  });

  test("is asked about again where the record is another one", () => {
    server.begin(pledge);
    pledge.give({ seat: 0, step: 0, text: "pass" });
    server.show(pledge, server.roll("A"));
    owned();
    const other = { ...server.record(), result: null, final: "0".repeat(64) };
    expect(server.judged(pledge, other).faults).toEqual(["answers"]);
  });

  test("excuses nothing else", () => {
    server.begin(pledge);
    server.show(pledge, server.roll());
    server.rows[1] = ["*", (server.drawn(0) + 1) % 6, WEIGHTS];
    owned();
    expect(server.judged(pledge).faults).toEqual(["outcome", "shown"]);
  });
});
