export interface AspectColours {
  /** The bright colour of the aspect, for text and rings on dark ground. */
  light: string;
  /** The deep colour of the aspect, for text and rings on light ground. */
  dark: string;
  /** The second colour of the aspect. */
  accent: string;
}

export const ASPECTS: Record<string, AspectColours> = {
  Valor: { light: "#f6e7bd", dark: "#7a5410", accent: "#e2a92f" },
  Madness: { light: "#b99cf8", dark: "#55309f", accent: "#2fbfb3" },
  Fear: { light: "#93d67f", dark: "#1d5236", accent: "#0d1714" },
  Passion: { light: "#ff8674", dark: "#9c1631", accent: "#f5912f" },
};

/** Three stops from the lit side to the shaded side. */
export type Ramp = readonly [string, string, string];

export interface Pigment {
  main: Ramp;
  second: Ramp;
  pale: Ramp;
  deep: Ramp;
  glow: string;
  ink: string;
  rim: string;
}

export const STEEL: Ramp = ["#f3f6ff", "#97a3c2", "#465073"];
export const EMBER: Ramp = ["#fff0a8", "#ff9a33", "#c8321c"];

const VALOR: Pigment = {
  main: ["#fffaf0", "#efdcae", "#b08d4c"],
  second: ["#ffe27d", "#dc9f27", "#82500f"],
  pale: ["#fff4e0", "#ecc99a", "#a9764a"],
  deep: ["#7783b5", "#414b80", "#1e2350"],
  glow: "#fff3b0",
  ink: "#2a1d33",
  rim: "#ffeab8",
};

const MADNESS: Pigment = {
  main: ["#cfb4ff", "#8a5be0", "#3f2282"],
  second: ["#96f7e8", "#2bb7ac", "#0c5a66"],
  pale: ["#f7f0ff", "#cdbdf0", "#8069b8"],
  deep: ["#5a4495", "#30205f", "#170d36"],
  glow: "#9dfff0",
  ink: "#160b30",
  rim: "#c3b2ff",
};

const FEAR: Pigment = {
  main: ["#a9e093", "#4f9a5c", "#17402f"],
  second: ["#8a9f93", "#3f524b", "#131d1a"],
  pale: ["#f1f5da", "#b9c79c", "#66795b"],
  deep: ["#52665f", "#23322e", "#0a1210"],
  glow: "#d4ff7d",
  ink: "#050d0a",
  rim: "#a8e68c",
};

const PASSION: Pigment = {
  main: ["#ff8d7d", "#d22a45", "#650d29"],
  second: ["#ffd07a", "#f3862c", "#9b3a0e"],
  pale: ["#ffe9da", "#eab39a", "#a4594e"],
  deep: ["#7c2b40", "#421023", "#1c050e"],
  glow: "#ffe08a",
  ink: "#28050f",
  rim: "#ffb292",
};

const PIGMENTS: Record<string, Pigment> = {
  Valor: VALOR,
  Madness: MADNESS,
  Fear: FEAR,
  Passion: PASSION,
};

/** The first aspect paints the figure; another aspect lends its main colour as the second one. */
export function pigment(aspects: readonly string[]): Pigment {
  const first = PIGMENTS[aspects[0] ?? ""] ?? MADNESS;
  const other = aspects.find((aspect) => aspect !== aspects[0]);
  const guest = PIGMENTS[other ?? ""];
  return guest ? { ...first, second: guest.main, glow: guest.glow } : first;
}
