import { describe, expect, test } from "vitest";
import type { Event } from "../../messages";
import { placed } from "./cues";
import { Hearing, type Standing } from "./hearing";

const STANDING: Standing = { myTurn: false, others: true, winners: null, mine: [0] };
const die: Event = { step: 1, kind: "face-rolled", about: {}, cause: { rule: "7" } };

describe("what is shown", () => {
  test("is heard once, dice one after another", () => {
    const hearing = new Hearing([], STANDING);
    const moment = [die, die];
    const heard = hearing.see(moment, () => ({ cue: "die", strength: 1 }));
    expect(heard.map((one) => one.cue)).toEqual(["die", "die"]);
    expect(heard[1]?.after).toBeGreaterThan(heard[0]?.after ?? 0);
    expect(hearing.see(moment, () => ({ cue: "die", strength: 1 }))).toEqual([]);
  });

  test("is not heard where it was seen before, or says nothing", () => {
    const moment = [die];
    expect(new Hearing(moment, STANDING).see(moment, () => ({ cue: "die", strength: 1 }))).toEqual([]);
    expect(new Hearing([], STANDING).see(moment, () => undefined)).toEqual([]);
  });

  test("is no crowd", () => {
    expect(placed(Array.from({ length: 40 }, () => ({ cue: "die", strength: 1 }) as const))).toHaveLength(6);
  });
});

describe("how things stand", () => {
  const cues = (before: Partial<Standing>, after: Partial<Standing>): string[] =>
    new Hearing([], { ...STANDING, ...before }).stand({ ...STANDING, ...after }).map((one) => one.cue);

  test("a turn is called after others have acted, and once", () => {
    expect(cues({}, { myTurn: true })).toEqual(["your-turn"]);
    expect(cues({ myTurn: true }, { myTurn: true })).toEqual([]);
    expect(cues({}, { myTurn: true, others: false })).toEqual([]);
  });

  test.each([
    [[0], [0], ["victory"]],
    [[1], [0], ["defeat"]],
    [[], [0], ["draw"]],
    [[1], [], ["end"]],
    [[0], [0, 1], ["end"]],
    [[0, 1], [0, 1], ["victory"]],
  ])("when %j have won, those in %j hear %j", (winners, mine, expected) => {
    expect(cues({ mine }, { winners, mine })).toEqual(expected);
    expect(cues({ winners, mine }, { winners, mine })).toEqual([]);
  });
});
