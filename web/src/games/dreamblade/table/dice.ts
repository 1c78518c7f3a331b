import type { Event } from "../../../messages";
import type { Die } from "../../../table/game";
import { FACES } from "../board/dice.svelte";

const ATTACK_WEIGHTS = [2, 1, 1, 1, 1];
const EVEN = [1, 1, 1, 1, 1, 1];

/** The die that an event tells: which of its faces, and how likely each is. */
export function dieOf({ kind, about }: Event): Die | undefined {
  if (kind === "face-rolled") {
    return { chosen: (FACES as readonly unknown[]).indexOf(about["face"]), weights: ATTACK_WEIGHTS };
  }
  if (kind === "initiative-rolled" || kind === "wail-rolled") {
    return { chosen: Number(about["number"]) - 1, weights: EVEN };
  }
  return undefined;
}
