import { say, speak } from "../../../words";
import type { Mark } from "../marks";
import { portal, worth } from "./cells.svelte";
import { lit } from "./desk.svelte";
import type { Piece, Side, View } from "../messages";
import { type Named, nameIn } from "./naming";

/** A piece in words, for those who hear the board. */
export function pieceLabel(named: Named, piece: Piece, mark?: Mark): string {
  const said = [piece.location ? locationLine(named, piece) : creatureLine(named, piece)];
  if (piece.damage) said.push(say("web-board-has-damage", { damage: piece.damage }));
  if (piece.price !== undefined) said.push(say("web-board-has-price", { price: piece.price }));
  if (piece.moved) said.push(say("web-board-has-moved"));
  return joined([...said, ...markLines(mark)]);
}

/** A cell in words: its worth, and who stands there with which numbers. */
export function cellLabel(named: Named, cell: string, there: readonly Piece[], mark?: Mark): string {
  const said = [say("web-board-cell", { cell })];
  const gate = portal(cell);
  if (gate) said.push(say("web-board-portal", { side: gate }));
  const [a, b] = worth(cell);
  if (a && b) said.push(say("web-board-worth-both", { a, b }));
  else if (a || b) said.push(say("web-board-worth", { worth: a || b, side: a ? "A" : "B" }));
  if (there.length) said.push(...there.map((piece) => pieceLabel(named, piece)));
  else said.push(say("web-board-empty"));
  return joined([...said, ...markLines(mark)]);
}

/** The phase in words, with whose it is. */
export function phaseLabel(view: View): string {
  return phaseName(view.phase, view.active);
}

export function phaseName(phase: string, side: Side | null): string {
  return say("web-board-phase", { phase: phase.replace(" ", "-"), side: side ?? "A" });
}

function creatureLine(named: Named, piece: Piece): string {
  return say("web-board-creature", {
    miniature: nameIn(named, piece.label),
    side: piece.side,
    power: piece.power ?? 0,
    defense: piece.defense ?? 0,
    life: piece.life ?? 0,
  });
}

function locationLine(named: Named, piece: Piece): string {
  return say("web-board-location", { miniature: nameIn(named, piece.label), side: piece.side });
}

function markLines(mark: Mark | undefined): string[] {
  if (!mark) return [];
  const said = lit(mark) ? [say("web-board-mark", { state: mark.state })] : [];
  if (mark.badge) said.push(say("web-board-badge", { badge: mark.badge }));
  if (mark.sentence) said.push(speak(mark.sentence));
  return said;
}

function joined(said: string[]): string {
  return said.map((line) => (/[.!?…]$/.test(line) ? line : `${line}.`)).join(" ");
}
