import type { Option } from "../../../messages";
import type { Pointed } from "../../../table/logbook";
import { attackCells, attackSentence, candidates } from "./attack";
import { goesToCell, isAtOnce, isAttack, isEnding } from "./deeds";
import { optionsOf, type Picking } from "./picking";

/** A line of the list of choices. */
export type Row =
  /** A miniature with the cells it may go to. */
  | { readonly kind: "piece"; readonly label: string; readonly price: number; readonly options: readonly Option[] }
  /** A cell with those who may attack there. */
  | { readonly kind: "attack"; readonly cell: string; readonly sentence: string; readonly attackers: readonly string[] }
  /** An answer as it stands. */
  | { readonly kind: "answer"; readonly option: Option };

/** Something that a number key chooses. */
export type Numbered =
  { readonly kind: "row"; readonly row: Row } | { readonly kind: "option"; readonly option: Option };

/** Every answer but those with a panel or a button of their own; a picked miniature leaves only what is about it. */
export function rows(picking: Picking): Row[] {
  const { pick } = picking;
  const all = allRows(picking);
  return pick.kind === "piece" ? all.filter((row) => isAbout(row, pick.label)) : all;
}

/** What the number keys choose, in order: the cells of a picked miniature, otherwise the lines. */
export function numbered(found: readonly Row[], picked: boolean): Numbered[] {
  const cells = picked ? found.flatMap((row) => (row.kind === "piece" ? row.options : [])) : [];
  const lines = picked ? found.filter((row) => row.kind !== "piece") : found;
  return [
    ...cells.map((option): Numbered => ({ kind: "option", option })),
    ...lines.map((row): Numbered =>
      row.kind === "answer" ? { kind: "option", option: row.option } : { kind: "row", row },
    ),
  ];
}

/** Whether nothing on the board stands for an answer, so that it can only be listed. */
export function mustBeListed(row: Row): boolean {
  return row.kind === "answer" && !isAtOnce(row.option);
}

/** What a line is about, to be pointed at on the board. */
export function pointsOf(row: Row): Pointed {
  switch (row.kind) {
    case "piece":
      return { pieces: [row.label], cells: row.options.flatMap((option) => option.cell ?? []) };
    case "attack":
      return { pieces: row.attackers, cells: [row.cell] };
    case "answer":
      return pointsOfOption(row.option);
  }
}

export function pointsOfOption(option: Option): Pointed {
  const pieces = [option.piece, option.target, ...(option.group ?? [])].flatMap((label) => (label ? [label] : []));
  return { pieces, cells: option.cell ? [option.cell] : [] };
}

/** How much is still possible when a phase is ended: miniatures that could be spawned or moved, and combats. */
export function leftUndone(picking: Picking): { spawn: number; move: number; strike: number } {
  const found = allRows(picking);
  const withDeed = (deed: string): number =>
    found.filter((row) => row.kind === "piece" && row.options[0]?.deed === deed).length;
  const strikes = picking.ask.question === "deathblow" ? 0 : found.filter((row) => row.kind === "attack").length;
  return { spawn: withDeed("spawn"), move: withDeed("move"), strike: strikes };
}

function allRows(picking: Picking): Row[] {
  const found = new Map<string, Row>();
  for (const option of optionsOf(picking.ask)) {
    if (isEnding(option) || isAttack(option) || option.deed === "damage" || option.deed === "reroll") continue;
    if (!goesToCell(option)) {
      found.set(`answer ${option.index}`, { kind: "answer", option });
      continue;
    }
    const label = option.piece ?? "";
    const before = found.get(label);
    const options = before?.kind === "piece" ? [...before.options, option] : [option];
    found.set(label, { kind: "piece", label, price: option.amount ?? 0, options });
  }
  return [...attackRows(picking), ...found.values()];
}

function attackRows(picking: Picking): Row[] {
  const { ask } = picking;
  return attackCells(ask).map((cell) => ({
    kind: "attack",
    cell,
    sentence: attackSentence(picking, cell),
    attackers: candidates(ask, cell),
  }));
}

function isAbout(row: Row, label: string): boolean {
  if (row.kind === "piece") return row.label === label;
  return row.kind === "answer" && row.option.piece === label;
}
