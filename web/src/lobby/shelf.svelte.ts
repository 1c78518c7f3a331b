import * as api from "../net/api";
import type { GameDescription, MiniatureText, ReadyWarband } from "../messages";

const ASPECTS = ["Valor", "Madness", "Fear", "Passion"];

let warbands = $state.raw<ReadyWarband[]>([]);
let miniatures = $state.raw(new Map<string, MiniatureText>());
let games = $state.raw<GameDescription[]>([]);
let asked: Promise<void> | undefined;

/** What comes with the game: fetched once, when somebody first looks at it. */
export const shelf = {
  get warbands(): ReadyWarband[] {
    return warbands;
  },
  get games(): GameDescription[] {
    return games;
  },
  miniature(name: string): MiniatureText | undefined {
    return miniatures.get(name);
  },
  fetch(): Promise<void> {
    asked ??= load().catch((fault: unknown) => {
      asked = undefined;
      throw fault;
    });
    return asked;
  },
};

async function load(): Promise<void> {
  const [allWarbands, all, allGames] = await Promise.all([api.warbands(), api.miniatures(), api.games()]);
  miniatures = new Map(all.map((one) => [one.name, one]));
  games = allGames;
  warbands = allWarbands;
}

/** The aspects of a warband's miniatures, those of most copies first. */
export function aspectsOf(copies: Record<string, number>): string[] {
  const counted = new Map<string, number>();
  for (const [name, number] of Object.entries(copies)) {
    for (const aspect of new Set(miniatures.get(name)?.aspects ?? [])) {
      counted.set(aspect, (counted.get(aspect) ?? 0) + number);
    }
  }
  const worth = (aspect: string): number => (counted.get(aspect) ?? 0) * 10 - ASPECTS.indexOf(aspect);
  return [...counted.keys()].sort((one, other) => worth(other) - worth(one));
}

export function countOf(copies: Record<string, number>): number {
  return Object.values(copies).reduce((sum, one) => sum + one, 0);
}
