import type { Cast } from "./cast";
import { box, d, disc, limb, line, path, spot, star } from "./pen";

/** A thing held in a hand at x, y; way is -1 on the left and 1 on the right. */
export type Prop = (c: Cast, x: number, y: number, way: number) => string;

export const pole = (c: Cast, x: number, top: number, bottom: number, lean = 0, fill = c.pigment.pale[2]): string =>
  limb(fill, x + lean, top, x, (top + bottom) / 2, x - lean, bottom, 2.4, 2.4);

const sword: Prop = (c, x, y, way) =>
  path(
    c.steel,
    d`M${x - 1.8} ${y - 2}L${x + way * 7 - 2} ${y - 30}L${x + way * 10} ${y - 36}L${x + way * 9 + 2.4} ${y - 29}L${x + 2.6} ${y - 1}Z`,
  ) +
  limb(c.second, x - 6, y - 2 + way, x, y - 2, x + 6, y - 2 - way, 2.6, 2.6) +
  limb(c.deep, x, y, x - way, y + 3, x - way * 1.6, y + 6, 2.6, 2.6);

const katana: Prop = (c, x, y, way) =>
  path(
    c.steel,
    d`M${x - 1.5} ${y - 2}Q${x + way * 12} ${y - 18} ${x + way * 9} ${y - 44}Q${x + way * 16} ${y - 20} ${x + 2} ${y - 1}Z`,
  ) +
  disc(c.second, x, y - 2, 3.4, 1.8) +
  limb(c.deep, x, y, x - way * 2, y + 5, x - way * 3.4, y + 10, 2.8, 2.4);

const rapier: Prop = (c, x, y, way) =>
  limb(c.steel, x, y, x + way * 6, y - 18, x + way * 12, y - 40, 2, 0.6) +
  path(c.second, d`M${x - 5} ${y}a5 4 0 0 1 10 -1q-3 3 -10 1Z`);

const ribbon: Prop = (c, x, y, way) =>
  rapier(c, x, y, way) +
  line(c.ink, 4.4, d`M${x + way * 2} ${y - 3}q${way * 14} 2 ${way * 9} 11t${way * 8} 13`) +
  line(c.pigment.second[0], 2.6, d`M${x + way * 2} ${y - 3}q${way * 14} 2 ${way * 9} 11t${way * 8} 13`);

const knife: Prop = (c, x, y, way) =>
  path(
    c.steel,
    d`M${x - 2} ${y}Q${x + way * 2} ${y - 12} ${x + way * 9} ${y - 19}Q${x + way * 7} ${y - 6} ${x + 2.4} ${y + 1}Z`,
  ) + disc(c.deep, x, y + 1, 2.4);

const spear: Prop = (c, x) => pole(c, x, 12, 92) + path(c.steel, d`M${x} 2L${x + 4.4} 12L${x} 19L${x - 4.4} 12Z`);

const lance: Prop = (c, x, y, way) =>
  limb(c.second, x - way * 6, y + 22, x, y, x + way * 9, y - 48, 5.5, 1.2) +
  path(c.steel, d`M${x - 6} ${y - 2}l12 -4l2 6l-14 4Z`);

const vane: Prop = (c, x) =>
  pole(c, x, 8, 92, 0, c.pigment.second[1]) +
  path(c.steel, d`M${x - 12} 14h14v-5l10 7l-10 7v-5h-14l4 -2Z`) +
  disc(c.second, x, 8, 2.6);

const bow: Prop = (c, x, y, way) =>
  line(c.rim, 0.9, d`M${x - way * 3} ${y - 24}L${x - way * 3} ${y + 24}`) +
  path(
    c.second,
    d`M${x - way * 4} ${y - 25}Q${x + way * 15} ${y} ${x - way * 4} ${y + 25}Q${x + way * 9} ${y} ${x - way * 4} ${y - 25}Z`,
  ) +
  limb(c.steel, x - way * 14, y, x, y, x + way * 15, y, 1.4, 1);

const hammer: Prop = (c, x, y, way) =>
  limb(c.deep, x - way, y + 14, x, y, x + way * 3, y - 20, 3, 3) +
  box(c.steel, x + way * 3 - 10, y - 29, 20, 12, 2) +
  spot(c.ember, x + way * 3 + 8 * way, y - 23, 3.4, 5.5);

const axe: Prop = (c, x, y, way) =>
  pole(c, x, y - 30, y + 22) +
  path(
    c.steel,
    d`M${x} ${y - 27}Q${x + way * 10} ${y - 30} ${x + way * 14} ${y - 36}Q${x + way * 20} ${y - 20} ${x + way * 13} ${y - 8}Q${x + way * 8} ${y - 15} ${x} ${y - 16}Z`,
  );

const mace: Prop = (c, x, y, way) =>
  limb(c.deep, x - way, y + 10, x, y, x + way * 4, y - 18, 3, 3.4) +
  path(c.steel, star(x + way * 5, y - 24, 9, 12, 7)) +
  spot("#fff", x + way * 5 - 3, y - 27, 1.8);

const club: Prop = (c, x, y, way) =>
  limb(c.steel, x, y + 6, x + way * 4, y - 12, x + way * 9, y - 30, 4, 11) +
  line(c.ink, 1.4, d`M${x + way * 3} ${y - 14}h7M${x + way * 5} ${y - 22}h7`, 0.7);

const razor: Prop = (c, x, y, way) =>
  path(c.steel, d`M${x - 2} ${y}L${x + way * 3} ${y - 23}h${way * 8}L${x + way * 6} ${y + 1}Z`) +
  limb(c.second, x, y + 1, x + way * 5, y + 7, x + way * 12, y + 9, 3, 3);

const halberd: Prop = (c, x, _y, way) =>
  pole(c, x, 10, 92) +
  path(c.steel, d`M${x} 1L${x + 3} 12L${x + way * 13} 10Q${x + way * 12} 22 ${x + way * 2} 24H${x - way * 2}V12Z`);

export const WEAPONS: Record<string, Prop> = {
  sword,
  katana,
  rapier,
  ribbon,
  knife,
  spear,
  lance,
  vane,
  bow,
  hammer,
  axe,
  mace,
  club,
  razor,
  halberd,
};
