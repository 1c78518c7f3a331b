import type { Plan } from "./cast";
import { eye, eyes, teeth } from "./eyes";
import { both, box, d, disc, flat, limb, line, path, ring, spot } from "./pen";

const SHROUD =
  "M50 10Q76 12 76 44Q78 70 86 90Q78 88 74 94Q66 86 60 94Q54 86 48 94Q42 86 36 94Q30 86 24 93Q20 88 14 90Q22 70 24 44Q24 12 50 10Z";

export const poltergeist: Plan = (c) =>
  path(c.main, SHROUD) +
  eyes(c, 50, 36, 10, 5, true) +
  flat(c.ink, "M36 50Q50 44 64 50Q62 70 50 72Q38 70 36 50Z") +
  teeth("#f4ffe0", 50, 50, 13, -3, 6, 7) +
  limb(c.main, 26, 50, 8, 50, 6, 34, 9, 3) +
  limb(c.main, 74, 50, 92, 50, 94, 34, 9, 3) +
  `<g transform="rotate(-24 12 14)">${path(c.second, "M4 8h16v4h-2l1 14h-3l-1 -8h-6l-1 8h-3l1 -14h-2Z")}</g>` +
  path(c.pale, "M80 8h12l-2 12h-8Z") +
  line(c.pigment.pale[1], 2, "M92 11q5 2 -1 6") +
  `<g transform="rotate(30 90 74)">${box(c.second, 84, 70, 12, 15, 1) + flat(c.pale, "M86 72h8v11h-8Z")}</g>` +
  line(c.rim, 1.2, "M4 32q-3 -8 2 -14M98 30q2 -4 0 -8M80 92q8 2 14 -2", 0.7);

export const hush: Plan = (c) =>
  path(c.deep, SHROUD) +
  path(c.second, "M50 12Q70 14 70 40Q70 58 50 60Q30 58 30 40Q30 14 50 12Z") +
  disc(c.pale, 50, 38, 15, 18) +
  eyes(c, 50, 33, 6.5, 3) +
  flat(c.ink, ring(50, 48, 2.4)) +
  limb(c.pale, 64, 80, 58, 66, 50, 62, 11, 9) +
  limb(c.pale, 50, 62, 50, 56, 50, 44, 5, 3.6) +
  line(c.ink, 0.9, "M48.5 46h3", 0.7) +
  line(c.rim, 1.4, "M16 24q-6 10 0 20M84 24q6 10 0 20M8 18q-9 16 0 32M92 18q9 16 0 32", 0.5);

/** A draught that pours out of a cupboard. */
export const draught: Plan = (c) =>
  box(c.second, 8, 18, 44, 74, 2) +
  flat(c.ink, "M12 22H48V88H12Z") +
  path(c.main, "M8 18L0 24V90L8 92ZM52 18L62 12V96L52 92Z") +
  spot(c.glow, 58, 54, 1.8) +
  line(c.rim, 0.8, "M12 44H22M12 66H20", 0.6) +
  `<g opacity=".9">${path(c.pale, "M20 86Q16 40 42 36Q74 30 72 54Q70 66 84 60Q96 54 94 40Q104 66 86 76Q68 84 58 72Q52 88 34 84Q26 94 20 86Z")}</g>` +
  eyes(c, 46, 51, 8, 3.6) +
  spot(c.ink, 46, 62, 3.6, 5) +
  line(c.pigment.main[2], 1.2, "M62 58q6 12 18 8M30 70q4 6 10 4", 0.5);

export const underBed: Plan = (c) =>
  limb(c.pale, 6, 30, 6, 60, 6, 92, 6, 6) +
  limb(c.pale, 94, 44, 94, 60, 94, 92, 6, 6) +
  disc(c.second, 6, 26, 4.5) +
  path(c.second, "M6 92V54H94V92Z") +
  flat(c.ink, "M8 92V60H92V92Z") +
  eyes(c, 38, 76, 9, 4.6) +
  eyes(c, 74, 70, 4, 2) +
  eyes(c, 16, 72, 3.4, 1.6) +
  teeth(c.pigment.pale[0], 38, 83, 13, 4, 7, 4) +
  path(c.main, "M4 44Q50 34 96 46V60Q84 68 78 60Q70 70 62 61Q52 72 44 61Q36 68 28 61Q18 70 4 60Z") +
  path(c.pale, "M8 42Q6 30 16 30H32Q40 32 36 42Q22 46 8 42Z") +
  limb(c.deep, 62, 90, 70, 86, 84, 92, 6, 4) +
  flat(c.deep, "M80 88l14 -3l-9 5l12 1l-12 2l9 4l-14 -2Z") +
  line(c.rim, 1.2, "M48 46q4 4 8 0M64 48q4 4 8 0", 0.6);

