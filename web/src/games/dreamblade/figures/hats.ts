import type { Cast } from "./cast";
import { both, d, disc, flame, flat, limb, line, path, ring, spot, star } from "./pen";

/** A hat sits on the crown of a head with centre x, y and radius r. */
type Hat = (c: Cast, x: number, y: number, r: number) => string;

const crown: Hat = (c, x, y, r) =>
  path(
    c.second,
    d`M${x - r * 0.85} ${y - r * 0.6}L${x - r * 1.05} ${y - r * 1.8}L${x - r * 0.45} ${y - r * 1.25}L${x} ${y - r * 2.1}L${x + r * 0.45} ${y - r * 1.25}L${x + r * 1.05} ${y - r * 1.8}L${x + r * 0.85} ${y - r * 0.6}Q${x} ${y - r * 0.85} ${x - r * 0.85} ${y - r * 0.6}Z`,
  ) +
  flat(
    c.glow,
    ring(x, y - r * 1.2, r * 0.18) +
      ring(x - r * 0.5, y - r * 0.95, r * 0.12) +
      ring(x + r * 0.5, y - r * 0.95, r * 0.12),
  );

const tophat: Hat = (c, x, y, r) =>
  path(
    c.deep,
    d`M${x - r * 0.75} ${y - r * 0.75}L${x - r * 0.85} ${y - r * 2.3}H${x + r * 0.85}L${x + r * 0.75} ${y - r * 0.75}Z`,
  ) +
  flat(c.pigment.main[1], d`M${x - r * 0.78} ${y - r * 1.2}H${x + r * 0.78}V${y - r * 0.85}H${x - r * 0.78}Z`) +
  disc(c.deep, x, y - r * 0.72, r * 1.35, r * 0.24);

const bowler: Hat = (c, x, y, r) =>
  path(
    c.deep,
    d`M${x - r * 0.9} ${y - r * 0.6}Q${x - r} ${y - r * 1.75} ${x} ${y - r * 1.75}Q${x + r} ${y - r * 1.75} ${x + r * 0.9} ${y - r * 0.6}Z`,
  ) + disc(c.deep, x, y - r * 0.62, r * 1.35, r * 0.26);

const bicorne: Hat = (c, x, y, r) =>
  path(
    c.deep,
    d`M${x - r * 1.9} ${y - r * 0.35}Q${x - r * 0.9} ${y - r * 0.9} ${x} ${y - r * 2}Q${x + r * 0.9} ${y - r * 0.9} ${x + r * 1.9} ${y - r * 0.35}Q${x} ${y - r * 0.95} ${x - r * 1.9} ${y - r * 0.35}Z`,
  ) +
  line(
    c.pigment.second[0],
    1.4,
    d`M${x - r * 1.7} ${y - r * 0.5}Q${x - r * 0.8} ${y - r * 0.9} ${x} ${y - r * 1.85}Q${x + r * 0.8} ${y - r * 0.9} ${x + r * 1.7} ${y - r * 0.5}`,
  ) +
  spot(c.glow, x, y - r * 1.2, r * 0.24);

const shako: Hat = (c, x, y, r) =>
  path(
    c.main,
    d`M${x - r * 0.3} ${y - r * 2}Q${x - r * 0.6} ${y - r * 3} ${x} ${y - r * 3.1}Q${x + r * 0.6} ${y - r * 3} ${x + r * 0.3} ${y - r * 2}Z`,
  ) +
  path(c.deep, d`M${x - r * 0.9} ${y - r * 0.6}L${x - r} ${y - r * 2.1}H${x + r}L${x + r * 0.9} ${y - r * 0.6}Z`) +
  path(
    c.second,
    d`M${x - r * 1.1} ${y - r * 0.45}Q${x} ${y - r * 0.9} ${x + r * 1.1} ${y - r * 0.45}Q${x} ${y - r * 0.5} ${x - r * 1.1} ${y - r * 0.45}Z`,
  ) +
  flat(c.glow, star(x, y - r * 1.35, 5, r * 0.42, r * 0.2));

const constable: Hat = (c, x, y, r) =>
  path(
    c.deep,
    d`M${x - r * 1.15} ${y - r * 0.35}Q${x - r} ${y - r * 2} ${x - r * 0.3} ${y - r * 2.2}L${x} ${y - r * 2.5}L${x + r * 0.3} ${y - r * 2.2}Q${x + r} ${y - r * 2} ${x + r * 1.15} ${y - r * 0.35}Q${x} ${y - r * 0.75} ${x - r * 1.15} ${y - r * 0.35}Z`,
  ) + flat(c.pigment.second[0], star(x, y - r * 1.25, 6, r * 0.5, r * 0.26));

