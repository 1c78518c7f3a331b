import { beastHead } from "./beast-heads";
import type { Plan } from "./cast";
import { eye, eyes, teeth } from "./eyes";
import { both, d, disc, flat, heart, limb, line, mirrored, path, ring, spot, star } from "./pen";
import { wings } from "./wings";

/** A mouth on legs. */
export const maw: Plan = (c) =>
  limb(c.deep, 30, 74, 26, 84, 26, 92, 12, 9) +
  limb(c.deep, 70, 74, 74, 84, 74, 92, 12, 9) +
  path(
    c.main,
    "M10 60L4 48L12 46L6 32L17 34L16 20L27 26L31 12L40 22L50 8L60 22L69 12L73 26L84 20L83 34L94 32L88 46L96 48L90 60L94 74L84 74L80 86L70 80Q50 90 30 80L20 86L16 74L6 74Z",
  ) +
  flat("#43101c", "M18 52Q50 38 82 52Q80 82 50 84Q20 82 18 52Z") +
  flat("#d9566a", "M36 78Q50 62 64 78Q50 86 36 78Z") +
  teeth("#fff", 50, 52, 31, -6, 9, 11) +
  flat("#fff", "M24 72l4 -9l5 13ZM67 76l5 -13l4 9ZM38 81l3 -7l4 8ZM55 82l4 -8l3 7Z") +
  eyes(c, 50, 33, 13, 4.2) +
  line(c.pigment.second[1], 1.6, "M14 60l5 3M86 60l-5 3M30 22l2 6M68 22l-2 6M50 16v6", 0.8) +
  path(c.second, "M30 88q20 8 40 0l-1 5q-19 6 -38 0Z") +
  disc(c.steel, 50, 94, 4);

/** A horned fiend with axes for arms. */
export const fiend: Plan = (c) =>
  wings(c, 50, 44, "bat", 1.02) +
  path(c.main, "M56 74C84 92 84 66 92 72L90 64L99 70L92 78C86 76 86 96 56 82Z") +
  both(limb(c.main, 42, 66, 32, 78, 36, 90, 12, 8) + path(c.deep, "M26 94q2 -8 12 -7l3 7Z")) +
  path(c.main, "M26 40Q30 60 38 72H62Q70 60 74 40Q50 28 26 40Z") +
  line(c.ink, 1.3, "M50 42V64M36 52q7 6 14 0q7 6 14 0M42 62h16", 0.5) +
  beastHead(c, "bull", 50, 27, 12, c.main) +
  both(
    limb(c.main, 28, 42, 12, 46, 16, 62, 11, 8) +
      path(c.steel, "M20 58L24 72Q30 84 34 84Q24 100 4 92Q-4 76 4 66Q8 74 16 72Z") +
      line("#fff", 1.6, "M4 70Q0 80 6 90", 0.8),
  ) +
  line(c.glow, 1.6, "M44 46l6 6l6 -6M50 52v8");

export const ogre: Plan = (c) =>
  path(c.main, "M60 76C88 94 84 70 94 76L92 68L99 75L94 82C88 80 88 98 58 84Z") +
  both(
    limb(c.deep, 40, 74, 34, 84, 34, 91, 16, 12) +
      limb(c.main, 26, 42, 4, 52, 14, 78, 18, 15) +
      path(c.main, "M5 76q-2 14 8 16q12 0 12 -14Z") +
      flat("#fff", "M6 88l0 7l4 -5l2 6l3 -6l4 5l1 -7Z"),
  ) +
  path(c.main, "M16 46Q22 24 50 24Q78 24 84 46Q82 78 64 82H36Q18 78 16 46Z") +
  flat(c.deep, "M34 58Q50 50 66 58Q66 78 50 80Q34 78 34 58Z", 0.75) +
  eye(c, 50, 66, 6) +
  both(path(c.deep, "M40 20Q22 18 22 0Q32 10 46 12Z")) +
  path(c.main, "M34 30Q34 10 50 10Q66 10 66 30Q66 46 50 48Q34 46 34 30Z") +
  eyes(c, 50, 25, 7, 3, true) +
  flat(c.ink, "M38 34Q50 30 62 34Q58 44 50 44Q42 44 38 34Z") +
  flat("#fff", "M39 36l3 -9l4 8ZM61 36l-3 -9l-4 8Z") +
  path(c.second, "M30 80H70L64 92L50 86L36 92Z");

