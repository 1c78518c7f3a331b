import type { Ask, Option } from "../../../messages";
import type { Deed } from "../messages";
import { optionsOf } from "./picking";

const setOf = (...deeds: Deed[]): ReadonlySet<string> => new Set(deeds);

const TO_CELLS = setOf("spawn", "move", "place", "carry");
const AT_ONCE = setOf("target", "keep");
const ATTACKS = setOf("strike", "deathblow");
const ENDINGS = setOf("end", "decline", "keep-dice");
const GIVEN = setOf("place", "carry", "disrupt", "destroy");

/** A miniature goes to a cell. */
export const goesToCell = (option: Option): boolean => TO_CELLS.has(option.deed);

/** Choosing the miniature is the whole answer. */
export const isAtOnce = (option: Option): boolean => AT_ONCE.has(option.deed);

/** Some miniatures attack in a cell. */
export const isAttack = (option: Option): boolean => ATTACKS.has(option.deed);

/** Nothing further is done. */
export const isEnding = (option: Option): boolean => ENDINGS.has(option.deed);

export function optionsWith(ask: Ask, label: string): Option[] {
  return optionsOf(ask).filter((option) => option.piece === label);
}

/** Every miniature that an option is about, in the order of the options. */
export function openPieces(ask: Ask): string[] {
  return distinct(optionsOf(ask).flatMap((option) => (option.piece ? [option.piece] : [])));
}

/** The one miniature that every answer but a refusal is about, where it need not be chosen first. */
export function givenPiece(ask: Ask): string | undefined {
  const doing = optionsOf(ask).filter((option) => !isEnding(option));
  const pieces = distinct(doing.map((option) => option.piece ?? ""));
  return pieces.length === 1 && doing.every((option) => GIVEN.has(option.deed)) ? pieces[0] : undefined;
}

/** Where a phase or an ability is ended, or nothing is rerolled. */
export function endingOf(ask: Ask): Option | undefined {
  return optionsOf(ask).find(isEnding);
}

export function distinct<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
