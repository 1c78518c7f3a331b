// Miniatures that do not exist, for tests.
import type { Figure } from "../gallery/exhibit";

/** A miniature of a rarity, with a cost and aspects. */
export function made(name: string, rarity: string, cost = 3, ...aspects: string[]): Figure {
  const printed = {
    ...{ name, set: "made", cost, aspects: aspects.length > 0 ? aspects : ["Fear"], lineage: "", location: false },
    ...{ power: 1, defense: 2, life: 3, abilities: [] },
  };
  return {
    id: name.toLowerCase(),
    names: [name],
    printed,
    about: { name, called: [name], activations: [], rarity },
    measured: { set: "made", games: 0, seed: 0, bot: "scripted" },
    uses: [],
  };
}

/** A booster: one rare, two uncommon, four common. */
export const BOOSTER: readonly Figure[] = [
  made("Dentist", "rare", 10, "Madness", "Fear"),
  made("Moth", "uncommon", 4),
  made("Tenor", "uncommon", 4, "Madness"),
  made("Mite", "common", 1),
  made("Pup", "common", 2, "Passion"),
  made("Bugler", "common", 3, "Valor"),
  made("Mite", "common", 1),
];
