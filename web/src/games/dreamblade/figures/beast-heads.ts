import type { Cast } from "./cast";
import { eyes } from "./eyes";
import { horns } from "./horns";
import { both, d, disc, flat, line, path, spot } from "./pen";

/** What tells one beast from another, seen from the front. */
interface Beast {
  ears: "point" | "round" | "long" | "tuft" | "flop";
  muzzle: number;
  wide: number;
  fur: "main" | "second" | "deep" | "pale" | "steel";
  extra?: "tusks" | "ram" | "antlers" | "mane" | "whiskers" | "stripes" | "spots" | "bull";
}

const BEASTS: Record<string, Beast> = {
  wolf: { ears: "point", muzzle: 1, wide: 0.55, fur: "steel", extra: "mane" },
  fox: { ears: "point", muzzle: 1.15, wide: 0.4, fur: "second", extra: "whiskers" },
  cat: { ears: "point", muzzle: 0.35, wide: 0.6, fur: "second", extra: "whiskers" },
  lynx: { ears: "tuft", muzzle: 0.4, wide: 0.7, fur: "main", extra: "spots" },
  boar: { ears: "flop", muzzle: 0.8, wide: 0.75, fur: "main", extra: "tusks" },
  goat: { ears: "flop", muzzle: 1.1, wide: 0.5, fur: "pale", extra: "ram" },
  stag: { ears: "flop", muzzle: 1.05, wide: 0.45, fur: "second", extra: "antlers" },
  bear: { ears: "round", muzzle: 0.5, wide: 0.7, fur: "second" },
  rat: { ears: "round", muzzle: 1.3, wide: 0.35, fur: "pale", extra: "whiskers" },
  hyena: { ears: "round", muzzle: 0.85, wide: 0.6, fur: "second", extra: "spots" },
  tiger: { ears: "round", muzzle: 0.5, wide: 0.75, fur: "second", extra: "stripes" },
  hare: { ears: "long", muzzle: 0.4, wide: 0.5, fur: "pale", extra: "whiskers" },
  hound: { ears: "flop", muzzle: 0.9, wide: 0.6, fur: "second" },
  bull: { ears: "flop", muzzle: 0.95, wide: 0.85, fur: "deep", extra: "bull" },
};

export const isBeast = (kind: string): boolean => kind in BEASTS || kind === "rooster";

const EARS: Record<Beast["ears"], (x: number, y: number, r: number) => string> = {
  point: (x, y, r) => d`M${x - r * 0.95} ${y}L${x - r * 1.15} ${y - r * 1.75}L${x - r * 0.05} ${y - r * 0.8}Z`,
  tuft: (x, y, r) =>
    d`M${x - r * 1.05} ${y}L${x - r * 1.3} ${y - r * 2}L${x - r * 0.95} ${y - r * 1.4}L${x - r * 0.1} ${y - r * 0.8}Z`,
  round: (x, y, r) => d`M${x - r * 0.5} ${y - r * 0.9}a${r * 0.5} ${r * 0.5} 0 1 0 ${-r * 0.6} ${r * 0.6}Z`,
  long: (x, y, r) =>
    d`M${x - r * 0.7} ${y - r * 0.5}Q${x - r * 1.3} ${y - r * 2.4} ${x - r * 0.6} ${y - r * 2.7}Q${x - r * 0.05} ${y - r * 1.8} ${x - r * 0.1} ${y - r * 0.8}Z`,
  flop: (x, y, r) =>
    d`M${x - r * 0.55} ${y - r * 0.75}Q${x - r * 1.9} ${y - r * 0.9} ${x - r * 1.6} ${y + r * 0.25}Q${x - r * 1.2} ${y - r * 0.1} ${x - r * 0.85} ${y - r * 0.1}Z`,
};

function extras(c: Cast, beast: Beast, x: number, y: number, r: number): string {
  switch (beast.extra) {
    case "tusks":
      return both(
        path(
          c.pale,
          d`M${x - r * 0.75} ${y + r * 0.9}q${-r * 0.5} ${-r * 0.3} ${-r * 0.35} ${-r * 0.9}q${r * 0.3} ${r * 0.3} ${r * 0.6} ${r * 0.5}Z`,
        ),
        x,
      );
    case "whiskers":
      return line(
        c.rim,
        0.8,
        d`M${x - r * 0.4} ${y + r * 0.6}l${-r * 0.9} ${-r * 0.15}m0 ${r * 0.4}l${r * 0.9} ${-r * 0.1}M${x + r * 0.4} ${y + r * 0.6}l${r * 0.9} ${-r * 0.15}m0 ${r * 0.4}l${-r * 0.9} ${-r * 0.1}`,
      );
    case "stripes":
      return line(
        c.ink,
        1.6,
        d`M${x} ${y - r * 0.95}v${r * 0.45}M${x - r * 0.4} ${y - r * 0.85}l${r * 0.1} ${r * 0.4}M${x + r * 0.4} ${y - r * 0.85}l${-r * 0.1} ${r * 0.4}M${x - r} ${y + r * 0.2}l${r * 0.35} ${r * 0.1}M${x + r} ${y + r * 0.2}l${-r * 0.35} ${r * 0.1}`,
      );
    case "spots":
      return (
        spot(c.ink, x - r * 0.4, y - r * 0.65, r * 0.14) +
        spot(c.ink, x + r * 0.15, y - r * 0.75, r * 0.12) +
        spot(c.ink, x + r * 0.6, y - r * 0.45, r * 0.14)
      );
    default:
      return "";
  }
}