const veil: Hat = (c, x, y, r) =>
  path(
    c.deep,
    d`M${x - r * 1.05} ${y + r * 2.4}Q${x - r * 1.7} ${y - r * 1.4} ${x} ${y - r * 1.5}Q${x + r * 1.7} ${y - r * 1.4} ${x + r * 1.05} ${y + r * 2.4}Q${x + r * 1.1} ${y - r * 0.5} ${x} ${y - r * 0.65}Q${x - r * 1.1} ${y - r * 0.5} ${x - r * 1.05} ${y + r * 2.4}Z`,
  ) +
  line(c.pigment.main[0], 1.6, d`M${x - r * 0.95} ${y - r * 0.1}Q${x} ${y - r * 1.2} ${x + r * 0.95} ${y - r * 0.1}`);

const lace: Hat = (c, x, y, r) =>
  `<g opacity=".78">${path(c.pale, d`M${x - r * 0.6} ${y - r * 1.2}Q${x - r * 2.4} ${y + r} ${x - r * 2} ${y + r * 3.6}Q${x - r * 1.2} ${y + r * 2} ${x - r} ${y}Q${x} ${y - r * 0.9} ${x + r} ${y}Q${x + r * 1.2} ${y + r * 2} ${x + r * 2} ${y + r * 3.6}Q${x + r * 2.4} ${y + r} ${x + r * 0.6} ${y - r * 1.2}Z`)}</g>` +
  flat(c.glow, ring(x - r * 0.5, y - r * 1.1, 1.6) + ring(x, y - r * 1.25, 2) + ring(x + r * 0.5, y - r * 1.1, 1.6));

const hood: Hat = (c, x, y, r) =>
  path(
    c.main,
    d`M${x + r * 0.2} ${y - r * 1.9}Q${x + r * 1.7} ${y - r * 1} ${x + r * 1.2} ${y + r * 1.2}Q${x + r * 1.2} ${y - r * 0.5} ${x} ${y - r * 0.7}Q${x - r * 1.2} ${y - r * 0.5} ${x - r * 1.2} ${y + r * 1.2}Q${x - r * 1.7} ${y - r * 1.2} ${x + r * 0.2} ${y - r * 1.9}Z`,
  );

const nightcap: Hat = (c, x, y, r) =>
  path(
    c.second,
    d`M${x - r * 1.05} ${y - r * 0.4}Q${x - r * 0.6} ${y - r * 2} ${x + r * 0.6} ${y - r * 2}Q${x + r * 1.9} ${y - r * 1.8} ${x + r * 2} ${y - r * 0.1}Q${x + r * 1.5} ${y - r * 1.1} ${x + r * 1.05} ${y - r * 0.4}Q${x} ${y - r * 0.8} ${x - r * 1.05} ${y - r * 0.4}Z`,
  ) +
  disc(c.pale, x + r * 2, y + r * 0.1, r * 0.36) +
  line(c.pigment.pale[0], 2.6, d`M${x - r} ${y - r * 0.45}Q${x} ${y - r * 0.85} ${x + r} ${y - r * 0.45}`);

const mortarboard: Hat = (c, x, y, r) =>
  path(
    c.deep,
    d`M${x - r * 0.8} ${y - r * 0.3}V${y - r * 1.1}H${x + r * 0.8}V${y - r * 0.3}Q${x} ${y - r * 0.8} ${x - r * 0.8} ${y - r * 0.3}Z`,
  ) +
  path(
    c.deep,
    d`M${x} ${y - r * 1.9}L${x + r * 1.8} ${y - r * 1.25}L${x} ${y - r * 0.7}L${x - r * 1.8} ${y - r * 1.25}Z`,
  ) +
  line(c.pigment.second[0], 1.4, d`M${x} ${y - r * 1.3}L${x + r * 1.5} ${y - r * 1.2}V${y - r * 0.1}`);

const pillbox: Hat = (c, x, y, r) =>
  path(
    c.second,
    d`M${x - r * 0.75} ${y - r * 0.75}L${x - r * 0.65} ${y - r * 1.6}H${x + r * 0.65}L${x + r * 0.75} ${y - r * 0.75}Q${x} ${y - r * 1.05} ${x - r * 0.75} ${y - r * 0.75}Z`,
  ) +
  line(c.pigment.pale[0], 1.2, d`M${x - r * 0.68} ${y - r * 1.1}Q${x} ${y - r * 1.35} ${x + r * 0.68} ${y - r * 1.1}`);

