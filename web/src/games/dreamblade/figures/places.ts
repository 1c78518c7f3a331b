import type { Cast, Plan } from "./cast";
import { eyes, lids } from "./eyes";
import { ground, pane } from "./masonry";
import { both, box, d, disc, flame, flat, limb, line, path, ring, spot, star, tile } from "./pen";

const sheep = (c: Cast, x: number, y: number): string =>
  limb(c.deep, x - 3, y + 3, x - 3, y + 6, x - 3, y + 8, 2, 2) +
  limb(c.deep, x + 3, y + 3, x + 3, y + 6, x + 3, y + 8, 2, 2) +
  path("#fffdf4", d`M${x - 8} ${y + 2}q-3 -5 2 -7q2 -5 7 -3q5 -2 7 3q4 3 0 7q-3 4 -8 2q-5 2 -8 -2Z`) +
  disc(c.deep, x + 8, y - 2, 3, 3.6);

export const porch: Plan = (c) =>
  spot(c.halo, 64, 38, 40) +
  path(c.deep, "M14 34L50 8L86 34L82 38H18Z") +
  box(c.main, 22, 36, 56, 54) +
  box(c.second, 30, 46, 24, 44, 2) +
  line(c.ink, 1.2, "M34 52h16v14h-16ZM34 72h16v12h-16Z", 0.5) +
  spot(c.glow, 50, 69, 1.8) +
  limb(c.deep, 66, 36, 66, 40, 66, 44, 2, 2) +
  path(c.deep, "M58 50L66 42L74 50Z") +
  path("#fff7cf", "M59 50H73L70 66H62Z") +
  spot("#fff", 66, 57, 4) +
  path(c.deep, "M60 66H72V69H60Z") +
  limb(c.second, 18, 38, 18, 60, 18, 90, 5, 5) +
  limb(c.second, 82, 38, 82, 60, 82, 90, 5, 5) +
  path(c.deep, "M8 88H92V95H8Z") +
  flat("#fff", "M84 46l5 -4v6ZM84 46l-4 -5v6Z", 0.9);

export const barricade: Plan = (c) =>
  path(c.deep, "M2 40L50 4L98 40L94 46L50 16L6 46Z") +
  path(c.ink, "M14 40L50 16L86 40V92H14Z") +
  disc(c.second, 50, 32, 8) +
  spot(c.glow, 50, 32, 6) +
  line(c.ink, 1.4, "M50 26V38M44 32H56") +
  `<g transform="rotate(-8 50 64)">${box(c.main, 8, 56, 84, 9, 1)}</g><g transform="rotate(7 50 76)">${box(c.second, 6, 72, 88, 9, 1)}</g>` +
  path(c.main, "M16 94V74H34V94ZM62 94V70L86 74V94Z") +
  line(c.ink, 1, "M16 80h18M16 86h18M25 74v20M62 82h24", 0.5) +
  path(c.second, "M38 94L40 62H44L45 78H56L57 62H60L62 94H58L57 84H43L42 94Z") +
  flat(c.glow, ring(14, 60, 1.2) + ring(86, 50, 1.2) + ring(12, 74, 1.2) + ring(88, 84, 1.2)) +
  limb("#8a5a34", 78, 70, 84, 50, 90, 34, 3, 2) +
  path("#f4efe0", "M84 34L98 30L94 46L84 44Z");

export const dovecote: Plan = (c) =>
  limb(c.deep, 50, 62, 50, 80, 50, 94, 8, 9) +
  path(c.second, "M18 34L50 4L82 34Z") +
  path(c.main, "M24 34H76L72 66H28Z") +
  line(c.ink, 1.2, "M25 50H75", 0.5) +
  flat(c.ink, pane(36, 47, 4, 6) + pane(50, 47, 4, 6) + pane(64, 47, 4, 6) + pane(38, 63, 4, 6) + pane(62, 63, 4, 6)) +
  spot(c.glow, 50, 44, 2) +
  box(c.second, 22, 64, 56, 5, 2) +
  path("#ffffff", "M4 22Q10 20 14 24Q22 14 30 16Q26 26 18 28Q10 32 4 22Z") +
  spot(c.ink, 7, 22.5, 0.9) +
  path("#ffffff", "M98 46Q92 44 88 48Q80 38 74 40Q76 50 84 53Q92 56 98 46Z") +
  spot(c.ink, 95, 46.5, 0.9) +
  path("#ffffff", "M56 63q3 -6 8 -5q6 0 8 5q-8 3 -16 0Z") +
  ground(c);