export const grin: Plan = (c) =>
  path(
    c.deep,
    "M50 6Q70 10 78 22Q94 30 92 48Q98 66 84 76Q78 92 60 90Q50 98 38 90Q20 92 16 76Q2 66 8 48Q6 30 22 22Q30 10 50 6Z",
  ) +
  spot(c.ink, 50, 50, 36, 34, 0.7) +
  eyes(c, 50, 36, 16, 6, true) +
  path("#f6fbe6", "M14 52Q50 66 86 52Q82 84 50 86Q18 84 14 52Z") +
  line(c.ink, 1.5, "M16 64Q50 82 84 64M24 57L28 79M34 60L37 84M44 61.5L45 86M56 61.5L55 86M66 60L63 84M76 57L72 79");

/** Many heads and no face. */
export const crowd: Plan = (c) => {
  const heads: readonly (readonly [number, number, number])[] = [
    [26, 36, 9],
    [74, 34, 9],
    [50, 20, 11],
    [38, 28, 8],
    [63, 26, 8],
    [16, 54, 9],
    [84, 54, 9],
    [33, 48, 10],
    [67, 48, 10],
    [50, 42, 11],
    [22, 72, 10],
    [78, 72, 10],
    [40, 66, 11],
    [61, 66, 11],
    [50, 84, 10],
    [32, 86, 9],
    [68, 86, 9],
  ];
  return (
    path(c.deep, "M50 8Q74 10 84 36Q98 60 94 95H6Q2 60 16 36Q26 10 50 8Z") +
    both(limb(c.main, 18, 60, -2, 50, 8, 30, 7, 4)) +
    heads
      .map(
        ([x, y, r], i) =>
          disc(i % 4 === 1 ? c.main : i % 4 === 3 ? c.second : c.pale, x, y, r * 0.82, r) +
          spot("#fff", x - r * 0.3, y - r * 0.45, r * 0.18, r * 0.28, 0.8),
      )
      .join("") +
    flat(c.rim, "M2 97q8 -9 20 -4q8 -7 18 -2q10 -7 22 0q10 -6 18 1q8 -3 18 5Z", 0.6)
  );
};

/** A hand that reaches from a wardrobe. */
export const wardrobeHand: Plan = (c) =>
  path(c.second, "M22 8Q50 0 78 8V94H22Z") +
  flat(c.ink, "M30 16H70V92H30Z") +
  path(c.main, "M22 10L8 18V96L22 94ZM78 10L92 18V96L78 94Z") +
  line(c.ink, 1, "M12 26L18 22V52L12 54ZM88 26L82 22V52L88 54Z", 0.6) +
  spot(c.glow, 19, 58, 1.8) +
  spot(c.glow, 81, 58, 1.8) +
  limb(c.pale, 56, 34, 58, 50, 50, 66, 16, 13) +
  disc(c.pale, 48, 68, 12, 11) +
  limb(c.pale, 38, 68, 26, 66, 20, 78, 6, 3.4) +
  limb(c.pale, 42, 76, 34, 82, 31, 92, 6, 3.4) +
  limb(c.pale, 49, 78, 47, 86, 46, 96, 6, 3.4) +
  limb(c.pale, 56, 74, 60, 84, 62, 92, 6, 3.4) +
  limb(c.pale, 58, 66, 68, 66, 74, 74, 6, 3.4) +
  eyes(c, 50, 26, 8, 2.6);

export const dampPatch: Plan = (c) =>
  path(c.pale, "M6 10H66V31H82V52H94V94H18V73H6V52H22V31H6Z") +
  line(
    c.pigment.pale[2],
    1.2,
    "M22 31H66M22 52H82M18 73H94M30 10V31M48 31V52M34 52V73M70 52V73M50 73V94M84 73V94",
    0.6,
  ) +
  path(
    c.main,
    "M50 18Q70 14 76 32Q90 40 80 56Q82 66 76 70V84Q73 90 70 84V70Q62 74 60 68V78Q57 84 54 78V70Q40 76 36 68V88Q33 94 30 88V66Q16 58 22 44Q20 26 38 26Q42 18 50 18Z",
  ) +
  flat(
    c.deep,
    "M38 36Q44 32 46 42Q42 50 37 46ZM56 42Q58 32 66 36Q68 46 62 48ZM40 58Q50 52 62 58Q56 66 50 62Q44 66 40 58Z",
  ) +
  spot(c.glow, 42, 42, 1.8) +
  spot(c.glow, 61, 42, 1.8) +
  eye(c, 50, 27, 2.4) +
  line(c.rim, 1.1, d`M28 50q0 8 5 10M72 36q6 4 4 12`, 0.8);
