import { MediaQuery } from "svelte/reactivity";
import type { Hint, Situation } from "../../../../table/hints/hints";
import type { Deed, Shards } from "../../messages";
import {
  asked,
  card,
  END,
  HANDS,
  happened,
  isAsked,
  land,
  offers,
  own,
  place,
  QUESTION,
  slot,
  viewOf,
} from "../situations";

const travels = (situation: Situation): boolean => isAsked(situation, "travel");
const creates = (situation: Situation): boolean => isAsked(situation, "creation");
const may = (deed: Deed) => (situation: Situation) => travels(situation) && offers(situation, deed);
const mayCreate = (deed: Deed) => (situation: Situation) => creates(situation) && offers(situation, deed);

const sleepsAt = (situation: Situation): number => own(situation)?.sleeper ?? 1;
const firstCard = (situation: Situation): string => own(situation)?.open[0]?.card ?? "";

function held(situation: Situation): number {
  const hands: Partial<Shards> = own(situation)?.hands ?? {};
  return Object.values(hands).reduce((sum, count) => sum + count, 0);
}

/** Whether a shard may be put on a card. */
const mayStore = (situation: Situation): boolean =>
  (travels(situation) || creates(situation)) && (offers(situation, "store") || offers(situation, "use"));

/** Whether cards are drawn by the power of the King of Dreams (7.3), and not for one that is complete (6.3). */
const byKing = (situation: Situation): boolean => viewOf(situation).under_way?.power === "king";

/** Whether what is asked stands on a stage, where there is little room for anything else. */
const isOnStage = (situation: Situation): boolean =>
  asked(situation) !== undefined && !isAsked(situation, "travel", "creation", "seed", "cross");

/** Whether a travel has come so far that something more can be told: who has just begun wants to do something first. */
const since =
  (points: number) =>
  (situation: Situation): boolean =>
    travels(situation) && (viewOf(situation).action_points <= points || viewOf(situation).cycle >= 2);

/** Whether a Nightmare game is played, where its hints may come. */
const haunted = (situation: Situation): boolean => viewOf(situation).nightmare_game;

/** The hints of a first game of Dreamscape, in the order in which they matter. */
const ALL: readonly Hint[] = [
  { name: "dreamscape-first", when: (situation) => isAsked(situation, "first"), at: () => "[data-stage]" },
  { name: "dreamscape-world", when: travels, at: () => "[data-world]" },
  {
    name: "dreamscape-collect",
    when: may("collect"),
    at: (situation) => place(sleepsAt(situation)),
    details: (situation) => ({ location: sleepsAt(situation) }),
  },
  { name: "dreamscape-candle", when: since(3), at: () => "[data-points]" },
  {
    name: "dreamscape-nightmare",
    when: (situation) => haunted(situation) && since(3)(situation),
    at: () => "[data-world]",
  },
  {
    name: "dreamscape-power",
    when: (situation) => may("power")(situation) && since(2)(situation),
    at: (situation) => place(sleepsAt(situation)),
  },
  { name: "dreamscape-card", when: since(2), at: (situation) => card(firstCard(situation)) },
  {
    name: "dreamscape-key",
    when: may("key"),
    at: (situation) => place(Number(aboutFirst(situation, "key"))),
    details: (situation) => ({ location: aboutFirst(situation, "key") }),
  },
  {
    name: "dreamscape-order",
    when: (situation) => travels(situation) && viewOf(situation).action_points <= 1,
    at: (situation) => place(sleepsAt(situation)),
  },
  { name: "dreamscape-hands", when: mayCreate("place"), at: () => HANDS },
  {
    name: "dreamscape-place",
    when: mayCreate("place"),
    at: (situation) => slot(situation, viewOf(situation).entry),
    details: (situation) => ({ slot: viewOf(situation).entry }),
  },
  {
    name: "dreamscape-purposes",
    when: (situation) => creates(situation) || (travels(situation) && viewOf(situation).cycle >= 2),
    at: () => '[aria-labelledby="purposes-title"]',
  },
  {
    name: "dreamscape-enter",
    when: mayCreate("enter"),
    at: (situation) => slot(situation, viewOf(situation).entry),
  },
  {
    name: "dreamscape-free-step",
    when: (situation) => own(situation)?.free_step === true && creates(situation),
    at: (situation) => land(situation),
  },
  { name: "dreamscape-walk", when: mayCreate("step"), at: (situation) => land(situation) },
  { name: "dreamscape-tree", when: mayCreate("plant"), at: (situation) => land(situation) },
  {
    name: "dreamscape-store",
    when: mayStore,
    at: (situation) => card(firstCard(situation)),
  },
  {
    name: "dreamscape-king",
    when: (situation) => isAsked(situation, "deck", "keep") && byKing(situation),
    at: () => "[data-stage]",
  },
  {
    name: "dreamscape-draw",
    when: (situation) => isAsked(situation, "deck", "keep") && !byKing(situation),
    at: () => "[data-stage]",
    details: (situation) => ({ count: sleepsAt(situation) }),
  },
  {
    name: "dreamscape-red",
    when: (situation) => haunted(situation) && creates(situation) && (own(situation)?.hands.nightmare ?? 0) > 0,
    at: () => '[data-hand="nightmare"]',
  },
  {
    name: "dreamscape-left",
    when: (situation) => creates(situation) && held(situation) > 0 && happened(situation, "placed"),
    at: () => END,
  },
  {
    name: "dreamscape-undo",
    when: (situation) => situation.play.undo < situation.play.step && !isOnStage(situation),
    at: () => '[data-hint="undo"]',
  },
  {
    name: "dreamscape-why",
    when: (situation) => viewOf(situation).cycle >= 2 && (travels(situation) || creates(situation)),
    at: () => QUESTION,
  },
  {
    name: "dreamscape-last",
    when: (situation) => viewOf(situation).phase === "last creation" && creates(situation),
    at: () => '[aria-labelledby="purposes-title"]',
  },
];

/** A phone that lies on its side has no room at anything: whatever a hint would cover there is needed. */
const LYING = "(max-width: 60rem) and (max-height: 30rem) and (orientation: landscape)";
const NOWHERE = "[data-nowhere]";
let screen: MediaQuery | undefined;

function isLying(): boolean {
  screen ??= new MediaQuery(LYING);
  return screen.current;
}

/** They stand beside the game where they would lie on it. */
export const HINTS: readonly Hint[] = ALL.map((hint) => ({
  ...hint,
  at: (situation) => (isLying() ? NOWHERE : hint.at(situation)),
}));

/** The location of the first option of a deed. */
function aboutFirst(situation: Situation, deed: Deed): string {
  const ask = situation.play.asks.find((one) => one.seat === situation.seat);
  const text = ask?.options?.find((option) => option.deed === deed)?.text ?? "";
  return text.split(" ")[1] ?? "";
}
