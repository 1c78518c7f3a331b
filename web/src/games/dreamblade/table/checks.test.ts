import { describe, expect, test } from "vitest";
import type { Event, Option, Play } from "../../../messages";
import type { Reckoned } from "../../../table/game";
import type { View } from "../messages";
import { CHECKS } from "./checks";
import { areWritten } from "./notation";

const OWNERS = [
  ["Owl", "Faceless Stalker"],
  ["Owl", "Hour Thirteen"],
];
const SETUP = { warbands: OWNERS };
const STALKER = "Faceless Stalker#1";
const TENOR = "Sleepwalking Tenor#1";

let step = 0;
const happened = (kind: string, about: Event["about"] = {}, sentence = ""): Event => {
  return { step: step++, kind, about, cause: { rule: "7.3" }, sentence };
};
const turn = (number = 1): Event => happened("turn-began", { turn: number });
/** A turn that nobody has won, and the next. */
const next = (number: number): Event[] => [happened("turn-drawn", { a: 0, b: 0 }), turn(number)];
const first = (player: string): Event => happened("went-first", { player });
const strike = (dice: number, ...attackers: string[]): Event[] => [
  happened("struck", { cell: "c3", attackers: attackers.length > 0 ? attackers : ["Owl#1"] }),
  happened("roll-began", { dice }),
];
/** Dice that a miniature takes up to roll them again. */
const takeUp = (piece: string, misses: number, twos = 0): Event => {
  const about = { misses, ones: 0, twos, threes: 0, blades: 0 };
  return { ...happened("dice-taken-up", about), cause: { rule: "7.4", piece, ability: "Fortunate" } };
};
const initiative = (player: string, number: number, said = number, by = player): Event =>
  happened("initiative-rolled", { player, number }, `⟦log-initiative-rolled¦player=${by}¦number#${said}¦rule=4.2⟧`);
const face = (shows: string, sentence = ""): Event => happened("face-rolled", { face: shows }, sentence);
const line = (faces: readonly string[], damage: number, blades: number): string =>
  `⟦log-roll¦dice=${faces.map((one) => `⟦face¦face=${one}⟧`).join(", ")}¦damage#${damage}¦blades#${blades}¦rule=7.3⟧`;
const playWith = (dice: number[], sentence: string): Play => ({
  type: "play",
  since: 0,
  step: 0,
  cuts: 0,
  view: { initiative: [4, 2], dice, wins: [0, 0], miniatures: [] },
  events: [],
  asks: [{ seat: 0, question: "reroll", sentence }],
  thinking: [],
  undo: 0,
});
const spawn = (miniature: string, cell = "c3"): Event => happened("spawned", { miniature, cell });
/** What comes of some events, before which those who attack in them came into play. */
const reckon = (events: Event[], first = 0, setup: Record<string, unknown> | undefined = SETUP): Reckoned => {
  const arrived = new Set(events.filter((one) => one.kind === "spawned").map((one) => one.about["miniature"]));
  const special = events.filter((one) => one.kind === "special-attack").map((one) => one.about["miniature"] as string);
  const attackers = new Set([...special, ...events.flatMap((one) => (one.about["attackers"] ?? []) as string[])]);
  const before = [...attackers].filter((one) => first === 0 && !arrived.has(one)).map((one) => spawn(one));
  const story = { events: [...before, ...events], first };
  return CHECKS.reckon?.(story, setup) ?? { shown: [], sound: false, rolled: false };
};

test("what a view shows of dice is what events told (A5)", () => {
  const play = playWith([1, 0, 0, 1, 1], "");
  const began = [turn(), initiative("A", 4), initiative("B", 2), first("A")];
  const events = [...began, ...strike(3, STALKER), face("miss"), face("3"), face("blade")];
  const there = [{ label: STALKER, place: "c3" }];
  const drawn = CHECKS.drawn?.({ ...play, view: { ...play.view, miniatures: there } });
  expect(reckon(events)).toMatchObject({ shown: drawn, sound: true });
  const again = [...events, takeUp(STALKER, 1), face("2")];
  expect(reckon(again)).toMatchObject({ shown: ["4", "2", "0 0 1 1 1", "0-0", `${STALKER} in c3`], sound: true });
  expect(reckon([...again, happened("combat-ended")]).shown.slice(0, 3)).toEqual(["4", "2", "0 0 0 0 0"]);
});

test("a question names the dice that lie on the table", () => {
  const asked = (faces: string): readonly string[] =>
    CHECKS.drawn?.(playWith([0, 1, 0, 0, 1], `⟦question-reroll¦seat=A¦dice=${faces}⟧`)) ?? [];
  expect(asked("⟦face¦face=1⟧, ⟦face¦face=blade⟧")).toEqual(["4", "2", "0 1 0 0 1", "0-0", ""]);
  expect(asked("⟦face¦face=3⟧, ⟦face¦face=blade⟧")).not.toContain("0 1 0 0 1");
  const other = "⟦question-action¦choice=⟦face¦face=3⟧⟧";
  expect(CHECKS.drawn?.(playWith([0, 1, 0, 0, 1], other))).not.toContain("0 1 0 0 1");
});

