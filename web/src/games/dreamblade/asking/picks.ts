import type { Ask, Option } from "../../../messages";
import { attackCells, attackPlace, candidates, cellOfAttacker, fullAttack, toggled } from "./attack";
import { attemptOnCell, attemptOnPiece } from "./attempts";
import { damagePlace, isDamage, stepped, sufferer, usualAmount } from "./damage";
import { givenPiece, goesToCell, isAtOnce, openPieces, optionsWith } from "./deeds";
import { isReroll, noDice, rerollPlace } from "./dice";
import { figure, isCell, NOTHING, optionsOf, type Picked, type Scene } from "./sight";

/** What a click comes to: an answer, a further pick, a question to the rules, or nothing. */
export type Outcome =
  | { readonly kind: "answer"; readonly place: number }
  | { readonly kind: "pick"; readonly pick: Picked }
  | { readonly kind: "why"; readonly text: string }
  | { readonly kind: "quiet" };

const QUIET: Outcome = { kind: "quiet" };

/** What is picked before anybody has clicked. */
export function begin(ask: Ask): Picked {
  if (isDamage(ask)) return { kind: "damage", amount: usualAmount(ask) };
  if (isReroll(ask)) return noDice(ask);
  const given = givenPiece(ask);
  return given === undefined ? NOTHING : { kind: "piece", label: given };
}

/** A miniature was clicked, wherever it is. */
export function clickPiece(scene: Scene, label: string): Outcome {
  const lit = onPicked(scene, label) ?? onOpen(scene, label) ?? onItsCell(scene, label);
  return lit ?? asked(attemptOnPiece(scene, label));
}

/** A cell was clicked: a miniature goes there, an attack happens there, or the one lit miniature in it is meant. */
export function clickCell(scene: Scene, cell: string): Outcome {
  return onLitCell(scene, cell) ?? onLonePiece(scene, cell) ?? asked(attemptOnCell(scene, cell));
}

/** A miniature was dropped on a cell. */
export function drop(scene: Scene, label: string, cell: string): Outcome {
  const option = goingTo(scene.ask, label, cell);
  if (option) return answer(option.place);
  if (figure(scene.sight, label)?.place === cell) return QUIET;
  return asked(attemptOnCell({ ...scene, pick: { kind: "piece", label } }, cell));
}

/** The miniature that is lifted, if it goes anywhere. */
export function lifted(scene: Scene, label: string): Picked | undefined {
  return optionsWith(scene.ask, label).some(goesToCell) ? { kind: "piece", label } : undefined;
}

/** The place of what is picked in full, or -1. */
export function confirmed(scene: Scene): number {
  const { ask, pick } = scene;
  switch (pick.kind) {
    case "attack":
      return attackPlace(ask, pick.cell, pick.attackers);
    case "damage":
      return damagePlace(ask, pick.amount);
    case "dice":
      return rerollPlace(ask, pick.user, pick.faces);
    case "piece": {
      const options = optionsWith(ask, pick.label);
      return options.length === 1 ? (options[0]?.place ?? -1) : -1;
    }
    case "none":
      return -1;
  }
}

function onPicked({ ask, pick }: Scene, label: string): Outcome | undefined {
  if (pick.kind === "damage" && label === sufferer(ask)) {
    return picked({ kind: "damage", amount: stepped(ask, pick.amount, true, true) });
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

function onOpen({ ask, sight, pick }: Scene, label: string): Outcome | undefined {
  const options = optionsWith(ask, label);
  const [first] = options;
  if (first && isAtOnce(first)) return answer(first.place);
  if (first && pick.kind === "dice") return picked({ ...pick, user: label });
  if (first) return picked({ kind: "piece", label });
  const cell = cellOfAttacker(ask, label);
  return cell === undefined ? undefined : picked(fullAttack(ask, sight, cell));
}

/** Whoever stands in a cell that is lit does not hide it. */
function onItsCell(scene: Scene, label: string): Outcome | undefined {
  const place = figure(scene.sight, label)?.place;
  return place !== undefined && isCell(place) ? onLitCell(scene, place) : undefined;
}

function onLitCell({ ask, sight, pick }: Scene, cell: string): Outcome | undefined {
  if (pick.kind === "piece") {
    const option = goingTo(ask, pick.label, cell);
    if (option) return answer(option.place);
  }
  if (pick.kind === "attack" && pick.cell === cell) return picked(begin(ask));
  return attackCells(ask).includes(cell) ? picked(fullAttack(ask, sight, cell)) : undefined;
}

function onLonePiece(scene: Scene, cell: string): Outcome | undefined {
  const lit = openPieces(scene.ask).filter((label) => figure(scene.sight, label)?.place === cell);
  const [only] = lit;
  return lit.length === 1 && only !== undefined ? clickPiece(scene, only) : undefined;
}

function goingTo(ask: Ask, label: string, cell: string): Option | undefined {
  return optionsOf(ask).find((option) => goesToCell(option) && option.piece === label && option.cell === cell);
}

function picked(pick: Picked): Outcome {
  return { kind: "pick", pick };
}

function answer(place: number): Outcome {
  return { kind: "answer", place };
}

function asked(text: string | undefined): Outcome {
  return text === undefined ? QUIET : { kind: "why", text };
}
