// What is printed on the dreamcards and on the dreamworld, as the server tells it once.

import { SvelteMap } from "svelte/reactivity";
import type { CardText, LocationText } from "../../../messages";
import { can, say } from "../../../words";
import * as api from "../api";
import type { Level } from "../messages";

const RETRY = 1_000;
const known = new SvelteMap<string, CardText>();
let world = $state.raw<readonly LocationText[]>([]);
let asked: Promise<void> | undefined;

/** What is printed on the card of a name, once the server has told it. */
export function cardText(name: string): CardText | undefined {
  return known.get(name);
}

/** All cards, in the order in which the server has told them. */
export function allCards(): readonly CardText[] {
  return [...known.values()];
}

/** What the cards of a level are worth at least and at most, once the server has told it. */
export function levelPoints(level: Level): { least: number; most: number } | undefined {
  const points = [...known.values()].filter((card) => card.level === level).map((card) => card.points);
  return points.length > 0 ? { least: Math.min(...points), most: Math.max(...points) } : undefined;
}

/** The locations of the dreamworld in the order of their numbers, once the server has told them. */
export function locations(): readonly LocationText[] {
  return world;
}

/** The name of a card in the current language; one that somebody made up is called the same in every language. */
export function cardTitle(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  const key = `card-${slug}`;
  return can(key) ? say(key) : name;
}

export function learnPrinted(cards: readonly CardText[], places: readonly LocationText[]): void {
  for (const one of cards) known.set(one.name, one);
  world = places;
}

/** Ask the server for cards and locations, again and again until it answers: without them there is nothing to draw. */
export function askForPrinted(): Promise<void> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<void> {
  for (;;) {
    try {
      learnPrinted(...(await Promise.all([api.cards(), api.locations()])));
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  }
}