test("before anything is rolled nothing lies on the table, unless the position says so", () => {
  expect(reckon([]).shown).toEqual(["0", "0", "0 0 0 0 0", "0-0", ""]);
  const laidOut = reckon([], 0, { position: "turn 3; first A; initiative 5-3; wins 0-0" });
  expect(laidOut.shown).toEqual(["5", "3", "0 0 0 0 0", "0-0"]);
});

test("what happened before all that is known is unknown", () => {
  expect(reckon([face("2")], 5).shown).toEqual([null, null, null, null, null]);
  expect(reckon([initiative("A", 3)], 5)).toMatchObject({ shown: ["3", null, null, null, null], sound: true });
});

describe("an initiative die (A5)", () => {
  test("is first of A and then of B", () => {
    expect(reckon([turn(), initiative("B", 2), initiative("A", 4)]).sound).toBe(false);
    expect(reckon([turn(), initiative("A", 2), initiative("A", 4)]).sound).toBe(false);
  });

  test("is rolled again after a tie by both, and otherwise by whoever has a 1", () => {
    const tie = [turn(), initiative("A", 3), initiative("B", 3)];
    expect(reckon([...tie, initiative("A", 4), initiative("B", 2)]).sound).toBe(true);
    expect(reckon([...tie, initiative("B", 4)]).sound).toBe(false);
    const one = [turn(), initiative("A", 3), initiative("B", 1)];
    expect(reckon([...one, initiative("B", 5)]).sound).toBe(true);
    expect(reckon([...one, initiative("A", 5)]).sound).toBe(false);
    expect(reckon([turn(), initiative("A", 3), initiative("B", 2), initiative("A", 6)]).sound).toBe(false);
  });
});

describe("a line of the log", () => {
  const taken = (shows: string): string =>
    `⟦log-dice-taken-up¦misses#0¦ones#0¦twos#1¦threes#0¦blades#0¦dice=⟦face¦face=${shows}⟧¦rule=7.4⟧`;

  test.each([
    ["says another number", [turn(), initiative("A", 2, 6)]],
    ["names another player", [turn(), initiative("A", 2, 2, "B")]],
    ["says a detail twice", [happened("wail-rolled", { number: 2 }, "⟦log-wail-rolled¦number#2¦rule=11¦number#6⟧")]],
    ["shows other attack dice", [...strike(1), face("miss", line(["3"], 3, 0))]],
    ["adds them up to more", [...strike(1), face("2", line(["2"], 6, 0))]],
    ["tells dice that nobody rolled", [happened("moved", {}, line(["blade"], 0, 1))]],
    ["names the face of a die beside", [happened("moved", {}, "⟦log-moved¦miniature=⟦face¦face=blade⟧⟧")]],
    ["takes up other dice", [...strike(1, STALKER), face("2"), { ...takeUp(STALKER, 0, 1), sentence: taken("blade") }]],
  ])("that %s is found out", (_, events) => {
    expect(reckon(events).sound).toBe(false);
  });

  test("that says what was rolled is right", () => {
    const rerolled = [...strike(1, STALKER), face("2"), { ...takeUp(STALKER, 0, 1), sentence: taken("2") }, face("3")];
    expect(reckon(rerolled).sound).toBe(true);
    const events = [...strike(2), face("miss"), face("3", line(["miss", "3"], 3, 0))];
    expect(reckon([...events, happened("blades-counted", { damage: 3, blades: 0 })]).sound).toBe(true);
    expect(reckon([...events, happened("blades-counted", { damage: 4, blades: 0 })]).sound).toBe(false);
  });
});

test("dice that no roll has, and a turn that begins twice, are not sound", () => {
  const began = [turn(), initiative("A", 4), initiative("B", 2), first("A")];
  const roll = [...began, ...strike(2, STALKER), face("miss"), face("3")];
  expect(reckon(roll).sound).toBe(true);
  expect(reckon([...roll, face("blade")]).sound).toBe(false);
  expect(reckon([...began, face("blade")]).sound).toBe(false);
  expect(reckon([...roll, happened("combat-ended"), face("blade")]).sound).toBe(false);
  expect(reckon([...roll, takeUp(STALKER, 1), face("1")]).sound).toBe(true);
  expect(reckon([...roll, takeUp(STALKER, 1), face("1"), face("1")]).sound).toBe(false);
  expect(reckon([...roll, takeUp(STALKER, 2)]).sound).toBe(false);
  expect(reckon([...began, ...next(2)]).sound).toBe(true);
  expect(reckon([...began, turn()]).sound).toBe(false);
});

