import type { Cast, Plan } from "./cast";
import { eyes } from "./eyes";
import { hat } from "./hats";
import { bug } from "./heads";
import { both, box, d, disc, flat, limb, line, path, ring, spot, star } from "./pen";
import { held } from "./props";
import { wings } from "./wings";

const jointed = (c: Cast, x: number, y: number, reach: number, foot: number, rise: number): string =>
  limb(c.second, x, y, 50 - reach * 0.7, y - rise, 50 - reach, foot, 4.5, 1.8);

const feelers = (c: Cast, x: number, y: number, size: number): string =>
  both(
    line(c.ink, 3, d`M${x - 3} ${y}q-4 ${-size} ${-size} ${-size * 0.9}`) +
      line(c.rim, 1.4, d`M${x - 3} ${y}q-4 ${-size} ${-size} ${-size * 0.9}`) +
      spot(c.rim, x - 3 - size, y - size * 0.9, 1.8),
    x,
  );

export const mite: Plan = (c) =>
  both(jointed(c, 36, 64, 40, 74, 16) + jointed(c, 36, 72, 42, 88, 8) + jointed(c, 40, 78, 30, 94, 2)) +
  feelers(c, 50, 40, 16) +
  disc(c.main, 50, 64, 27, 25) +
  line(c.ink, 1.2, "M50 42V88M28 56Q50 64 72 56M26 70Q50 80 74 70", 0.45) +
  disc(c.main, 50, 46, 15, 12) +
  eyes(c, 50, 45, 7, 3.6) +
  line(c.ink, 2, "M44 56q-4 5 2 8M56 56q4 5 -2 8") +
  path("#f2d9a0", "M70 24l14 -6l10 8l-4 12l-14 4l-8 -8Z") +
  flat("#b98d4d", ring(78, 26, 1.6) + ring(86, 30, 1.4) + ring(78, 34, 1.3));

export const gnat: Plan = (c) =>
  wings(c, 50, 40, "gauze", 1.1) +
  both(jointed(c, 44, 48, 34, 78, 0) + jointed(c, 44, 54, 26, 92, -4)) +
  path(c.second, "M42 40Q38 74 50 96Q62 74 58 40Z") +
  disc(c.main, 50, 44, 15, 15) +
  disc(c.deep, 50, 40, 5.5) +
  flat(c.glow, ring(50, 40, 3.6) + "M48 41L46 54H54L52 41Z") +
  feelers(c, 50, 16, 12) +
  disc(c.main, 50, 22, 10) +
  eyes(c, 50, 21, 6, 3.4) +
  limb(c.pale, 50, 28, 48, 34, 42, 36, 2.4, 0.8);

export const bee: Plan = (c) =>
  wings(c, 48, 40, "gauze", 1.05) +
  both(jointed(c, 42, 56, 28, 82, 0) + jointed(c, 42, 62, 22, 90, -4)) +
  path(c.main, "M50 42Q76 46 70 70Q64 88 50 97Q36 88 30 70Q24 46 50 42Z") +
  flat(c.ink, "M29 58Q50 66 71 58L71 65Q50 73 29 65ZM33 74Q50 81 67 74L63 80Q50 87 37 80Z", 0.85) +
  bug(c, 50, 30, 13) +
  box(c.pale, 62, 74, 18, 20, 4) +
  flat("#d99a3a", "M64 82h14v10h-14Z", 0.85) +
  box(c.deep, 61, 70, 20, 6, 2) +
  limb(c.second, 60, 64, 70, 62, 72, 72, 4, 2.5);

export const moth: Plan = (c) => {
  const wing =
    path(c.main, "M46 40Q30 8 4 14Q2 36 16 48Q8 62 16 78Q34 80 46 58Z") +
    disc(c.second, 22, 34, 9) +
    disc(c.pale, 22, 34, 6) +
    spot(c.ink, 22, 34, 3) +
    spot(c.glow, 21, 33, 1.4) +
    line(c.pigment.main[2], 1.4, "M44 44L10 20M44 50L18 48M44 54L20 70", 0.6) +
    flat(c.glow, ring(18, 64, 2.2) + ring(27, 68, 1.6));
  const comb =
    line(c.ink, 3.4, "M46 22Q40 8 28 6M41 14l-6 3M37 10l-5 4") +
    line(c.rim, 1.5, "M46 22Q40 8 28 6M41 14l-6 3M37 10l-5 4");
  return (
    both(wing + comb) +
    path(c.deep, "M40 46Q36 76 32 93H68Q64 76 60 46Q50 40 40 46Z") +
    path(c.pale, "M47 44H53L55 94H45Z") +
    disc(c.main, 50, 32, 13, 12) +
    path(c.pale, "M38 42Q50 50 62 42Q64 52 50 54Q36 52 38 42Z") +
    eyes(c, 50, 31, 6.5, 3.6) +
    line(c.pigment.second[0], 2, "M50 58v14M45 63h10")
  );
};

