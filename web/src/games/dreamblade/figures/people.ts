import { behind } from "./backs";
import type { Plan } from "./cast";
import { DRESSES } from "./dresses";
import { frameOf, handsOf, PLAIN } from "./frame";
import { hat, nimbus } from "./hats";
import { head } from "./heads";
import { horns } from "./horns";
import { lineageMarks } from "./lineage";
import { marks } from "./marks";
import { both, box, d, disc, flat, limb, line, path, ring, spot } from "./pen";
import { held } from "./props";
import { standing } from "./stances";

const COATS = ["robe", "coat", "tunic", "armour"];
const FURRED = ["Bloodcut", "Hellbred", "Hivelings"];

/** A standing figure: frame, dress, head, hat and what it holds. */
export const person: Plan = (c) => {
  const f = frameOf(c);
  const [lx, ly, rx, ry] = handsOf(c, f);
  const roles: Record<string, string> = { main: c.main, second: c.second, deep: c.deep, pale: c.pale, steel: c.steel };
  const cloth = roles[c.look.cloth ?? ""] ?? (c.die(3, "cloth") ? c.main : c.second);
  const trim = cloth === c.second ? c.main : c.second;
  const dress = c.look.dress ?? COATS[c.die(COATS.length, "dress")] ?? "robe";
  const horned = c.sculpture.lineage === "Hellbred" && (c.look.hat ?? c.look.head) !== undefined;
  const armoured = dress === "armour";
  const skin = dress === "bare" || FURRED.includes(c.sculpture.lineage) ? c.main : c.pale;
  const arm = (x: number, y: number, way: number): string =>
    limb(
      armoured ? c.steel : cloth,
      50 + way * (f.wide - 2),
      f.shoulder + 4,
      (50 + way * (f.wide + 5) + x) / 2 + way * 3,
      (f.shoulder + y) / 2 + 7,
      x,
      y,
      f.arm + 2,
      f.arm,
    ) +
    disc(skin, x, y, f.arm * 0.62) +
    (c.sculpture.lineage === "Bloodcut"
      ? flat("#fff", d`M${x - 4} ${y + 2}l-0.5 6l3 -4l1.5 5l1.5 -5l3 4l-0.5 -6Z`)
      : "");
  const pads = armoured
    ? both(disc(c.look.cloth === "steel" ? c.deep : c.second, 50 - f.wide, f.shoulder + 3, f.arm * 0.95, f.arm * 0.8))
    : "";
  return standing(
    c,
    behind(c, f) +
      nimbus(c, 50, f.face, f.r) +
      (DRESSES[dress]?.(c, f, cloth, trim) ?? "") +
      marks(c, f, dress) +
      lineageMarks(c, f) +
      head(c, 50, f.face, f.r) +
      hat(c, 50, f.face, f.r) +
      (horned ? horns(c, 50, f.face, f.r) : "") +
      held(c, c.look.left, lx, ly, -1) +
      arm(lx, ly, -1) +
      held(c, c.look.right, rx, ry, 1) +
      arm(rx, ry, 1) +
      pads,
  );
};

/** The same figure on its head. */
export const upsideDown: Plan = (c) => `<g transform="rotate(180 50 52)">${person(c)}</g>`;

/** A rider on a quilted or plain horse. */
export const rider: Plan = (c) =>
  limb(c.deep, 34, 74, 30, 82, 31, 93, 6, 4) +
  limb(c.deep, 66, 74, 70, 82, 68, 93, 6, 4) +
  path(c.second, "M12 52Q4 60 9 76Q14 66 22 62Z") +
  path(
    c.main,
    "M16 54Q40 46 60 54L74 30Q78 22 90 28L97 42Q95 48 86 45L80 62Q78 78 66 80L64 94H57L56 78Q42 82 34 77L28 94H21L24 74Q14 68 16 54Z",
  ) +
  path(c.deep, "M60 52L72 28Q76 20 82 24Q76 40 66 60Z") +
  flat(c.glow, ring(85, 34, 1.6)) +
  path(c.second, "M28 52Q44 48 56 53L58 72Q42 76 28 70Z") +
  line(c.pigment.main[0], 1, "M28 58l28 12M30 68l26 -14M40 50v24", 0.9) +
  `<g transform="translate(6 -2) scale(.72)">${path(c.steel, "M40 50Q38 66 44 78H62Q66 64 62 50Q50 42 40 50Z")}${head(c, 51, 34, 12)}${hat(c, 51, 34, 12)}</g>` +
  held(c, c.look.right ?? "sword", 62, 42, 1) +
  limb(c.steel, 47, 36, 54, 44, 62, 42, 6, 5);

/** Several hooded figures, one behind the other. */
export const procession: Plan = (c) => {
  const coat = (x: number, y: number, size: number, fill: string): string =>
    `<g transform="translate(${x} ${y}) scale(${size})">${path(fill, "M0 -44Q12 -42 13 -26Q22 -10 20 22H-20Q-22 -10 -13 -26Q-12 -42 0 -44Z")}${disc(c.pale, 0, -28, 8, 10)}${spot("#fff", -3, -33, 2, 3, 0.8)}${line(c.ink, 1, "M0 -14V20", 0.5)}${flat(c.ink, ring(-3, -8, 1.2) + ring(-3, 0, 1.2))}</g>`;
  return (
    behind(c, PLAIN) +
    coat(22, 66, 0.85, c.deep) +
    coat(80, 64, 0.8, c.second) +
    coat(64, 70, 0.95, c.main) +
    coat(40, 73, 1.05, c.second) +
    flat(c.rim, "M6 96q8 -8 18 -4q8 -7 18 -2q10 -7 20 0q10 -6 16 1q8 -3 14 5Z", 0.55)
  );
};

/** A coat that stands although nobody wears it. */
export const emptyCoat: Plan = (c) =>
  path(c.deep, "M38 28Q50 40 62 28L60 22H40Z") +
  path(
    c.main,
    "M36 26Q22 30 16 60Q14 70 20 72L27 70L30 52Q32 76 24 94Q50 88 76 94Q68 76 70 52L73 70L80 72Q86 70 84 60Q78 30 64 26Q60 40 50 46Q40 40 36 26Z",
  ) +
  flat(c.ink, "M37 26Q50 46 63 26Q60 20 50 21Q40 20 37 26Z") +
  path(c.second, "M36 25L28 34L44 54L50 46ZM64 25L72 34L56 54L50 46Z") +
  line(c.ink, 1.2, "M50 46V91M34 66h10M56 66h10", 0.6) +
  flat(c.glow, ring(46, 60, 1.7) + ring(46, 70, 1.7) + ring(46, 80, 1.7)) +
  `<g transform="rotate(-10 50 12)">${hat({ ...c, look: { hat: "bowler" } }, 50, 20, 11)}</g>` +
  spot(c.halo, 50, 31, 9) +
  box(c.pale, 66, 78, 7, 10, 1) +
  flat(c.rim, "M14 97q8 -8 18 -4q8 -6 18 -2q10 -6 18 1q8 -3 16 5Z", 0.55);