describe("dice are rolled again only where the rules let it be:", () => {
  const rolled = (...attackers: string[]): Event[] => [
    ...strike(4, ...attackers),
    ...["miss", "miss", "2", "2"].map((one) => face(one)),
  ];
  const again = (...events: Event[]): boolean =>
    reckon([...rolled(STALKER, "Owl#1"), ...events].map((one, at) => ({ ...one, step: at }))).sound;

  test("by an attacker with Fortunate, as many as are printed, and once", () => {
    expect(again(takeUp(STALKER, 2), face("1"), face("3"))).toBe(true);
    expect(again(takeUp(STALKER, 2, 1), face("1"), face("3"), face("3"))).toBe(false);
    expect(again(takeUp(STALKER, 1), face("1"), takeUp(STALKER, 1), face("3"))).toBe(false);
  });

  test("by no other miniature", () => {
    expect(again(takeUp("Owl#1", 1), face("3"))).toBe(false);
    expect(again(takeUp("Hour Thirteen#1", 1), face("3"))).toBe(false);
    expect(again(takeUp("", 1), face("3"))).toBe(false);
  });

  test("not before all dice lie on the table", () => {
    expect(reckon([...strike(4, STALKER), face("miss"), takeUp(STALKER, 1)]).sound).toBe(false);
  });

  test("once more in the next attack, also a special one and a deathblow", () => {
    const one = [...rolled(STALKER), takeUp(STALKER, 1), face("3"), happened("combat-ended")];
    expect(reckon([...one, ...rolled(STALKER), takeUp(STALKER, 1), face("1")]).sound).toBe(true);
    const special = [happened("special-attack", { miniature: STALKER, target: "Owl#1", dice: 1 })];
    const roll = [happened("roll-began", { dice: 1 }), face("miss"), takeUp(STALKER, 1), face("1")];
    expect(reckon([...one, ...special, ...roll]).sound).toBe(true);
    const deathblow = [happened("deathblow-struck", { cell: "c3", attackers: [STALKER] })];
    expect(reckon([...one, ...deathblow, ...roll]).sound).toBe(true);
  });

  test("by a miniature that was invented for this game, as its set-up says", () => {
    // The rules read abilities with any number of blanks.
    const owl = { name: "Night Owl", abilities: ["score :  Fortunate   1 ", "Fortunate 2"] };
    const setup = { warbands: [["Night Owl"], []], miniatures: [owl] };
    const reroll = (count: number): Event[] => [
      takeUp("Night Owl#1", count),
      ...Array.from({ length: count }, () => face("miss")),
    ];
    const owls = (...counts: number[]): boolean =>
      reckon([...rolled("Night Owl#1"), ...counts.flatMap(reroll)], 0, setup).sound;
    expect(owls(2, 1)).toBe(true);
    expect(owls(1, 2)).toBe(true);
    expect(owls(2, 2)).toBe(false);
    expect(owls(1, 1, 1)).toBe(false);
  });

  test("each attack has one roll", () => {
    expect(reckon([...rolled(), happened("roll-began", { dice: 4 })]).sound).toBe(false);
    expect(reckon([...strike(2), face("miss"), ...strike(2)]).sound).toBe(false);
  });

  test("a special attack has as many dice as were announced", () => {
    const special = happened("special-attack", { miniature: STALKER, target: "Owl#1", dice: 1 });
    expect(reckon([special, happened("roll-began", { dice: 1 })]).sound).toBe(true);
    expect(reckon([special, happened("roll-began", { dice: 2 })]).sound).toBe(false);
  });

  test("each Wail has two dice", () => {
    const wail = (piece: string): Event => {
      const rule = { rule: "11", piece, ability: "Wail" };
      return { ...happened("wail-rolled", { number: 3 }, "⟦log-wail-rolled¦number#3¦rule=11⟧"), cause: rule };
    };
    const spawned = happened("spawned", { miniature: "Hour Thirteen#1", cell: "a5" });
    const one = (): Event => wail("Hour Thirteen#1");
    expect(reckon([spawned, one(), one()]).sound).toBe(true);
    expect(reckon([spawned, one(), one(), one()]).sound).toBe(false);
    expect(reckon([happened("spawned", { miniature: "Owl#1", cell: "a5" }), wail("Owl#1")]).sound).toBe(false);
    const counted = [...strike(1), face("blade"), happened("blades-counted", { damage: 0, blades: 1 })];
    const blade = (source: string, ability: string, blades = 1): Event => {
      const about = { miniature: "Owl#1", source, blades };
      return { ...happened("blades-assigned", about), cause: { rule: "7.5", ability } };
    };
    const both = (): Event[] => [wail("Owl#1"), wail("Owl#1")];
    const tenor = { warbands: [["Owl", "Sleepwalking Tenor"], []] };
    const sound = (...events: Event[]): boolean => reckon([spawn(TENOR), ...counted, ...events], 0, tenor).sound;
    expect(sound(blade(TENOR, "Wail"), ...both())).toBe(true);
    expect(sound(blade(TENOR, "Scare"), wail("Owl#1"))).toBe(false);
    // What hostile servers say: a Wail that is printed nowhere, of nobody, without blades, or twice.
    expect(sound(blade("Owl#1", "Wail"), ...both())).toBe(false);
    expect(sound(blade("Sleepwalking Tenor#2", "Wail"), ...both())).toBe(false);
    expect(sound(blade(TENOR, "Wail", 0), blade(TENOR, "Wail"), ...both(), ...both())).toBe(false);
    expect(sound(blade(TENOR, "Wail"), ...both(), blade(TENOR, "Wail"), ...both())).toBe(false);
    // For no blades at all, of somebody in reserves, and as if it were activated while miniatures are spawned.
    expect(sound(blade(TENOR, "Wail", 0), ...both())).toBe(false);
    expect(reckon([...counted, blade(TENOR, "Wail"), ...both()], 0, tenor).sound).toBe(false);
    const used = {
      ...happened("ability-used", { miniature: TENOR, slot: 0 }),
      cause: { rule: "5.9", ability: "Wail" },
    };
    expect(sound(used, wail(TENOR), wail(TENOR))).toBe(false);
  });

  describe("a Wail that was invented", () => {
    const bell = (...abilities: string[]): Record<string, unknown> => {
      return { warbands: [["Owl"], ["Bell"]], miniatures: [{ name: "Bell", abilities }] };
    };
    const wail = (): Event => {
      const rule = { rule: "11", piece: "Bell#1", ability: "Wail" };
      return { ...happened("wail-rolled", { number: 3 }, "⟦log-wail-rolled¦number#3¦rule=11⟧"), cause: rule };
    };
    const used = (): Event => {
      return { ...happened("ability-used", { miniature: "Bell#1", slot: 0 }), cause: { rule: "5.9", ability: "Wail" } };
    };
    const phase = (): Event => happened("phase-began", { phase: "spawn", player: "B" });
    const began = [turn(), initiative("A", 4), initiative("B", 2), first("A"), spawn("Bell#1", "a5")];
    const sound = (setup: Record<string, unknown>, ...events: Event[]): boolean =>
      reckon([...began, ...events, happened("turn-drawn", { a: 0, b: 0 })], 0, setup).sound;

    test("for scoring is rolled or not, as it comes into play and no later", () => {
      const setup = bell("score, comes into play: Wail");
      expect(sound(setup)).toBe(true);
      expect(sound(setup, wail(), wail())).toBe(true);
      expect(sound(setup, wail())).toBe(false);
      expect(sound(setup, phase(), wail(), wail())).toBe(false);
    });

    test("twice has four dice", () => {
      const setup = bell("comes into play: Wail Enemies", "comes into play: Wail Self");
      expect(sound(setup, wail(), wail(), wail(), wail())).toBe(true);
      expect(sound(setup, wail(), wail())).toBe(false);
    });

    test("for spawn points is activated once in a phase", () => {
      const setup = bell("spawn 1: Wail");
      expect(sound(setup, used(), wail(), wail(), phase(), used(), wail(), wail())).toBe(true);
      expect(sound(setup, used(), wail(), wail(), used(), wail(), wail())).toBe(false);
      expect(sound(bell("comes into play: Wail"), wail(), wail(), used(), wail(), wail())).toBe(false);
    });

    test("for two blades takes both", () => {
      const fought = (kind: string, blades: number): boolean => {
        const about = { miniature: "Bell#1", source: "Bell#1", blades };
        const assigned = { ...happened("blades-assigned", about), cause: { rule: "7.5", ability: "Wail" } };
        const rolled = [face("blade"), face("blade"), happened("blades-counted", { damage: 0, blades: 2 })];
        const struck = happened("struck", { cell: "a5", attackers: ["Bell#1"] });
        const events = [struck, happened("roll-began", { dice: 2 }), ...rolled, assigned, wail(), wail()];
        return sound(bell(`${kind}: Wail`), ...events);
      };
      expect([fought("double blade", 2), fought("multiblade", 1)]).toEqual([true, true]);
      expect([fought("double blade", 1), fought("blade", 2)]).toEqual([false, false]);
    });
  });

  test("a special attack is of somebody in play", () => {
    const special = happened("special-attack", { miniature: STALKER, target: "Owl#2", dice: 1 });
    const gone = happened("banished", { miniature: STALKER });
    expect(reckon([spawn(STALKER), special]).sound).toBe(true);
    expect(reckon([spawn(STALKER), gone, special]).sound).toBe(false);
  });
});

