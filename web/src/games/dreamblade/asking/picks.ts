import type { Ask, Option } from "../../../messages";
import type { Picked, Plan } from "../chosen.svelte";
import type { Touch } from "../marks";
import { attackCells, attackIndex, candidates, cellOfAttacker, fullAttack, isOfOthers, toggled } from "./attack";
import { attemptOnCell, attemptOnPiece } from "./attempts";
import { damageIndex, isDamage, isWhole, laidOn, laying, restOf, sufferer } from "./damage";
import { givenPiece, goesToCell, isAtOnce, optionsWith } from "./deeds";
import { isReroll, noDice, rerollIndex } from "./dice";
import { isCell } from "../board/map";
import type { Combat } from "../messages";
import { lights } from "./lights";
import { figure, NOTHING, optionsOf, type Picking } from "./picking";

/** What a click comes to: an answer, a further pick, a choice among those in a cell, a question to the rules, or nothing. */
export type Outcome =
  | { readonly kind: "answer"; readonly index: number }
  | { readonly kind: "pick"; readonly pick: Picked }
  | { readonly kind: "among" }
  | { readonly kind: "why"; readonly text: string }
  | { readonly kind: "quiet" };

export const QUIET: Outcome = { kind: "quiet" };
const AMONG: Outcome = { kind: "among" };

/** What is picked before anybody has clicked. */
export function begin(ask: Ask): Picked {
  if (isDamage(ask)) return { kind: "damage", plan: {} };
  if (isReroll(ask)) return noDice(ask);
  const [cell, another] = attackCells(ask);
  if (ask.question === "deathblow" && cell !== undefined && another === undefined) return fullAttack(ask, cell);
  const given = givenPiece(ask);
  return given === undefined ? NOTHING : { kind: "piece", label: given };
}

/** A miniature was clicked, wherever it is and whether anything is asked. */
export function clickPiece(picking: Picking | null, label: string, touch: Touch = "exact"): Outcome {
  if (touch === "blunt" && !onlyCellLit(picking, label)) return AMONG;
  if (picking === null) return QUIET;
  const lit =
    onPicked(picking, label) ?? onTarget(picking, label) ?? onOpen(picking, label) ?? onItsCell(picking, label);
  return lit ?? asked(attemptOnPiece(picking, label));
}

/** A cell was clicked: a miniature goes there, an attack happens there, or the one lit miniature in it is meant. */
export function clickCell(picking: Picking, cell: string, touch: Touch = "exact"): Outcome {
  return onLitCell(picking, cell) ?? onLitPieces(picking, cell, touch) ?? asked(attemptOnCell(picking, cell));
}

/** A miniature was dropped on a cell. */
export function drop(picking: Picking, label: string, cell: string): Outcome {
  const option = goingTo(picking.ask, label, cell);
  if (option) return answer(option.index);
  if (figure(picking.view, label)?.place === cell) return QUIET;
  return asked(attemptOnCell({ ...picking, pick: { kind: "piece", label } }, cell));
}

/** The miniature that is lifted, if it goes anywhere. */
export function lifted(picking: Picking, label: string): Picked | undefined {
  return optionsWith(picking.ask, label).some(goesToCell) ? { kind: "piece", label } : undefined;
}

/** The index of what is picked in full, or -1. */
export function confirmed(picking: Picking): number {
  const { ask, pick, view } = picking;
  switch (pick.kind) {
    case "attack":
      return attackIndex(ask, pick.cell, pick.attackers);
    case "damage":
      return view.combat && isWhole(view.combat, pick.plan) ? damageIndex(ask, laidOn(pick.plan, sufferer(ask))) : -1;
    case "dice":
      return rerollIndex(ask, pick.user, pick.faces);
    case "piece": {
      const options = optionsWith(ask, pick.label);
      return options.length === 1 ? (options[0]?.index ?? -1) : -1;
    }
    case "none":
      return -1;
  }
}

