import type { Look } from "./lexicon";
import { EMBER, STEEL, pigment, type Pigment, type Ramp } from "./palette";
import { hash, type Sculpture } from "./sculpture";
import { look } from "./words";

/** Everything a body plan may use: colours by role, the look the name asks for, and a die cast from the name. */
export interface Cast {
  sculpture: Sculpture;
  look: Look;
  main: string;
  second: string;
  pale: string;
  deep: string;
  steel: string;
  ember: string;
  halo: string;
  glow: string;
  ink: string;
  rim: string;
  pigment: Pigment;
  prefix: string;
  /** From 0 for the cheapest to 1 for the dearest. */
  rank: number;
  die: (sides: number, salt: string) => number;
}

export type Plan = (cast: Cast) => string;

export function cast(sculpture: Sculpture, mark = ""): Cast {
  const colours = pigment(sculpture.aspects);
  const prefix = `f${(hash(sculpture.name) % 1679616).toString(36)}${mark}`;
  const role = (letter: string): string => `url(#${prefix}${letter})`;
  return {
    sculpture,
    look: look(sculpture),
    main: role("m"),
    second: role("s"),
    pale: role("p"),
    deep: role("d"),
    steel: role("k"),
    ember: role("e"),
    halo: role("h"),
    glow: colours.glow,
    ink: colours.ink,
    rim: colours.rim,
    pigment: colours,
    prefix,
    rank: Math.min(1, Math.max(0, (sculpture.cost - 1) / 13)),
    die: (sides, salt) => hash(`${salt}/${sculpture.name}`) % sides,
  };
}

/** The gradients that the markup really uses. */
export function gradients(actor: Cast, markup: string): string {
  const colours = actor.pigment;
  const ramps: [string, Ramp][] = [
    ["m", colours.main],
    ["s", colours.second],
    ["p", colours.pale],
    ["d", colours.deep],
    ["k", STEEL],
    ["e", EMBER],
  ];
  let text = "";
  for (const [letter, [lit, middle, shade]] of ramps) {
    const id = actor.prefix + letter;
    if (markup.includes(`#${id})`)) {
      text += `<linearGradient id="${id}" x2=".8" y2="1"><stop stop-color="${lit}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`;
    }
  }
  if (markup.includes(`#${actor.prefix}h)`)) {
    text += `<radialGradient id="${actor.prefix}h"><stop stop-color="${actor.glow}" stop-opacity=".85"/><stop offset=".5" stop-color="${actor.glow}" stop-opacity=".3"/><stop offset="1" stop-color="${actor.glow}" stop-opacity="0"/></radialGradient>`;
  }
  return text;
}
