import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Event } from "../../../messages";
import { Bout } from "./bout.svelte";
import { learnCells } from "./cells.svelte";
import { CELLS, MOMENTS } from "./fixture";
import { Motion } from "./motion";
import { Playback } from "./playback";
import { Stage } from "./stage.svelte";
import { lasting, timed } from "./tempo";
import { media } from "../../../testing";

const KINDS = ["spawned", "damaged", "struck", "special-attack", "disrupted", "destroyed", "banished", "claimed"];
const cancel = vi.fn();
const animate = vi.fn(() => ({ cancel }));

function event(kind: string, about: Event["about"] = {}): Event {
  return { step: 1, kind, about, cause: { rule: "1" } };
}

function put(table: HTMLElement, kind: "cell" | "piece", name: string): void {
  const element = document.createElement("div");
  element.dataset[kind] = name;
  table.append(element);
}

function setUp() {
  const motion = new Motion();
  const layer = document.createElement("div");
  motion.layer = layer;
  const { view } = MOMENTS.late;
  motion.table = document.createElement("div");
  for (const cell of ["b4", "c4"]) put(motion.table, "cell", cell);
  for (const { label } of view.miniatures) put(motion.table, "piece", label);
  const stage = new Stage(motion);
  const bout = new Bout();
  const playback = new Playback(
    motion,
    stage,
    bout,
    () => true,
    () => [],
  );
  return { motion, layer, view, stage, dice: bout.dice, playback };
}

beforeEach(() => {
  learnCells(CELLS);
  vi.useFakeTimers();
  media(false);
  Object.defineProperty(Element.prototype, "animate", { value: animate, configurable: true });
  animate.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  delete (Element.prototype as { animate?: unknown }).animate;
});

test("events come one after another and no moment is long", () => {
  const rolls = Array.from({ length: 3 }, () => event("face-rolled", { face: "1" }));
  const { at } = timed([event("roll-began", { dice: 3 }), ...rolls]);
  expect(at).toEqual([...at].sort((one, two) => one - two));
  expect(new Set(at).size).toBe(4);
  expect(lasting(Array.from({ length: 100 }, () => event("destroyed")))).toBeLessThan(4000);
  expect(lasting([event("points-spent")])).toBe(0);
});

test("every kind of event can be shown", () => {
  const { stage, view } = setUp();
  const piece = view.miniatures[0]?.label;
  for (const kind of KINDS) {
    stage.clear();
    const about = {
      miniature: piece,
      target: view.miniatures[1]?.label,
      cell: "c4",
      amount: 2,
      point: 1,
      player: "B",
      worth: 3,
    };
    stage.perform(event(kind, { ...about, attackers: [piece] }), view);
    expect(stage.shows.length, kind).toBeGreaterThan(0);
  }
  for (const kind of ["turn-began", "turn-won", "turn-drawn", "spawning-skipped", "game-ended"]) {
    stage.clear();
    stage.perform(event(kind, { player: "A", turn: 2, a: 3, b: 1, winner: "A" }), view);
    expect(stage.banner, kind).not.toBeNull();
  }
  stage.perform(event("unheard-of"), view);
});

test("a moment plays once, in time, and ends with the dice of the view", () => {
  const { playback, stage, dice, view } = setUp();
  const moment = [
    event("roll-began", { dice: 1 }),
    event("face-rolled", { face: "2" }),
    event("damaged", { miniature: view.miniatures[0]?.label, amount: 2 }),
  ];
  playback.before(view, false);
  playback.after(view, moment, false);
  expect(dice.shown).toHaveLength(1);
  expect(dice.shown[0]?.face).toBeNull();
  expect(stage.shows).toHaveLength(0);
  vi.advanceTimersByTime(500);
  expect(dice.shown[0]?.face).toBe("2");
  expect(stage.shows).toHaveLength(1);
  vi.advanceTimersByTime(3000);
  expect(stage.shows).toHaveLength(0);
  expect(dice.shown.filter((die) => die.face === "miss")).toHaveLength(view.dice[0] ?? 0);
  playback.after(view, moment, false);
  vi.advanceTimersByTime(500);
  expect(stage.shows).toHaveLength(0);
});

test("without motion nothing is left to come", () => {
  const { playback, stage, view } = setUp();
  playback.after(view, [event("damaged", { miniature: view.miniatures[0]?.label, amount: 2 })], true);
  expect(stage.shows).toHaveLength(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(animate).not.toHaveBeenCalled();
});

test("what is on its way is where it belongs when nothing may move any more", () => {
  const { playback, view } = setUp();
  const gone = view.miniatures.find((one) => one.place === "reserves");
  const next = { ...view, miniatures: view.miniatures.map((one) => (one === gone ? { ...one, place: "c4" } : one)) };
  playback.after(view, [], false);
  playback.before(next, false);
  playback.after(next, [event("spawned", { miniature: gone?.label, cell: "c4" })], false);
  expect(animate).toHaveBeenCalled();
  expect(cancel).not.toHaveBeenCalled();
  playback.after(next, [], true);
  expect(cancel).toHaveBeenCalled();
});

test("a miniature that leaves the map is seen leaving it", () => {
  const { playback, layer, view } = setUp();
  const gone = view.miniatures.find((one) => one.place.length === 2);
  const next = {
    ...view,
    miniatures: view.miniatures.map((one) => (one === gone ? { ...one, place: "graveyard" } : one)),
  };
  playback.after(view, [], false);
  playback.before(next, false);
  playback.after(next, [event("destroyed", { miniature: gone?.label, point: 1 })], false);
  expect(layer.children).toHaveLength(1);
  expect(animate).toHaveBeenCalled();
});

test("what is still to come of a moment is told, so that the log waits for the dice", () => {
  const { motion, stage, view } = setUp();
  const bout = new Bout();
  let due: readonly Event[] = [];
  const playback = new Playback(
    motion,
    stage,
    bout,
    () => true,
    () => [],
    (events) => (due = events),
  );
  const faces = ["1", "2"].map((face) => event("face-rolled", { face }));
  playback.before(view, false);
  playback.after(view, [event("roll-began", { dice: 2 }), ...faces], false);
  expect(due).toEqual(faces);
  vi.advanceTimersByTime(300);
  expect(due).toEqual(faces.slice(1));
  expect(bout.dice.shown.map((die) => die.face)).toEqual(["1", null]);
  playback.after(view, [], true);
  expect(due).toEqual([]);
});

test("dice that were still to fall have fallen when what follows is seen without motion", () => {
  const { motion, stage, view } = setUp();
  const bout = new Bout();
  const playback = new Playback(
    motion,
    stage,
    bout,
    () => false,
    () => [],
  );
  const before = { ...view, combat: null, dice: [0, 0, 0, 0, 0] };
  const [attacker] = before.miniatures.filter((one) => one.place.length === 2);
  const struck = event("struck", { cell: attacker?.place ?? "", attackers: [attacker?.label ?? ""] });
  playback.after(before, [struck, event("roll-began", { dice: 1 }), event("face-rolled", { face: "3" })], false);
  expect(bout.dice.shown).toEqual([]);
  playback.after({ ...before }, [event("combat-ended")], true);
  expect(bout.dice.shown.map((die) => die.face)).toEqual(["3"]);
  expect(bout.total).toBe(3);
});
