import type { Cast } from "./cast";
import { box, d, disc, flame, flat, heart, limb, line, path, ring, spot, star } from "./pen";
import { pole, WEAPONS, type Prop } from "./weapons";

const lantern: Prop = (c, x, y) =>
  spot(c.halo, x, y + 11, 19) +
  line(c.ink, 1.4, d`M${x} ${y}v5`) +
  path(c.second, d`M${x - 5} ${y + 7}L${x} ${y + 2}L${x + 5} ${y + 7}Z`) +
  box(c.deep, x - 5, y + 6, 10, 11, 2) +
  flat(c.glow, d`M${x - 3.4} ${y + 8}h6.8v7h-6.8Z`) +
  flat("#fff", flame(x, y + 14.5, 1.8, 5));

const torch: Prop = (c, x, y, way) =>
  spot(c.halo, x + way * 4, y - 20, 19) +
  limb(c.deep, x - way * 2, y + 12, x, y, x + way * 3, y - 12, 2.6, 4) +
  path(c.ember, flame(x + way * 4, y - 10, 6.5, 19)) +
  flat("#fff3c0", flame(x + way * 4, y - 11, 3.2, 9));

const bugle: Prop = (c, x, y, way) =>
  path(
    c.second,
    d`M${x - way * 9} ${y - 3}L${x + way * 8} ${y - 5}L${x + way * 17} ${y - 12}V${y + 8}L${x + way * 8} ${y + 1}L${x - way * 9} ${y}Z`,
  ) + line(c.pigment.second[2], 1.6, d`M${x - way * 4} ${y + 1}q0 6 ${way * 5} 6t${way * 5} -6`);

const coin: Prop = (c, x, y) =>
  disc(c.second, x, y, 15) +
  disc(c.steel, x, y, 11.5) +
  flat(c.pigment.deep[1], d`M${x} ${y - 9}a9 9 0 0 1 0 18Z`, 0.8) +
  flat(c.pigment.second[1], star(x - 4, y, 5, 4.5, 2)) +
  line(c.glow, 1.4, d`M${x + 3} ${y - 3}h3M${x + 3} ${y + 3}q2 -2 4 0`);

const bag: Prop = (c, x, y) =>
  line(c.pigment.second[2], 2, d`M${x - 5} ${y + 4}L50 36`) +
  box(c.second, x - 8, y + 2, 16, 13, 2) +
  path(c.pale, d`M${x - 4} ${y + 4}v-9h9v9Z`) +
  path(c.second, d`M${x - 8} ${y + 4}q8 9 16 0Z`);

const scroll: Prop = (c, x, y) =>
  box(c.pale, x - 6, y - 10, 12, 21, 2) +
  line(c.ink, 0.9, d`M${x - 3.5} ${y - 5}h7m-7 3.5h7m-7 3.5h5`) +
  spot("#c22f3f", x + 2, y + 7, 2.4);

const quill: Prop = (c, x, y, way) =>
  path(
    c.pale,
    d`M${x} ${y + 5}Q${x + way * 2} ${y - 10} ${x + way * 13} ${y - 22}Q${x + way * 14} ${y - 8} ${x + 1} ${y + 5}Z`,
  ) + line(c.ink, 0.8, d`M${x} ${y + 4}Q${x + way * 4} ${y - 8} ${x + way * 11} ${y - 17}`);

const keys: Prop = (c, x, y) =>
  line(c.ink, 3.8, ring(x, y + 4, 4.5)) +
  line(c.pigment.second[0], 2, ring(x, y + 4, 4.5)) +
  limb(c.second, x - 2, y + 8, x - 3, y + 13, x - 4, y + 19, 2.4, 3.6) +
  limb(c.steel, x + 3, y + 8, x + 5, y + 12, x + 6, y + 16, 2.4, 3.6);

const shovel: Prop = (c, x, y) =>
  pole(c, x, y - 26, y + 16) +
  path(c.steel, d`M${x - 5.5} ${y + 14}h11v8q-5.5 9 -11 0Z`) +
  limb(c.deep, x - 4, y - 26, x, y - 27, x + 4, y - 26, 2.6, 2.6);