describe("initiative is rolled again only where the rules let it be:", () => {
  const opening = [turn(), initiative("A", 4), initiative("B", 2), first("A")];
  const won = (player: string): Event[] => [
    spawn(player === "A" ? "Owl#1" : "Owl#2", "b3"),
    happened("claimed", { player, cell: "b3", worth: 1 }),
    happened("turn-won", { player, a: Number(player === "A"), b: Number(player === "B") }),
  ];
  const sound = (events: Event[], format = { reroll_ones: false }): boolean =>
    reckon(events, 0, { ...SETUP, format }).sound;

  test("every 1 in the first turn, and it must be", () => {
    const one = [turn(), initiative("A", 4), initiative("B", 1)];
    expect(sound([...one, initiative("B", 3), first("A")])).toBe(true);
    expect(sound([...one, first("A")])).toBe(false);
  });

  test("no 1 later, unless the format says so and a 1 was left in the turn before", () => {
    const second = [...opening, ...next(2), initiative("A", 1), initiative("B", 3)];
    const tournament = { reroll_ones: true };
    expect(sound([...second, first("B")])).toBe(true);
    expect(sound([...second, initiative("A", 6), first("A")])).toBe(false);
    expect(sound([...second, initiative("A", 6), first("A")], tournament)).toBe(false);
    const third = [...second, first("B"), ...next(3), initiative("A", 2), initiative("B", 1)];
    expect(sound([...third, initiative("B", 5), first("B")], tournament)).toBe(true);
    expect(sound([...third, initiative("B", 5), first("B")])).toBe(false);
    expect(sound([...third, first("A")], tournament)).toBe(false);
  });

  test("a tie, unless one has won more turns and goes first", () => {
    const tie = [turn(2), initiative("A", 5), initiative("B", 5)];
    const both = [initiative("A", 3), initiative("B", 2)];
    const even = [...opening, happened("turn-drawn", { a: 0, b: 0 })];
    expect(sound([...even, ...tie, ...both, first("A")])).toBe(true);
    expect(sound([...even, ...tie, first("A")])).toBe(false);
    expect(sound([...opening, ...won("B"), ...tie, first("B")])).toBe(true);
    expect(sound([...opening, ...won("B"), ...tie, first("A")])).toBe(false);
    expect(sound([...opening, ...won("B"), ...tie, ...both, first("A")])).toBe(false);
  });

  test("a turn is won once, by whoever has more points, or by nobody, and so no tie is broken by an invented win", () => {
    const tie = [turn(2), initiative("A", 5), initiative("B", 5)];
    expect(sound([...opening, ...won("A")])).toBe(true);
    expect(sound([...opening, ...won("B"), ...won("B"), ...tie, first("B")])).toBe(false);
    expect(sound([...opening, ...next(2).slice(0, 1), ...won("B")])).toBe(false);
    const [spawned, claimed] = won("B");
    const scored = [...opening, ...[spawned, claimed].flatMap((one) => one ?? [])];
    expect(sound([...opening, happened("turn-won", { player: "B", a: 0, b: 0 })])).toBe(false);
    expect(sound([...scored, happened("turn-drawn", { a: 0, b: 1 })])).toBe(false);
    expect(sound([...scored, happened("turn-won", { player: "A", a: 0, b: 1 })])).toBe(false);
    expect(sound([...opening, ...tie])).toBe(false);
    expect(sound([turn(), initiative("A", 4), ...won("A")])).toBe(false);
    expect(reckon([...opening, ...won("B")]).shown[3]).toBe("0-1");
  });

  test("points are those of cells that are claimed and of enemies that are destroyed", () => {
    const ends = (a: number, b: number): Event =>
      a === b ? happened("turn-drawn", { a, b }) : happened("turn-won", { player: a > b ? "A" : "B", a, b });
    const claim = (player: string, cell: string, worth: number): Event => happened("claimed", { player, cell, worth });
    const there = [...opening, spawn("Owl#1", "c3"), spawn("Owl#2", "b4")];
    const destroyed = (miniature: string, point = 1): Event => happened("destroyed", { miniature, point, bonus: 2 });
    expect(sound([...there, claim("A", "c3", 2), ends(2, 0)])).toBe(true);
    expect(sound([...there, destroyed("Owl#1"), ends(0, 1)])).toBe(true);
    expect(sound([...there, destroyed("Owl#1", 0), ends(0, 0)])).toBe(true);
    // What hostile servers say: cells worth more, nobody's, of nobody, twice; points for oneself, or several; or left out.
    expect(sound([...there, claim("A", "c3", 9), ends(9, 0)])).toBe(false);
    expect(sound([...there, claim("A", "c3", 2), ends(0, 9)])).toBe(false);
    expect(sound([...there, claim("A", "c4", 4), ends(4, 0)])).toBe(false);
    expect(sound([...there, claim("B", "b4", 5), ends(0, 5)])).toBe(false);
    expect(sound([...there, claim("A", "c3", 2), claim("A", "c3", 2), ends(4, 0)])).toBe(false);
    expect(sound([...there, destroyed("Owl#1"), ends(1, 0)])).toBe(false);
    expect(sound([...there, destroyed("Owl#1", 3), ends(0, 3)])).toBe(false);
    expect(sound([...there, claim("A", "c3", 2), ends(0, 0)])).toBe(false);
  });

  test("not once it is said who goes first, which follows from the dice", () => {
    expect(sound([turn(), initiative("A", 4), initiative("B", 2), first("B")])).toBe(false);
    expect(sound([...opening, initiative("A", 6)])).toBe(false);
    expect(sound([turn(), initiative("A", 4), initiative("B", 2), turn(2)])).toBe(false);
  });

  test("as the position says from which a game begins", () => {
    const position = "turn 3; first A; phase spawn A; initiative 5-1; wins 2-1; bonus 0-0";
    const from = (events: Event[]): boolean =>
      reckon([turn(3), ...events], 0, { warbands: OWNERS, format: { reroll_ones: true }, position }).sound;
    expect(from([])).toBe(true);
    expect(from([initiative("A", 6)])).toBe(false);
    expect(from([...next(4), initiative("A", 1), initiative("B", 2), initiative("A", 2), first("A")])).toBe(true);
    expect(from([...next(4), initiative("A", 2), initiative("B", 2), first("B")])).toBe(false);
  });
});

