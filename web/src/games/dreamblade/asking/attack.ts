import type { Ask, Option } from "../../../messages";
import { foldedIndex } from "../../../table/asking/folding";
import { spokenLabel } from "../board/naming";
import { portable } from "../called";
import type { Picked } from "../chosen.svelte";
import { distinct, goesToCell, isAttack, optionsWith } from "./deeds";
import { optionsOf, type Picking } from "./picking";

/** The options for an attack in a cell: a folded one for those who attack together, and one for each who does not. */
export function attacksIn(ask: Ask, cell: string): Option[] {
  return optionsOf(ask).filter((option) => isAttack(option) && option.cell === cell);
}

export function attackCells(ask: Ask): string[] {
  return distinct(optionsOf(ask).flatMap((option) => (isAttack(option) && option.cell ? [option.cell] : [])));
}

/** What an attack in a cell is, in a sentence: who attacks, or among whom one chooses. */
export function attackSentence({ ask, view }: Pick<Picking, "ask" | "view">, cell: string): string {
  const options = attacksIn(ask, cell);
  const [first] = options;
  if (first === undefined || options.length === 1) return first?.sentence ?? "";
  const attackers = candidates(ask, cell).map((label) => portable(spokenLabel(view, label)));
  return `⟦web-asking-${first.deed}-some¦cell=${cell}¦attackers=${attackers.join(", ")}⟧`;
}

/** Everybody who might attack in a cell. */
export function candidates(ask: Ask, cell: string): string[] {
  return distinct(attacksIn(ask, cell).flatMap((option) => option.group ?? []));
}

export function cellOfAttacker(ask: Ask, label: string): string | undefined {
  return optionsOf(ask).find((option) => isAttack(option) && option.group?.includes(label))?.cell;
}

/** Whether one is chosen that goes somewhere, and only others attack in a cell: there it is not about them. */
export function isOfOthers(ask: Ask, pick: Picked, cell: string): boolean {
  if (pick.kind !== "piece" || candidates(ask, cell).includes(pick.label)) return false;
  return optionsWith(ask, pick.label).some(goesToCell);
}

/** The index of the attack by exactly these, or -1 where they do not attack together. */
export function attackIndex(ask: Ask, cell: string, attackers: readonly string[]): number {
  const chosen = new Set(attackers);
  if (chosen.size === 0) return -1;
  for (const option of attacksIn(ask, cell)) {
    const group = option.group ?? [];
    if (option.folded === true && [...chosen].every((one) => group.includes(one))) {
      return foldedIndex(option, chosen);
    }
    if (group.length === chosen.size && group.every((one) => chosen.has(one))) return option.index;
  }
  return -1;
}

/** An attack in a cell by everybody or, where they do not attack together, by the strongest who do. */
export function fullAttack(ask: Ask, cell: string): Picked {
  const everybody = candidates(ask, cell);
  if (attackIndex(ask, cell, everybody) >= 0) return { kind: "attack", cell, attackers: everybody };
  const groups = attacksIn(ask, cell).map((option) => option.group ?? []);
  const dice = (group: readonly string[]): number => diceOf(ask, cell, group);
  const best = groups.reduce((a, b) => (dice(b) > dice(a) ? b : a), groups[0] ?? []);
  return { kind: "attack", cell, attackers: best };
}

/** Let one more attack, or one fewer, in the order of the candidates. */
export function toggled(everybody: readonly string[], attackers: readonly string[], label: string): string[] {
  return everybody.filter((one) => attackers.includes(one) !== (one === label));
}

/** The dice of attackers in a cell, to which each adds what the options say. */
export function diceOf(ask: Ask, cell: string, attackers: readonly string[]): number {
  const told = attacksIn(ask, cell).flatMap(({ group = [], dice = [] }) =>
    group.map((label, at): [string, number] => [label, dice[at] ?? 0]),
  );
  const each = new Map(told);
  return attackers.reduce((sum, label) => sum + (each.get(label) ?? 0), 0);
}
