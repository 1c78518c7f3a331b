import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line } from "./seated";
import { TableState } from "./state.svelte";
import { Talk } from "./talk";

let state: TableState;
let talk: Talk;

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  state = new TableState("t1");
  talk = new Talk(state, (address) => new Line(address));
  talk.open();
});

afterEach(() => {
  talk.close();
  vi.useRealTimers();
});

test("a line goes to the table on this page's server", () => {
  expect(Line.last.address).toBe("ws://localhost:3000/ws/t1");
  expect(state.connection).toBe("connecting");
  Line.last.accept();
  expect(state.connection).toBe("open");
});

test("it gives signs of life and is given up when nothing comes back", () => {
  const line = Line.last.accept();
  vi.advanceTimersByTime(15_000);
  expect(line.said).toEqual([{ type: "ping", number: 0 }]);
  line.tell({ type: "pong", number: 0 });
  vi.advanceTimersByTime(15_000);
  expect(line.said).toHaveLength(2);
  vi.advanceTimersByTime(15_000);
  expect(state.connection).toBe("lost");
  vi.advanceTimersByTime(400);
  expect(Line.all).toHaveLength(2);
});

test("it waits longer after each failure, but not when the network is back", () => {
  for (let time = 0; time < 8; time++) {
    Line.last.break();
    vi.advanceTimersByTime(11_000);
  }
  expect(Line.all).toHaveLength(9);
  Line.last.break();
  window.dispatchEvent(new window.Event("online"));
  expect(Line.all).toHaveLength(10);
});

test("it is tried at once when somebody looks again after a sleep", () => {
  const line = Line.last.accept();
  vi.setSystemTime(Date.now() + 3_600_000);
  document.dispatchEvent(new window.Event("visibilitychange"));
  expect(line.readyState).toBe(3);
  expect(Line.all).toHaveLength(2);
});

test("it stays as it is when somebody looks again and it is alive", () => {
  const line = Line.last.accept();
  document.dispatchEvent(new window.Event("visibilitychange"));
  expect(Line.all).toHaveLength(1);
  expect(line.said).toEqual([{ type: "ping", number: 0 }]);
});

test("it is not tried again where the server says so, nor after it was closed", () => {
  Line.last.accept().break(1008);
  vi.advanceTimersByTime(60_000);
  expect(state.connection).toBe("gone");
  expect(Line.all).toHaveLength(1);
  talk.open();
  talk.close();
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(2);
});
