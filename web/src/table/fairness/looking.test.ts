import { beforeEach, expect, test } from "vitest";
import { ID, Server } from "../../fair/hostile";
import type { Event, Play } from "../../messages";
import type { Checks, Game } from "../game";
import { TableState } from "../state.svelte";
import { Looking, Pledge } from "./looking";

/** A game whose view shows the last die, and whose setup says how many pebbles there are. */
const CHECKS: Checks = {
  fits: (setup, view) => view["heap"] === undefined || view["heap"] === setup["heap"],
  dieOf: ({ about }) => ({ chosen: Number(about["number"]), weights: [1, 1, 1, 1, 1, 1] }),
  drawn: ({ view }) => ["die" in view ? JSON.stringify(view["die"]) : ""],
  reckon: ({ events, first }) => {
    const last = events.at(-1)?.about["number"];
    const shown = [last === undefined ? (first === 0 ? "" : null) : JSON.stringify(last)];
    return { shown, sound: !events.some((event) => event.about["forbidden"]), rolled: events.length !== 3 };
  },
};

let server: Server;
let pledge: Pledge;
let looking: Looking;
let state: TableState;

/** A page that is loaded. */
function load(): void {
  pledge = new Pledge(ID);
  state = new TableState(ID);
  state.table = server.table();
  state.game = { loadChecks: () => Promise.resolve(CHECKS) } as unknown as Game;
  looking = new Looking(state, pledge, () => undefined);
}

const die = (step: number, number: number): Event => ({
  step,
  kind: "rolled",
  about: { number },
  cause: { rule: "1" },
});
const play = (step: number, view: Play["view"], since = step): Play => ({ ...server.play(), since, step, view });

beforeEach(() => {
  localStorage.clear();
  server = new Server();
  server.begin(new Pledge(ID));
  load();
});

test("a view that shows another die than was rolled is found out (A5)", async () => {
  const { outcomes = [] } = server.roll();
  const events = [die(1, server.drawn(0))];
  const shown = { ...play(2, { die: server.drawn(0) }, 0), events, outcomes };
  looking.take(shown, shown, { events, first: 0 });
  await looking.whole();
  expect(pledge.faults).toEqual([]);
  looking.take(server.news(), play(2, { die: (server.drawn(0) + 1) % 6 }), { events, first: 0 });
  expect(pledge.faults).toEqual(["dice"]);
});

test("a view is of what was agreed on, also after news, and whatever the table says by now (A6)", async () => {
  server.played = { rules: 1, setup: { heap: 9 } };
  load();
  looking.take(server.news([], 0), play(0, { heap: 7 }), { events: [], first: 0 });
  await looking.whole();
  expect(pledge.faults).toEqual([]);
  looking.take(server.news([], 0), play(0, { heap: 9 }), { events: [], first: 0 });
  expect(pledge.faults).toEqual(["setup"]);
});

test("what a view showed before its dice were told is compared as soon as they are, even by another page (A5)", async () => {
  const { outcomes = [] } = server.roll();
  const events = [die(1, server.drawn(0))];
  looking.take(play(2, { die: server.drawn(0) }), play(2, { die: server.drawn(0) }), { events: [], first: 2 });
  await looking.whole();
  expect(pledge.faults).toEqual([]);
  expect(server.judged(pledge, server.record(), 2, { first: 0 }).kind).toBe("alarm");
  load();
  server.tell(pledge);
  const told = { ...play(2, { die: server.drawn(0) }, 0), events, outcomes };
  looking.take(told, told, { events, first: 0 });
  await looking.whole();
  expect(server.judged(pledge, server.record(), 2)).toMatchObject({ kind: "verified" });
});

test("a view that lied before the dice were told is found out when they are (A5)", async () => {
  const { outcomes = [] } = server.roll();
  const events = [die(1, server.drawn(0))];
  const lie = play(2, { die: (server.drawn(0) + 1) % 6 });
  looking.take(lie, lie, { events: [], first: 2 });
  await looking.whole();
  expect(pledge.kept.unsure).toHaveLength(1);
  load();
  const told = { ...play(2, { die: server.drawn(0) }, 0), events, outcomes };
  looking.take(told, told, { events, first: 0 });
  await looking.whole();
  expect(pledge.faults).toEqual(["dice"]);
});

test("a view that was never compared costs the tick", async () => {
  const shown = server.roll();
  pledge.doubt({ step: 9, cuts: 0, shown: ["6"] });
  server.show(pledge, shown);
  await looking.whole();
  expect(server.judged(pledge)).toMatchObject({ kind: "consistent", doubts: ["unheard"] });
});

test("what cannot even be compared is found out, and so is all after it", async () => {
  await looking.whole();
  const broken = { ...play(0, {}), view: null } as unknown as Play;
  looking.take(broken, broken, { events: [], first: 0 });
  expect(pledge.faults).toEqual(["dice"]);
  const unread = { ...play(0, {}), events: null } as unknown as Play;
  expect(() => looking.take(unread, null, { events: [], first: 0 })).not.toThrow();
});

test("a foreign promise between two messages switches no check off (issue 12, 1)", async () => {
  await looking.whole();
  const { fairness, ...table } = server.table();
  state.table = { ...table, fairness: { scheme: fairness.scheme, commitment: "f".repeat(64) } };
  const other = play(0, { heap: 9 });
  looking.take(other, other, { events: [], first: 0 });
  expect(pledge.faults).toEqual(["setup"]);
});

test("nobody is asked while dice are still to be rolled (issue 12, 7)", async () => {
  await looking.whole();
  const events = [die(0, 1), die(1, 2), die(2, 3)].map((one) => ({ ...one, kind: "told" }));
  const outcomes = [1, 2, 3].map((chosen, entry) => ({ entry, chosen, weights: [1, 1, 1, 1, 1, 1] }));
  const told = { ...play(3, { die: 3 }, 0), events, outcomes };
  looking.take(told, told, { events, first: 0 });
  expect(pledge.faults).toEqual([]);
  const asks = [{ seat: 0, question: "x", sentence: "" }];
  looking.take({ ...server.news([], 3, 3) }, { ...told, asks }, { events, first: 0 });
  expect(pledge.faults).toEqual(["dice"]);
});

test("the whole game is gone through once more in the end, by what was agreed on", async () => {
  await looking.whole();
  const events = [die(0, 1)];
  state.heard = { play: play(1, { die: 1 }, 0), events, first: 0 };
  expect(looking.faultsIn([])).toEqual([]);
  expect([looking.compared, looking.rolled]).toEqual([true, true]);
  state.heard = { ...state.heard, play: play(1, { die: 2 }, 0) };
  expect(looking.faultsIn([])).toEqual(["dice"]);
  const forbidden = { ...die(0, 1), about: { number: 1, forbidden: true } };
  state.heard = { play: play(1, { die: 1 }, 0), events: [forbidden], first: 0 };
  expect(looking.faultsIn([])).toEqual(["dice"]);
});

test("where it is not known what is played nothing was compared", async () => {
  localStorage.clear();
  load();
  await looking.whole();
  const { fairness, ...table } = server.table();
  state.table = { ...table, fairness: { scheme: fairness.scheme, commitment: fairness.commitment } };
  expect(looking.compared).toBe(false);
});
