// What gives a strike its weight. Nothing here moves where motion is not wanted.

import { motion } from "../../../motion.svelte";

const HEAVY = 10;
const RED = "drop-shadow(0 0 14px var(--color-danger)) brightness(1.5)";

/** Whether nothing may move, or nothing can. */
export function isStill(quick: boolean): boolean {
  return quick || !("animate" in Element.prototype) || motion.still;
}

/** Somebody is hit: a flash, a halt, then thrown back; the more, the farther. `away` is 1 to the right, -1 to the left. */
export function hit(figure: Element, amount: number, away: number): void {
  const far = away * (4 + 10 * weightOf(amount));
  figure.animate(
    [
      { transform: "none", filter: "none" },
      { transform: "scale(0.94)", filter: RED, offset: 0.12 },
      { transform: "scale(0.94)", filter: RED, offset: 0.3 },
      { transform: `translateX(${far}px) rotate(${far / 3}deg)`, filter: "none", offset: 0.45 },
      { transform: `translateX(${-far / 3}px)`, offset: 0.75 },
      { transform: "none" },
    ],
    { duration: 420 + 180 * weightOf(amount), easing: "ease-out" },
  );
}

/** Somebody throws themselves at the other side. */
export function charge(figure: Element, towards: number): void {
  figure.animate(
    [
      { transform: "none" },
      { transform: `translateX(${-6 * towards}px) scale(0.97)`, offset: 0.3 },
      { transform: `translateX(${26 * towards}px) scale(1.08)`, offset: 0.55 },
      { transform: "none" },
    ],
    { duration: 460, easing: "ease-in-out" },
  );
}

/** Somebody leaves the combat, for good or thrown out of the cell. */
export function fall(figure: Element, away: number): void {
  figure.animate(
    [
      { opacity: 1, transform: "none", filter: "brightness(2)" },
      { opacity: 0.4, transform: `translate(${10 * away}px, 8px) rotate(${14 * away}deg)`, filter: "grayscale(0.6)" },
    ],
    { duration: 520, easing: "cubic-bezier(.5,0,.8,.4)" },
  );
}

/** The whole stage trembles under a blow. */
export function tremble(stage: Element, amount: number): void {
  const far = 2 + 7 * weightOf(amount);
  const steps = [0, -1, 0.8, -0.6, 0.35, 0];
  stage.animate(
    steps.map((step) => ({ transform: `translate(${step * far}px, ${(-step * far) / 3}px)` })),
    { duration: 260 + 140 * weightOf(amount), delay: 110, easing: "ease-out" },
  );
}

/** How heavy a blow is, from 0 to 1. */
function weightOf(amount: number): number {
  return Math.min(amount, HEAVY) / HEAVY;
}
