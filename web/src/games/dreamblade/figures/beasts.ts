import { beastHead } from "./beast-heads";
import type { Cast, Plan } from "./cast";
import { eyes } from "./eyes";
import { both, disc, flame, flat, limb, line, mirrored, moved, path, ring, spot, star } from "./pen";

/** A four-legged body seen from the side, its head turned to us on the right. */
function quadruped(c: Cast, kind: string, fill: string, r: number, tail: string, coat: string): string {
  return (
    tail +
    limb(c.deep, 34, 72, 36, 82, 33, 92, 10, 6) +
    limb(c.deep, 66, 70, 68, 82, 70, 92, 9, 6) +
    path(
      fill,
      "M14 62Q14 46 34 48Q52 50 66 40Q82 38 82 56Q80 70 74 74L76 94H66L63 76Q46 80 36 76L30 94H19L23 78Q14 74 14 62Z",
    ) +
    coat +
    beastHead(c, kind, 74, 38, r, fill)
  );
}

/** It looks back over its shoulder, away from the others. */
export const hound: Plan = (c) => {
  const pepper = [
    [26, 56],
    [34, 64],
    [42, 56],
    [50, 66],
    [58, 54],
    [30, 72],
    [46, 73],
    [22, 66],
    [54, 60],
    [38, 52],
  ];
  const coat = flat(c.ink, pepper.map(([x = 0, y = 0]) => ring(x, y, 1.9)).join(""));
  const collar = path(c.main, "M62 52Q74 62 88 50L88 57Q74 68 61 58Z") + disc(c.second, 75, 63, 3);
  return mirrored(quadruped(c, "hound", c.pale, 15, limb(c.pale, 18, 56, 4, 44, 12, 28, 6, 3), coat) + collar);
};

export const pup: Plan = (c) => {
  const body = quadruped(
    c,
    "hound",
    c.main,
    18,
    spot(c.halo, 10, 34, 22) +
      limb(c.main, 20, 60, 6, 56, 10, 42, 7, 4) +
      path(c.ember, flame(10, 48, 9, 32)) +
      flat("#fff3c0", flame(10, 46, 4, 15)),
    "",
  );
  const nubs = path(c.deep, "M64 24Q58 16 62 8Q68 14 71 22ZM84 24Q90 16 86 8Q80 14 77 22Z");
  return body + nubs + path(c.ember, flame(34, 52, 5, 14) + flame(46, 52, 5, 17) + flame(57, 48, 5, 14));
};

export const tigress: Plan = (c) =>
  quadruped(
    c,
    "tiger",
    c.second,
    16,
    limb(c.second, 18, 58, 0, 56, 8, 32, 6, 4),
    line(c.ink, 2.2, "M26 50l3 11M35 49l3 13M45 50l2 12M54 48l3 12M24 72l6 4M40 76l4 -7M66 66l6 4"),
  ) +
  flat(c.glow, star(12, 16, 5, 9, 4)) +
  flat(c.glow, star(94, 70, 5, 4, 1.8));

export const wolf: Plan = (c) =>
  path(c.main, "M2 4H98V16Q90 30 80 14Q68 30 56 14Q44 30 32 14Q18 32 2 16Z") +
  quadruped(
    c,
    "wolf",
    c.steel,
    15,
    path(c.steel, "M20 56Q2 60 2 40Q12 48 24 46Z"),
    line(c.ink, 1.4, "M30 50l-3 5M38 50l-3 5M46 49l-3 5M54 46l-3 5", 0.7),
  );

export const bull: Plan = (c) =>
  path(c.main, "M2 20Q18 6 34 18L30 92H4Z") +
  line(c.ink, 1.2, "M10 20V88M18 18V88M26 20V88", 0.4) +
  limb(c.main, 24, 56, 6, 54, 8, 74, 4, 2.4) +
  limb(c.deep, 40, 70, 42, 82, 40, 92, 11, 7) +
  limb(c.deep, 70, 70, 72, 82, 74, 92, 11, 7) +
  path(
    c.deep,
    "M20 60Q20 42 42 44Q56 24 78 32Q94 40 88 60Q84 72 78 74L80 94H68L66 78Q50 82 40 76L34 94H23L28 76Q20 72 20 60Z",
  ) +
  line("#ff5b4a", 1.4, "M40 56l5 6l-2 6M54 50l4 8l-3 6", 0.9) +
  beastHead(c, "bull", 74, 50, 16, c.main) +
  line(c.pigment.second[0], 2, ring(74, 65, 4));

