import { describe, expect, test } from "vitest";
import { box, depth, neighbour, pose, project, slotOf, slotsOf, spotOf, THICK, TILT, turned, UNIT } from "./geometry";

const GROUND = { columns: 5, rows: 5 };

describe("slots", () => {
  test("lie with the columns along u and the far row first along v", () => {
    expect(spotOf("a5", GROUND)).toEqual({ u: 0, v: 0 });
    expect(spotOf("c1", GROUND)).toEqual({ u: 2, v: 4 });
    expect(slotsOf(GROUND)[0]).toEqual(["a5", "b5", "c5", "d5", "e5"]);
    expect(slotsOf({ columns: 2, rows: 3 }).flat()).toEqual(["a3", "b3", "a2", "b2", "a1", "b1"]);
  });

  test("are found again by their spots, and nothing is found beside the land", () => {
    for (const slot of slotsOf(GROUND).flat()) expect(slotOf(spotOf(slot, GROUND), GROUND)).toBe(slot);
    expect(slotOf({ u: 5, v: 0 }, GROUND)).toBeUndefined();
    expect(slotOf({ u: 0, v: -1 }, GROUND)).toBeUndefined();
  });
});

describe("the projection", () => {
  test("is isometric: a slot is as high as the tangent of 30 degrees is wide", () => {
    expect(TILT / UNIT).toBeCloseTo(Math.tan(Math.PI / 6), 4);
    expect(project({ u: 1, v: 0 })).toEqual({ x: UNIT, y: TILT });
    expect(project({ u: 0, v: 1 })).toEqual({ x: -UNIT, y: TILT });
    expect(project({ u: 1, v: 1 }, 2)).toEqual({ x: 0, y: 2 * TILT - 2 * THICK });
  });

  test("has the entry at the front left, and the far corner on top", () => {
    const entry = project(turned(spotOf("c1", GROUND), GROUND, 0));
    expect(entry.x).toBeLessThan(0);
    expect(entry.y).toBeGreaterThan(0);
    const [far, near] = [
      project(turned(spotOf("a5", GROUND), GROUND, 0)),
      project(turned(spotOf("e1", GROUND), GROUND, 0)),
    ];
    expect([far.x, far.y, near.x, near.y]).toEqual([0, -4 * TILT, 0, 4 * TILT]);
  });
});

describe("a quarter turn", () => {
  test("is clockwise as seen from above", () => {
    expect(project(turned(spotOf("a5", GROUND), GROUND, 1)).x).toBeCloseTo(4 * UNIT);
    expect(project(turned(spotOf("e5", GROUND), GROUND, 1)).y).toBeCloseTo(4 * TILT);
  });

  test("brings everything back after four", () => {
    for (const slot of slotsOf(GROUND).flat()) {
      const [once, again] = [turned(spotOf(slot, GROUND), GROUND, 0), turned(spotOf(slot, GROUND), GROUND, 4)];
      expect(again.u).toBeCloseTo(once.u);
      expect(again.v).toBeCloseTo(once.v);
    }
  });

  test("keeps a land that is not square within the same width", () => {
    const ground = { columns: 3, rows: 5 };
    for (const turn of [0, 1, 2, 3]) {
      const xs = slotsOf(ground)
        .flat()
        .map((slot) => project(turned(spotOf(slot, ground), ground, turn)).x);
      expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(6 * UNIT);
    }
  });
});

describe("what is in front", () => {
  test.each([0, 1, 2, 3, 0.3, 1.7, -0.2])("is painted later at turn %d", (turn) => {
    for (const slot of slotsOf(GROUND).flat()) {
      const here = spotOf(slot, GROUND);
      for (const step of [
        { u: 1, v: 0 },
        { u: 0, v: 1 },
      ]) {
        const next = { u: here.u + step.u, v: here.v + step.v };
        const nearer = project(turned(next, GROUND, turn)).y > project(turned(here, GROUND, turn)).y;
        expect(depth(next, turn) > depth(here, turn)).toBe(nearer);
      }
    }
  });

  test("changes its order only in the middle of a turn", () => {
    const order = (turn: number): string =>
      slotsOf(GROUND)
        .flat()
        .toSorted((a, b) => depth(spotOf(a, GROUND), turn) - depth(spotOf(b, GROUND), turn))
        .join();
    expect(order(0.45)).toBe(order(0));
    expect(order(0.55)).toBe(order(1));
  });
});

describe("neighbours", () => {
  test("are those that are seen", () => {
    expect(neighbour("c3", GROUND, 0, { u: 1, v: 0 })).toBe("d3");
    expect(neighbour("c3", GROUND, 1, { u: 1, v: 0 })).toBe("c4");
    expect(neighbour("c3", GROUND, 2, { u: 1, v: 0 })).toBe("b3");
    expect(neighbour("c3", GROUND, -1, { u: 1, v: 0 })).toBe("c2");
    expect(neighbour("a3", GROUND, 0, { u: -1, v: 0 })).toBeUndefined();
  });

  test.each([0, 1, 2, 3])("to the right are lower and to the right on the screen at turn %d", (turn) => {
    const right = neighbour("c3", GROUND, turn, { u: 1, v: 0 }) ?? "";
    const [here, there] = ["c3", right].map((slot) => project(turned(spotOf(slot, GROUND), GROUND, turn)));
    expect(there?.x).toBeGreaterThan(here?.x ?? 0);
    expect(there?.y).toBeGreaterThan(here?.y ?? 0);
  });
});

describe("a block", () => {
  test("is the same before and after a quarter turn, but for its upper face", () => {
    const [before, after] = [pose(0), pose(1)];
    expect([after.left, after.right, after.top]).toEqual([before.left, before.right, before.top]);
    expect(after.shades).toEqual(before.shades);
    expect(after.face).not.toBe(before.face);
  });

  test("is lit from the left", () => {
    const [left, right] = pose(0).shades;
    expect(left).toBeLessThan(0.02);
    expect(right).toBeGreaterThan(0.25);
  });

  test("has its lowest corner in front at any turn", () => {
    for (let turn = 0; turn < 4; turn += 0.1) {
      const { corners } = box({ u: 0, v: 0 }, { u: 1, v: 1 }, turn);
      const [back, right, front, left] = corners;
      expect(front.y).toBeGreaterThanOrEqual(Math.max(left.y, right.y, back.y) - 0.001);
      expect(left.x).toBeLessThan(right.x);
    }
  });
});
