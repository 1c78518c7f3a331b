import type { Event } from "../../../messages";
import type { Situation } from "../../../table/hints/hints";
import type { Course, Lesson, Step } from "../../../table/lessons/lesson";
import { viewOf } from "../board/view";
import { type Kind, told } from "../events";
import { cell, END, isAsked, isTold, piece, QUESTION, standing } from "./situations";

const SCOUT = "Twilight Scout#1";
const MIRRORMAN = "Mirrorman#1";
const BRAWLER = "Runetagged Brawler#1";
const DREAMHUNTER = "Savannah Dreamhunter#1";
const DRAGON = "Noble Dragon#1";
const CONSTABLE = "Lamplight Constable#1";
const SCISSORS = "Spellbound Scissors#1";
const CAROUSEL = "Runaway Carousel#1";
/** How many attack where everybody should. */
const ALL = 3;

const some = (events: readonly Event[], ...kinds: Kind[]): boolean =>
  events.some((event) => kinds.some((kind) => kind === event.kind));

/** Whether somebody moved to anywhere. */
const movedBy = (events: readonly Event[], miniature: string): boolean =>
  events.some((event) => isTold(event, "shifted", { miniature }));

/** A step that is done by a move. */
function move(name: string, miniature: string, to: string, rest: Pick<Step, "astray" | "missed">): Step {
  return {
    name,
    does: (event) => isTold(event, "shifted", { miniature, cell: to }),
    at: () => [piece(miniature), cell(to)],
    ...rest,
  };
}

/** How many attacked in a cell, if somebody did. */
function attackersOf(event: Event, where: string): number {
  const attackers = event.about["attackers"];
  return isTold(event, "struck", { cell: where }) && Array.isArray(attackers) ? attackers.length : 0;
}

/** A step that is done by a strike with everybody. */
function strike(name: string, where: string, rest: Partial<Step>): Step {
  return {
    name,
    does: (event) => attackersOf(event, where) === ALL,
    at: () => [cell(where)],
    astray: (events) => (events.some((event) => attackersOf(event, where) > 0) ? "few" : undefined),
    ...rest,
  };
}

/** Whether a fight is over and an enemy stands where it stood: the dice were against the learner. */
function isUnmoved(situation: Situation, label: string, where: string): boolean {
  const { combat } = viewOf(situation.play);
  return combat === null && standing(situation, "B").some((one) => one.label === label && one.place === where);
}

const SCORE: Lesson = {
  name: "score",
  steps: [
    move("far", SCOUT, "b4", { astray: elsewhere }),
    move("contest", BRAWLER, "d2", { astray: elsewhere }),
    {
      name: "end",
      does: (event) => isTold(event, "turn-won", { player: "A" }),
      at: () => [END, QUESTION],
      astray: elsewhere,
    },
  ],
};

function elsewhere(events: readonly Event[]): string | undefined {
  if (movedBy(events, MIRRORMAN)) return "left";
  return some(events, "turn-won", "turn-drawn") ? "lost" : "elsewhere";
}

const gathering: Pick<Step, "astray" | "missed"> = {
  astray: (events) => (some(events, "struck") ? "alone" : "elsewhere"),
  missed: ({ play }) => (viewOf(play).phase === "first action" ? undefined : "early"),
};

const STRIKE: Lesson = {
  name: "strike",
  steps: [
    move("first", DREAMHUNTER, "c3", gathering),
    move("second", DRAGON, "c3", gathering),
    strike("strike", "c3", {
      astray: (events) => {
        if (events.some((event) => isTold(event, "struck", { cell: "d4" }))) return "other";
        return some(events, "struck") ? "few" : "early";
      },
      missed: ({ play }) => (viewOf(play).turn > STRIKE_TURN ? "early" : undefined),
    }),
    {
      name: "throw",
      does: (event) =>
        isTold(event, "disrupted", { miniature: CAROUSEL }) || isTold(event, "destroyed", { miniature: CAROUSEL }),
      serves: (event) => isTold(event, "blades-assigned"),
      at: (situation) => [isAsked(situation, "disrupt") ? '[data-hint="board"]' : QUESTION],
      missed: (situation) => (isUnmoved(situation, CAROUSEL, "c3") ? "unlucky" : undefined),
    },
  ],
};
const STRIKE_TURN = 5;

const FATE: Lesson = {
  name: "fate",
  steps: [
    strike("strike", "c4", {}),
    {
      name: "destroy",
      does: (event) => isTold(event, "destroyed", { miniature: CONSTABLE }),
      serves: (event) => isTold(event, "blades-assigned"),
      at: () => [QUESTION],
      astray: (events) => (some(events, "disrupted") ? "disrupted" : undefined),
      missed: (situation) => (isUnmoved(situation, CONSTABLE, "c4") ? "unlucky" : undefined),
    },
    strike("again", "d3", {
      astray: (events) => {
        if (some(events, "turn-won", "turn-drawn")) return "over";
        return some(events, "struck") ? "few" : undefined;
      },
    }),
    {
      name: "throw",
      does: (event) => isTold(event, "disrupted", { miniature: SCISSORS }),
      at: (situation) => [isAsked(situation, "disrupt") ? cell("e2") : QUESTION],
      astray: (events) => (some(events, "banished") ? "regenerated" : undefined),
      missed: (situation) => (isUnmoved(situation, SCISSORS, "d3") ? "unlucky" : undefined),
    },
  ],
};

/** The lessons of Dreamblade; their positions are the server's, and their dice are thrown like any others. */
export const COURSE: Course = {
  lessons: [SCORE, STRIKE, FATE],
  deeds: new Set<Kind>([
    "shifted",
    "struck",
    "blades-assigned",
    "disrupted",
    "destroyed",
    "banished",
    "turn-won",
    "turn-drawn",
  ]),
  turnsTo: (event) => {
    const began = told(event);
    return began?.kind === "phase-began" ? (began.about.player ?? "") : undefined;
  },
};
