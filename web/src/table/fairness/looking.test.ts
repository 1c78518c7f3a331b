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
    return { shown: [last === undefined ? (first === 0 ? "" : null) : JSON.stringify(last)], sound: true };
  },
};

let server: Server;
let pledge: Pledge;
let looking: Looking;

/** A page that is loaded. */
function load(): void {
  pledge = new Pledge(ID);
  const state = new TableState(ID);
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
