import type { Seat, Shard } from "../messages";

/** The colours of a kind of shard, the same on both themes. */
export interface Wood {
  /** The upper face. */
  readonly top: string;
  /** The pattern on it, dark and light. */
  readonly dark: string;
  readonly light: string;
  /** The side that faces the light. */
  readonly side: string;
  /** The grain and the edges of the sides. */
  readonly edge: string;
  /** The carved symbol. */
  readonly carved: string;
}

export const KINDS: readonly Shard[] = ["grass", "water", "rock", "land", "movement", "nightmare"];

// Their lightness is a ladder that grey and colour-blind eyes still see: movement 98, grass 78, rock 72, water 63,
// land 55, nightmare 43.
export const WOODS: Readonly<Record<Shard, Wood>> = {
  grass: { top: "#8ed45f", dark: "#3c8a28", light: "#bff094", side: "#62ab3f", edge: "#2b5c1c", carved: "#17380c" },
  water: { top: "#3f9ff0", dark: "#1c6fc0", light: "#a6d8ff", side: "#2678c8", edge: "#0f3d74", carved: "#e9f5ff" },
  rock: { top: "#a9b0c0", dark: "#4a5062", light: "#d3d8e3", side: "#858c9e", edge: "#444a5a", carved: "#1d2230" },
  land: { top: "#b8743c", dark: "#83491d", light: "#dba06a", side: "#915627", edge: "#4a270d", carved: "#ffe7cf" },
  movement: { top: "#fbf8ff", dark: "#8c80bd", light: "#d5cdec", side: "#dad4ed", edge: "#8d84ad", carved: "#54478a" },
  nightmare: { top: "#c4234a", dark: "#2a030d", light: "#ff7d98", side: "#8f1636", edge: "#33040f", carved: "#ffd9e0" },
};

/** The kinds as colours of signs on a surface: dark enough by day, light enough at night. */
export const INKS: Readonly<Record<Shard, string>> = {
  grass: "light-dark(#3a7d22, #8ed45f)",
  water: "light-dark(#1765b3, #62b3f7)",
  rock: "light-dark(#565d70, #b9c0cf)",
  land: "light-dark(#87491a, #d99a63)",
  movement: "light-dark(#5d4f92, #f1ecff)",
  nightmare: "light-dark(#a91a3c, #ff7d98)",
};

/** The cloaks of the Dreamers and the blankets of the Sleepers, the same on both themes. */
export const CLOAKS: Readonly<Record<Seat, string>> = {
  A: "#5aa9f5",
  B: "#f2a03d",
  C: "#f075b4",
  D: "#c3d04f",
};
