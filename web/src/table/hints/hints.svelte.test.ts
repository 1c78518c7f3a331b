import { beforeEach, describe, expect, test } from "vitest";
import type { Ask, Event, Option, Play } from "../../messages";
import { can, language } from "../../words";
import { learnCells } from "../../games/dreamblade/board/cells.svelte";
import { CELLS } from "../../games/dreamblade/board/fixture";
import { HINTS } from "../../games/dreamblade/table/hints";
import { areHintsDeclined, wishForHints } from "../../shared/hinted";
import { TableState } from "../state.svelte";
import { Hints, type Situation } from "./hints";

const TABLE = "t1";
const FIRST = new URL("http://localhost/table/t1?first");
const AGAIN = new URL("http://localhost/table/t1");

interface Position {
  question?: string;
  deeds?: string[];
  turn?: number;
  undo?: number;
  recent?: string[];
  mine?: boolean;
  claims?: [number, number];
  cell?: string;
}

function situation({
  question = "",
  deeds = [],
  turn = 1,
  undo = 9,
  recent = [],
  mine = false,
  claims = [0, 0],
  cell = question === "spawn" ? "e1" : "c3",
}: Position): Situation {
  const options: Option[] = deeds.map((deed, index) => ({
    deed,
    text: deed,
    index,
    sentence: "",
    piece: "X#1",
    cell,
  }));
  const asks: Ask[] = question ? [{ seat: 0, question, sentence: "", options }] : [];
  const miniatures = mine ? [{ side: "A", place: "e1" }] : [{ side: "A", place: "reserves" }];
  const play: Play = {
    type: "play",
    since: 9,
    step: 9,
    cuts: 0,
    view: { turn, pool: 5, claims, miniatures },
    events: [],
    asks,
    thinking: [],
    undo,
    viewer: 0,
  };
  const events: Event[] = recent.map((kind) => ({ step: 8, kind, about: { miniature: "X#1" }, cause: { rule: "1" } }));
  return { play, seat: 0, recent: events };
}

/** Hints at a table that is opened by an address. */
function begin(address: URL, table = TABLE) {
  const state = new TableState(table);
  const hints = new Hints(state, HINTS);
  hints.begin(address);
  return { hints, state };
}

/** The hints that come up at one position when each is read at once. */
function given(position: Position): string[] {
  const { hints, state } = begin(FIRST);
  const names: string[] = [];
  for (;;) {
    hints.follow(situation(position));
    if (!state.hint) return names;
    names.push(state.hint.name);
    hints.dismiss();
  }
}

beforeEach(() => {
  localStorage.clear();
  learnCells(CELLS);
});

describe("the hints of Dreamblade", () => {
  test.each<[string, Position, string[]]>([
    ["a first spawn phase", { question: "spawn", deeds: ["spawn", "end"] }, ["board", "spawn", "miniature", "portal"]],
    [
      "a spawn phase with room beside the portal",
      { question: "spawn", deeds: ["spawn"], cell: "d1" },
      ["board", "spawn", "miniature", "portal", "spawn-row"],
    ],
    ["a spawn phase with somebody out", { question: "spawn", deeds: ["end"], mine: true }, ["board", "end-spawn"]],
    ["an action phase", { question: "action", deeds: ["move", "end"] }, ["scores", "shift"]],
    ["enemies near", { question: "strike", deeds: ["strike"] }, ["strike"]],
    ["something to take back", { undo: 8 }, ["undo"]],
    ["a roll", { recent: ["face-rolled"] }, ["dice"]],
    ["a blade", { question: "blade" }, ["blades"]],
    ["a loss", { recent: ["destroyed"] }, ["destroyed"]],
    ["a disruption", { recent: ["disrupted"] }, ["disrupted"]],
    ["a cell that pays", { recent: ["claimed"] }, ["claimed"]],
    ["points on the board", { question: "shift", claims: [0, 4] }, ["tally"]],
    ["the end of a turn", { recent: ["turn-drawn"] }, ["turn"]],
    ["a turn without spawning", { recent: ["spawning-skipped"] }, ["skipped"]],
    ["a later question", { question: "order", turn: 2 }, ["why"]],
    ["the turn of another", {}, []],
  ])("come with %s", (_, position, names) => {
    expect(given(position)).toEqual(names);
  });

  test("point at something and say something in both languages", async () => {
    const here = situation({ question: "action", deeds: ["move", "strike"], recent: ["destroyed"] });
    for (const spoken of ["en", "pl"] as const) {
      await language.choose(spoken);
      for (const hint of HINTS) {
        expect(() => document.querySelector(hint.at(here))).not.toThrow();
        expect(can(`web-table-hint-${hint.name}`) && can(`web-table-hint-${hint.name}-title`)).toBe(true);
      }
    }
  });
});