export const bear: Plan = (c) =>
  both(disc(c.main, 31, 86, 12, 9) + disc(c.pale, 27, 88, 6) + limb(c.main, 32, 56, 18, 60, 17, 72, 13, 11)) +
  path(c.main, "M30 58Q26 90 50 92Q74 90 70 58Q50 46 30 58Z") +
  path(c.second, "M36 60l12 -2l2 12l-13 2Z") +
  path(c.deep, "M54 74l12 -2l1 11l-12 3Z") +
  line(c.pigment.pale[0], 1.1, "M35 63l3 0m-2.5 4h3M40 59l0 3m4 -4v3M53 78h3m-2 4h3", 1) +
  both(disc(c.main, 31, 18, 9) + disc(c.pale, 31, 18, 5)) +
  disc(c.main, 50, 34, 23, 21) +
  path(c.second, "M54 14Q66 14 71 26L58 30Z") +
  disc(c.pale, 50, 43, 10, 8) +
  flat(c.ink, "M46 39h8l-4 5Z") +
  line(c.ink, 1.2, "M50 44v4m-4 0q4 3 8 0M60 17l3 11M56 20l12 2") +
  disc(c.ink, 41, 32, 4.4) +
  spot(c.glow, 40, 31, 1.6) +
  disc(c.second, 60, 32, 4.6) +
  line(c.ink, 1.2, "M58 30l4 4m0 -4l-4 4");

export const dragon: Plan = (c) =>
  path(c.second, "M52 40Q40 8 8 6Q16 14 14 22Q6 22 4 30Q14 32 16 40Q10 44 12 50Q30 44 44 56Z") +
  line(c.pigment.second[2], 1.2, "M48 42L14 12M46 46L10 30M46 50L16 46", 0.8) +
  path(c.main, "M64 66Q100 92 92 62Q98 60 96 52L88 58Q86 50 84 62Q88 78 70 62Z") +
  path(
    c.main,
    "M40 44Q30 58 32 72Q30 84 22 90Q24 95 34 94H44L48 84H60L62 94H76Q78 90 70 86Q80 70 70 54Q66 44 66 36L54 30Z",
  ) +
  path(c.pale, "M44 48Q40 66 46 84H58Q64 66 58 46Z") +
  line(c.pigment.pale[2], 1, "M44 54h15M43 60h17M43 66h17M44 72h15M45 78h14", 0.7) +
  path(c.second, "M58 14L50 2L66 10ZM68 12L70 0L76 12Z") +
  path(c.main, "M50 34Q46 14 62 10Q76 8 80 20L96 26Q98 34 90 36L74 38Q66 44 54 40Z") +
  flat(c.ink, "M62 15l14 5q-7 9 -14 -5Z") +
  flat(c.glow, "M65.5 17.5l7.5 3q-4 4 -7.5 -3Z") +
  flat(c.pigment.second[1], "M56 24l3 3l-3 3l-3 -3ZM62 29l3 3l-3 3l-3 -3ZM54 33l3 3l-3 3l-3 -3Z", 0.7) +
  spot(c.ink, 91, 29, 1.3) +
  line(c.ink, 1.2, "M92 35L76 33") +
  flat("#fff", "M80 34l2 4l2 -4ZM86 34.5l2 3l2 -3Z") +
  limb(c.main, 46, 58, 36, 64, 38, 72, 7, 4) +
  flat(c.second, "M48 32l-6 -2l5 6ZM46 40l-7 0l6 5Z");

export const whale: Plan = (c) =>
  line("#bfe4ff", 2.6, "M44 26Q40 10 30 12M46 26Q48 8 58 8M45 26V10", 0.9) +
  path(c.deep, "M78 56Q92 48 88 34Q98 34 98 24Q90 26 86 30Q80 22 72 26Q76 34 84 36Q84 46 72 50Z") +
  path(c.deep, "M4 60Q4 28 42 28Q70 28 84 48Q82 82 46 84Q6 84 4 60Z") +
  path(c.main, "M5 62Q20 70 44 66Q66 62 76 68Q66 84 46 84Q8 84 5 62Z") +
  line(c.pigment.main[2], 1.2, "M12 72Q26 78 44 74M18 77Q32 82 50 78M58 68Q66 70 72 70", 0.8) +
  path(c.deep, "M40 70Q44 88 58 90Q58 78 52 68Z") +
  eyes(c, 22, 55, 0, 3) +
  line(c.rim, 1.2, "M18 49q5 -3 9 1", 0.9) +
  flat(c.pigment.second[0], star(52, 42, 5, 5, 2) + star(66, 48, 5, 3, 1.3) + star(38, 38, 5, 3, 1.3)) +
  path(c.second, "M2 90q8 -8 16 0q8 -8 16 0q8 -8 16 0q8 -8 16 0q8 -8 16 0q8 -8 14 0v6H2Z");

