import type { Cast } from "./cast";
import { beastHead, isBeast } from "./beast-heads";
import { eyes, lids, teeth } from "./eyes";
import { horns } from "./horns";
import { both, d, disc, flame, flat, line, path, ring, spot } from "./pen";

type Head = (c: Cast, x: number, y: number, r: number) => string;

const face: Head = (c, x, y, r) =>
  disc(c.pale, x, y, r, r * 1.08) +
  eyes(c, x, y, r * 0.42, r * 0.2) +
  line(c.ink, 1.2, d`M${x - r * 0.25} ${y + r * 0.55}q${r * 0.25} ${r * 0.2} ${r * 0.5} 0`);

const stern: Head = (c, x, y, r) =>
  disc(c.pale, x, y, r, r * 1.08) +
  eyes(c, x, y, r * 0.42, r * 0.18) +
  line(
    c.ink,
    1.8,
    d`M${x - r * 0.75} ${y - r * 0.42}l${r * 0.5} ${r * 0.18}M${x + r * 0.75} ${y - r * 0.42}l${-r * 0.5} ${r * 0.18}M${x - r * 0.3} ${y + r * 0.6}h${r * 0.6}`,
  );

const asleep: Head = (c, x, y, r) =>
  disc(c.pale, x, y, r, r * 1.08) +
  lids(c, x, y - r * 0.05, r * 0.45, r * 0.25) +
  spot(c.ink, x, y + r * 0.58, r * 0.24, r * 0.32);

/** Two profiles that look away from each other, one lit, one dark (Janus). */
export const janus: Head = (c, x, y, r) => {
  const half = (way: number): string =>
    d`M${x} ${y - r * 1.08}C${x - way * r * 0.9} ${y - r * 1.1} ${x - way * r * 1.1} ${y - r * 0.5} ${x - way * r * 1.02} ${y - r * 0.1}L${x - way * r * 1.5} ${y + r * 0.32}L${x - way * r * 1.08} ${y + r * 0.42}L${x - way * r * 1.16} ${y + r * 0.62}Q${x - way * r * 0.9} ${y + r * 1.15} ${x} ${y + r * 1.12}Z`;
  return (
    path(c.pale, half(1)) +
    path(c.pigment.deep[1], half(-1)) +
    line(
      c.ink,
      1.3,
      d`M${x - r * 0.85} ${y - r * 0.1}q${r * 0.2} ${-r * 0.3} ${r * 0.45} 0M${x - r * 1.05} ${y + r * 0.5}q${r * 0.3} ${r * 0.25} ${r * 0.6} ${-r * 0.1}`,
    ) +
    flat(
      c.glow,
      d`M${x + r * 0.3} ${y - r * 0.25}l${r * 0.6} ${r * 0.2}q${-r * 0.3} ${r * 0.3} ${-r * 0.6} ${-r * 0.2}Z`,
    ) +
    line(c.glow, 1.2, d`M${x + r * 1.02} ${y + r * 0.68}q${-r * 0.25} ${-r * 0.25} ${-r * 0.55} 0`)
  );
};

/** An egg without features, ringed by the place where a face was (Lost). */
export const blank: Head = (c, x, y, r) =>
  disc(c.pale, x, y, r * 0.96, r * 1.18) +
  spot(c.pigment.pale[2], x + r * 0.12, y + r * 0.16, r * 0.6, r * 0.8, 0.35) +
  spot("#fff", x - r * 0.35, y - r * 0.55, r * 0.22, r * 0.32, 0.75);

export const demon: Head = (c, x, y, r) =>
  horns(c, x, y, r) +
  path(
    c.main,
    d`M${x - r} ${y - r * 0.3}Q${x - r * 0.9} ${y - r * 1.1} ${x} ${y - r * 1.05}Q${x + r * 0.9} ${y - r * 1.1} ${x + r} ${y - r * 0.3}L${x + r * 1.35} ${y - r * 0.5}L${x + r * 0.9} ${y + r * 0.3}L${x} ${y + r * 1.3}L${x - r * 0.9} ${y + r * 0.3}L${x - r * 1.35} ${y - r * 0.5}Z`,
  ) +
  eyes(c, x, y - r * 0.05, r * 0.42, r * 0.27, true) +
  flat(c.ink, d`M${x - r * 0.5} ${y + r * 0.5}h${r}l${-r * 0.5} ${r * 0.4}Z`) +
  teeth("#fff", x, y + r * 0.5, r * 0.42, 0, 4, r * 0.22);

