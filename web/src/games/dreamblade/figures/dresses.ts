import type { Cast } from "./cast";
import type { Frame } from "./frame";
import { both, d, flat, limb, line, path, ring } from "./pen";

const legs = (c: Cast, f: Frame, fill: string, thick: number): string =>
  both(
    limb(fill, 50 - f.wide * 0.45, f.hip - 2, 50 - f.wide * 0.55, 80, 50 - f.wide * 0.6, 90, thick + 2, thick) +
      path(c.deep, d`M${50 - f.wide * 0.6 - thick * 0.6 - 3} 94q0 -6 ${thick * 0.8 + 2} -6h${thick * 0.5}v6Z`),
  );

export type Dress = (c: Cast, f: Frame, cloth: string, trim: string) => string;

export const DRESSES: Record<string, Dress> = {
  robe: (c, f, cloth, trim) =>
    path(
      cloth,
      d`M${50 - f.wide} ${f.shoulder}Q${50 - f.wide - 1} ${f.hip} ${50 - f.wide - 9} 93Q50 98 ${50 + f.wide + 9} 93Q${50 + f.wide + 1} ${f.hip} ${50 + f.wide} ${f.shoulder}Q50 ${f.shoulder - 8} ${50 - f.wide} ${f.shoulder}Z`,
    ) +
    path(trim, d`M45 ${f.shoulder - 3}H55L58 95H42Z`) +
    line(
      c.ink,
      1,
      d`M${47 - f.wide * 0.7} ${f.hip}L${44 - f.wide * 0.8} 92M${53 + f.wide * 0.7} ${f.hip}L${56 + f.wide * 0.8} 92`,
      0.45,
    ),
  coat: (c, f, cloth, trim) =>
    legs(c, f, c.pigment.deep[1], 7) +
    path(
      cloth,
      d`M${50 - f.wide} ${f.shoulder}Q${50 - f.wide + 2} ${f.hip - 8} ${50 - f.wide - 6} ${f.hem}L50 ${f.hem - 4}L${50 + f.wide + 6} ${f.hem}Q${50 + f.wide - 2} ${f.hip - 8} ${50 + f.wide} ${f.shoulder}Q50 ${f.shoulder - 8} ${50 - f.wide} ${f.shoulder}Z`,
    ) +
    path(
      trim,
      d`M50 ${f.shoulder + 12}L${50 - f.wide * 0.55} ${f.shoulder - 3}L50 ${f.shoulder - 5}L${50 + f.wide * 0.55} ${f.shoulder - 3}Z`,
    ) +
    line(c.ink, 1, d`M50 ${f.shoulder + 12}V${f.hem - 3}`, 0.6) +
    flat(c.glow, ring(47.5, f.shoulder + 17, 1.3) + ring(47.5, f.shoulder + 23, 1.3)),
  gown: (c, f, cloth, trim) =>
    path(
      cloth,
      d`M${50 - f.wide * 0.8} ${f.shoulder}L${50 - f.wide * 0.55} ${f.hip - 6}C${f.flare * -0.66 + 50} ${f.hip} ${52 - f.flare} 82 ${50 - f.flare} 92Q50 99 ${50 + f.flare} 92C${48 + f.flare} 82 ${50 + f.flare * 0.66} ${f.hip} ${50 + f.wide * 0.55} ${f.hip - 6}L${50 + f.wide * 0.8} ${f.shoulder}Q50 ${f.shoulder - 6} ${50 - f.wide * 0.8} ${f.shoulder}Z`,
    ) +
    path(
      trim,
      d`M${50 - f.wide * 0.55} ${f.hip - 6}Q${50 - f.flare * 0.36} 80 ${50 - f.flare * 0.42} 95Q50 97 ${50 + f.flare * 0.42} 95Q${50 + f.flare * 0.36} 80 ${50 + f.wide * 0.55} ${f.hip - 6}Z`,
    ) +
    line(c.ink, 1, d`M42 ${f.hip}Q30 78 27 93M58 ${f.hip}Q70 78 73 93`, 0.4) +
    line(c.glow, 1.6, d`M${50 - f.wide * 0.55} ${f.hip - 6}Q50 ${f.hip - 3} ${50 + f.wide * 0.55} ${f.hip - 6}`),
  armour: (c, f, cloth, trim) =>
    legs(c, f, c.steel, f.arm + 2) +
    path(
      cloth,
      d`M${50 - f.wide * 0.8} ${f.hip - 4}L${50 - f.wide} 80L50 76L${50 + f.wide} 80L${50 + f.wide * 0.8} ${f.hip - 4}Z`,
    ) +
    path(
      c.steel,
      d`M${50 - f.wide} ${f.shoulder}Q${50 - f.wide * 1.05} ${f.hip - 10} ${50 - f.wide * 0.65} ${f.hip}H${50 + f.wide * 0.65}Q${50 + f.wide * 1.05} ${f.hip - 10} ${50 + f.wide} ${f.shoulder}Q50 ${f.shoulder - 7} ${50 - f.wide} ${f.shoulder}Z`,
    ) +
    line(c.ink, 1, d`M50 ${f.shoulder}V${f.hip - 2}`, 0.5) +
    path(trim, d`M${50 - f.wide * 0.7} ${f.hip - 4}h${f.wide * 1.4}v5h${-f.wide * 1.4}Z`),
  suit: (c, f, cloth, trim) =>
    legs(c, f, cloth, 6) +
    path(
      cloth,
      d`M${50 - f.wide} ${f.shoulder}L${50 - f.wide * 0.75} ${f.hip + 6}H${50 + f.wide * 0.75}L${50 + f.wide} ${f.shoulder}Q50 ${f.shoulder - 7} ${50 - f.wide} ${f.shoulder}Z`,
    ) +
    path("#f4f1fb", d`M50 ${f.shoulder + 16}L44 ${f.shoulder - 3}H56Z`) +
    path(trim, d`M50 ${f.shoulder - 1}l2.5 3l-1.5 10h-2l-1.5 -10Z`),
  tunic: (c, f, cloth, trim) =>
    legs(c, f, c.pigment.deep[1], 7) +
    path(
      cloth,
      d`M${50 - f.wide} ${f.shoulder}Q${50 - f.wide * 0.7} ${f.hip - 8} ${50 - f.wide * 1.15} ${f.hip + 12}L${50 - f.wide * 0.5} ${f.hip + 8}L50 ${f.hip + 14}L${50 + f.wide * 0.5} ${f.hip + 8}L${50 + f.wide * 1.15} ${f.hip + 12}Q${50 + f.wide * 0.7} ${f.hip - 8} ${50 + f.wide} ${f.shoulder}Q50 ${f.shoulder - 7} ${50 - f.wide} ${f.shoulder}Z`,
    ) +
    path(
      trim,
      d`M${50 - f.wide * 0.85} ${f.hip - 5}Q50 ${f.hip - 2} ${50 + f.wide * 0.85} ${f.hip - 5}v5Q50 ${f.hip + 3} ${50 - f.wide * 0.85} ${f.hip}Z`,
    ),
  bare: (c, f, cloth, trim) =>
    legs(c, f, c.pigment.deep[1], f.arm + 2) +
    path(
      cloth,
      d`M${50 - f.wide} ${f.shoulder}Q${50 - f.wide * 1.1} ${f.shoulder + 14} ${50 - f.wide * 0.6} ${f.hip + 4}H${50 + f.wide * 0.6}Q${50 + f.wide * 1.1} ${f.shoulder + 14} ${50 + f.wide} ${f.shoulder}Q50 ${f.shoulder - 10} ${50 - f.wide} ${f.shoulder}Z`,
    ) +
    line(
      c.ink,
      1.2,
      d`M50 ${f.shoulder + 2}v12M${50 - f.wide * 0.7} ${f.shoulder + 13}q${f.wide * 0.5} 5 ${f.wide * 0.7} 0q${f.wide * 0.2} 5 ${f.wide * 0.7} 0`,
      0.5,
    ) +
    path(
      trim,
      d`M${50 - f.wide * 0.75} ${f.hip - 3}h${f.wide * 1.5}l-3 13l-${f.wide * 0.75 - 3} 5l-${f.wide * 0.75 - 3} -5Z`,
    ),
};