export const crab: Plan = (c) =>
  both(limb(c.second, 34, 78, 16, 72, 12, 92, 6, 3) + limb(c.second, 38, 82, 24, 80, 24, 94, 6, 3)) +
  path(c.main, "M24 76V42L30 34V26L35 10L40 26V34H44V24L50 2L56 24V34H60V26L65 10L70 26V34L76 42V76Q50 88 24 76Z") +
  line(c.ink, 1, "M24 56H76M40 34V54M60 34V54", 0.4) +
  disc(c.deep, 50, 44, 8) +
  flat(c.glow, star(50, 44, 8, 7, 3)) +
  flat(c.glow, "M30 62v-8q3 -5 6 0v8ZM64 62v-8q3 -5 6 0v8Z") +
  line(c.pigment.second[0], 1.4, "M50 2v-2M35 10v-3M65 10v-3") +
  path(c.second, "M30 82Q32 66 50 66Q68 66 70 82Q50 92 30 82Z") +
  limb(c.second, 43, 72, 40, 64, 41, 60, 3, 2.6) +
  limb(c.second, 57, 72, 60, 64, 59, 60, 3, 2.6) +
  eyes(c, 50, 59, 9, 2.6) +
  both(
    limb(c.second, 30, 80, 12, 74, 12, 60, 7, 6) + path(c.second, "M4 60Q-2 40 16 36Q10 44 12 50L20 42Q26 56 14 64Z"),
  );

export const salamanders: Plan = (c) => {
  const one = (fill: string): string =>
    both(limb(fill, 3, -8, 10, -8, 11, -14, 4, 2.4) + limb(fill, 3, 6, 10, 8, 10, 14, 4, 2.4), 0) +
    path(fill, "M0 -24Q7 -22 6 -14Q4 -10 6 -5Q8 4 3 11Q0 20 9 26Q-4 26 -4 12Q-7 4 -6 -5Q-4 -10 -6 -14Q-7 -22 0 -24Z") +
    flat(c.ink, ring(0, -6, 1.4) + ring(2, 0, 1.3) + ring(-2, 4, 1.3) + ring(0, 10, 1.1)) +
    flat(c.glow, ring(-3, -17, 1.6) + ring(3, -17, 1.6));
  const quartet = [
    [24, 28, 1, 38, c.main],
    [76, 28, 1, -38, c.second],
    [20, 70, 1, 130, c.second],
    [80, 70, 1, -130, c.main],
  ] as const;
  return (
    spot(c.halo, 50, 52, 40) +
    path(c.ember, flame(50, 74, 12, 48)) +
    flat("#fff3c0", flame(50, 72, 6, 24)) +
    quartet.map(([x, y, size, turn, fill]) => moved(one(fill), x, y, size, turn)).join("")
  );
};

export const vulture: Plan = (c) =>
  path(c.second, "M36 44L4 16L10 34L0 34L10 46L2 52L14 58L10 68Q26 74 40 66Z") +
  path(c.second, "M64 44L96 16L90 34L100 34L90 46L98 52L86 58L90 68Q74 74 60 66Z") +
  flat(c.pale, "M8 20l-4 -10l9 8ZM4 38l-6 -3l10 2ZM92 20l4 -10l-9 8Z") +
  limb(c.pale, 44, 80, 42, 88, 38, 94, 4, 3) +
  limb(c.pale, 56, 80, 58, 88, 62, 94, 4, 3) +
  path(c.main, "M34 46Q50 36 66 46Q70 78 50 86Q30 78 34 46Z") +
  path(c.pale, "M32 44Q50 32 68 44L64 52L58 47L54 55L50 48L46 55L42 47L36 52Z") +
  limb(c.main, 50, 46, 38, 34, 50, 24, 9, 8) +
  disc(c.main, 53, 20, 10) +
  path(c.pale, "M58 14Q74 14 74 30Q68 24 58 26Z") +
  eyes(c, 53, 18, 0.1, 2.8) +
  path(c.steel, "M46 12L40 0L51 10ZM53 10L54 -2L59 11ZM42 20L30 12L43 14Z") +
  path(c.steel, "M36 60L24 66L37 66ZM64 60L76 66L63 66ZM38 72L28 82L42 76ZM62 72L72 82L58 76Z");
