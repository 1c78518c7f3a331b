import type { Plan } from "./cast";
import { eyes } from "./eyes";
import { hat } from "./hats";
import { demon, janus } from "./heads";
import { both, box, d, disc, flame, flat, limb, line, path, ring, spot, star } from "./pen";
import { held } from "./props";

export const button: Plan = (c) =>
  both(limb(c.deep, 40, 76, 36, 86, 34, 92, 5, 4)) +
  limb(c.deep, 18, 54, 6, 62, 6, 72, 5, 4) +
  limb(c.deep, 82, 54, 94, 50, 95, 38, 5, 4) +
  disc(c.main, 50, 48, 36) +
  disc(c.second, 50, 48, 25) +
  line("#fff", 1.4, "M24 38Q30 22 46 18", 0.8) +
  flat(c.ink, ring(43, 41, 4) + ring(57, 41, 4) + ring(43, 55, 4) + ring(57, 55, 4)) +
  line(c.pigment.pale[0], 2.4, "M43 41L57 55Q70 70 66 84Q62 96 78 95") +
  flat(c.rim, "M18 97q8 -7 16 -3q8 -5 16 -1q10 -5 16 1q8 -2 14 3Z", 0.5);

export const sockDrawer: Plan = (c) =>
  path(c.second, "M36 66Q34 40 40 24Q42 8 58 8Q82 10 80 28Q78 38 62 34Q60 50 64 66Z") +
  line(c.pigment.main[1], 4, "M38 44Q50 48 61 44M37 54Q50 58 62 54") +
  spot("#fff", 52, 16, 3, 2, 0.8) +
  spot(c.pigment.second[2], 68, 24, 8, 6, 0.35) +
  flat(c.glow, star(84, 8, 4, 6, 2) + star(24, 20, 4, 5, 1.6) + star(16, 44, 4, 3, 1)) +
  path(c.pale, "M12 64Q14 50 24 54Q26 44 34 66ZM64 66Q68 50 76 56Q86 54 86 66Z") +
  box(c.main, 6, 62, 88, 32, 3) +
  box(c.deep, 12, 68, 76, 20, 2) +
  disc(c.second, 50, 78, 4.5) +
  line(c.ink, 1, "M16 73h24M60 73h24M16 83h24M60 83h24", 0.5) +
  flat(c.rim, "M8 98q8 -7 18 -3q8 -5 18 -1q10 -5 20 0q10 -4 28 4Z", 0.5);

export const scissors: Plan = (c) =>
  path(c.steel, "M50 44L34 4Q28 20 46 54Z") +
  path(c.steel, "M50 44L66 4Q72 20 54 54Z") +
  limb(c.steel, 48, 46, 56, 58, 66, 70, 6, 6) +
  limb(c.steel, 52, 46, 44, 58, 34, 70, 6, 6) +
  disc(c.second, 50, 47, 4.5) +
  disc(c.pale, 27, 79, 16, 15) +
  disc(c.deep, 73, 79, 16, 15) +
  line(c.ink, 1.6, "M18 76q4 -5 8 0M28 76q4 -5 8 0M20 84q7 7 14 0") +
  flat(c.glow, "M64 73l8 4q-5 4 -8 -4ZM82 73l-8 4q5 4 8 -4Z") +
  line(c.glow, 1.6, "M66 89q7 -7 14 0") +
  line(c.rim, 1.3, "M20 30a5 5 0 1 1 5 5a8 8 0 1 1 -8 -8M80 26a4 4 0 1 1 -4 4a7 7 0 1 1 7 7", 0.9);

export const mirror: Plan = (c) =>
  both(limb(c.second, 34, 88, 28, 92, 24, 94, 6, 4)) +
  path(c.second, "M50 2Q84 6 84 46Q84 88 50 92Q16 88 16 46Q16 6 50 2Z") +
  path(c.steel, "M50 10Q76 12 76 46Q76 80 50 84Q24 80 24 46Q24 12 50 10Z") +
  flat("#fff", "M34 20L44 15L30 58L27 44ZM50 13L56 14L34 72L31 66Z", 0.45) +
  path(c.deep, "M28 78Q30 56 50 54Q70 56 72 78Q50 88 28 78Z") +
  janus(c, 50, 36, 15) +
  limb(c.deep, 66, 62, 84, 60, 92, 70, 9, 6) +
  disc(c.pale, 92, 71, 5) +
  limb(c.deep, 34, 62, 18, 66, 10, 60, 9, 6) +
  disc(c.pale, 9, 59, 5);

