import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ID, Server } from "../../fair/hostile";
import { Pledge } from "../../fair/pledge";
import type { Game } from "../game";
import { TableState } from "../state.svelte";
import { Looking } from "./looking";
import { Verifying } from "./verifying";

let server: Server;
let pledge: Pledge;
let state: TableState;
const resync = vi.fn();
const fetch = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  resync.mockReset();
  fetch.mockReset();
  vi.stubGlobal("fetch", fetch);
  server = new Server();
  pledge = new Pledge(ID);
  server.begin(pledge);
  server.show(pledge, server.roll());
  state = new TableState(ID);
  state.table = { ...server.table(), status: "over" };
  state.heard = { play: server.play(), events: [], first: 0 };
  state.game = { loadChecks: () => Promise.resolve({ fits: () => true, dieOf: () => undefined }) } as unknown as Game;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let looking: Looking;

const begun = (): Verifying => {
  looking = new Looking(state, pledge, () => undefined);
  return new Verifying(state, pledge, looking, resync);
};

const written = (): Response => new Response(JSON.stringify(server.record()));

test("a record that does not come at once is asked for again (H6)", async () => {
  fetch.mockRejectedValueOnce(new TypeError("gone")).mockResolvedValueOnce(new Response("", { status: 502 }));
  fetch.mockImplementation(() => Promise.resolve(written()));
  const looked = begun().look();
  await vi.advanceTimersByTimeAsync(5_000);
  await looked;
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(state.verdict?.kind).toBe("verified");
});

test("a record that never comes could not be checked, which is no alarm; the next look tries it again (H6)", async () => {
  fetch.mockRejectedValue(new TypeError("gone"));
  const verifying = begun();
  const looked = verifying.look();
  await vi.advanceTimersByTimeAsync(61_000);
  await looked;
  expect(state.verdict).toMatchObject({ kind: "unchecked", faults: [] });
  fetch.mockImplementation(() => Promise.resolve(written()));
  await verifying.look();
  expect(state.verdict?.kind).toBe("verified");
});

test("where the end was not heard everything is asked for once more, and what is missing then is a fault (N1)", async () => {
  fetch.mockImplementation(() => Promise.resolve(written()));
  server.rows.push(["B", "roll"], ["*", server.drawn(1), [1, 1, 1, 1, 1, 1]]);
  const verifying = begun();
  await verifying.look();
  expect(resync).toHaveBeenCalledTimes(1);
  expect(state.verdict).toBeNull();
  const play = { ...server.play(), since: 2, step: 2 };
  state.heard = { play, events: [], first: 0 };
  looking.take(play, play, { events: [], first: 0 });
  await verifying.look();
  expect(state.verdict).toMatchObject({ kind: "alarm", faults: ["unseen"] });
});

test("news that come one by one after the end of the table are no fault, not even for a moment", async () => {
  fetch.mockImplementation(() => Promise.resolve(written()));
  const news = [server.roll(), server.roll()];
  const verifying = begun();
  await verifying.look();
  for (const [at, one] of news.entries()) {
    const play = { ...server.play(), step: one.step };
    server.show(pledge, one);
    state.heard = { play, events: [], first: 0 };
    await verifying.look();
    expect(state.verdict?.kind).toBe(at === 0 ? undefined : "verified");
  }
});

test("what is never told costs the tick after a while (N1)", async () => {
  fetch.mockImplementation(() => Promise.resolve(written()));
  state.heard = { play: server.play(), events: [], first: 1 };
  await begun().look();
  expect(state.verdict).toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state.verdict).toMatchObject({ kind: "consistent", doubts: ["unheard"] });
});

test("a game whose draws the page cannot tell gets no tick (N3)", async () => {
  fetch.mockImplementation(() => Promise.resolve(written()));
  state.game = {} as Game;
  await begun().look();
  expect(state.verdict).toMatchObject({ kind: "consistent", doubts: ["draws"] });
});