/** Eight legs around a round abdomen. */
function spider(c: Cast, abdomen: string): string {
  return (
    both(
      limb(c.second, 40, 52, 14, 18, 6, 50, 5, 2) +
        limb(c.second, 38, 58, 4, 40, 2, 78, 5, 2) +
        limb(c.second, 40, 66, 10, 58, 8, 94, 5, 2) +
        limb(c.second, 44, 70, 26, 74, 26, 95, 5, 2),
    ) + abdomen
  );
}

export const widow: Plan = (c) => {
  const rooms = [0, 1, 2]
    .flatMap((row) => [0, 1, 2].map((column) => d`M${40.5 + column * 7} ${51 + row * 8}v-3q2.5 -3 5 0v3Z`))
    .join("");
  return (
    spider(
      c,
      disc(c.main, 50, 58, 22, 24) + flat(c.glow, rooms) + line(c.ink, 0.9, "M36 52h28M35 60h30M37 68h26", 0.5),
    ) +
    disc(c.second, 50, 30, 13, 12) +
    flat(
      c.glow,
      ring(44, 30, 2.4) +
        ring(56, 30, 2.4) +
        ring(48, 25, 1.4) +
        ring(52, 25, 1.4) +
        ring(40, 26, 1.3) +
        ring(60, 26, 1.3),
    ) +
    limb(c.pale, 46, 38, 44, 43, 47, 46, 2.4, 1) +
    limb(c.pale, 54, 38, 56, 43, 53, 46, 2.4, 1) +
    hat({ ...c, look: { hat: "veil" } }, 50, 28, 11) +
    feelers(c, 50, 14, 9)
  );
};

export const landlord: Plan = (c) =>
  line(
    c.rim,
    1,
    "M50 50L4 4M50 50L96 4M50 50L2 40M50 50L98 40M50 50L50 0M20 20Q50 30 80 20M10 10Q50 22 90 10M28 28Q50 38 72 28M20 20Q14 32 12 43M80 20Q86 32 88 43",
    0.75,
  ) +
  spider(
    c,
    disc(c.main, 50, 66, 25, 22) +
      flat(c.deep, "M50 48L56 58L50 68L44 58ZM50 66L56 76L50 86L44 76Z", 0.9) +
      line(c.rim, 1, "M30 60q6 4 8 0M70 60q-6 4 -8 0", 0.7),
  ) +
  disc(c.second, 50, 38, 17, 15) +
  flat(
    c.glow,
    ring(43, 38, 3.2) +
      ring(57, 38, 3.2) +
      ring(47, 31, 1.7) +
      ring(53, 31, 1.7) +
      ring(36, 34, 1.7) +
      ring(64, 34, 1.7),
  ) +
  line("#d9c46a", 1.4, ring(57, 38, 5) + "M62 40q4 8 2 14") +
  path(c.pale, "M42 48q-2 7 4 10q1 -5 0 -9ZM58 48q2 7 -4 10q-1 -5 0 -9Z") +
  hat({ ...c, look: { hat: "tophat" } }, 50, 34, 13) +
  held(c, "keys", 12, 66, -1) +
  feelers(c, 50, 22, 18);

/** A beetle that stands upright and holds things. */
export const beetle: Plan = (c) =>
  both(limb(c.second, 42, 80, 36, 86, 36, 94, 5, 4)) +
  held(c, c.look.back === "coffin" ? "staff" : undefined, 20, 60, -1) +
  both(path(c.main, "M49 42Q22 44 24 66Q28 86 42 90Q49 70 49 42Z")) +
  line(c.rim, 1.2, "M30 58q5 -8 12 -9M31 68q3 6 8 8", 0.7) +
  path(c.pale, "M44 46H56L54 86H46Z") +
  line(c.ink, 1, "M45 56h10M45 64h10M46 72h8M46 80h8", 0.6) +
  held(c, c.look.left, 22, 62, -1) +
  held(c, c.look.right, 80, 56, 1) +
  both(limb(c.second, 42, 50, 28, 48, 21, 60, 5, 3.5) + limb(c.second, 42, 64, 26, 68, 26, 80, 4, 2.5)) +
  bug(c, 50, 32, 13) +
  hat(c, 50, 32, 11);

/** A queen of the hive: long abdomen, tall wings, scythes. */
export const mantisQueen: Plan = (c) =>
  spot(c.glow, 50, 30, 27, 27, 0.35) +
  wings(c, 50, 46, "gauze", 1.12) +
  both(jointed(c, 44, 62, 30, 94, 4) + jointed(c, 44, 68, 18, 95, -6)) +
  path(c.main, "M44 54Q30 72 50 96Q70 72 56 54Z") +
  line(c.ink, 1.4, "M39 66Q50 71 61 66M38 74Q50 80 62 74M42 83Q50 88 58 83", 0.6) +
  path(c.second, "M42 40Q50 36 58 40L57 58H43Z") +
  flat(c.glow, star(50, 49, 4, 4, 1.6)) +
  both(
    limb(c.main, 43, 44, 28, 56, 26, 38, 6, 4) +
      path(c.main, "M24 40Q18 54 22 72Q30 58 29 40Z") +
      flat("#fff", "M22 48l-3 2l3 2ZM21 56l-3 2l3 2Z"),
  ) +
  bug(c, 50, 28, 11) +
  hat({ ...c, look: { hat: "crown" } }, 50, 27, 10);