export const wax: Plan = (c) =>
  spot(c.halo, 50, 12, 20) +
  path(c.ember, flame(50, 20, 6, 18)) +
  limb(c.deep, 50, 24, 50, 21, 50, 18, 2, 1.6) +
  path(
    c.pale,
    "M30 24Q50 16 70 24V40Q76 44 72 54Q70 60 68 52V66Q76 74 84 92Q50 100 16 92Q24 76 32 68V48Q26 64 24 50Q24 42 30 40Z",
  ) +
  line(c.pigment.main[1], 1.4, "M36 60Q34 76 28 88M64 62Q68 78 74 88M50 66V92", 0.5) +
  path(c.main, "M32 62Q50 72 68 62L70 70Q50 80 30 70Z") +
  flat(c.glow, ring(50, 80, 1.6) + ring(50, 86, 1.6)) +
  janus(c, 50, 43, 16) +
  held(c, "scroll", 82, 66, 1) +
  limb(c.pale, 68, 64, 78, 62, 80, 70, 7, 5);

export const snowGlobe: Plan = (c) =>
  path(c.second, "M22 74H78L86 94H14Z") +
  line(c.glow, 1.6, "M20 84H80") +
  flat(c.glow, ring(32, 88, 1.5) + ring(50, 89, 1.8) + ring(68, 88, 1.5)) +
  disc(c.deep, 50, 46, 34) +
  path(c.pale, "M20 60Q36 50 50 60Q64 52 80 60Q72 78 50 80Q28 78 20 60Z") +
  janus(c, 50, 46, 16) +
  `<g opacity=".3">${disc(c.steel, 50, 46, 34)}</g>` +
  flat(
    "#fff",
    [
      [30, 30],
      [42, 22],
      [66, 26],
      [74, 44],
      [27, 48],
      [58, 18],
      [70, 60],
      [34, 66],
    ]
      .map(([x = 0, y = 0]) => ring(x, y, 1.7))
      .join(""),
  ) +
  line("#fff", 2.2, "M24 40Q26 24 40 17", 0.8) +
  hat({ ...c, look: { hat: "crown" } }, 50, 20, 13);

export const jackBox: Plan = (c) =>
  line(c.ink, 6, "M50 64q-16 -3 -14 -7t28 -3t-2 -6t-26 -3t0 -5t26 -2") +
  line(c.pigment.pale[1], 3, "M50 64q-16 -3 -14 -7t28 -3t-2 -6t-26 -3t0 -5t26 -2") +
  janus(c, 50, 28, 13) +
  hat({ ...c, look: { hat: "jester" } }, 50, 28, 11) +
  path(c.second, "M32 44L50 40L68 44L62 50L56 45L50 51L44 45L38 50Z") +
  path(c.deep, "M18 62L8 46L66 40L82 62Z") +
  box(c.main, 18, 60, 64, 34, 2) +
  path(c.second, "M18 60h21v34h-21ZM61 60h21v34h-21Z") +
  flat(c.glow, star(50, 77, 5, 10, 4.5)) +
  line(c.ink, 2.6, "M82 76h9v-8") +
  disc(c.second, 91, 66, 3.4);

export const tooth: Plan = (c) =>
  both(limb(c.pale, 24, 52, 10, 56, 10, 66, 6, 4)) +
  path(
    c.pale,
    "M50 22Q64 8 78 18Q88 28 80 48Q76 62 74 82Q72 94 65 92Q60 90 58 74Q54 62 50 62Q46 62 42 74Q40 90 35 92Q28 94 26 82Q24 62 20 48Q12 28 22 18Q36 8 50 22Z",
  ) +
  flat(
    c.pigment.main[1],
    "M26 80Q28 94 35 92Q40 90 42 74L40 78L36 74L33 80L29 76ZM74 80Q72 94 65 92Q60 90 58 74L60 78L64 74L67 80L71 76Z",
  ) +
  eyes(c, 50, 36, 11, 5) +
  line(c.ink, 1.6, "M42 51q4 -4 8 0t8 0") +
  flat("#4c3a2c", "M66 16l6 3l-4 5l-4 -3Z", 0.8) +
  line("#c22f3f", 2, "M35 92q-4 4 -8 2M65 92q3 5 8 2") +
  line("#fff", 2, "M26 32q0 -8 6 -10", 0.9);