export const spikemauler: Plan = (c) =>
  both(limb(c.deep, 38, 72, 30, 82, 32, 92, 13, 9)) +
  path(
    c.main,
    "M20 60L8 50L20 46L12 32L26 34L26 18L38 26L46 10L54 26L68 18L70 34L86 34L78 46L90 54L80 62Q78 82 50 84Q24 82 20 60Z",
  ) +
  beastHead(c, "boar", 46, 50, 17) +
  path(c.pale, "M26 40Q46 46 66 40V49Q46 55 26 49Z") +
  path(c.pale, "M64 42l14 -4l-2 10l4 6l-15 -5Z") +
  flat("#c22f3f", ring(40, 47, 1.6) + ring(52, 47, 1.6)) +
  limb(c.deep, 82, 80, 86, 64, 88, 44, 4, 4) +
  path(c.steel, star(89, 34, 9, 14, 8)) +
  spot("#fff", 85, 30, 2) +
  limb(c.main, 72, 62, 84, 68, 83, 76, 10, 9) +
  mirrored(limb(c.main, 76, 62, 88, 70, 84, 82, 10, 9));

export const volcano: Plan = (c) =>
  spot(c.halo, 50, 18, 26) +
  line("#ffb35a", 2.4, "M40 24Q34 4 22 8M60 24Q66 4 78 8M50 22V4") +
  path(c.main, heart(50, 12, 9)) +
  path(c.deep, "M34 26H66Q70 54 96 92Q50 100 4 92Q30 54 34 26Z") +
  path(
    c.ember,
    "M34 26Q50 34 66 26Q66 38 64 44Q68 52 64 56Q59 52 58 44Q54 50 52 42Q50 62 46 66Q41 60 42 46Q36 40 34 26Z",
  ) +
  eyes(c, 50, 60, 14, 5) +
  flat("#ff6f7f", ring(28, 70, 4) + ring(72, 70, 4), 0.8) +
  path("#ffb347", "M36 75Q50 82 64 75Q62 91 50 91Q38 91 36 75Z") +
  flat("#8c1226", "M42 86q8 -5 16 0q-8 7 -16 0Z") +
  line(c.rim, 1.2, "M22 74l-6 12M78 74l6 12M30 86l-3 6M70 86l3 6", 0.6);

export const tentacles: Plan = (c) => {
  const arms =
    limb(c.second, 30, 70, 2, 66, 8, 34, 12, 3) +
    limb(c.second, 34, 76, -2, 92, 4, 74, 12, 3) +
    limb(c.main, 36, 50, 14, 36, 26, 12, 12, 3);
  return (
    both(arms) +
    path(c.second, "M14 94Q10 60 28 44Q36 22 50 20Q64 22 72 44Q90 60 86 94Z") +
    path(c.main, d`M24 94Q22 70 34 62Q40 82 50 62Q60 82 66 62Q78 70 76 94Z`) +
    eye(c, 50, 44, 11) +
    eye(c, 33, 62, 4.5) +
    eye(c, 67, 62, 4.5) +
    eye(c, 40, 28, 3) +
    eye(c, 61, 29, 2.6) +
    eye(c, 50, 67, 3) +
    flat(c.ink, "M30 78Q50 70 70 78Q64 92 50 92Q36 92 30 78Z") +
    teeth("#f4ffe0", 50, 78, 19, -3, 8, 6) +
    teeth("#f4ffe0", 50, 90, 13, -1, 6, -5) +
    flat(
      c.glow,
      [
        [10, 48],
        [16, 60],
        [90, 48],
        [84, 60],
        [24, 24],
        [76, 24],
      ]
        .map(([x = 0, y = 0]) => ring(x, y, 1.5))
        .join(""),
      0.9,
    )
  );
};