/** Feelers, compound eyes and jaws (Hivelings). */
export const bug: Head = (c, x, y, r) =>
  both(
    line(c.ink, 2.6, d`M${x - r * 0.3} ${y - r * 0.8}q${-r * 0.3} ${-r * 1.2} ${-r * 1.2} ${-r * 1.3}`) +
      line(c.rim, 1.1, d`M${x - r * 0.3} ${y - r * 0.8}q${-r * 0.3} ${-r * 1.2} ${-r * 1.2} ${-r * 1.3}`) +
      spot(c.rim, x - r * 1.5, y - r * 2.1, 1.7) +
      path(
        c.pigment.deep[1],
        d`M${x - r * 0.2} ${y + r * 0.7}Q${x - r * 1.1} ${y + r} ${x - r * 0.25} ${y + r * 1.7}Q${x - r * 0.5} ${y + r * 1.1} ${x} ${y + r}Z`,
      ),
    x,
  ) +
  path(
    c.main,
    d`M${x} ${y - r}C${x + r * 1.2} ${y - r} ${x + r * 1.1} ${y + r * 0.5} ${x} ${y + r * 1.2}C${x - r * 1.1} ${y + r * 0.5} ${x - r * 1.2} ${y - r} ${x} ${y - r}Z`,
  ) +
  both(
    spot(c.ink, x - r * 0.62, y - r * 0.12, r * 0.55, r * 0.68) +
      spot(c.glow, x - r * 0.66, y - r * 0.18, r * 0.42, r * 0.54) +
      line(
        c.ink,
        0.6,
        d`M${x - r} ${y - r * 0.3}l${r * 0.7} ${r * 0.4}M${x - r} ${y + r * 0.1}l${r * 0.7} ${-r * 0.5}`,
        0.6,
      ),
    x,
  );

const skull: Head = (c, x, y, r) =>
  path(
    c.pale,
    d`M${x - r} ${y}A${r} ${r * 1.05} 0 0 1 ${x + r} ${y}Q${x + r} ${y + r * 0.5} ${x + r * 0.5} ${y + r * 0.6}V${y + r * 1.1}H${x - r * 0.5}V${y + r * 0.6}Q${x - r} ${y + r * 0.5} ${x - r} ${y}Z`,
  ) +
  eyes(c, x, y, r * 0.42, r * 0.26) +
  line(c.ink, 1, d`M${x - r * 0.2} ${y + r * 0.7}v${r * 0.4}M${x + r * 0.2} ${y + r * 0.7}v${r * 0.4}`);

const helm: Head = (c, x, y, r) =>
  path(
    c.steel,
    d`M${x - r} ${y + r}V${y - r * 0.1}A${r} ${r} 0 0 1 ${x + r} ${y - r * 0.1}V${y + r}L${x} ${y + r * 1.3}Z`,
  ) +
  flat(
    c.ink,
    d`M${x - r * 0.8} ${y - r * 0.15}h${r * 1.6}v${r * 0.35}h${-r * 0.6}v${r * 0.8}h${-r * 0.4}v${-r * 0.8}h${-r * 0.6}Z`,
  ) +
  flat(c.glow, ring(x - r * 0.42, y, r * 0.16) + ring(x + r * 0.42, y, r * 0.16));

const scream: Head = (c, x, y, r) =>
  path(
    c.pale,
    d`M${x - r * 0.9} ${y - r * 0.4}A${r * 0.9} ${r * 0.9} 0 0 1 ${x + r * 0.9} ${y - r * 0.4}Q${x + r * 0.8} ${y + r * 1.7} ${x} ${y + r * 1.75}Q${x - r * 0.8} ${y + r * 1.7} ${x - r * 0.9} ${y - r * 0.4}Z`,
  ) +
  eyes(c, x, y - r * 0.35, r * 0.42, r * 0.24) +
  spot(c.ink, x, y + r * 0.85, r * 0.38, r * 0.66) +
  spot(c.pigment.second[1], x, y + r * 1.15, r * 0.22, r * 0.3);

const diver: Head = (c, x, y, r) =>
  disc(c.second, x, y, r * 1.2) +
  disc(c.steel, x, y, r * 0.8) +
  spot(c.pigment.deep[2], x, y, r * 0.62) +
  eyes(c, x, y + r * 0.1, r * 0.28, r * 0.16) +
  spot("#fff", x - r * 0.3, y - r * 0.3, r * 0.16, r * 0.1, 0.8);

const spoon: Head = (c, x, y, r) =>
  disc(c.steel, x, y - r * 0.25, r * 1.05, r * 1.45) +
  spot(c.pigment.deep[1], x, y - r * 0.2, r * 0.72, r * 1.1, 0.85) +
  spot(c.glow, x, y - r * 0.1, r * 0.5, r * 0.34) +
  spot(c.ink, x, y - r * 0.1, r * 0.2, r * 0.3) +
  line("#fff", 1.3, d`M${x - r * 0.75} ${y - r * 0.7}q${r * 0.1} ${-r * 0.5} ${r * 0.45} ${-r * 0.7}`, 0.9);

const burning: Head = (c, x, y, r) =>
  path(c.ember, flame(x, y + r * 1.1, r * 1.25, r * 3.3)) +
  flat("#fff3c0", flame(x, y + r * 0.9, r * 0.75, r * 1.7), 0.85) +
  flat(c.ink, ring(x - r * 0.35, y, r * 0.2) + ring(x + r * 0.35, y, r * 0.2)) +
  line(c.ink, 1.2, d`M${x - r * 0.3} ${y + r * 0.45}q${r * 0.3} ${r * 0.3} ${r * 0.6} 0`);