export const bottle: Plan = (c) =>
  limb(c.main, 58, 16, 74, 10, 66, 2, 7, 2) +
  box("#8a5a34", 42, 10, 16, 10, 2) +
  `<g opacity=".92">${path(c.second, "M42 18H58V34Q80 42 80 64V86Q80 94 72 94H28Q20 94 20 86V64Q20 42 42 34Z")}</g>` +
  flat("#2a0a14", "M44 20H56V36Q76 44 76 64V84Q76 90 70 90H30Q24 90 24 84V64Q24 44 44 36Z", 0.72) +
  path(c.ember, d`M26 84Q34 74 42 82Q50 72 58 82Q66 74 74 84Q74 90 70 90H30Q26 90 26 84Z`) +
  demon(c, 50, 64, 16) +
  line("#fff", 2.4, "M27 64Q27 50 38 43M47 24v8", 0.75) +
  path(c.pale, "M66 78l14 -3l2 13l-14 3Z") +
  flat(c.ink, ring(73, 82, 2.4));

export const match: Plan = (c) =>
  spot(c.halo, 50, 22, 28) +
  both(limb(c.deep, 47, 78, 44, 86, 40, 94, 4, 3.4)) +
  box("#e8c48c", 44, 34, 12, 48, 2) +
  line("#a97a44", 1, "M48 52v26M52 46v30", 0.7) +
  path("#7a1226", "M36 34Q34 18 50 16Q66 18 64 34Q50 44 36 34Z") +
  path(c.ember, flame(50, 24, 14, 24)) +
  flat("#fff3c0", flame(50, 23, 7, 12)) +
  eyes(c, 50, 31, 6, 2.6) +
  path(c.main, "M50 48l-9 -4v9ZM50 48l9 -4v9Z") +
  limb(c.deep, 44, 56, 30, 58, 28, 66, 3.6, 3) +
  limb(c.deep, 56, 56, 68, 60, 74, 54, 3.6, 3) +
  held(c, "bouquet", 76, 52, 1);

export const tinderbox: Plan = (c) =>
  spot(c.halo, 50, 34, 34) +
  path(c.ember, flame(32, 54, 9, 30)) +
  path(c.ember, flame(68, 54, 9, 28)) +
  path(c.ember, flame(50, 54, 13, 44)) +
  flat("#fff3c0", flame(50, 54, 7, 24)) +
  path(c.second, "M10 54L4 38L20 30L26 52Z") +
  both(limb(c.deep, 28, 86, 26, 90, 25, 94, 6, 6)) +
  box(c.main, 10, 50, 80, 40, 6) +
  line(c.ink, 1.4, "M10 60H90", 0.4) +
  eyes(c, 50, 70, 13, 4.4) +
  flat("#ff9aa2", ring(25, 78, 5.5) + ring(75, 78, 5.5), 0.85) +
  line(c.ink, 1.6, "M44 79q6 5 12 0") +
  flat(c.pigment.second[1], "M14 54h6v4h-6ZM80 54h6v4h-6Z");

export const comet: Plan = (c) =>
  path(c.second, "M96 2Q70 8 50 30L38 44L66 76Q80 60 82 48Q76 50 74 48Q90 30 88 20Q80 26 76 24Q90 12 96 2Z") +
  path(c.ember, "M88 12Q62 22 46 44L62 68Q72 54 72 44Q64 46 64 42Q80 26 88 12Z") +
  path(c.main, star(40, 62, 10, 33, 26, 0.2)) +
  disc(c.main, 40, 62, 24) +
  flat(c.pigment.main[2], ring(28, 50, 4) + ring(54, 74, 5) + ring(24, 72, 3), 0.6) +
  eyes(c, 40, 60, 9, 4.6) +
  line(c.ink, 1.8, "M24 50l9 4M56 50l-9 4M33 76q7 -6 14 0") +
  flat("#9fd8ff", flame(28, 74, 3, 9) + flame(53, 73, 3, 8));

export const duel: Plan = (c) =>
  spot(c.halo, 50, 38, 42) +
  path(c.deep, "M4 94Q4 56 22 52Q40 56 38 94Z") +
  path(c.main, "M96 94Q96 56 78 52Q60 56 62 94Z") +
  path(c.pale, "M12 44Q12 30 24 30Q34 30 33 44Q30 56 23 56Q14 54 12 44Z") +
  path(c.second, "M88 44Q88 30 76 30Q66 30 67 44Q70 56 77 56Q86 54 88 44Z") +
  flat(c.ink, "M17 42l6 2q-4 4 -6 -2ZM30 42l-5 2q3 4 5 -2ZM70 42l6 2q-4 4 -6 -2ZM83 42l-5 2q3 4 5 -2Z") +
  line(c.ink, 1.4, "M19 50q4 3 8 0M73 51q4 -3 8 0") +
  path(c.steel, "M30 80L74 8L80 4L78 12L36 84ZM70 80L26 8L20 4L22 12L64 84Z") +
  limb(c.second, 24, 76, 32, 82, 42, 86, 4, 4) +
  limb(c.second, 76, 76, 68, 82, 58, 86, 4, 4) +
  limb(c.deep, 32, 84, 28, 90, 26, 95, 5, 4) +
  limb(c.deep, 68, 84, 72, 90, 74, 95, 5, 4) +
  flat("#fff6c8", star(50, 44, 8, 15, 5));