/** Towers and walls; a keep in the middle. */
const walls = (c: Cast, fill: string): string =>
  both(path(fill, "M8 92V40H6V30H12V34H16V30H22V34H26V30H32V40H30V92Z") + flat(c.glow, pane(19, 58, 3, 7))) +
  path(fill, "M28 92V52H34V56H40V52H46V56H54V52H60V56H66V52H72V92Z") +
  path(c.ink, "M42 92V76Q50 64 58 76V92Z") +
  line(c.glow, 1, "M46 73V92M50 70V92M54 73V92M42 82H58", 0.8);

export const citadel: Plan = (c) =>
  path(c.main, "M36 54V26H34V16H40V20H46V16H54V20H60V16H66V26H64V54Z") +
  flat(c.glow, pane(50, 42, 4, 8)) +
  walls(c, c.second) +
  path("#fff", "M50 18V4L66 8L50 12Z") +
  ground(c) +
  sheep(c, 22, 84) +
  sheep(c, 80, 84) +
  sheep(c, 50, 46) +
  sheep(c, 20, 22);

export const castle: Plan = (c) => {
  const vine =
    line(c.ink, 6, "M2 94Q26 84 22 66Q18 52 30 50M10 94Q40 90 42 76Q44 66 36 64") +
    line("#5f9a5a", 3, "M2 94Q26 84 22 66Q18 52 30 50M10 94Q40 90 42 76Q44 66 36 64");
  const spikes = path(
    "#8cc07a",
    "M18 80l-9 -5l7 -1ZM22 64l-9 -2l8 -5ZM38 84l9 5l-9 1ZM42 72l8 -3l-6 8ZM26 52l-3 -8l8 5Z",
  );
  return (
    spot(c.halo, 50, 14, 22) +
    path(c.pale, "M40 60V30L50 14L60 30V60Z") +
    both(path(c.main, "M14 92V44L24 22L34 44V92Z")) +
    path(c.main, "M30 92V54H70V92Z") +
    line(c.ink, 1, "M14 62H34M66 62H86M34 70H66", 0.35) +
    flat(c.glow, pane(24, 58, 3, 7) + pane(76, 58, 3, 7) + pane(50, 48, 3.5, 8)) +
    path(c.ink, "M42 92V78Q50 66 58 78V92Z") +
    disc("#fffdf6", 50, 13, 10) +
    spot("#ffd6e6", 52, 15, 5, 5, 0.8) +
    spot("#fff", 47, 10, 2.6) +
    both(disc("#fffdf6", 24, 22, 5)) +
    both(vine + spikes) +
    both(disc("#ffd6e6", 30, 50, 3))
  );
};

export const hall: Plan = (c) =>
  path(c.main, "M2 38L26 12L50 38Z") +
  path(c.second, "M50 38L74 12L98 38Z") +
  path(c.main, "M6 38H50V92H6Z") +
  path(c.second, "M50 38H94V92H50Z") +
  disc(c.pale, 26, 29, 5) +
  disc(c.deep, 74, 29, 5) +
  path(c.deep, "M18 92V64Q26 50 34 64V92Z") +
  path(c.pale, "M66 92V64Q74 50 82 64V92Z") +
  spot(c.glow, 31, 78, 1.8) +
  spot(c.ink, 69, 78, 1.8) +
  flat(c.glow, pane(12, 56, 3, 7) + pane(42, 56, 3, 7)) +
  flat(c.ink, pane(58, 56, 3, 7) + pane(88, 56, 3, 7)) +
  box(c.pale, 44, 40, 12, 10, 2) +
  line(c.ink, 1.4, "M47 45h6M50 43l3 2l-3 2") +
  ground(c);