function onPicked({ ask, pick, view }: Picking, label: string): Outcome | undefined {
  if (pick.kind === "damage" && view.combat?.defenders.some((one) => one.label === label)) {
    return picked({ kind: "damage", plan: oneMore(view.combat, pick.plan, label) });
  }
  if (pick.kind === "attack") {
    const everybody = candidates(ask, pick.cell);
    if (everybody.includes(label)) {
      return picked({ ...pick, attackers: toggled(everybody, pick.attackers, label) });
    }
  }
  if (pick.kind === "piece" && pick.label === label) return picked(begin(ask));
  return undefined;
}

/** One more point on a defender; where no more may lie on it, none does. */
function oneMore(combat: Combat, plan: Plan, label: string): Plan {
  const amount = laidOn(plan, label);
  return laying(combat, plan, label, restOf(combat, plan) > 0 ? amount + 1 : 0);
}

function onOpen({ ask, pick }: Picking, label: string): Outcome | undefined {
  const options = optionsWith(ask, label);
  const [first] = options;
  if (first && isAtOnce(first)) return answer(first.index);
  if (first && pick.kind === "dice") return picked({ ...pick, user: label });
  if (first) return picked({ kind: "piece", label });
  const cell = cellOfAttacker(ask, label);
  return cell === undefined ? undefined : picked(fullAttack(ask, cell));
}

/** A friend in a cell to which the chosen one may go does not hide it. */
function onTarget({ ask, pick, view }: Picking, label: string): Outcome | undefined {
  const place = figure(view, label)?.place;
  if (pick.kind !== "piece" || place === undefined || !isCell(place)) return undefined;
  const option = goingTo(ask, pick.label, place);
  return option && answer(option.index);
}

/** A miniature in a cell that is lit does not hide it. */
function onItsCell(picking: Picking, label: string): Outcome | undefined {
  const place = figure(picking.view, label)?.place;
  return place !== undefined && isCell(place) ? onLitCell(picking, place) : undefined;
}

function onLitCell({ ask, pick }: Picking, cell: string): Outcome | undefined {
  if (pick.kind === "piece") {
    const option = goingTo(ask, pick.label, cell);
    if (option) return answer(option.index);
    if (isOfOthers(ask, pick, cell)) return undefined;
  }
  if (pick.kind === "attack" && pick.cell === cell) return picked(begin(ask));
  return attackCells(ask).includes(cell) ? picked(fullAttack(ask, cell)) : undefined;
}

/** The one lit miniature of a cell is meant; among several only a mouse could have chosen, and did not. */
function onLitPieces(picking: Picking, cell: string, touch: Touch): Outcome | undefined {
  const { ask, pick } = picking;
  const lit = litIn(picking, cell);
  const [first, ...others] = isOfOthers(ask, pick, cell) ? lit.filter((one) => optionsWith(ask, one).length > 0) : lit;
  if (first === undefined) return undefined;
  if (others.length === 0) return clickPiece(picking, first);
  return touch === "exact" ? undefined : AMONG;
}

/** Whether nothing but the cell in which a miniature stands can be meant. */
function onlyCellLit(picking: Picking | null, label: string): boolean {
  const cell = picking && figure(picking.view, label)?.place;
  return Boolean(picking && cell && lights(picking).cells.has(cell) && litIn(picking, cell).length === 0);
}

function litIn(picking: Picking, cell: string): string[] {
  return [...lights(picking).pieces.keys()].filter((label) => figure(picking.view, label)?.place === cell);
}

function goingTo(ask: Ask, label: string, cell: string): Option | undefined {
  return optionsOf(ask).find((option) => goesToCell(option) && option.piece === label && option.cell === cell);
}

function picked(pick: Picked): Outcome {
  return { kind: "pick", pick };
}

function answer(index: number): Outcome {
  return { kind: "answer", index };
}

function asked(text: string | undefined): Outcome {
  return text === undefined ? QUIET : { kind: "why", text };
}