const jester: Hat = (c, x, y, r) =>
  path(
    c.second,
    d`M${x - r} ${y - r * 0.35}Q${x - r * 2.4} ${y - r * 2.2} ${x - r * 2.4} ${y - r * 0.4}Q${x - r * 2.6} ${y - r * 2.9} ${x} ${y - r * 1.5}V${y - r * 0.8}Z`,
  ) +
  path(
    c.main,
    d`M${x + r} ${y - r * 0.35}Q${x + r * 2.4} ${y - r * 2.2} ${x + r * 2.4} ${y - r * 0.4}Q${x + r * 2.6} ${y - r * 2.9} ${x} ${y - r * 1.5}V${y - r * 0.8}Z`,
  ) +
  disc(c.glow, x - r * 2.4, y - r * 0.2, r * 0.26) +
  disc(c.glow, x + r * 2.4, y - r * 0.2, r * 0.26);

const kabuto: Hat = (c, x, y, r) =>
  path(
    c.second,
    d`M${x - r * 0.35} ${y - r}Q${x - r * 1.5} ${y - r * 1.5} ${x - r * 1.3} ${y - r * 2.7}Q${x - r * 0.6} ${y - r * 1.9} ${x} ${y - r * 1.5}Q${x + r * 0.6} ${y - r * 1.9} ${x + r * 1.3} ${y - r * 2.7}Q${x + r * 1.5} ${y - r * 1.5} ${x + r * 0.35} ${y - r}Z`,
  ) +
  path(
    c.deep,
    d`M${x - r * 1.7} ${y + r * 0.6}Q${x - r * 1.2} ${y - r * 1.4} ${x} ${y - r * 1.4}Q${x + r * 1.2} ${y - r * 1.4} ${x + r * 1.7} ${y + r * 0.6}L${x + r} ${y}Q${x} ${y - r * 0.6} ${x - r} ${y}Z`,
  ) +
  spot(c.glow, x, y - r * 0.95, r * 0.28);

const plume: Hat = (c, x, y, r) =>
  path(
    "#d8344a",
    d`M${x} ${y - r * 1.1}C${x - r * 1.2} ${y - r * 3.4} ${x + r * 1.4} ${y - r * 3} ${x + r * 2} ${y - r * 0.4}C${x + r * 1.4} ${y - r * 1.5} ${x + r * 0.9} ${y - r * 1.3} ${x} ${y - r * 1.1}Z`,
  ) +
  path(
    c.steel,
    d`M${x - r * 1.1} ${y - r * 0.2}Q${x - r * 1.1} ${y - r * 1.5} ${x} ${y - r * 1.5}Q${x + r * 1.1} ${y - r * 1.5} ${x + r * 1.1} ${y - r * 0.2}Q${x} ${y - r * 0.9} ${x - r * 1.1} ${y - r * 0.2}Z`,
  ) +
  line(c.pigment.second[0], 1.6, d`M${x} ${y - r * 1.5}v${r * 0.9}`);

const halo: Hat = (c, x, y, r) => {
  const rays = flat(c.glow, star(x, y - r * 0.3, 12, r * 2.15, r * 1.75), 0.9);
  return (
    rays +
    line(c.ink, 1, ring(x, y - r * 0.3, r * 1.72), 0.6) +
    spot(c.pigment.second[1], x, y - r * 0.3, r * 1.55, r * 1.55, 0.85)
  );
};

const wig: Hat = (c, x, y, r) =>
  path(
    c.pale,
    d`M${x - r * 1.5} ${y + r * 1.6}Q${x - r * 1.9} ${y - r * 1.6} ${x} ${y - r * 1.6}Q${x + r * 1.9} ${y - r * 1.6} ${x + r * 1.5} ${y + r * 1.6}Q${x + r * 0.8} ${y + r * 1.4} ${x + r * 0.9} ${y}Q${x} ${y - r * 1.1} ${x - r * 0.9} ${y}Q${x - r * 0.8} ${y + r * 1.4} ${x - r * 1.5} ${y + r * 1.6}Z`,
  ) +
  both(
    line(
      c.pigment.pale[2],
      1,
      d`M${x - r * 1.5} ${y}q${r * 0.3} ${r * 0.3} ${r * 0.6} 0M${x - r * 1.5} ${y + r * 0.6}q${r * 0.3} ${r * 0.3} ${r * 0.6} 0M${x - r * 1.5} ${y + r * 1.1}q${r * 0.3} ${r * 0.3} ${r * 0.6} 0`,
    ),
    x,
  );

