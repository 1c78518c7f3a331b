import { beforeEach, describe, expect, test } from "vitest";
import type { Event } from "../../../messages";
import { playOf } from "../asking/questions";
import type { View } from "../messages";
import { Bout } from "./bout.svelte";
import { learnCells } from "./cells.svelte";
import { CELLS } from "./fixture";
import { viewOf } from "./view";

const WIDOW = "Coin Widow#1";
const BAILIFF = "Moth Bailiff#1";
const TITAN = "Storm Titan#1";

let bout: Bout;
let view: View;
let over: View;

const event = (kind: string, about: Event["about"], cause = {}): Event => ({
  step: 1,
  kind,
  about,
  cause: { rule: "7.3", ...cause },
});
const struck = event("struck", { cell: "c3", attackers: [TITAN] });
const aimed = (target: string): Event =>
  event("special-attack", { miniature: TITAN, target, dice: 2 }, { ability: "Assault" });
const hurt = (miniature: string, amount: number): Event => event("damaged", { miniature, amount });
const ended = event("combat-ended", {});
const labels = (): unknown => bout.attack?.defenders.map((one) => one.label);

beforeEach(() => {
  learnCells(CELLS);
  bout = new Bout();
  view = viewOf(playOf("damage"));
  over = { ...view, combat: null };
});

function follow(...events: readonly Event[]): readonly Event[] {
  for (const one of events) bout.follow(one, view);
  return events;
}

describe("what was taken back", () => {
  test("leaves neither hits nor fates nor blades", () => {
    const before = follow(struck, event("blades-assigned", { miniature: TITAN, blades: 1 }, { ability: "Crit" }));
    follow(hurt(WIDOW, 4), event("destroyed", { miniature: WIDOW, point: 1, bonus: 0 }));
    bout.match(view, before);
    expect([...bout.hits]).toEqual([]);
    expect([...bout.fates]).toEqual([]);
    expect([...bout.laid.keys()]).toEqual([TITAN]);
    bout.match(view, before.slice(0, 1));
    expect([...bout.laid]).toEqual([]);
  });

  test("is no attack that is seen once more", () => {
    const told = follow(struck);
    const { attacks } = bout;
    bout.match(view, told);
    expect(bout.attacks).toBe(attacks);
  });
});

test("whoever comes in the middle of a combat sees what has happened in it, and not what was before", () => {
  bout.match(view, [struck, hurt(BAILIFF, 9), ended, struck, hurt(WIDOW, 3)]);
  expect([...bout.hits]).toEqual([[WIDOW, 3]]);
});

describe("an attack outside a combat", () => {
  test("begins with nothing of an earlier one", () => {
    follow(aimed(WIDOW), hurt(WIDOW, 2), event("destroyed", { miniature: WIDOW, point: 1, bonus: 0 }));
    bout.match(over, []);
    follow(aimed(BAILIFF));
    expect([...bout.hits]).toEqual([]);
    expect([...bout.fates]).toEqual([]);
    expect(labels()).toEqual([BAILIFF]);
  });

  test("begins with nothing of a combat before it, even if both are seen at once", () => {
    follow(struck, hurt(WIDOW, 3), ended, aimed(BAILIFF));
    expect([...bout.hits]).toEqual([]);
  });
});

describe("an attack within a combat", () => {
  test("lets the combat go on after it, with everybody, and with what it came to", () => {
    follow(struck, event("blades-counted", { damage: 7, blades: 1 }), aimed(WIDOW));
    expect(labels()).toEqual([WIDOW]);
    follow(event("roll-began", { dice: 1 }), event("face-rolled", { face: "2" }));
    expect(bout.total).toBe(2);
    follow(event("blades-assigned", { miniature: TITAN, blades: 1 }, { ability: "Crit" }));
    expect(bout.attack?.kind).toBe("strike");
    expect(labels()).toEqual([WIDOW, BAILIFF]);
    expect(bout.total).toBe(7);
  });

  test("gives the combat its dice back", () => {
    const faces = (): unknown => bout.dice.shown.map((die) => die.face);
    const strike = [struck, event("roll-began", { dice: 1 }), event("face-rolled", { face: "3" })];
    const within = [aimed(WIDOW), event("roll-began", { dice: 1 }), event("face-rolled", { face: "1" })];
    follow(...strike, ...within);
    expect(faces()).toEqual(["1"]);
    const laid = event("blades-assigned", { miniature: TITAN, blades: 1 }, { ability: "Crit" });
    follow(laid);
    expect(faces()).toEqual(["3"]);
    // The dice of a view are those that were rolled last.
    bout.match({ ...view, dice: [0, 1, 0, 0, 0] }, [...strike, ...within, laid]);
    expect(faces()).toEqual(["3"]);
  });

  test("keeps what has happened in the combat", () => {
    follow(struck, hurt(BAILIFF, 3), aimed(WIDOW), hurt(WIDOW, 1));
    expect([...bout.hits]).toEqual([
      [BAILIFF, 3],
      [WIDOW, 1],
    ]);
  });
});