describe("hints", () => {
  const spawning = situation({ question: "spawn", deeds: ["spawn"] });

  test("are given at the table where the lobby began a first game, also after loading it again", () => {
    const { hints, state } = begin(AGAIN);
    expect(state.hinting).toBe(false);
    history.replaceState(null, "", "/table/t1?first");
    hints.begin(FIRST);
    expect(state.hinting).toBe(true);
    expect(location.search).toBe("");
    expect(begin(AGAIN).state.hinting).toBe(true);
    expect(begin(AGAIN, "another").state.hinting).toBe(false);
  });

  test("never repeat", () => {
    const { hints } = begin(FIRST);
    hints.follow(spawning);
    hints.dismiss();
    const { hints: later, state: then } = begin(AGAIN);
    later.follow(spawning);
    expect(then.hint?.name).toBe("spawn");
  });

  test("go when their time is over, and wait while others are seen", () => {
    const { hints, state } = begin(FIRST);
    hints.follow(spawning);
    hints.follow(null);
    expect(state.hint).toBeNull();
    hints.follow(spawning);
    expect(state.hint?.name).toBe("board");
    hints.follow(situation({ question: "action" }));
    expect(state.hint?.name).toBe("scores");
    hints.follow(spawning);
    expect(state.hint?.name).toBe("spawn");
  });

  test("about the board wait while a combat has the stage, and those about the combat do not", () => {
    const { hints, state } = begin(FIRST);
    const rolled = situation({ question: "action", deeds: ["move"], recent: ["face-rolled", "turn-won"] });
    state.stage = "happens";
    hints.follow(rolled);
    expect(state.hint?.name).toBe("dice");
    hints.dismiss();
    hints.follow(rolled);
    expect(state.hint).toBeNull();
    state.stage = "";
    hints.follow(rolled);
    expect(state.hint?.name).toBe("scores");
    state.stage = "chosen";
    hints.follow(rolled);
    expect(state.hint).toBeNull();
    state.stage = "";
    hints.follow(rolled);
    expect(state.hint?.name).toBe("scores");
  });

  test("about striking do not come once a strike was chosen, but wait for the outcome of another", () => {
    const { hints, state } = begin(FIRST);
    const near = situation({ question: "strike", deeds: ["strike"] });
    const follow = (stage: TableState["stage"]): string | undefined => {
      state.stage = stage;
      hints.follow(near);
      return state.hint?.name;
    };
    expect(["happens", "", "chosen", ""].map((stage) => follow(stage as TableState["stage"]))).toEqual([
      undefined,
      "strike",
      undefined,
      undefined,
    ]);
  });

  test("come again if their time was over before anybody could read them, after the others", () => {
    const { hints, state } = begin(FIRST);
    const names = Array.from({ length: 5 }, () => {
      hints.follow(situation({ question: "order" }));
      hints.follow(spawning);
      return state.hint?.name;
    });
    expect(names).toEqual(["board", "spawn", "miniature", "portal", "board"]);
  });

  test("are kept for a table while another is begun, until its game is finished", () => {
    begin(FIRST);
    begin(new URL("http://localhost/table/t2?first"), "t2");
    const { hints, state } = begin(AGAIN);
    expect(state.hinting).toBe(true);
    hints.stop();
    expect(begin(AGAIN).state.hinting).toBe(false);
    expect(begin(new URL("http://localhost/table/t2"), "t2").state.hinting).toBe(true);
  });

  test("begin at a table that lies open when somebody sits down there and wishes for them", () => {
    const { hints, state } = begin(AGAIN);
    hints.follow(spawning);
    expect(state.hinting).toBe(false);
    expect(areHintsDeclined()).toBe(false);
    wishForHints(TABLE);
    hints.follow(spawning);
    expect(state.hint?.name).toBe("board");
    hints.stop();
    expect(areHintsDeclined()).toBe(true);
  });

  test("stop when nobody wants them, and start again when somebody does", () => {
    const { hints, state } = begin(FIRST);
    hints.follow(spawning);
    hints.dismiss();
    hints.stop();
    hints.follow(spawning);
    expect(state.hint).toBeNull();
    hints.restart();
    expect(areHintsDeclined()).toBe(false);
    hints.follow(spawning);
    expect(state.hint?.name).toBe("board");
  });
});