const needle: Prop = (c, x, y, way) =>
  limb(c.steel, x - way * 3, y + 16, x, y, x + way * 6, y - 28, 0.8, 3) +
  line(c.rim, 1.1, d`M${x + way * 6} ${y - 26}q${way * 12} 4 ${way * 4} 16t${way * -4} 20`);

const gavel: Prop = (c, x, y, way) =>
  limb(c.deep, x, y + 8, x, y, x + way * 2, y - 12, 3, 3) + box(c.second, x + way * 2 - 8, y - 20, 16, 9, 2);

const scales: Prop = (c, x, y) =>
  line(c.ink, 3, d`M${x} ${y}v-6M${x - 11} ${y - 5}L${x + 11} ${y - 8}`) +
  line(
    c.pigment.second[0],
    1.6,
    d`M${x} ${y}v-6M${x - 11} ${y - 5}L${x + 11} ${y - 8}M${x - 15} ${y + 7}l4 -12l4 12M${x + 7} ${y + 4}l4 -12l4 12`,
  ) +
  path(c.second, d`M${x - 16.5} ${y + 7}h11q-5.5 7 -11 0ZM${x + 5.5} ${y + 4}h11q-5.5 7 -11 0Z`);

const fan: Prop = (c, x, y, way) =>
  path(c.second, d`M${x} ${y}L${x - 14} ${y - 12}Q${x} ${y - 25} ${x + 14} ${y - 12}Z`) +
  line(c.ink, 0.9, d`M${x} ${y}l-7 -16M${x} ${y}v-18M${x} ${y}l7 -16`) +
  spot(c.deep, x + way * 0, y, 2);

const baton: Prop = (c, x, y, way) =>
  limb(c.deep, x - way * 4, y + 7, x, y, x + way * 7, y - 16, 3.6, 3.6) +
  spot(c.glow, x + way * 7.5, y - 17, 3) +
  spot(c.glow, x - way * 4, y + 7, 2.2);

const rose: Prop = (c, x, y, way) =>
  line(c.ink, 3.2, d`M${x - way} ${y + 10}Q${x} ${y} ${x + way * 3} ${y - 12}`) +
  line("#5aa05f", 1.6, d`M${x - way} ${y + 10}Q${x} ${y} ${x + way * 3} ${y - 12}`) +
  disc("#d43a52", x + way * 4, y - 17, 6) +
  line("#7c1329", 1.1, d`M${x + way * 4 - 3} ${y - 18}q3 -4 6 0q-1 4 -4 3`);

const bouquet: Prop = (c, x, y) =>
  path(c.pale, d`M${x} ${y + 8}L${x - 8} ${y - 6}H${x + 8}Z`) +
  disc("#e8566a", x - 5, y - 8, 4.4) +
  disc(c.second, x + 5, y - 8, 4.4) +
  disc(c.main, x, y - 12, 4.8);

const tripod: Prop = (c, x, y) =>
  limb(c.deep, x, y - 2, x - 4, y + 16, x - 9, 93, 2, 2) +
  limb(c.deep, x, y - 2, x + 4, y + 16, x + 9, 93, 2, 2) +
  limb(c.deep, x, y - 2, x, y + 16, x, 93, 2, 2) +
  box(c.second, x - 9, y - 10, 18, 8, 2) +
  disc(c.steel, x + 9, y - 6, 3, 4.5) +
  spot(c.glow, x + 9.5, y - 6, 1.6, 2.8);

const anchor: Prop = (c, x, y) =>
  line(c.ink, 6, d`M${x} ${y - 8}v32m-12 -9q2 10 12 10t12 -10M${x - 7} ${y + 2}h14`) +
  line("#9aa6c4", 3, d`M${x} ${y - 8}v32m-12 -9q2 10 12 10t12 -10M${x - 7} ${y + 2}h14`) +
  line("#9aa6c4", 2, ring(x, y - 11, 3.4));

