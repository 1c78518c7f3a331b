import type { Plan } from "./cast";
import { eye, eyes } from "./eyes";
import { both, box, d, disc, flat, limb, line, path, ring, spot, star, tile } from "./pen";

export const locomotive: Plan = (c) =>
  flat(c.pigment.second[0], star(50, 50, 16, 50, 34), 0.8) +
  spot("#fff8dc", 22, 12, 8, 8, 0.85) +
  spot("#fff8dc", 34, 8, 10, 8, 0.85) +
  spot("#fff8dc", 12, 20, 6, 6, 0.7) +
  path(c.deep, "M42 24L38 6H62L58 24Z") +
  both(disc(c.steel, 18, 80, 13) + disc(c.deep, 18, 80, 6)) +
  box(c.second, 14, 66, 72, 12, 3) +
  disc(c.deep, 50, 48, 31) +
  disc(c.main, 50, 48, 25) +
  disc(c.second, 50, 30, 8) +
  spot("#fffbe6", 50, 30, 5) +
  eyes(c, 50, 46, 11, 4.6) +
  line(c.ink, 1.8, "M36 58q14 10 28 0") +
  flat(
    c.ink,
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) => ring(50 + Math.cos(i * 0.785 + 0.4) * 28, 48 + Math.sin(i * 0.785 + 0.4) * 28, 1.4))
      .join(""),
    0.7,
  ) +
  path(c.steel, "M30 76H70L82 95H18Z") +
  line(c.ink, 1.4, "M38 76L30 94M46 76L43 94M54 76L57 94M62 76L70 94", 0.7);

export const lighthouse: Plan = (c) =>
  flat(c.glow, "M50 16L-4 2V34ZM50 16L104 2V34Z", 0.6) +
  spot(c.halo, 50, 16, 24) +
  both(limb(c.main, 34, 54, 12, 56, 12, 74, 9, 7) + disc(c.pale, 12, 75, 5)) +
  limb("#8a5a34", 90, 56, 90, 74, 89, 94, 3, 3) +
  path(c.main, "M36 28H64L74 94H26Z") +
  flat(c.pigment.second[1], "M34.5 40H65.5L67 50H33ZM31 74H69L70.5 84H29.5Z") +
  box(c.deep, 38, 9, 24, 18, 2) +
  tile("#fff7cf", 41, 11, 18, 14) +
  path(c.second, "M34 10L50 -2L66 10Z") +
  box(c.second, 32, 25, 36, 5, 2) +
  eyes(c, 50, 45, 7, 3.2) +
  line(c.ink, 2.2, "M38 39q5 -3 8 0M54 39q4 -3 8 0") +
  path(c.pale, "M36 54Q42 50 50 54Q58 50 64 54Q70 74 50 90Q30 74 36 54Z") +
  line(c.pigment.pale[2], 1.2, "M42 60Q42 72 48 82M50 60V84M58 60Q58 72 53 82", 0.8) +
  path("#f4efe0", "M36 54Q43 48 50 54Q57 48 64 54Q57 60 50 56Q43 60 36 54Z") +
  path(c.deep, "M18 95q32 -8 64 0Z");

export const clock: Plan = (c) => {
  const marks = Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 13) * Math.PI * 2 - Math.PI / 2;
    return d`M${50 + Math.cos(angle) * 24} ${44 + Math.sin(angle) * 24}L${50 + Math.cos(angle) * 29} ${44 + Math.sin(angle) * 29}`;
  }).join("");
  return (
    both(limb(c.deep, 38, 78, 30, 84, 32, 92, 9, 7) + limb(c.deep, 18, 44, -2, 48, 8, 66, 8, 6)) +
    path(c.steel, "M6 64L0 90L12 68ZM94 64L100 90L88 68Z") +
    both(disc(c.second, 28, 10, 10)) +
    limb(c.deep, 50, 8, 50, 4, 50, 0, 5, 4) +
    disc(c.main, 50, 44, 38) +
    disc(c.pale, 50, 44, 31) +
    line(c.ink, 2, marks) +
    eye(c, 50, 46, 8) +
    path(c.deep, "M48 44L42 20L46 12L50 20L53 43ZM53 42L74 34L78 38L73 41L54 49Z") +
    line(c.pigment.second[1], 1.6, "M38 62q12 8 24 0M41 63v5M46 65v5M54 65v5M59 63v5") +
    flat(c.glow, star(10, 14, 4, 5, 1.6) + star(90, 16, 4, 5, 1.6))
  );
};

export const carousel: Plan = (c) => {
  const horse = (x: number, y: number, fill: string): string =>
    line(c.pigment.pale[0], 2, d`M${x} 34V86`) +
    path(fill, d`M${x - 11} ${y}q8 -5 15 -1l3 -9q5 -4 8 2l-3 3l-3 9l2 8h-3l-3 -6h-7l-4 6h-3l2 -7q-4 -1 -3 -5Z`) +
    spot(c.ink, x + 9, y - 7, 0.9);
  return (
    `<g transform="rotate(-5 50 50)">${path(c.deep, "M16 36H84V84H16Z")}${horse(28, 62, c.pale)}${horse(70, 68, c.second)}${horse(48, 58, c.main)}${path(c.main, "M4 36L50 6L96 36Q90 44 84 36Q76 46 68 36Q60 46 50 36Q42 46 34 36Q26 46 18 36Q10 44 4 36Z")}${path(c.second, "M50 6L34 36Q26 46 18 36ZM50 6L68 36Q60 46 50 36ZM50 6L96 36Q90 44 84 36Z")}${path(c.second, "M8 82H92L86 94H14Z")}${flat(c.glow, [16, 30, 44, 58, 72, 84].map((x) => ring(x, 88, 1.8)).join(""))}${path("#d8344a", "M50 6V-4L62 0L50 3Z")}</g>` +
    line(c.rim, 1.6, "M0 60q6 -4 4 -12M98 66q4 -8 0 -14M2 80h6", 0.8)
  );
};