describe("what a hostile server says of those who attack is found out:", () => {
  const shown = ["miss", "miss"].map((one) => face(one));
  const attack = (...attackers: unknown[]): boolean =>
    reckon([happened("struck", { cell: "c3", attackers }), happened("roll-began", { dice: 2 }), ...shown]).sound;

  test.each([
    ["nobody", []],
    ["a label without a number", ["Faceless Stalker"]],
    ["one with another number than it has copies", ["Faceless Stalker#2"]],
    ["one that is written otherwise", ["Faceless Stalker#01"]],
    ["one that counts from 0", ["Faceless Stalker#0"]],
    ["a name that no warband has", ["Procession of Raincoats#1"]],
    ["something that is inherited", ["constructor#1"]],
    ["the same one twice", [STALKER, STALKER]],
    ["miniatures of both sides", [STALKER, "Owl#2"]],
    ["a number", [7]],
  ])("%s", (_, attackers) => {
    expect(attack(STALKER, "Owl#1")).toBe(true);
    expect(attack(...attackers)).toBe(false);
  });

  test("who stands elsewhere, has not come into play, or has left it", () => {
    const rolled = [...strike(1, STALKER), face("miss"), happened("combat-ended")];
    expect(reckon([spawn(STALKER), ...rolled]).sound).toBe(true);
    expect(reckon([spawn(STALKER, "a1"), ...rolled]).sound).toBe(false);
    expect(reckon([spawn(STALKER), happened("banished", { miniature: STALKER }), ...rolled]).sound).toBe(false);
    const [struck, ...roll] = rolled;
    expect(struck && reckon([struck, ...roll, spawn(STALKER)]).sound).toBe(false);
    expect(reckon([spawn(STALKER), spawn(STALKER)]).sound).toBe(false);
    expect(reckon([spawn("Faceless Stalker#2")]).sound).toBe(false);
  });
});