function crest(c: Cast, beast: Beast, x: number, y: number, r: number): string {
  switch (beast.extra) {
    case "ram":
      return horns(c, x, y, r, 1);
    case "bull":
      return horns(c, x, y, r, 0);
    case "antlers":
      return both(
        line(
          c.ink,
          4,
          d`M${x - r * 0.3} ${y - r * 0.8}L${x - r} ${y - r * 2.3}M${x - r * 0.65} ${y - r * 1.5}L${x - r * 1.6} ${y - r * 1.9}`,
        ) +
          line(
            c.pigment.pale[1],
            2,
            d`M${x - r * 0.3} ${y - r * 0.8}L${x - r} ${y - r * 2.3}M${x - r * 0.65} ${y - r * 1.5}L${x - r * 1.6} ${y - r * 1.9}`,
          ),
        x,
      );
    case "mane":
      return path(
        c.deep,
        d`M${x - r * 0.7} ${y - r}L${x - r * 1.5} ${y - r * 0.2}L${x - r * 1.2} ${y}L${x - r * 1.6} ${y + r * 0.6}L${x - r} ${y + r * 0.7}L${x - r * 0.9} ${y + r * 1.5}H${x + r * 0.9}L${x + r} ${y + r * 0.7}L${x + r * 1.6} ${y + r * 0.6}L${x + r * 1.2} ${y}L${x + r * 1.5} ${y - r * 0.2}L${x + r * 0.7} ${y - r}Z`,
      );
    default:
      return "";
  }
}

const rooster = (c: Cast, x: number, y: number, r: number): string =>
  path(
    "#d8344a",
    d`M${x - r * 0.9} ${y - r * 0.5}q${-r * 0.2} ${-r * 1.3} ${r * 0.4} ${-r * 0.7}q${0} ${-r * 1.1} ${r * 0.6} ${-r * 0.3}q${r * 0.5} ${-r * 0.9} ${r * 0.7} ${r * 0.5}Z`,
  ) +
  disc(c.main, x, y, r * 0.95, r * 1.1) +
  path(c.second, d`M${x + r * 0.5} ${y - r * 0.2}L${x + r * 1.8} ${y + r * 0.3}L${x + r * 0.6} ${y + r * 0.5}Z`) +
  path("#d8344a", d`M${x + r * 0.5} ${y + r * 0.5}q${r * 0.6} ${r * 0.7} ${0} ${r}q${-r * 0.5} ${-r * 0.4} 0 ${-r}Z`) +
  spot(c.ink, x + r * 0.2, y - r * 0.15, r * 0.3) +
  spot(c.glow, x + r * 0.24, y - r * 0.2, r * 0.18);

export function beastHead(c: Cast, kind: string, x: number, y: number, r: number, coat?: string): string {
  const beast = BEASTS[kind];
  if (!beast) return rooster(c, x, y, r);
  const fur = coat ?? c[beast.fur];
  const low = y + r * (0.45 + beast.muzzle * 0.45);
  return (
    crest(c, beast, x, y, r) +
    both(path(fur, EARS[beast.ears](x, y, r)), x) +
    path(
      fur,
      d`M${x - r} ${y - r * 0.2}Q${x - r * 0.9} ${y - r * 1.05} ${x} ${y - r}Q${x + r * 0.9} ${y - r * 1.05} ${x + r} ${y - r * 0.2}Q${x + r * 1.1} ${y + r * 0.5} ${x + r * beast.wide} ${low - r * 0.2}Q${x} ${low + r * 0.5} ${x - r * beast.wide} ${low - r * 0.2}Q${x - r * 1.1} ${y + r * 0.5} ${x - r} ${y - r * 0.2}Z`,
    ) +
    spot(c.pigment.pale[beast.fur === "pale" ? 0 : 1], x, low - r * 0.2, r * beast.wide * 0.85, r * 0.42, 0.75) +
    flat(c.ink, d`M${x - r * 0.28} ${low - r * 0.45}h${r * 0.56}l${-r * 0.28} ${r * 0.34}Z`) +
    flat(
      "#fff",
      d`M${x - r * 0.42} ${low}l${r * 0.12} ${r * 0.42}l${r * 0.14} ${-r * 0.38}ZM${x + r * 0.42} ${low}l${-r * 0.12} ${r * 0.42}l${-r * 0.14} ${-r * 0.38}Z`,
    ) +
    line(c.ink, 1.2, d`M${x - r * 0.5} ${low - r * 0.05}q${r * 0.5} ${r * 0.25} ${r} 0`) +
    eyes(c, x, y - r * 0.15, r * 0.45, r * 0.24, true) +
    extras(c, beast, x, y, r)
  );
}