export const corridor: Plan = (c) => {
  const frames = [
    [50, 50, 46, 0, c.main],
    [52, 52, 37, 9, c.second],
    [49, 51, 28, -8, c.main],
    [52, 53, 20, 10, c.second],
    [50, 52, 13, -10, c.main],
  ] as const;
  return (
    frames
      .map(
        ([x, y, half, turn, fill]) =>
          `<g transform="rotate(${turn} ${x} ${y})">${path(fill, d`M${x - half} ${y - half}H${x + half}V${y + half * 0.94}H${x - half}Z`)}${flat(c.pigment.deep[2], d`M${x - half + 4} ${y - half + 4}H${x + half - 4}V${y + half * 0.94 - 2}H${x - half + 4}Z`)}</g>`,
      )
      .join("") +
    spot(c.halo, 50, 52, 11) +
    path(c.glow, "M46 60V48Q50 42 54 48V60Z") +
    line(c.pigment.second[0], 1, "M8 93L42 60M92 93L58 60", 0.6)
  );
};

export const observatory: Plan = (c) =>
  path(c.deep, "M54 34L84 2L94 10L66 42Z") +
  disc(c.steel, 89, 6, 7) +
  path(c.second, "M14 56Q14 16 50 16Q86 16 86 56Z") +
  path(c.main, "M50 16Q58 30 58 56H42Q42 30 50 16Z") +
  lids(c, 50, 42, 18, 8) +
  line(c.ink, 1.2, "M26 48l-2 4M32 50v4M38 48l2 4M62 48l-2 4M68 50v4M74 48l2 4") +
  box(c.pale, 10, 55, 80, 7, 2) +
  path(c.main, "M16 62H84L88 92H12Z") +
  flat(c.glow, pane(28, 82, 4, 9) + pane(72, 82, 4, 9)) +
  path(c.ink, "M43 92V78Q50 66 57 78V92Z") +
  flat(c.glow, star(12, 16, 4, 6, 1.8) + star(34, 6, 4, 4, 1.2) + star(66, 8, 4, 3, 1)) +
  lids(c, 50, 84, 0, 4) +
  ground(c);

export const cellar: Plan = (c) =>
  path(c.second, "M2 56L30 42H70L98 56L86 92H14Z") +
  flat(c.ink, "M14 58L34 48H66L86 58L78 88H22Z") +
  line(c.rim, 1, "M14 58L22 88M86 58L78 88M34 48L38 64M66 48L62 64M22 72L38 64H62L78 72", 0.5) +
  eyes(c, 50, 76, 9, 4.2) +
  eyes(c, 33, 68, 4, 2) +
  eyes(c, 68, 67, 3.4, 1.6) +
  path(c.main, "M4 54L10 8L42 14L32 44Z") +
  path(c.main, "M96 54L90 8L58 14L68 44Z") +
  line(c.ink, 1.6, "M12 20L38 24M9 36L34 36M88 20L62 24M91 36L66 36", 0.6) +
  line(c.pigment.pale[1], 2, ring(34, 29, 3) + ring(66, 29, 3));

export const cradle: Plan = (c) =>
  line(c.rim, 1.2, "M20 34L50 0L80 34M32 20Q50 30 68 20M26 27Q50 40 74 27", 0.8) +
  path(c.second, "M10 90Q50 102 90 90L94 94Q50 106 6 94Z") +
  [
    [30, 46, 11],
    [50, 40, 13],
    [70, 46, 11],
    [40, 54, 11],
    [61, 55, 11],
  ]
    .map(
      ([x = 0, y = 0, r = 0], i) =>
        disc(i % 2 ? c.pale : c.main, x, y, r * 0.85, r) +
        spot(c.glow, x - 1, y, r * 0.4, r * 0.55, 0.75) +
        line(c.ink, 1.2, d`M${x - 2} ${y + 2}q2 -6 4 -1`, 0.8),
    )
    .join("") +
  path(c.main, "M8 54Q20 60 34 58Q50 64 66 58Q80 60 92 54Q88 84 76 90H24Q12 84 8 54Z") +
  line(c.ink, 1.3, "M12 66Q50 78 88 66M16 77Q50 88 84 77", 0.5) +
  flat(c.ink, star(30, 70, 6, 5, 4.5) + star(50, 74, 6, 5, 4.5) + star(70, 70, 6, 5, 4.5), 0.75) +
  both(limb(c.second, 12, 58, -2, 62, 4, 80, 5, 2) + limb(c.second, 14, 54, 0, 40, 6, 28, 5, 2)) +
  both(line(c.rim, 1.4, "M44 29q-4 -12 -12 -14") + spot(c.rim, 32, 15, 1.8)) +
  flat(c.glow, ring(46, 36, 2) + ring(54, 36, 2));