describe("dice that were announced are rolled:", () => {
  const began = [turn(), initiative("A", 4), initiative("B", 2), first("A")];
  const after = (...events: Event[]): Reckoned => reckon([...began, ...events]);

  test("none is left out when the combat, the turn or the game ends, or when somebody is asked", () => {
    const some = [...strike(2, STALKER), face("3")];
    expect(after(...some)).toMatchObject({ sound: true, rolled: false });
    expect(after(...some, face("2"))).toMatchObject({ sound: true, rolled: true });
    expect(after(...some, happened("combat-ended")).sound).toBe(false);
    expect(after(...some, happened("blades-counted", { damage: 3, blades: 0 })).sound).toBe(false);
    expect(after(...some, ...next(2)).sound).toBe(false);
    expect(after(...some, happened("game-ended", { winner: "B" })).sound).toBe(false);
    const special = happened("special-attack", { miniature: STALKER, target: "Owl#2", dice: 1 });
    expect(after(special, ...next(2)).sound).toBe(false);
    expect(after(special, ...strike(1, STALKER), face("3")).sound).toBe(false);
    expect(reckon([turn(), initiative("A", 4)]).rolled).toBe(false);
  });

  test("a Wail has both of its dice before the turn ends", () => {
    const one = happened("wail-rolled", { number: 3 }, "⟦log-wail-rolled¦number#3¦rule=11⟧");
    const wail = { ...one, cause: { rule: "11", piece: "Hour Thirteen#1", ability: "Wail" } };
    expect(after(spawn("Hour Thirteen#1", "a5"), wail, { ...wail, step: step++ }, ...next(2)).sound).toBe(true);
    expect(after(spawn("Hour Thirteen#1", "a5"), wail, ...next(2)).sound).toBe(false);
  });
});

describe("what was rolled is not rolled again later:", () => {
  const rolled = (): Event[] => [...strike(2, STALKER), face("miss"), face("blade")];
  const counted = (): Event => happened("blades-counted", { damage: 0, blades: 1 });

  test("not once it was counted, or once anything else has happened", () => {
    expect(reckon([...rolled(), counted(), takeUp(STALKER, 1), face("3")]).sound).toBe(false);
    expect(reckon([...rolled(), happened("damaged"), takeUp(STALKER, 1), face("3")]).sound).toBe(false);
  });

  test("nothing happens while dice are in the hand", () => {
    expect(reckon([...strike(2, STALKER), face("miss"), happened("damaged"), face("3")]).sound).toBe(false);
    const [struck, began] = strike(1, STALKER);
    expect(struck && began && reckon([struck, happened("damaged"), began, face("3")]).sound).toBe(false);
  });

  test("blades are counted once, and those of a strike only", () => {
    expect(reckon([...rolled(), counted()]).sound).toBe(true);
    expect(reckon([...rolled(), counted(), counted()]).sound).toBe(false);
    const special = [happened("special-attack", { miniature: STALKER, target: "Owl#2", dice: 1 })];
    const roll = [happened("roll-began", { dice: 1 }), face("blade"), counted()];
    expect(reckon([...special, ...roll]).sound).toBe(false);
  });
});

