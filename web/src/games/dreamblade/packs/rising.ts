import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { motion } from "../../../motion.svelte";
import type { Rarity } from "./opening.svelte";

/** So long a miniature takes from the pack to its cloud, in milliseconds. */
export const TAKES: Readonly<Record<Rarity, number>> = { common: 260, uncommon: 260, rare: 900 };

/** How far it goes on beyond its place before it settles: the rare one a little. */
const BEYOND: Readonly<Record<Rarity, number>> = { common: 0, uncommon: 0.04, rare: 0.12 };

/** A miniature comes out of its pack and turns on the way; where little shall move, it is simply there. */
export function rising(
  node: Element,
  { rarity, from }: { rarity: Rarity; from: () => Element | undefined },
): TransitionConfig {
  const pack = from();
  if (motion.still || !pack) return { duration: 0 };
  const [own, mouth] = [node.getBoundingClientRect(), pack.getBoundingClientRect()];
  const across = mouth.x + mouth.width / 2 - (own.x + own.width / 2);
  const down = mouth.y + mouth.height / 4 - (own.y + own.height / 2);
  return {
    duration: TAKES[rarity],
    easing: cubicOut,
    css: (there, left) => {
      const size = 0.15 + 0.85 * there + BEYOND[rarity] * Math.sin(Math.PI * there);
      return `transform: translate(${across * left}px, ${down * left}px) scale(${size}) rotateY(${180 * left}deg);
        opacity: ${Math.min(1, there * 4)}`;
    },
  };
}
