import { beforeEach, describe, expect, test } from "vitest";
import type { Event, Play } from "../../../messages";
import { chapters, shortened } from "../../../table/logbook";
import { language } from "../../../words";
import { PACE } from "./pace";
import { TELLING } from "./telling";

const event = (step: number, kind: string, about: Record<string, unknown> = {}, rule = "4.2", piece = ""): Event => ({
  step,
  kind,
  about,
  cause: { rule, ...(piece ? { piece } : {}) },
  sentence: `⟦${kind}⟧`,
});
const filled = (location: number, kind: string): Event => event(20, "location-filled", { location, kind }, "3.2");

const GAME: Event[] = [
  event(0, "marker-dealt", { seat: "B", number: 1 }, "2.1"),
  event(1, "marker-dealt", { seat: "A", number: 2 }, "2.1"),
  event(5, "cycle-began", { number: 1 }, "3.1"),
  event(5, "travel-began", { seat: "B" }, "4.1"),
  event(6, "sleeper-moved", { seat: "B", from_location: 2, location: 5, spent: 1 }, "4.3"),
  event(7, "collected", { seat: "B", location: 5, kind: "water" }),
  event(8, "collected", { seat: "B", location: 5, kind: "rock" }),
  event(9, "lain-down", { seat: "B", location: 5 }, "4.7"),
  event(9, "creation-began", { seat: "B", last: 0 }, "3.1"),
  event(10, "placed", { seat: "B", kind: "rock", slot: "c1" }, "5.1"),
  event(11, "planted", { seat: "B", slot: "c1" }, "5.4"),
  event(11, "scored", { seat: "B", points: 1 }, "5.4"),
  event(12, "scored", { seat: "B", points: 7 }, "6.2", "Mirror Pool"),
  event(12, "completed", { seat: "B", card: "Mirror Pool", kept: null, returned: null }, "6.2"),
  event(13, "creation-ended", { seat: "B" }, "5.10"),
  event(13, "emergence-began", { number: 2 }, "3.2"),
  filled(1, "water"),
  filled(1, "rock"),
  filled(3, "grass"),
  event(20, "cycle-began", { number: 2 }, "3.1"),
  event(20, "travel-began", { seat: "A" }, "4.1"),
];

beforeEach(() => language.choose("en"));

describe("the log", () => {
  const told = chapters(GAME, TELLING);
  test("is divided by cycles, and within them by travels and creations", () => {
    const headings = told.map(({ turn, sections }) => [
      TELLING.turnName(turn),
      ...sections.filter(({ lines }) => lines.length > 0).map(({ phase }) => `${phase.name} ${phase.player}`.trim()),
    ]);
    expect(headings).toEqual([
      ["Cycle 1", "set-up", "travel B", "creation B"],
      ["Cycle 2", "emergence"],
    ]);
  });

  test("tells what comes to one location in one line, with its rule", () => {
    const [, second] = told;
    const lines = second?.sections[0]?.lines.map(({ event: first, more }) => TELLING.together?.([first, ...more]));
    expect(lines).toEqual(["Location 1 gets: water, rock (rule 3.2).", "Location 3 gets: grass (rule 3.2)."]);
  });

  test("says the order of play once", () => {
    const line = told[0]?.sections[0]?.lines[0];
    expect(line?.more).toHaveLength(1);
    expect(line && TELLING.together?.([line.event, ...line.more])).toBe("Order of play: B, A (rule 2.1).");
  });

  test("counts cards that only another may see", () => {
    const hidden = [1, 2].map((step) => event(step, "card-shown", { seat: "B", card: null }, "6.3"));
    const [line] = chapters(hidden, TELLING)[0]?.sections[0]?.lines ?? [];
    expect(line?.more).toHaveLength(1);
    expect(TELLING.together?.(hidden)).toBe("Player B looks at 2 cards (rule 6.3).");
    const seen = event(3, "card-shown", { seat: "A", card: "Mirror Pool" }, "6.3");
    expect(chapters([...hidden, seen], TELLING)[0]?.sections[0]?.lines).toHaveLength(2);
  });

  test("can be shortened to what matters", () => {
    const kinds = shortened(told).flatMap((one) =>
      one.sections.flatMap((two) => two.lines.map((line) => line.event.kind)),
    );
    expect(kinds).toEqual(["planted", "scored", "scored", "completed"]);
  });

  test("gives the last creation and the final scoring their own places", () => {
    const end = chapters(
      [
        event(1, "shard-restored", { seat: "A", card: "Mirror Pool", kind: "rock" }, "8.1"),
        event(1, "creation-began", { seat: "A", last: 1 }, "8.1"),
        event(2, "placed", { seat: "A", kind: "rock", slot: "c1" }, "5.1"),
        event(3, "creation-ended", { seat: "A" }, "5.10"),
        event(3, "purpose-paid", { seat: "A", tile: 0, points: 5 }, "9.1"),
        event(3, "scored", { seat: "A", points: -5 }, "8.2", "Mirror Pool"),
        event(3, "game-ended", { winners: ["A"] }, "8.2"),
      ],
      TELLING,
    ).at(-1);
    expect(TELLING.turnName(end?.turn ?? 0)).toBe("Last creation");
    expect([6, end?.turn ?? 0].map((turn) => TELLING.turnMark(turn))).toEqual(["6", "End"]);
    expect(end?.sections.map(({ phase }) => TELLING.heading(phase))).toEqual([
      "Stored shards and markers",
      "Creation",
      "Final scoring",
    ]);
  });
});