describe('numbers are numbers ("3", 1.5 and -1 are none):', () => {
  const odd = ["3", 1.5, -1, null, [3]];

  test.each(odd)("dice of a roll: %j", (dice) => {
    expect(
      reckon([happened("struck", { cell: "c3", attackers: [STALKER] }), happened("roll-began", { dice })]).sound,
    ).toBe(false);
    const special = happened("special-attack", { miniature: STALKER, target: "Owl#2", dice });
    expect(reckon([special, happened("roll-began", { dice })]).sound).toBe(false);
  });

  test.each(odd)("dice for initiative: %j", (number) => {
    expect(CHECKS.dieOf?.(happened("initiative-rolled", { player: "A", number }))?.chosen).toBeNaN();
    expect(CHECKS.dieOf?.(happened("initiative-rolled", { player: "A", number: 3 }))?.chosen).toBe(2);
    expect(reckon([happened("turn-began", { turn: number })]).sound).toBe(false);
  });

  test.each(odd)("dice that are taken up: %j", (misses) => {
    const taken = { ...takeUp(STALKER, 1), about: { misses, ones: 0, twos: 0, threes: 0, blades: 0 } };
    expect(reckon([...strike(1, STALKER), face("miss"), taken]).sound).toBe(false);
    expect(CHECKS.isMeant?.(taken, [0, `reroll ${STALKER}: miss`], SETUP)).toBe(false);
  });

  test.each(odd)("what a view shows: %j", (one) => {
    const play = playWith([0, 0, 0, 0, 0], "");
    const drawn = (view: Record<string, unknown>): unknown =>
      CHECKS.drawn?.({ ...play, view: { ...play.view, ...view } });
    expect(drawn({ wins: [1, 0] })).toEqual(["4", "2", "0 0 0 0 0", "1-0", ""]);
    expect(drawn({ initiative: [one, 2] })).not.toContain("2");
    expect(drawn({ dice: [one, 0, 0, 0, 0] })).not.toContain("2");
    expect(drawn({ wins: [one, 0] })).not.toContain("2");
  });
});

describe("dice are taken up at steps of their own:", () => {
  const rolled = (): Event[] => [
    ...strike(2, "Procession of Raincoats#1", "Procession of Raincoats#2"),
    face("miss"),
    face("miss"),
  ];
  const setup = { warbands: [["Procession of Raincoats", "Procession of Raincoats"], []] };
  const taken = (number: number): Event => takeUp(`Procession of Raincoats#${number}`, 1);

  test("two rerolls are two answers", () => {
    expect(reckon([...rolled(), taken(1), face("3"), taken(2), face("2")], 0, setup).sound).toBe(true);
    const [begun, one] = [rolled(), taken(1)];
    const told = [...begun, one, { ...face("3"), step: one.step + 1 }];
    expect(reckon([...told, { ...taken(2), step: one.step }, face("2")], 0, setup).sound).toBe(false);
    expect(reckon([...begun, { ...one, step: begun.at(-1)?.step ?? 0 }, face("3")], 0, setup).sound).toBe(false);
  });
});