const staff: Prop = (c, x) =>
  pole(c, x, 14, 92) + spot(c.halo, x, 12, 12) + disc(c.second, x, 12, 4.5) + spot(c.glow, x - 1, 11, 2.2);

const beam: Prop = (c, x, y, way) =>
  flat(c.glow, d`M${x} ${y}L${x + way * 26} ${y + 20}L${x + way * 4} ${y + 32}Z`, 0.5) +
  limb(c.deep, x - way * 3, y - 5, x, y, x + way * 3, y + 4, 3.6, 5.5);

const hand: Prop = (c, x, y, way) =>
  limb(c.main, x, y, x + way * 2, y - 4, x + way * 4, y - 12, 10, 3) +
  limb(c.main, x, y, x - way * 3, y - 5, x - way * 6, y - 11, 8, 2) +
  limb(c.main, x, y, x + way * 6, y - 2, x + way * 12, y - 5, 8, 2) +
  path("#6fae5e", star(x, y + 1, 7, 8, 4.5));

const hourglass: Prop = (c, x, y) =>
  path(c.glow, d`M${x - 6} ${y - 13}h12q0 8 -5 12q5 4 5 12h-12q0 -8 5 -12q-5 -4 -5 -12Z`) +
  flat(c.pigment.second[1], d`M${x - 5} ${y + 10}q5 -6 10 0ZM${x - 4} ${y - 7}h8l-4 6Z`) +
  limb(c.deep, x - 7, y - 13, x, y - 13, x + 7, y - 13, 3, 3) +
  limb(c.deep, x - 7, y + 12, x, y + 12, x + 7, y + 12, 3, 3);

const broken: Prop = (c, x, y) =>
  path(c.main, heart(x, y - 4, 8)) + line(c.ink, 1.6, d`M${x} ${y - 8}l-2.5 4l5 3l-3 5`);

const portrait: Prop = (c, x, y) =>
  box(c.second, x - 9, y - 12, 18, 23, 2) +
  box(c.pale, x - 6, y - 9, 12, 17) +
  spot(c.pigment.deep[1], x, y - 2, 3.5) +
  flat(c.pigment.deep[1], d`M${x - 5} ${y + 8}q5 -9 10 0Z`);

const tongs: Prop = (c, x, y, way) =>
  line(
    c.ink,
    4,
    d`M${x - 3} ${y + 6}Q${x + way * 5} ${y - 8} ${x + way * 10} ${y - 20}M${x + 4} ${y + 6}Q${x + way} ${y - 10} ${x + way * 14} ${y - 17}`,
  ) +
  line(
    "#c9d2ea",
    2,
    d`M${x - 3} ${y + 6}Q${x + way * 5} ${y - 8} ${x + way * 10} ${y - 20}M${x + 4} ${y + 6}Q${x + way} ${y - 10} ${x + way * 14} ${y - 17}`,
  );

const letters: Prop = (c, x, y, way) => {
  let sheets = "";
  for (const [dx, dy] of [
    [0, 0],
    [9, 9],
    [3, 20],
  ] as const) {
    sheets +=
      box(c.pale, x + way * dx - 5, y + dy - 4, 10, 7) +
      line(c.ink, 0.8, d`M${x + way * dx - 5} ${y + dy - 4}l5 4l5 -4`);
  }
  return sheets;
};

const claws: Prop = (_c, x, y) => flat("#fff", d`M${x - 4} ${y}l-1 8l3 -6l1 8l2 -8l3 6l-1 -8Z`);

const PROPS: Record<string, Prop> = {
  ...WEAPONS,
  lantern,
  torch,
  bugle,
  coin,
  bag,
  scroll,
  quill,
  keys,
  shovel,
  needle,
  gavel,
  scales,
  fan,
  baton,
  rose,
  bouquet,
  tripod,
  anchor,
  staff,
  beam,
  hand,
  hourglass,
  broken,
  portrait,
  tongs,
  letters,
  claws,
};

export const held = (c: Cast, kind: string | undefined, x: number, y: number, way: number): string =>
  PROPS[kind ?? ""]?.(c, x, y, way) ?? "";
