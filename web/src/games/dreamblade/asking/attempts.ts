// What people probably wanted who clicked on something that is not lit, in notation, for the rules to judge.

import type { Ask } from "../../../messages";
import { portalOf } from "../board/cells.svelte";
import { ahead, distance, isCell } from "../board/map";
import type { Piece, View } from "../messages";
import { SIDES } from "../board/view";
import { goesToCell, openPieces, optionsWith } from "./deeds";
import { figure, optionsOf, type Picking } from "./picking";

const USUAL_DEED: ReadonlyMap<string, string> = new Map([
  ["spawn", "spawn"],
  ["action", "move"],
  ["shift", "move"],
  ["disrupt", "place"],
  ["ability", "carry"],
]);

/** What a click on a miniature was meant to do; nothing where it was hardly meant as an answer. */
export function attemptOnPiece(picking: Picking, label: string): string | undefined {
  const one = figure(picking.view, label);
  if (!one) return undefined;
  const own = isOwn(picking, one);
  // Whoever has chosen a miniature that goes somewhere, and clicks on one in another cell, means that cell.
  if (isElsewhere(picking, one)) return attemptOnCell(picking, one.place);
  switch (picking.ask.question) {
    case "spawn":
      return own && !isCell(one.place) ? spawning(picking.ask, one) : undefined;
    case "action":
    case "shift":
    case "strike":
      return isCell(one.place) ? acting(picking, one, own) : undefined;
    case "blade":
      return own ? blade(one) : undefined;
    case "reroll":
    case "order":
      return undefined;
    default:
      return isCell(one.place) ? chosen(picking, one) : undefined;
  }
}

/** What a click on a cell was meant to do. */
export function attemptOnCell(picking: Picking, cell: string): string | undefined {
  const { ask, pick, view } = picking;
  if (pick.kind === "piece") {
    const deed = optionsWith(ask, pick.label).find(goesToCell)?.deed ?? deedOf(ask, figure(view, pick.label));
    return deed && `${deed} ${pick.label} ${cell}`;
  }
  if (ask.question === "deathblow") return `deathblow ${cell} with all`;
  const strikes = ask.question === "strike" || ask.question === "action";
  const stands = view.miniatures.some((one) => one.place === cell && !one.location);
  return strikes && stands ? `strike ${cell} with all` : undefined;
}

/** What somebody means who asks why a miniature does not light up: there is always something to say. */
export function questionOnPiece(picking: Picking, label: string): string | undefined {
  const one = figure(picking.view, label);
  if (!one) return undefined;
  if (isElsewhere(picking, one)) return attemptOnCell(picking, one.place);
  // Whoever asks about a creature of their own that does not light up, though they may act, means that it cannot go.
  if (picking.ask.question === "action" && isOwn(picking, one) && isCell(one.place)) return moving(one);
  const attempt = attemptOnPiece(picking, label);
  if (attempt !== undefined) return attempt;
  if (picking.ask.question === "spawn") return spawning(picking.ask, one);
  return isCell(one.place) ? `target ${label}` : `spawn ${label} ${portalOf(one.side)}`;
}

/** The same for a cell: the likeliest miniature that could be meant to go there, or an attack there. */
export function questionOnCell(picking: Picking, cell: string): string | undefined {
  const attempt = attemptOnCell(picking, cell);
  if (attempt !== undefined) return attempt;
  const going = nearest(picking, cell);
  return going ?? `strike ${cell} with all`;
}

function spawning(ask: Ask, one: Piece): string {
  return `spawn ${one.label} ${portalOf(SIDES[ask.seat] ?? one.side)}`;
}

function isOwn({ ask }: Picking, one: Piece): boolean {
  return one.side === SIDES[ask.seat];
}

/** Whether a miniature stands in another cell than the one that is chosen and may go to cells. */
function isElsewhere({ ask, pick, view }: Picking, one: Piece): boolean {
  if (pick.kind !== "piece" || !isCell(one.place) || figure(view, pick.label)?.place === one.place) return false;
  return optionsWith(ask, pick.label).some(goesToCell);
}

function moving(one: Piece): string {
  return `move ${one.label} ${ahead(one.place, one.side)}`;
}

function acting(picking: Picking, one: Piece, own: boolean): string {
  const moves = picking.ask.question === "shift" || (picking.ask.question === "action" && !faced(picking.view, one));
  return own && moves ? moving(one) : `strike ${one.place} with all`;
}

/** Whether creatures of both sides stand where somebody stands. */
function faced(view: View, one: Piece): boolean {
  return view.miniatures.some((other) => other.place === one.place && other.side !== one.side && !other.location);
}

function chosen({ ask, view }: Picking, one: Piece): string {
  switch (ask.question) {
    case "damage":
      return `damage ${one.label} ${view.combat?.left ?? 0}`;
    case "fate":
      return `destroy ${one.label}`;
    case "disrupt":
      return `place ${one.label} ${ahead(one.place, one.side)}`;
    case "deathblow":
      return `deathblow ${one.place} with ${one.label}`;
    case "unique":
      return `keep ${one.label}`;
    default:
      return optionsOf(ask).some((option) => option.deed === "carry")
        ? `carry ${one.label} ${ahead(one.place, one.side)}`
        : `target ${one.label}`;
  }
}

/** The first ability printed with a blade, by its keyword, which is its first word. */
function blade(one: Piece): string | undefined {
  const printed = one.abilities.find((ability) => /blade[^:]*:/.test(ability));
  const keyword = printed
    ?.slice(printed.indexOf(":") + 1)
    .trim()
    .split(" ")[0];
  return keyword && `blade ${keyword}: ${one.label}`;
}

function deedOf(ask: Ask, one: Piece | undefined): string | undefined {
  if (!one) return undefined;
  return USUAL_DEED.get(ask.question);
}

function nearest({ ask, view }: Picking, cell: string): string | undefined {
  const open = openPieces(ask).filter((label) => optionsWith(ask, label).some(goesToCell));
  const far = (label: string): number => {
    const place = figure(view, label)?.place ?? "";
    return isCell(place) ? distance(place, cell) : 0;
  };
  const [first] = open.toSorted((a, b) => far(a) - far(b));
  if (first === undefined) return undefined;
  const option = optionsWith(ask, first).find(goesToCell);
  return option && `${option.deed} ${first} ${cell}`;
}