export const ballroom: Plan = (c) =>
  path(c.deep, "M4 92V34Q50 -16 96 34V92Z") +
  both(
    path(c.main, "M8 92V34Q20 18 34 12Q34 46 16 56L18 92Z") +
      line(c.ink, 1, "M16 30Q18 46 12 54M25 20Q26 40 16 54", 0.5),
  ) +
  spot(c.halo, 50, 34, 26) +
  line(c.pigment.second[0], 1.6, "M50 4V24M30 36Q50 46 70 36M36 28Q50 36 64 28") +
  path(c.second, "M42 24H58L54 40H46Z") +
  flat(
    "#fff3c0",
    flame(30, 36, 2, 7) + flame(70, 36, 2, 7) + flame(40, 41, 2, 7) + flame(60, 41, 2, 7) + flame(50, 43, 2, 7),
  ) +
  path(c.second, "M10 92L26 74H74L90 92Z") +
  line(c.ink, 1, "M30 92L38 74M50 92V74M70 92L62 74M18 83H82", 0.5) +
  disc(c.pale, 42, 56, 4) +
  disc(c.pale, 55, 54, 4) +
  path(c.main, "M42 60L32 86H50Z") +
  path(c.ink, "M51 58H59L60 86H52Z") +
  limb(c.main, 44, 63, 50, 60, 56, 62, 2.6, 2.4);

export const boxOffice: Plan = (c) =>
  path(c.deep, "M16 36H84V92H16Z") +
  path(c.second, "M6 22Q50 8 94 22V36H6Z") +
  tile(c.pigment.deep[2], 14, 21, 72, 10, 2) +
  flat(
    c.glow,
    [14, 26, 38, 50, 62, 74, 86]
      .map((x) => ring(x, 19 - (1 - Math.abs(x - 50) / 40) * 4, 1.6) + ring(x, 33.5, 1.6))
      .join(""),
  ) +
  path("#fff3d6", "M30 23h8v5h-8ZM46 22h8v6h-8ZM62 23h8v5h-8Z") +
  flat("#fff3c0", "M28 66V50Q50 36 72 50V66Z") +
  path(c.ink, "M40 66V58Q44 54 45 58A7 7 0 1 1 55 58Q56 54 60 58V66Z") +
  flat(c.glow, ring(47.5, 53, 1) + ring(52.5, 53, 1)) +
  box(c.main, 20, 66, 60, 7, 1) +
  path(c.main, "M22 73H78V92H22Z") +
  line(c.pigment.second[1], 3, "M32 73V92M44 73V92M56 73V92M68 73V92") +
  line(c.ink, 2.2, "M82 8L72 24L80 34L70 48L78 62L68 78") +
  line("#ff5a4a", 1, "M82 8L72 24L80 34L70 48L78 62L68 78") +
  `<g transform="rotate(14 86 86)">${box(c.pale, 78, 82, 18, 9, 1)}</g>` +
  ground(c);

export const kitchen: Plan = (c) =>
  spot(c.halo, 50, 70, 34) +
  path(c.deep, "M62 40V16H78V40Z") +
  spot("#ffd8b8", 73, 10, 5, 5, 0.7) +
  spot("#ffd8b8", 82, 5, 7, 5, 0.55) +
  path(c.second, "M8 40H92V50H8Z") +
  path(c.main, "M12 50H88V92H12Z") +
  path(c.ink, "M28 86V66Q50 52 72 66V86Z") +
  path(c.ember, flame(40, 86, 8, 22)) +
  path(c.ember, flame(60, 86, 8, 20)) +
  flat("#fff3c0", flame(50, 86, 7, 18)) +
  line("#98a3bf", 2.4, "M28 72H72M40 62V86M60 62V86") +
  path(c.steel, "M18 40V24H46V40Z") +
  disc(c.steel, 32, 24, 15, 4) +
  limb(c.steel, 46, 28, 52, 26, 56, 24, 3, 3) +
  flat("#9fe07a", ring(26, 19, 3) + ring(33, 15, 4) + ring(39, 20, 2.6)) +
  limb(c.pale, 22, 60, 20, 74, 20, 86, 5, 5) +
  spot("#e2243c", 20, 86, 3.4) +
  line("#e2243c", 2.4, "M20.5 86V64") +
  flat(c.glow, ring(80, 58, 2) + ring(80, 68, 2) + ring(80, 78, 2)) +
  ground(c);
