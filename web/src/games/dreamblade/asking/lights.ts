import type { Pointed } from "../../../table/logbook";
import type { Mark, Marks, MarkState } from "../marks";
import { spokenLabel } from "../board/naming";
import { portable } from "../called";
import { attackCells, attackSentence, candidates, diceOf, isOfOthers } from "./attack";
import { laidOn } from "./damage";
import { goesToCell, isAtOnce, isAttack, openPieces, optionsWith } from "./deeds";
import { optionsOf, type Picking } from "./picking";

/** What lights up; sentences are portable, and are put into a language where they are shown. */
export function lights(picking: Picking): Marks {
  const pieces = new Map<string, Mark>();
  const cells = new Map<string, Mark>();
  lightAttacks(picking, pieces, cells);
  lightPieces(picking, pieces);
  lightPick(picking, pieces, cells);
  lightReach(picking, cells);
  const subject = picking.ask.subject;
  if (subject && !pieces.has(subject)) pieces.set(subject, { state: "chosen", sentence: picking.ask.sentence });
  return { pieces, cells };
}

/** Point at some pieces and cells besides. */
export function pointedAt(marks: Marks, at: Pointed): Marks {
  if (at.pieces.length === 0 && at.cells.length === 0) return marks;
  return { pieces: pointed(marks.pieces, at.pieces), cells: pointed(marks.cells, at.cells) };
}

function pointed(marks: ReadonlyMap<string, Mark>, names: readonly string[]): Map<string, Mark> {
  const found = new Map(marks);
  for (const name of names) found.set(name, { ...found.get(name), state: "pointed" });
  return found;
}

function lightAttacks(picking: Picking, pieces: Map<string, Mark>, cells: Map<string, Mark>): void {
  const { ask, pick } = picking;
  for (const cell of attackCells(ask)) {
    const chosen = pick.kind === "attack" && pick.cell === cell;
    const sentence = attackSentence(picking, cell);
    if (!isOfOthers(ask, pick, cell)) cells.set(cell, { state: chosen ? "chosen" : "open", sentence });
    for (const label of candidates(ask, cell)) {
      const attacks = chosen && pick.attackers.includes(label);
      const badge = chosen ? { badge: String(attacks ? diceOf(ask, cell, [label]) : 0) } : {};
      pieces.set(label, { state: attacks ? "chosen" : "open", sentence, ...badge });
    }
  }
}

function lightPieces({ ask, pick, view }: Picking, pieces: Map<string, Mark>): void {
  for (const label of openPieces(ask)) {
    const options = optionsWith(ask, label);
    const [first] = options;
    if (first === undefined || first.deed === "damage" || isAttack(first)) continue;
    const state: MarkState = isAtOnce(first) && ask.subject ? "target" : "open";
    const chosen = (pick.kind === "piece" && pick.label === label) || (pick.kind === "dice" && pick.user === label);
    const several = `⟦web-asking-pick¦miniature=${portable(spokenLabel(view, label))}¦count#${options.length}⟧`;
    const sentence = options.length === 1 ? first.sentence : several;
    pieces.set(label, { state: chosen ? "chosen" : state, sentence });
  }
}

/** Before anything is chosen that is spawned, it is seen where that may be. */
function lightReach({ ask, pick }: Picking, cells: Map<string, Mark>): void {
  if (ask.question !== "spawn" || pick.kind !== "none") return;
  for (const { deed, cell } of optionsOf(ask)) {
    if (deed === "spawn" && cell) cells.set(cell, { state: "reach", sentence: "⟦web-asking-spawn-here⟧" });
  }
}

function lightPick({ ask, pick, view }: Picking, pieces: Map<string, Mark>, cells: Map<string, Mark>): void {
  if (pick.kind === "piece") {
    for (const option of optionsOf(ask)) {
      if (option.piece === pick.label && goesToCell(option) && option.cell) {
        cells.set(option.cell, { state: "target", sentence: option.sentence });
      }
    }
  } else if (pick.kind === "damage") {
    for (const { label } of view.combat?.defenders ?? []) {
      const amount = laidOn(pick.plan, label);
      const sentence = `⟦option-damage¦miniature=${portable(spokenLabel(view, label))}¦amount#${amount}⟧`;
      pieces.set(label, { state: "target", sentence, badge: String(amount) });
    }
  }
}
