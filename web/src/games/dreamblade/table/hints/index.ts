import type { Hint, Situation } from "../../../../table/hints/hints";
import { dearest, portalOf } from "../../board/cells.svelte";
import { viewOf } from "../../board/view";
import { called } from "../../called";
import type { Piece } from "../../messages";
import { asked, cell, happened, isAsked, offers, piece, QUESTION, sideOf, standing } from "../situations";

/** A miniature of the newcomer's that waits, the cheapest first. */
function waiting(situation: Situation, wanted: (one: Piece) => boolean = () => true): Piece | undefined {
  return viewOf(situation.play)
    .miniatures.filter((one) => one.side === sideOf(situation) && one.place === "reserves" && wanted(one))
    .sort((one, other) => one.cost - other.cost)[0];
}

/** One that costs more today than is printed on it. */
const dear = (situation: Situation): Piece | undefined => waiting(situation, ({ cost, price = cost }) => price > cost);

/** A cell beside the portal into which something may be spawned. */
function beside(situation: Situation): string | undefined {
  const gate = portalOf(sideOf(situation));
  return asked(situation)?.options?.find((one) => one.deed === "spawn" && one.cell && one.cell !== gate)?.cell;
}

/** The hints of a first game of Dreamblade, in the order in which they matter; on the stage of a combat few have a say. */
export const HINTS: readonly Hint[] = [
  {
    name: "skipped",
    board: "waits",
    when: (situation) => happened(situation, "spawning-skipped") !== undefined,
    at: () => QUESTION,
  },
  {
    name: "board",
    board: "waits",
    when: (situation) => isAsked(situation, "spawn"),
    at: () => cell("c3"),
  },
  {
    name: "spawn",
    board: "waits",
    when: (situation) => isAsked(situation, "spawn") && offers(situation, "spawn"),
    at: (situation) => `[data-zone="reserves-${sideOf(situation)}"], [data-side="${sideOf(situation)}"] .reserves`,
    details: ({ play }) => ({ pool: viewOf(play).pool }),
  },
  {
    name: "miniature",
    board: "waits",
    when: (situation) => isAsked(situation, "spawn") && waiting(situation, (one) => !one.location) !== undefined,
    at: (situation) => piece(waiting(situation, (one) => !one.location)?.label),
    details: (situation) => {
      const { name = "", power = 0, defense = 0, life = 0 } = waiting(situation, (one) => !one.location) ?? {};
      return { name: called(name), power, defense, life };
    },
  },
  {
    name: "price",
    board: "waits",
    when: (situation) => isAsked(situation, "spawn") && dear(situation) !== undefined,
    at: (situation) => piece(dear(situation)?.label),
    details: (situation) => {
      const { name = "", cost = 0, price = cost } = dear(situation) ?? {};
      return { name: called(name), cost, price };
    },
  },
  {
    name: "portal",
    board: "waits",
    when: (situation) => isAsked(situation, "spawn") && offers(situation, "spawn"),
    at: (situation) => cell(portalOf(sideOf(situation))),
    details: (situation) => ({ cell: portalOf(sideOf(situation)) }),
  },
  {
    name: "spawn-row",
    board: "waits",
    when: (situation) => isAsked(situation, "spawn") && beside(situation) !== undefined,
    at: (situation) => cell(beside(situation)),
  },
  {
    name: "end-spawn",
    board: "waits",
    when: (situation) => isAsked(situation, "spawn") && standing(situation, sideOf(situation)).length > 0,
    at: () => QUESTION,
  },
  {
    name: "scores",
    board: "waits",
    when: (situation) => isAsked(situation, "action"),
    at: (situation) => cell(dearest(sideOf(situation))),
    details: (situation) => ({ cell: dearest(sideOf(situation)) }),
  },
  {
    name: "shift",
    board: "waits",
    when: (situation) => isAsked(situation, "action", "shift") && offers(situation, "move"),
    at: (situation) => piece(asked(situation)?.options?.find((option) => option.deed === "move")?.piece),
  },
  {
    name: "tally",
    board: "waits",
    when: (situation) =>
      isAsked(situation, "action", "shift") && viewOf(situation.play).claims.some((points) => points > 0),
    at: () => '[data-hint="tally"]',
  },
  {
    name: "undo",
    board: "waits",
    when: ({ play }) => play.undo < play.step,
    at: () => '[data-hint="undo"]',
  },
  {
    name: "turn",
    board: "waits",
    when: (situation) => happened(situation, "turn-won", "turn-drawn") !== undefined,
    at: (situation) => `[data-hint="victory"], [data-side="${sideOf(situation)}"] header`,
  },
  {
    name: "strike",
    board: "leads",
    when: (situation) => isAsked(situation, "action", "strike") && offers(situation, "strike"),
    at: (situation) => cell(asked(situation)?.options?.find((option) => option.deed === "strike")?.cell),
  },
  {
    name: "dice",
    when: (situation) => happened(situation, "face-rolled") !== undefined,
    at: () => '[data-hint="dice"]',
  },
  {
    name: "blades",
    when: (situation) => isAsked(situation, "blade"),
    at: () => QUESTION,
  },
  {
    name: "disrupted",
    board: "waits",
    when: (situation) => happened(situation, "disrupted") !== undefined,
    at: (situation) => piece(happened(situation, "disrupted")?.about.miniature),
    details: (situation) => ({ cell: happened(situation, "disrupted")?.about.cell ?? "" }),
  },
  {
    name: "destroyed",
    board: "waits",
    when: (situation) => happened(situation, "destroyed") !== undefined,
    at: (situation) => {
      const label = happened(situation, "destroyed")?.about.miniature;
      const owner = viewOf(situation.play).miniatures.find((one) => one.label === label)?.side ?? "A";
      return `${piece(label)}, [data-side="${owner}"] .graves`;
    },
  },
  {
    name: "claimed",
    board: "waits",
    when: (situation) => happened(situation, "claimed") !== undefined,
    at: (situation) => cell(happened(situation, "claimed")?.about.cell),
    details: (situation) => {
      const { cell: held = "", worth = 0, player = "A" } = happened(situation, "claimed")?.about ?? {};
      return { cell: held, worth, mine: player === sideOf(situation) ? "yes" : "no" };
    },
  },
  {
    name: "why",
    board: "waits",
    when: ({ play, seat }) => viewOf(play).turn >= 2 && play.asks.some((ask) => ask.seat === seat),
    at: () => cell("c3"),
  },
];
