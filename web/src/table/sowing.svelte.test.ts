import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { setupDigest } from "../fair/setup";
import type { Sitter } from "../messages";
import { loadPledge } from "./pledged";
import { Line, tableOf } from "./seated";
import { TableState } from "./state.svelte";
import type { Talk } from "./talk";
import { opened } from "./telling";
import { PATIENCE } from "../testing";

let state: TableState;
let talk: Talk;

beforeAll(async () => {
  await loadPledge();
});

beforeEach(() => {
  vi.useFakeTimers();
  ({ state, talk } = opened());
});

afterEach(() => {
  talk.close();
  vi.useRealTimers();
});

describe("seeds", () => {
  const seating = tableOf({
    status: "seating",
    seats: [{ kind: "guest", mine: true }, { kind: "guest", mine: true, sown: true }, { kind: "open" }],
  });

  test("are given for my seats that lack one, once for each line", () => {
    const line = Line.last.accept();
    line.tell(seating);
    line.tell(seating);
    expect(line.said).toHaveLength(1);
    expect(line.said[0]).toMatchObject({ type: "sow", seat: 0 });
    expect(line.said[0]?.["seal"]).toMatch(/^[0-9a-f]{64}$/);
  });

  test("are shown when everybody is bound, and never before", () => {
    const line = Line.last.accept();
    line.tell(tableOf({ status: "seating", seats: [{ kind: "guest", mine: true }, { kind: "guest" }] }));
    const seal = String(line.said[0]?.["seal"]);
    const fairness = { ...tableOf().fairness, seals: [seal, ""] };
    const seats: Sitter[] = [
      { kind: "guest", mine: true, sown: true },
      { kind: "guest", sown: false },
    ];
    line.tell(tableOf({ status: "seating", seats, fairness }));
    expect(line.said).toHaveLength(1);
    const bound = seats.map((sitter) => ({ ...sitter, sown: true }));
    const grid = { players: 2, cards: [] };
    const all = tableOf({
      game: "dreamscape",
      status: "seating",
      seats: bound,
      fairness: {
        ...fairness,
        setup: setupDigest("dreamscape", 1, grid),
        played: { rules: 1, setup: grid },
        seals: [seal, "0".repeat(64)],
      },
    });
    line.tell(all);
    line.tell(all);
    expect(line.said).toHaveLength(2);
    expect(line.said[1]).toMatchObject({ type: "reveal", seat: 0 });
    expect(line.said[1]?.["seed"]).toMatch(/^[0-9A-Za-z_-]{20,64}$/);
  });

  test("of a game that is not set up as usual are shown when people here have said yes", () => {
    const line = Line.last.accept();
    line.tell(
      tableOf({
        status: "seating",
        seats: [
          { kind: "guest", mine: true },
          { kind: "bot", sown: true },
        ],
      }),
    );
    const grid = { players: 2, position: "cycle 2" };
    const fairness = { ...tableOf().fairness, seals: [String(line.said[0]?.["seal"]), ""] };
    const played = { setup: setupDigest("dreamscape", 1, grid), played: { rules: 1, setup: grid } };
    const seats: Sitter[] = [
      { kind: "guest", mine: true, sown: true },
      { kind: "bot", sown: true },
    ];
    line.tell(tableOf({ game: "dreamscape", status: "seating", seats, fairness: { ...fairness, ...played } }));
    expect(line.said).toHaveLength(1);
    expect(state.worries?.unusual).toEqual(["position"]);
    talk.takeUnusual();
    expect(line.said[1]).toMatchObject({ type: "reveal", seat: 0 });
    expect(state.worries?.unusual).toEqual([]);
  });

  test("wait until what checks the dice is loaded, and are given then", async () => {
    vi.resetModules();
    const fresh = await import("./talk");
    const late = new fresh.Talk(new TableState("t2"), (address) => new Line(address));
    late.open();
    const line = Line.last.accept();
    line.tell(seating);
    expect(line.said).toEqual([]);
    await vi.waitFor(() => expect(line.said).toHaveLength(1), PATIENCE);
    expect(line.said[0]).toMatchObject({ type: "sow", seat: 0 });
  });

  test("wait for the server's promise", () => {
    const line = Line.last.accept();
    line.tell({ ...seating, fairness: { scheme: "oneiros-fair-3", commitment: "" } });
    expect(line.said).toEqual([]);
  });
});