describe("an option says what the page shows of it:", () => {
  const there = [
    { label: STALKER, name: "Faceless Stalker", side: "A", place: "c3", location: false },
    { label: "Owl#1", name: "Owl", side: "A", place: "c3", location: false },
  ];
  const view = { miniatures: there } as unknown as View;
  const offered = (...options: Partial<Option>[]): boolean => {
    const all = options.map((one, index) => ({ index, sentence: "", ...one }) as Option);
    return areWritten({ seat: 0, question: "x", sentence: "", options: all }, view);
  };
  const reroll = (faces: unknown, dice: string, said = dice): Partial<Option> => ({
    deed: "reroll",
    piece: STALKER,
    faces: faces as number[],
    text: `reroll ${STALKER}: ${dice}`,
    sentence: `⟦option-reroll¦dice=⟦face¦face=${said}⟧¦miniature=⟦figure-faceless-stalker⟧⟧`,
  });

  test("a reroll names the dice that it takes up", () => {
    expect(offered(reroll([1, 0, 0, 0, 0], "miss"), { deed: "keep-dice", text: "keep dice" })).toBe(true);
    expect(offered(reroll([1, 0, 0, 0, 0], "blade", "miss"))).toBe(false);
    expect(offered(reroll(["1", 0, 0, 0, 0], "miss"))).toBe(false);
    expect(offered({ deed: "keep-dice", text: `reroll ${STALKER}: miss` })).toBe(false);
  });

  test("in words as well", () => {
    const keep = { deed: "keep-dice", text: "keep dice", sentence: "⟦option-keep-dice⟧" };
    const drawn = (...options: Partial<Option>[]): string | undefined => {
      const play = playWith([2, 0, 0, 0, 0], "");
      const asks = [{ ...play.asks[0], options: options.map((one, index) => ({ index, ...one })) }];
      return CHECKS.drawn?.({ ...play, view: { ...play.view, ...view }, asks } as unknown as Play)[2];
    };
    expect(drawn(keep, reroll([1, 0, 0, 0, 0], "miss"))).toBe("2 0 0 0 0");
    expect(drawn(keep, reroll([1, 0, 0, 0, 0], "miss", "blade"))).not.toBe("2 0 0 0 0");
    expect(drawn({ ...keep, sentence: reroll([2, 0, 0, 0, 0], "miss").sentence ?? "" })).not.toBe("2 0 0 0 0");
  });

  const both = { deed: "strike", cell: "c3", group: ["Owl#1", STALKER], text: "strike c3 with all", folded: true };

  test("an attack of several has a place for each choice of them", () => {
    expect(offered({ ...both, index: 5 }, { deed: "end", text: "end", index: 8 })).toBe(true);
    expect(offered({ ...both, index: 5, gaps: [0, 1] }, { deed: "end", text: "end", index: 6 })).toBe(true);
    expect(offered({ ...both, index: 5 }, { deed: "end", text: "end", index: 6 })).toBe(false);
    expect(offered({ ...both, index: 5 }, { ...both, index: 7 })).toBe(false);
    expect(offered({ ...both, index: 5, gaps: [1, 0] })).toBe(false);
    expect(offered({ ...both, index: 5, gaps: [0] })).toBe(false);
    expect(offered({ ...both, index: 5, gaps: [0, 0.5] })).toBe(false);
    expect(offered({ deed: "end", text: "end", index: 5, folded: true, group: ["Owl#1", STALKER] })).toBe(false);
    expect(offered({ deed: "end", text: "end", index: 5, folded: true })).toBe(false);
    const twice = { group: [STALKER, STALKER], text: `strike c3 with ${STALKER}, ${STALKER}` };
    expect(offered({ ...both, ...twice, index: 5 })).toBe(false);
  });

  test("a name may have any words in it", () => {
    const [piece, ability] = ["Stand by Me from Afar#1", "Crit"];
    const own = { deed: "blade", piece, source: piece, ability, text: `blade Crit: ${piece}` };
    expect(offered(own)).toBe(true);
    expect(offered({ ...own, source: "Owl#1", text: `blade Crit: ${piece} from Owl#1` })).toBe(true);
    expect(offered({ ...own, piece: "Stand#1" })).toBe(false);
  });

  test("blades are for the ability of whomever it names", () => {
    const lent = { deed: "blade", piece: STALKER, source: "Owl#1", ability: "Crit" };
    const text = `blade Crit: ${STALKER}`;
    expect(offered({ ...lent, text: `${text} from Owl#1` })).toBe(true);
    expect(offered({ ...lent, text: `${text} from Hour Thirteen#1 by Owl#1` })).toBe(true);
    expect(offered({ ...lent, source: STALKER, text: `${text} from Owl#1 by ${STALKER}` })).toBe(true);
    expect(offered({ ...lent, text })).toBe(false);
    expect(offered({ ...lent, text: `${text} from Hour Thirteen#1` })).toBe(false);
    expect(offered({ ...lent, source: STALKER, text: `${text} from Owl#1` })).toBe(false);
  });

  test("no option has the place of another", () => {
    expect(offered({ deed: "end", text: "end" }, { deed: "keep-dice", text: "keep dice", index: 0 })).toBe(false);
  });

  test.each([
    [{ deed: "move", piece: STALKER, cell: "d3", text: `move ${STALKER} d3` }, { cell: "d4" }],
    [{ deed: "target", piece: STALKER, text: `target ${STALKER}` }, { piece: "Owl#1" }],
    [{ deed: "damage", piece: STALKER, amount: 2, text: `damage ${STALKER} 2` }, { amount: 1 }],
    [
      { deed: "activate", piece: STALKER, ability: "Advance", text: `activate ${STALKER}: Advance/2 X=3` },
      { ability: "Bomb" },
    ],
    [
      { deed: "blade", piece: STALKER, source: STALKER, ability: "Crit", text: `blade Crit: ${STALKER}` },
      { ability: "Wail" },
    ],
    [
      { deed: "resolve", piece: STALKER, ability: "Fade", target: "Owl#1", text: `resolve Fade: ${STALKER} on Owl#1` },
      { target: "" },
    ],
    [{ deed: "strike", cell: "c3", group: [STALKER], text: `strike c3 with ${STALKER}` }, { group: ["Owl#1"] }],
    [{ deed: "strike", cell: "c3", group: [STALKER, "Owl#1"], text: "strike c3 with all" }, { group: [STALKER] }],
  ])("nor any other: %j", (option, lie) => {
    expect(offered(option)).toBe(true);
    expect(offered({ ...option, ...lie })).toBe(false);
  });
});

describe("a reroll that was told is in the record", () => {
  const taken = takeUp(STALKER, 1, 1);
  const isMeant = (seat: number, text: string): boolean => CHECKS.isMeant?.(taken, [seat, text], SETUP) ?? true;

  test("as an answer of whose miniature it is, with the same dice", () => {
    expect(isMeant(0, `reroll ${STALKER}: miss 2`)).toBe(true);
    expect(isMeant(0, `reroll ${STALKER}/2: miss 2`)).toBe(true);
    expect(isMeant(1, `reroll ${STALKER}: miss 2`)).toBe(false);
    expect(isMeant(0, `reroll ${STALKER}: miss`)).toBe(false);
    expect(isMeant(0, "keep")).toBe(false);
    expect(isMeant(-1, "0")).toBe(false);
  });

  test("and so nothing is asked of other events", () => {
    expect(CHECKS.isMeant?.(turn(), [0, "end"], SETUP)).toBe(true);
  });
});