test("whoever comes after an attack within a combat sees the dice of the combat", () => {
  const strike = [struck, event("roll-began", { dice: 1 }), event("face-rolled", { face: "3" })];
  const within = [aimed(WIDOW), event("roll-began", { dice: 0 })];
  const laid = event("blades-assigned", { miniature: TITAN, blades: 1 }, { ability: "Crit" });
  bout.match({ ...view, dice: [0, 0, 0, 0, 0] }, [...strike, ...within, laid]);
  expect(bout.dice.shown.map((die) => die.face)).toEqual(["3"]);
  expect(bout.rolled).toBe(true);
});

test("what a Bodyguard keeps from somebody is told with who it is", () => {
  follow(struck, event("damage-lost", { miniature: BAILIFF, amount: 3 }, { piece: WIDOW }));
  expect(bout.lost.get(BAILIFF)).toEqual({ amount: 3, guard: WIDOW });
});

test("dice of an earlier attack are gone when the next one begins", () => {
  follow(struck, event("roll-began", { dice: 1 }), event("face-rolled", { face: "3" }), ended, aimed(WIDOW));
  expect(bout.dice.shown).toEqual([]);
});

test("faces count for what the server says", () => {
  follow(struck, event("roll-began", { dice: 2 }), event("face-rolled", { face: "3" }));
  expect(bout.total).toBe(3);
  view = { ...view, faces: view.faces.map((one) => ({ ...one, worth: 5 })) };
  follow(event("face-rolled", { face: "blade" }));
  expect(bout.total).toBe(10);
});

describe("a view that has run ahead", () => {
  const gone = (): View => ({
    ...over,
    miniatures: over.miniatures.map((one) => (one.label === WIDOW ? { ...one, place: "graveyard" } : one)),
  });

  test("does not hide whom a strike has destroyed", () => {
    view = gone();
    const dealt = event("damaged", { miniature: WIDOW, amount: 8 }, { rule: "7.7" });
    follow(struck, event("blades-counted", { damage: 8, blades: 0 }), dealt);
    follow(event("destroyed", { miniature: WIDOW, point: 1, bonus: 0 }), ended);
    expect(labels()).toEqual([BAILIFF, WIDOW]);
    expect(bout.attack?.defenders.at(-1)?.place).toBe("c3");
    expect(bout.hits.get(WIDOW)).toBe(8);
    expect(bout.fates.get(WIDOW)).toBe("destroyed");
  });

  test("nor whom a deathblow has", () => {
    view = gone();
    const blow = event("deathblow-struck", { cell: "c3", attackers: [TITAN] });
    follow(struck, blow, event("damaged", { miniature: WIDOW, amount: 2 }, { rule: "8.7" }));
    expect(bout.attack?.kind).toBe("deathblow");
    expect(labels()).toContain(WIDOW);
  });

  test("takes nobody for a defender whom an ability hits elsewhere", () => {
    view = gone();
    follow(struck, event("damaged", { miniature: WIDOW, amount: 2 }, { rule: "7.7", piece: TITAN }));
    expect(labels()).toEqual([BAILIFF]);
  });

  test("adds to the damage what abilities add to it", () => {
    view = gone();
    follow(struck, event("blades-counted", { damage: 1, blades: 1 }));
    follow(event("damage-modified", { signed: 1 }, { piece: TITAN, ability: "Stalwart" }));
    expect(bout.total).toBe(2);
  });
});
