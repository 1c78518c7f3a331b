// What people probably wanted who clicked on something that is not lit, in notation, for the rules to judge.

import type { Ask } from "../../../messages";
import { portalCell } from "../board/map";
import type { Piece } from "../messages";
import { goesToCell, openPieces, optionsWith } from "./deeds";
import { left } from "./damage";
import { figure, isCell, optionsOf, type Scene, type Sight } from "./sight";

const SIDES = ["A", "B"] as const;
const USUAL_DEED: ReadonlyMap<string, string> = new Map([
  ["spawn", "spawn"],
  ["action", "move"],
  ["shift", "move"],
  ["disrupt", "place"],
  ["ability", "carry"],
]);
const FILES = "abcde";
const RANKS = "12345";

/** What a click on a miniature was meant to do; nothing where it was hardly meant as an answer. */
export function attemptOnPiece(scene: Scene, label: string): string | undefined {
  const one = figure(scene.sight, label);
  if (!one) return undefined;
  const own = one.side === SIDES[scene.ask.seat];
  switch (scene.ask.question) {
    case "spawn":
      return own && !isCell(one.place) ? spawning(scene.ask, one) : undefined;
    case "action":
    case "shift":
    case "strike":
      return isCell(one.place) ? acting(scene, one, own) : undefined;
    case "blade":
      return own ? blade(one) : undefined;
    case "reroll":
    case "order":
      return undefined;
    default:
      return isCell(one.place) ? chosen(scene, one) : undefined;
  }
}

/** What a click on a cell was meant to do. */
export function attemptOnCell(scene: Scene, cell: string): string | undefined {
  const { ask, pick, sight } = scene;
  if (pick.kind === "piece") {
    const deed = optionsWith(ask, pick.label).find(goesToCell)?.deed ?? deedOf(ask, figure(sight, pick.label));
    return deed && `${deed} ${pick.label} ${cell}`;
  }
  if (ask.question === "deathblow") return `deathblow ${cell} with all`;
  const strikes = ask.question === "strike" || ask.question === "action";
  const stands = sight.miniatures.some((one) => one.place === cell && !one.location);
  return strikes && stands ? `strike ${cell} with all` : undefined;
}

/** What somebody means who asks why a miniature does not light up: there is always something to say. */
export function questionOnPiece(scene: Scene, label: string): string | undefined {
  const attempt = attemptOnPiece(scene, label);
  if (attempt !== undefined) return attempt;
  const one = figure(scene.sight, label);
  if (!one) return undefined;
  if (scene.ask.question === "spawn") return spawning(scene.ask, one);
  return isCell(one.place) ? `target ${label}` : `spawn ${label} ${portalCell[one.side]}`;
}

/** The same for a cell: the likeliest miniature that could be meant to go there, or an attack there. */
export function questionOnCell(scene: Scene, cell: string): string | undefined {
  const attempt = attemptOnCell(scene, cell);
  if (attempt !== undefined) return attempt;
  const going = nearest(scene, cell);
  return going ?? `strike ${cell} with all`;
}

function spawning(ask: Ask, one: Piece): string {
  return `spawn ${one.label} ${portalCell[SIDES[ask.seat] ?? one.side]}`;
}

function acting(scene: Scene, one: Piece, own: boolean): string {
  const moves = scene.ask.question === "shift" || (scene.ask.question === "action" && !faced(scene.sight, one));
  return own && moves ? `move ${one.label} ${beside(one)}` : `strike ${one.place} with all`;
}

/** Whether creatures of both sides stand where somebody stands. */
function faced(sight: Sight, one: Piece): boolean {
  return sight.miniatures.some((other) => other.place === one.place && other.side !== one.side && !other.location);
}

function chosen({ ask }: Scene, one: Piece): string {
  switch (ask.question) {
    case "damage":
      return `damage ${one.label} ${left(ask)}`;
    case "fate":
      return `destroy ${one.label}`;
    case "disrupt":
      return `place ${one.label} ${beside(one)}`;
    case "deathblow":
      return `deathblow ${one.place} with ${one.label}`;
    case "unique":
      return `keep ${one.label}`;
    default:
      return optionsOf(ask).some((option) => option.deed === "carry")
        ? `carry ${one.label} ${beside(one)}`
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

function nearest({ ask, sight }: Scene, cell: string): string | undefined {
  const open = openPieces(ask).filter((label) => optionsWith(ask, label).some(goesToCell));
  const far = (label: string): number => {
    const place = figure(sight, label)?.place ?? "";
    return isCell(place) ? distance(place, cell) : 0;
  };
  const [first] = open.toSorted((a, b) => far(a) - far(b));
  if (first === undefined) return undefined;
  const option = optionsWith(ask, first).find(goesToCell);
  return option && `${option.deed} ${first} ${cell}`;
}

function distance(one: string, other: string): number {
  const [file, rank] = [FILES.indexOf(one[0] ?? ""), RANKS.indexOf(one[1] ?? "")];
  return Math.abs(file - FILES.indexOf(other[0] ?? "")) + Math.abs(rank - RANKS.indexOf(other[1] ?? ""));
}

/** The cell ahead, or at the far end the one behind. */
function beside(one: Piece): string {
  const file = one.place[0] ?? "";
  const rank = RANKS.indexOf(one.place[1] ?? "");
  const ahead = one.side === "A" ? 1 : -1;
  return file + (RANKS[rank + ahead] ?? RANKS[rank - ahead] ?? "");
}
