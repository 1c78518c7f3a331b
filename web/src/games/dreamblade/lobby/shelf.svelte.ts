import type { MiniatureText, ReadyWarband } from "../../../messages";
import * as api from "../api";
import { once } from "../../../shared/once";

const ASPECTS = ["Valor", "Madness", "Fear", "Passion"];

let warbands = $state.raw<ReadyWarband[]>([]);
let miniatures = $state.raw(new Map<string, MiniatureText>());

/** What comes with the game: fetched once, when somebody first looks at it. */
export const shelf = {
  get warbands(): ReadyWarband[] {
    return warbands;
  },
  miniature(name: string): MiniatureText | undefined {
    return miniatures.get(name);
  },
  fetch: once(async () => {
    const [ready, all] = await Promise.all([api.warbands(), api.miniatures()]);
    miniatures = new Map(all.map((one) => [one.name, one]));
    warbands = ready;
  }),
};

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