test("before the first cycle the game is set up", () => {
  const at = (phase: string): string | undefined => TELLING.beforehand?.({ view: { phase } } as unknown as Play);
  expect([at("setup"), at("travel")]).toEqual(["Set-up", undefined]);
});

test("a line points at places, at slots with their owner, and at cards", () => {
  const shifted = event(1, "shifted", { seat: "B", from_slot: "c1", height: 1, slot: "c2" }, "7.7", "Memory Rock");
  expect(TELLING.about(shifted)).toEqual({ pieces: ["Memory Rock"], cells: ["B:c2", "B:c1"] });
  const moved = event(1, "sleeper-moved", { seat: "B", from_location: 2, location: 5, spent: 1 });
  expect(TELLING.about(moved).cells).toEqual(["5", "2"]);
  expect(TELLING.about(event(1, "link-seeded", { seat: "B", link: "3-6" })).cells).toEqual(["3-6"]);
});

describe("what others did", () => {
  test("is summed up by player and phase", () => {
    expect(TELLING.summary(GAME.slice(2, 15))).toBe(
      "Travel of player B: moved to location 5; collected water, rock. " +
        "Creation of player B: placed 1 shard; planted 1 tree; completed Mirror Pool (+7); points +1. Cycle 1 begins.",
    );
  });

  test("is nothing when nothing worth telling happened", () => {
    expect(TELLING.summary([])).toBe("");
    expect(TELLING.summary([event(1, "creation-ended", { seat: "A" })])).toBe("");
  });

  test("is said in Polish with the right forms", async () => {
    await language.choose("pl");
    const three = [1, 2, 3].map((step) => event(step, "placed", { seat: "B", kind: "rock", slot: "c1" }));
    expect(TELLING.summary(three)).toBe("Gracz B: położono 3 odłamki.");
  });
});

describe("the pace", () => {
  test("lets every travel and creation have time of its own", () => {
    for (const kind of ["cycle-began", "travel-began", "creation-began"]) expect(PACE.turns.has(kind)).toBe(true);
    expect(PACE.rolls.size).toBe(0);
  });

  test("makes an emergence as quick as it can be followed", () => {
    const some = Array.from({ length: 4 }, () => filled(1, "water"));
    expect(PACE.lasting(some)).toBe(360);
    expect(PACE.lasting(Array.from({ length: 30 }, () => filled(1, "water")))).toBeCloseTo(1600);
  });

  test("makes no moment long", () => {
    expect(PACE.lasting(Array.from({ length: 100 }, () => event(1, "completed")))).toBeLessThan(3300);
  });
});
