import type { Cast } from "./cast";
import type { Frame } from "./frame";
import { d, disc, flame, flat, line, path, ring, spot, star } from "./pen";

const SKIRTED = ["robe", "coat", "gown", "tunic"];

/** A pattern on the breast. */
export function marks(c: Cast, f: Frame, dress: string): string {
  const y = f.shoulder + 8;
  switch (c.look.marks) {
    case "patches":
      return (
        path(c.second, d`M40 ${y}l8 -1l1 8l-8 1Z`) +
        path(c.deep, d`M52 ${y + 14}l9 1l-1 8l-9 -1Z`) +
        line(c.pigment.pale[0], 0.9, d`M39 ${y + 2}l2.5 0m-2 3l2.5 0M51 ${y + 17}l2.5 0m-2.5 3h2.5`)
      );
    case "runes":
      return line(
        "#2f6fd0",
        2,
        d`M${50 - f.wide * 0.5} ${y}v8m0 -5l4 -3M50 ${y + 8}l4 4l-4 4l-4 -4ZM${50 + f.wide * 0.4} ${y - 1}l4 4l-4 4M50 ${f.hip + 3}v6m-3 -4h6`,
      );
    case "cracks":
      return line("#4b76c9", 1.2, d`M40 ${y + 2}q4 6 0 12m4 -7q4 0 5 4M60 ${y - 2}l-3 6l4 4l-3 7`);
    case "quilt":
      return line(
        c.pigment.second[2],
        0.9,
        d`M${50 - f.wide} ${y}L${50 + f.wide * 0.8} ${f.hip}M${50 + f.wide} ${y}L${50 - f.wide * 0.8} ${f.hip}M${50 - f.wide * 0.4} ${y - 6}L${50 + f.wide * 0.8} ${y + 9}M${50 + f.wide * 0.4} ${y - 6}L${50 - f.wide * 0.8} ${y + 9}`,
        0.8,
      );
    case "lamellar":
      return line(
        c.ink,
        1.1,
        d`M${50 - f.wide} ${y}h${f.wide * 2}M${50 - f.wide} ${y + 6}h${f.wide * 2}M${50 - f.wide} ${y + 12}h${f.wide * 2}M42 ${y - 6}v26M50 ${y - 6}v26M58 ${y - 6}v26`,
        0.55,
      );
    case "chain":
      return (
        line(
          c.ink,
          3.6,
          d`M${50 - f.wide * 0.6} ${f.shoulder - 1}Q50 ${f.hip} ${50 + f.wide * 0.6} ${f.shoulder - 1}`,
        ) +
        line(
          c.pigment.second[0],
          2,
          d`M${50 - f.wide * 0.6} ${f.shoulder - 1}Q50 ${f.hip} ${50 + f.wide * 0.6} ${f.shoulder - 1}`,
        ) +
        disc(c.second, 50, f.hip - 9, 3.6)
      );
    case "roses":
      return [0, 1, 2]
        .map(
          (i) =>
            disc("#d43a52", 42 + i * 8, f.hip + 14 - (i % 2) * 9, 4) +
            spot("#8c1a30", 42 + i * 8, f.hip + 14 - (i % 2) * 9, 1.6),
        )
        .join("");
    case "dial":
      return (
        disc(c.pale, 50, f.shoulder + 14, 12) +
        line(
          c.ink,
          1.4,
          d`M50 ${f.shoulder + 4}v3M50 ${f.shoulder + 21}v3M40 ${f.shoulder + 14}h3M57 ${f.shoulder + 14}h3`,
        ) +
        spot(c.ink, 50, f.shoulder + 14, 1.6)
      );
    case "straps":
      return (
        line(c.ink, 3.4, d`M${50 - f.wide} ${y}h${f.wide * 2}M${50 - f.wide} ${y + 9}h${f.wide * 2}`) +
        line(c.pigment.second[1], 1.8, d`M${50 - f.wide} ${y}h${f.wide * 2}M${50 - f.wide} ${y + 9}h${f.wide * 2}`)
      );
    case "rivets":
      return (
        flat(
          c.ink,
          [0, 1, 2, 3, 4].map((i) => ring(34 + i * 8, y - 2, 1.2) + ring(36 + i * 7, f.hip - 6, 1.2)).join(""),
          0.7,
        ) + line(c.ink, 1.2, d`M28 ${y + 6}h44`, 0.5)
      );
    case "furnace":
      return (
        spot(c.halo, 50, y + 8, 20) +
        path(c.ink, d`M38 ${y + 18}V${y + 4}a12 10 0 0 1 24 0V${y + 18}Z`) +
        flat(c.pigment.second[0], flame(44, y + 17, 4, 11) + flame(56, y + 17, 4, 12)) +
        flat("#ffe9a0", flame(50, y + 17, 5, 15)) +
        line(c.pigment.deep[0], 1.6, d`M44 ${y - 3}v21M50 ${y - 6}v24M56 ${y - 3}v21`)
      );
    case "stitches":
      return line(c.pigment.pale[0], 1.3, d`M40 ${y}l18 22M42 ${y + 7}l5 -4m0 10l5 -4m0 10l5 -4`);
    case "segments":
      return (
        spot(c.pigment.second[0], 50, y + 5, f.wide * 0.62) +
        line(
          c.pigment.main[1],
          1.2,
          [0, 1, 2, 3]
            .map(
              (i) =>
                d`M${50 + Math.cos(i * 0.79) * f.wide * 0.6} ${y + 5 + Math.sin(i * 0.79) * f.wide * 0.6}L${50 - Math.cos(i * 0.79) * f.wide * 0.6} ${y + 5 - Math.sin(i * 0.79) * f.wide * 0.6}`,
            )
            .join(""),
        )
      );
    case "pendulum":
      return (
        line(c.ink, 3, d`M50 ${f.hip - 4}L46 84`) +
        line(c.pigment.second[0], 1.6, d`M50 ${f.hip - 4}L46 84`) +
        disc(c.second, 46, 85, 6) +
        spot(c.glow, 45, 84, 2.4)
      );
    case "glass":
      return (
        disc(c.second, 50, y + 7, f.wide * 0.72, 16) +
        disc(c.steel, 50, y + 7, f.wide * 0.56, 13) +
        flat("#fff", d`M44 ${y + 2}l5 -6l2 0l-7 12ZM45 ${y + 12}l9 -15l2 1l-9 16Z`, 0.8)
      );
    case "medals":
      return (
        flat(c.glow, star(43, y + 3, 5, 4, 1.8)) +
        path(
          "#d8344a",
          d`M${50 - f.wide * 0.9} ${f.shoulder + 2}L${50 + f.wide * 0.6} ${f.hip}l-5 2L${50 - f.wide} ${f.shoulder + 7}Z`,
        )
      );
    default:
      return SKIRTED.includes(dress) ? texture(c, f) : "";
  }
}

/** The aspect's own pattern where the name asks for none: studs, diamonds, tatters or tongues of fire. */
function texture(c: Cast, f: Frame): string {
  const y = f.hip;
  switch (c.sculpture.aspects[0]) {
    case "Valor":
      return flat(
        c.pigment.second[1],
        star(50, y - 14, 4, 4.5, 2) + ring(44, y - 2, 1.2) + ring(50, y - 1, 1.2) + ring(56, y - 2, 1.2),
      );
    case "Madness":
      return flat(c.glow, star(43, y + 8, 4, 3, 1.4) + star(57, y + 8, 4, 3, 1.4) + star(50, y + 15, 4, 3, 1.4), 0.8);
    case "Fear":
      return line(c.ink, 1.6, d`M40 ${y + 10}l2 9M46 ${y + 13}l1 8M56 ${y + 12}l-1 9M62 ${y + 9}l-2 8`, 0.6);
    case "Passion":
      return flat(
        c.pigment.second[0],
        flame(41, y + 14, 3, 9) + flame(50, y + 15, 3.4, 12) + flame(59, y + 14, 3, 9),
        0.85,
      );
    default:
      return "";
  }
}
