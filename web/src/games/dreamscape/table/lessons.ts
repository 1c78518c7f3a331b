import type { Event } from "../../../messages";
import type { Situation } from "../../../table/hints/hints";
import type { Course, Lesson, Step } from "../../../table/lessons/lesson";
import {
  type About,
  card,
  CARDS,
  END,
  hand,
  isAsked,
  isTold,
  type Kind,
  land,
  own,
  place,
  QUESTION,
  slot,
  viewOf,
} from "./situations";

/** A step that is done by one event. */
function step<K extends Kind>(
  name: string,
  kind: K,
  about: Partial<About<K>>,
  rest: Omit<Step, "name" | "does">,
): Step {
  return { name, does: (event) => isTold(event, kind, about), ...rest };
}

const some = (events: readonly Event[], ...kinds: Kind[]): boolean =>
  events.some((event) => kinds.some((kind) => kind === event.kind));

/** The shard that would be collected at a location. */
function rightmost(situation: Situation, location: 1 | 2 | 3 | 4 | 5 | 6): string {
  return `[data-row="${location}:${viewOf(situation).locations[location].length - 1}"]`;
}

const early = (events: readonly Event[]): string | undefined => {
  if (some(events, "power-used")) return "power";
  return some(events, "lain-down") ? "end" : undefined;
};

const TRAVEL: Lesson = {
  name: "travel",
  steps: [
    step(
      "collect",
      "collected",
      { location: 5 },
      {
        at: (situation) => [rightmost(situation, 5), place(5)],
        astray: (events) => early(events) ?? (some(events, "sleeper-moved") ? "first" : undefined),
      },
    ),
    step(
      "key",
      "sleeper-moved",
      { location: 2, spent: 0 },
      {
        at: () => [place(2)],
        astray: (events) =>
          early(events) ??
          (events.some((event) => isTold(event, "sleeper-moved", { location: 2, spent: 1 })) ? "paid" : undefined),
      },
    ),
    step(
      "again",
      "collected",
      { location: 2 },
      { at: (situation) => [rightmost(situation, 2), place(2)], astray: early },
    ),
    step(
      "move",
      "sleeper-moved",
      { location: 1 },
      {
        at: () => [place(1)],
        astray: (events) => early(events) ?? (some(events, "sleeper-moved") ? "elsewhere" : undefined),
      },
    ),
    step(
      "power",
      "power-used",
      { power: "muse" },
      {
        at: () => ['[data-power="muse"]', place(1)],
        astray: (events) => (some(events, "lain-down") ? "short" : undefined),
      },
    ),
    step(
      "lie-down",
      "lain-down",
      { location: 1 },
      {
        at: (situation) =>
          viewOf(situation).action_points > 0 ? [rightmost(situation, 1), place(1)] : [END, QUESTION],
        // The last point may still be spent on a shard.
        serves: (event) => isTold(event, "collected", { location: 1 }),
        astray: (events) => (some(events, "sleeper-moved", "lain-down") ? "away" : undefined),
      },
    ),
  ],
};

const CREATION: Lesson = {
  name: "creation",
  steps: [
    step(
      "stack",
      "placed",
      { kind: "grass", slot: "b3" },
      {
        at: (situation) => [slot(situation, "b3")],
        astray: (events) => {
          if (some(events, "planted")) return "tree";
          return events.some((event) => isTold(event, "placed", { kind: "grass" })) ? "beside" : undefined;
        },
      },
    ),
    step(
      "rock",
      "placed",
      { kind: "rock", slot: "b2" },
      { at: (situation) => [slot(situation, "b2"), land(situation)] },
    ),
    step("enter", "entered", {}, { at: (situation) => [slot(situation, "c1")] }),
    step(
      "water",
      "stepped",
      { slot: "c2", white: 0 },
      {
        at: (situation) => [slot(situation, "c2")],
        astray: (events) => (some(events, "free-step-lost") ? "lost" : undefined),
      },
    ),
    step(
      "white",
      "stepped",
      { slot: "b2" },
      {
        at: (situation) => [slot(situation, "b2")],
        astray: (events) => (some(events, "stepped") ? "walk" : undefined),
      },
    ),
    step(
      "tree",
      "planted",
      { slot: "b3" },
      {
        at: (situation) => [slot(situation, "b3")],
        astray: (events) => (some(events, "planted") ? "tree" : undefined),
      },
    ),
    step(
      "draw",
      "card-kept",
      {},
      {
        // Cards are looked at on a stage that fills the table.
        at: () => [],
        serves: (event) => isTold(event, "deck-chosen"),
        missed: (situation) =>
          isAsked(situation, "creation") && (own(situation)?.open.length ?? 0) === 0 ? "declined" : undefined,
      },
    ),
  ],
};

const LAMP = "Lamp on the Cliff";

const POWERS: Lesson = {
  name: "powers",
  steps: [
    step(
      "use",
      "shard-stored",
      { card: LAMP, used: 1 },
      {
        at: () => [card(LAMP), CARDS],
        astray: (events) =>
          events.some((event) => isTold(event, "shard-stored", { card: LAMP, used: 0 })) ? "stored" : undefined,
      },
    ),
    step(
      "take",
      "taken-up",
      { slot: "e1" },
      {
        at: (situation) => [slot(situation, "e1")],
        astray: (events) => (some(events, "taken-up") ? "shard" : undefined),
        missed: (situation) => (isAsked(situation, "creation") ? "declined" : undefined),
      },
    ),
    step(
      "mountain",
      "placed",
      { kind: "rock", slot: "c2" },
      {
        at: (situation) => (isAsked(situation, "tower") ? [QUESTION] : [slot(situation, "c2")]),
        astray: (events) => (some(events, "placed") ? "beside" : undefined),
      },
    ),
    step(
      "walk",
      "stepped",
      { slot: "c2" },
      {
        at: (situation) => [slot(situation, "c2")],
        astray: (events) => (some(events, "creation-ended") ? "stay" : undefined),
      },
    ),
    step("end", "creation-ended", {}, { at: () => [END, QUESTION] }),
    step(
      "last",
      "placed",
      { kind: "water" },
      {
        at: (situation) => [hand("water"), land(situation)],
        astray: (events) => (some(events, "creation-ended") ? "last" : undefined),
      },
    ),
  ],
};

/** The lessons of Dreamscape; their positions are the server's. */
export const COURSE: Course = {
  lessons: [TRAVEL, CREATION, POWERS],
  deeds: new Set<Kind>([
    "collected",
    "sleeper-moved",
    "power-used",
    "shard-stored",
    "lain-down",
    "shard-put",
    "row-rearranged",
    "placed",
    "entered",
    "stepped",
    "planted",
    "discarded",
    "taken-up",
    "shifted",
    "deck-chosen",
    "card-kept",
    "cards-returned",
    "creation-ended",
  ]),
};
