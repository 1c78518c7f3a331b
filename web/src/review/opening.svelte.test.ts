import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Reviewed } from "../messages";
import type { Game } from "../table/game";
import { asked, TELLING } from "../table/moments/fixture";
import { TableState } from "../table/state.svelte";
import { Opening } from "./opening.svelte";
import { Reviewing } from "./reviewing.svelte";

/** The games that were asked for, and how each comes. */
const coming = new Map<string, (game: Game | undefined) => void>();
const failing = new Map<string, (fault: unknown) => void>();
vi.mock("../games", () => ({
  loadTable: (name: string) =>
    new Promise((come, fail) => {
      coming.set(name, come);
      failing.set(name, fail);
    }),
}));
vi.mock("../games/measures", () => ({ loadMeasure: () => Promise.resolve(undefined) }));

const game = (name: string): Game =>
  ({
    name,
    telling: TELLING,
    prepare: () => Promise.resolve(),
    loadTurns: () => Promise.resolve({ steps: () => [] }),
  }) as unknown as Game;

/** What the server tells of the records that are sent to it, when it is let. */
let tell: Map<string, () => void>;
let state: TableState;
let reviewing: Reviewing;
let opening: Opening;
let stop: () => void;

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
/** A record file of a game. */
const record = (name: string): File => ({ size: 10, text: () => Promise.resolve(name) }) as unknown as File;

async function reviewed(name: string, from: number): Promise<Reviewed> {
  const table = { game: name, status: "over", seats: [], names: [] } as unknown as NonNullable<Reviewed["table"]>;
  return { ...(await asked(from)), id: name, ...(from === 0 ? { table } : {}) };
}

beforeEach(() => {
  coming.clear();
  tell = new Map();
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body: string }) => {
    const url = new URL(path, "http://here");
    const name =
      method === "POST" ? (JSON.parse(body) as { text: string }).text : (url.pathname.split("/").at(-1) ?? "");
    const answer = await reviewed(name, Number(url.searchParams.get("from") ?? 0));
    await new Promise<void>((go) => tell.set(`${method} ${name}`, go));
    return Response.json(answer);
  });
  stop = $effect.root(() => {
    state = new TableState("");
    reviewing = new Reviewing(state);
    opening = new Opening(state, reviewing);
  });
});
afterEach(() => stop());

/** Let the server answer. */
async function answer(which: string): Promise<void> {
  await vi.waitFor(() => expect(tell.has(which)).toBe(true));
  tell.get(which)?.();
  tell.delete(which);
  await settled();
}

/** Open a record up to its first part. */
async function open(name: string): Promise<void> {
  void opening.open(record(name));
  await answer(`POST ${name}`);
  await answer(`GET ${name}`);
}

/** Let a game come that is known here. */
async function come(name: string): Promise<void> {
  coming.get(name)?.(game(name));
  await settled();
}

/** Let it be found out that nobody knows a game. */
async function miss(name: string): Promise<void> {
  coming.get(name)?.(undefined);
  await settled();
}

test("a game that is learnt while the record of another one comes does not take its place", async () => {
  await open("blade");
  void opening.open(record("scape"));
  await answer("POST scape");
  // What is known of the first comes before the second has told whose game it is.
  await come("blade");
  await answer("GET scape");
  expect(coming.has("scape")).toBe(true);
  expect(reviewing.game).toBeNull();
  await come("scape");
  expect(reviewing.game).toMatchObject({ name: "scape" });
  expect(state.game).toBe(reviewing.game);
});

test("an unknown game that is found out late says nothing about the one that is looked at", async () => {
  await open("chess");
  await open("blade");
  await come("blade");
  await miss("chess");
  expect(state.unknownGame).toBe(false);
  expect(reviewing.game).toMatchObject({ name: "blade" });
});

test("a known game is looked at after an unknown one", async () => {
  await open("chess");
  await miss("chess");
  expect(state.unknownGame).toBe(true);
  await open("blade");
  expect(state.unknownGame).toBe(false);
  await come("blade");
  expect(reviewing.game).toMatchObject({ name: "blade" });
});

test("of two files the one that was chosen last is looked at, whichever comes first", async () => {
  void opening.open(record("blade"));
  void opening.open(record("scape"));
  await answer("POST scape");
  await answer("POST blade");
  await answer("GET scape");
  expect(opening.recordId).toBe("scape");
  expect(opening.came?.game).toBe("scape");
});

test("a game that cannot be learnt is told, and learnt when it is opened again", async () => {
  await open("blade");
  failing.get("blade")?.(new TypeError("offline"));
  await settled();
  expect(opening.fault).toBe("⟦web-refused-fault⟧");
  await open("blade");
  await come("blade");
  expect(reviewing.game).toMatchObject({ name: "blade" });
});
