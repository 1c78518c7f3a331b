// What the options of a question mean, written by the page itself: an answer is noted as what was seen of it.

import { areCounts, isCount } from "../../../fair/counts";
import type { Ask, Option } from "../../../messages";
import { rangesOf } from "../../../table/asking/folding";
import { FACES } from "../board/dice.svelte";
import type { Side, View } from "../messages";

/** The faces of dice, given as how many show each, one by one. */
export const facesOf = (dice: readonly number[]): string[] =>
  dice.flatMap((count, face) => Array<string>(count).fill(FACES[face] ?? ""));

/** The same as sentences name them. */
export const named = (dice: readonly number[]): string =>
  facesOf(dice)
    .map((face) => `⟦face¦face=${face}⟧`)
    .join(", ");

/** No cell holds as many; the numbers of all choices among them are whole numbers. */
const MOST_ATTACKERS = 30;

/** Whether each option of a question says in notation what the page shows of it, and none has the place of another. */
export function areWritten(ask: Ask, view: View): boolean {
  const { options = [], seat } = ask;
  const right = options.every((option) => isFolded(option) && isWritten(option, view, seat === 0 ? "A" : "B"));
  if (!right) return false;
  const places = options.flatMap(rangesOf).sort(([one], [other]) => one - other);
  return places.every(([from], at) => from > (places[at - 1]?.[1] ?? -1));
}

/** Whether an option is one by itself, or one of an attack in which each choice of attackers has a place of its own. */
function isFolded({ deed, folded, group = [], gaps }: Option): boolean {
  if (folded !== true) return true;
  const several = group.length > 0 && group.length <= MOST_ATTACKERS && new Set(group).size === group.length;
  const rise =
    gaps === undefined || (areCounts(gaps, group.length) && gaps.every((gap, at) => gap >= (gaps[at - 1] ?? 0)));
  return several && rise && (deed === "strike" || deed === "deathblow");
}

function isWritten(option: Option, view: View, side: Side): boolean {
  const { deed, text, piece = "", source = "", cell = "", ability = "", amount = 0, target = "", faces = [] } = option;
  if (!isCount(option.index)) return false;
  // Which ability of one name it is, is said where a miniature has several.
  const plain = text.replace(/\/\d+(?=:| |$)/, "");
  switch (deed) {
    case "spawn":
    case "move":
    case "place":
    case "carry":
      return text === `${deed} ${piece} ${cell}`;
    case "disrupt":
    case "destroy":
    case "target":
    case "keep":
      return text === `${deed} ${piece}`;
    case "damage":
      return isCount(amount) && text === `damage ${piece} ${amount}`;
    case "strike":
    case "deathblow":
      return isGroup(option, view, side);
    case "reroll":
      return areCounts(faces, FACES.length) && plain === `reroll ${piece}: ${facesOf(faces).join(" ")}`;
    case "activate":
      return plain.replace(/ X=\d+$/, "") === `activate ${piece}: ${ability}`;
    case "blade":
      return isBlade(plain, `blade ${ability}: ${piece}`, source, source === piece);
    case "resolve":
      return plain === `resolve ${ability}: ${piece}${target ? ` on ${target}` : ""}`;
    default:
      return text === deed.replace("-", " ");
  }
}

/** Whether blades are for what is shown and for whose ability it is, through whomever it came. */
function isBlade(plain: string, what: string, lender: string, isOwn: boolean): boolean {
  const rest = plain.slice(what.length);
  const passed = /^ (from|by) ./.test(rest) && rest.endsWith(` by ${lender}`);
  return plain.startsWith(what) && (passed || rest === (isOwn ? "" : ` from ${lender}`));
}

/** Whether an attack names its attackers: all are those who stand there. */
function isGroup({ deed, text, cell = "", group = [] }: Option, { miniatures }: View, side: Side): boolean {
  const start = `${deed} ${cell} with `;
  if (!text.startsWith(start)) return false;
  const there = miniatures.filter((one) => one.place === cell && one.side === side && !one.location);
  const known = group.every((label) => there.some((one) => one.label === label));
  const who = text.slice(start.length);
  const everybody = deed === "deathblow" || there.length === group.length;
  return known && (who === "all" ? everybody : who === group.join(", "));
}