export const melting: Plan = (c) =>
  path(c.pale, "M74 20h10v58h-10Z") +
  line("#d8344a", 3.4, "M74 30l10 -7M74 42l10 -7M74 54l10 -7M74 66l10 -7") +
  disc(c.second, 79, 16, 7) +
  box(c.steel, 71, 76, 16, 6, 2) +
  path(
    c.main,
    "M34 20Q36 6 50 8Q66 10 64 26Q72 36 70 50Q68 62 74 72Q92 78 94 94H6Q8 82 24 78Q32 70 28 56Q26 70 20 66Q16 60 22 48Q26 40 34 36Z",
  ) +
  path(c.pale, "M36 50Q48 56 62 50L66 84Q62 90 58 84Q54 92 50 86Q44 92 40 84Q36 90 33 82Z") +
  eyes(c, 48, 25, 8, 3.8) +
  line(c.ink, 2.4, "M38 37q5 -5 10 -1q5 -4 11 2") +
  flat(c.pigment.second[0], flame(41, 46, 2.6, 9) + flame(58, 60, 2.4, 8)) +
  held(c, "razor", 14, 58, -1) +
  limb(c.main, 28, 48, 14, 44, 14, 58, 9, 7) +
  line(c.rim, 1.2, "M16 88q8 -4 14 0M66 90q8 -4 16 0", 0.7);

/** A moon with a toothache and the one who sees to it. */
export const moonDentist: Plan = (c) =>
  path(c.pale, "M60 2Q14 8 14 50Q14 90 58 96Q34 82 38 66L50 70L44 60L52 58L44 52L52 48L44 44L50 36L40 38Q36 18 60 2Z") +
  flat(c.pigment.pale[2], ring(27, 34, 4) + ring(24, 58, 3) + ring(32, 76, 4), 0.5) +
  eyes(c, 34, 42, 0, 3.4) +
  line(c.ink, 1.6, "M26 35q6 -4 12 0") +
  both(limb(c.deep, 74, 84, 74, 90, 73, 94, 5, 5), 77) +
  path(c.second, "M66 56H88L92 86H62Z") +
  path("#f4f1fb", "M70 58H84L86 84H68Z") +
  disc(c.main, 77, 44, 10, 11) +
  eyes(c, 77, 44, 4.4, 2) +
  disc(c.steel, 77, 33, 5) +
  spot(c.glow, 77, 33, 2.6) +
  path("#f4f1fb", "M70 48h14v4q-7 5 -14 0Z") +
  held(c, "tongs", 60, 62, -1) +
  limb(c.second, 68, 60, 60, 66, 60, 63, 6, 5) +
  path(c.pale, "M92 60q4 -4 8 0q0 6 -2 10l-2 -4l-2 4q-3 -4 -2 -10Z") +
  limb(c.second, 86, 60, 94, 66, 94, 68, 5, 4);

export const kite: Plan = (c) =>
  line(c.ink, 3, "M78 46Q88 60 80 70T90 92") +
  line(c.pigment.second[1], 1.6, "M78 46Q88 60 80 70T90 92") +
  path(c.second, "M84 60l6 -4l1 8ZM82 78l8 0l-5 6Z") +
  path(c.main, "M64 2L96 28L74 52L6 34Z") +
  path(c.second, "M64 2L74 52L6 34Z") +
  path(c.deep, "M64 2L68 24L6 34Z") +
  line(c.ink, 1.2, "M64 2L74 52M6 34L96 28") +
  flat(c.glow, star(72, 30, 5, 7, 3)) +
  line(c.rim, 1.1, "M30 38L40 60M70 48L56 60") +
  limb(c.deep, 44, 82, 34, 88, 26, 92, 7, 5) +
  limb(c.deep, 52, 82, 54, 90, 46, 96, 7, 5) +
  path(c.second, "M38 62Q48 56 58 62L56 84H42Z") +
  limb(c.second, 42, 64, 34, 58, 38, 54, 5, 4) +
  limb(c.second, 54, 64, 62, 58, 58, 54, 5, 4) +
  disc(c.pale, 48, 56, 8) +
  eyes(c, 48, 57, 3.4, 1.7) +
  path(c.deep, "M39 54Q40 44 49 45Q58 46 57 54Q48 50 39 54Z") +
  path("#d8344a", "M40 64Q48 68 56 64L57 68Q66 70 70 78Q56 74 48 71Q42 70 40 64Z");