const swarm: Head = (c, x, y, r) => {
  let dark = "";
  let lit = "";
  let gauze = "";
  for (let i = 0; i < 16; i++) {
    const far = r * (0.42 + 0.075 * i);
    const bx = x + Math.cos(i * 2.4) * far;
    const by = y - r * 0.15 + Math.sin(i * 2.4) * far;
    gauze += d`M${bx} ${by}l-4 -4l4 1l3 -4Z`;
    const body = d`M${bx - 3.6} ${by}q3.6 -4.6 7.2 0q-3.6 4.6 -7.2 0Z`;
    if (i % 2) lit += body;
    else dark += body;
  }
  return (
    spot(c.pigment.deep[2], x, y - r * 0.1, r * 0.95, r * 1.1) +
    flat("#f2ffe2", gauze, 0.8) +
    path(c.pigment.main[1], dark) +
    path(c.pigment.main[0], lit) +
    eyes(c, x, y - r * 0.1, r * 0.42, r * 0.34)
  );
};

const shrouded: Head = (c, x, y, r) =>
  path(
    c.deep,
    d`M${x} ${y - r * 1.3}Q${x + r * 1.2} ${y - r * 0.9} ${x + r * 1.1} ${y + r * 1.1}H${x - r * 1.1}Q${x - r * 1.2} ${y - r * 0.9} ${x} ${y - r * 1.3}Z`,
  ) +
  spot(c.ink, x, y + r * 0.15, r * 0.72, r * 0.85) +
  flat(c.glow, ring(x - r * 0.3, y, r * 0.18) + ring(x + r * 0.3, y, r * 0.18));

const hag: Head = (c, x, y, r) =>
  path(
    c.pale,
    d`M${x - r * 1.9} ${y + r * 2.2}Q${x - r * 2} ${y - r * 1.6} ${x} ${y - r * 1.5}Q${x + r * 2} ${y - r * 1.6} ${x + r * 1.9} ${y + r * 2.2}l${-r * 0.6} ${-r * 0.6}l${-r * 0.4} ${r * 0.7}L${x} ${y}L${x - r * 0.9} ${y + r * 2.3}l${-r * 0.4} ${-r * 0.7}Z`,
  ) +
  path(
    c.main,
    d`M${x - r} ${y - r * 0.5}Q${x} ${y - r * 1.5} ${x + r} ${y - r * 0.5}Q${x + r * 0.9} ${y + r * 0.6} ${x + r * 0.1} ${y + r * 1.5}Q${x - r * 0.9} ${y + r * 0.8} ${x - r} ${y - r * 0.5}Z`,
  ) +
  eyes(c, x, y - r * 0.2, r * 0.45, r * 0.26) +
  path(
    c.main,
    d`M${x - r * 0.1} ${y - r * 0.1}Q${x + r * 0.2} ${y + r * 0.3} ${x + r * 0.55} ${y + r * 0.75}Q${x + r * 0.1} ${y + r * 0.7} ${x - r * 0.15} ${y + r * 0.5}Z`,
  ) +
  line(c.ink, 1.4, d`M${x - r * 0.5} ${y + r * 0.75}q${r * 0.4} ${r * 0.35} ${r * 0.8} ${r * 0.15}`) +
  flat(
    "#bff3ff",
    flame(x - r * 0.75, y + r * 0.35, r * 0.2, r * 0.6) +
      flame(x + r * 1.4, y - r * 0.9, r * 0.22, r * 0.7) +
      flame(x - r * 1.5, y - r * 1.1, r * 0.22, r * 0.7),
  );

const HEADS: Record<string, Head> = {
  face,
  stern,
  asleep,
  janus,
  blank,
  demon,
  bug,
  skull,
  helm,
  scream,
  diver,
  spoon,
  burning,
  swarm,
  shrouded,
  hag,
};

const BY_LINEAGE: Record<string, string> = { Janus: "janus", Lost: "blank", Hellbred: "demon", Hivelings: "bug" };
const BLOODCUT = ["wolf", "fox", "cat", "boar", "goat", "rat", "lynx", "stag"];
const PLAIN = ["face", "stern", "shrouded", "helm", "skull", "asleep"];

/** The head the name asks for, or the one its lineage gives. */
export function head(c: Cast, x: number, y: number, r: number): string {
  const { lineage } = c.sculpture;
  const kind =
    c.look.head ??
    BY_LINEAGE[lineage] ??
    (lineage === "Bloodcut" ? BLOODCUT[c.die(BLOODCUT.length, "beast")] : PLAIN[c.die(PLAIN.length, "head")]) ??
    "face";
  return isBeast(kind) ? beastHead(c, kind, x, y, r) : (HEADS[kind] ?? face)(c, x, y, r);
}
