// What the server of a test tells of a game in which one thing happens at every step.

import type { Ask, Event, News, Past, Play } from "../messages";
import { Line } from "./seated";
import { TableState } from "./state.svelte";
import { Talk } from "./talk";

export const event = (step: number): Event => ({ step, kind: "moved", about: {}, cause: { rule: "6.2" } });

export const play = (since: number, step: number, cuts = 0): Play => ({
  type: "play",
  since,
  step,
  cuts,
  view: { step },
  events: Array.from({ length: step - since }, (_, at) => event(since + at)),
  asks: [],
  thinking: [],
  undo: step,
});

export const news = (since: number, step: number, cuts = 0): News => ({
  type: "news",
  since,
  step,
  cuts,
  events: play(since, step).events,
  asks: [],
  undo: step,
  changes: [[["step"], step]],
});

export const past = (since: number, until: number): Past => ({
  type: "past",
  since,
  until,
  events: play(since, until).events,
});

/** What a seat is asked, since a step. */
export const asking = (seat: number, since: number): Ask => ({ seat, question: "move", sentence: "", since });

/** A page that has opened its line, the last one. */
export function opened(): { state: TableState; talk: Talk } {
  localStorage.clear();
  Line.all = [];
  const state = new TableState("t1");
  const talk = new Talk(state, (address) => new Line(address));
  talk.open();
  return { state, talk };
}