const pot: Hat = (c, x, y, r) =>
  path(
    c.steel,
    d`M${x - r * 1.1} ${y - r * 0.35}L${x - r * 0.95} ${y - r * 1.6}H${x + r * 0.95}L${x + r * 1.1} ${y - r * 0.35}Q${x} ${y - r * 0.75} ${x - r * 1.1} ${y - r * 0.35}Z`,
  ) + limb(c.steel, x + r, y - r * 1.3, x + r * 1.5, y - r * 1.5, x + r * 2.2, y - r * 1.6, 2.6, 2.6);

const flames: Hat = (c, x, y, r) =>
  path(
    c.ember,
    flame(x - r * 0.6, y - r * 0.5, r * 0.5, r * 1.5) +
      flame(x + r * 0.6, y - r * 0.5, r * 0.5, r * 1.4) +
      flame(x, y - r * 0.6, r * 0.6, r * 2.2),
  ) + flat("#fff3c0", flame(x, y - r * 0.65, r * 0.3, r * 1.1));

const tiara: Hat = (c, x, y, r) =>
  path(
    c.deep,
    d`M${x - r * 1.15} ${y + r * 0.6}Q${x - r * 1.5} ${y - r * 1.7} ${x} ${y - r * 1.9}Q${x + r * 1.5} ${y - r * 1.7} ${x + r * 1.15} ${y + r * 0.6}Q${x + r * 0.8} ${y - r * 0.6} ${x} ${y - r * 0.7}Q${x - r * 0.8} ${y - r * 0.6} ${x - r * 1.15} ${y + r * 0.6}Z`,
  ) + flat(c.glow, star(x, y - r * 1.15, 4, r * 0.5, r * 0.2));

const moon: Hat = (c, x, y, r) =>
  path(
    c.second,
    d`M${x - r * 0.9} ${y - r * 2.3}A${r} ${r} 0 1 0 ${x + r * 0.9} ${y - r * 2.3}A${r * 1.1} ${r} 0 0 1 ${x - r * 0.9} ${y - r * 2.3}Z`,
  ) + flat(c.glow, star(x, y - r * 2.3, 4, r * 0.4, r * 0.14));

const beak: Hat = (c, x, y, r) =>
  path(
    c.main,
    d`M${x - r * 1.15} ${y + r * 0.7}Q${x - r * 1.6} ${y - r * 1.4} ${x - r * 0.3} ${y - r * 1.8}L${x + r * 0.1} ${y - r * 2.5}L${x + r * 0.5} ${y - r * 1.8}Q${x + r * 1.6} ${y - r * 1.3} ${x + r * 1.15} ${y + r * 0.7}Q${x + r * 0.9} ${y - r * 0.4} ${x} ${y - r * 0.5}Q${x - r * 0.9} ${y - r * 0.4} ${x - r * 1.15} ${y + r * 0.7}Z`,
  ) +
  path(
    c.second,
    d`M${x - r * 0.5} ${y - r * 0.9}Q${x} ${y - r * 1.3} ${x + r * 0.5} ${y - r * 0.9}Q${x + r * 0.4} ${y - r * 0.2} ${x} ${y + r * 0.1}Q${x - r * 0.4} ${y - r * 0.2} ${x - r * 0.5} ${y - r * 0.9}Z`,
  ) +
  flat(c.ink, ring(x - r * 0.75, y - r * 0.95, r * 0.16) + ring(x + r * 0.75, y - r * 0.95, r * 0.16));

const HATS: Record<string, Hat> = {
  beak,
  crown,
  tophat,
  bowler,
  bicorne,
  shako,
  constable,
  veil,
  lace,
  hood,
  nightcap,
  mortarboard,
  pillbox,
  jester,
  kabuto,
  plume,
  wig,
  pot,
  flames,
  tiara,
  moon,
};

export function hat(c: Cast, x: number, y: number, r: number): string {
  return HATS[c.look.hat ?? ""]?.(c, x, y, r) ?? "";
}

/** What shines behind a head. */
export const nimbus = (c: Cast, x: number, y: number, r: number): string =>
  c.look.hat === "halo" ? halo(c, x, y, r) : "";
