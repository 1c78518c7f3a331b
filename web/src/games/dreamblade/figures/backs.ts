import type { Cast } from "./cast";
import type { Frame } from "./frame";
import { both, d, disc, flat, limb, line, path, ring, spot, star } from "./pen";
import { wings } from "./wings";

/** The tail of a demon or of a beast. */
function tailOf(c: Cast, f: Frame): string {
  const y = f.hip;
  switch (c.sculpture.lineage) {
    case "Hellbred":
      return path(
        c.main,
        d`M54 ${y + 6}C86 ${y + 22} 80 ${y - 10} 91 ${y - 6}L89 ${y - 12}L98 ${y - 8}L92 ${y}L91 ${y - 3}C84 ${y - 5} 90 ${y + 30} 54 ${y + 12}Z`,
      );
    case "Bloodcut":
      return (
        path(
          c.second,
          d`M46 ${y + 10}C30 ${y + 24} 8 ${y + 18} 7 ${y + 2}Q6 ${y - 8} 14 ${y - 12}Q13 ${y - 4} 18 ${y + 1}C24 ${y + 8} 34 ${y + 4} 44 ${y}Z`,
        ) +
        flat(
          c.pigment.pale[0],
          d`M14 ${y - 12}Q5 ${y - 8} 7 ${y + 3}L11 ${y - 1}L14 ${y + 3}L16 ${y - 2}Q13 ${y - 5} 14 ${y - 12}Z`,
        )
      );
    default:
      return "";
  }
}

/** Cloak, wings, tail or shadow behind the figure. */
export function behind(c: Cast, f: Frame): string {
  const tail = tailOf(c, f);
  const hive =
    c.sculpture.lineage === "Hivelings" && c.look.back === undefined ? wings(c, 50, f.shoulder + 4, "gauze") : "";
  switch (c.look.back) {
    case "cape":
      return (
        tail +
        path(
          c.second,
          d`M${50 - f.wide} ${f.shoulder}Q${38 - f.wide} 70 ${34 - f.wide} 92Q50 84 ${66 + f.wide} 92Q${62 + f.wide} 70 ${50 + f.wide} ${f.shoulder}Z`,
        )
      );
    case "clock":
      return (
        tail +
        disc(c.second, 50, 40, 31) +
        disc(c.pale, 50, 40, 26) +
        line(c.ink, 2, d`M50 17v5M50 58v5M27 40h5M68 40h5M34 24l3 3M66 24l-3 3`)
      );
    case "sunrays":
      return tail + flat(c.pigment.second[0], star(50, f.face + 8, 14, 40, 22), 0.75);
    case "moon":
      return tail + spot(c.glow, 66, 26, 21, 21, 0.9) + spot("#1b1838", 58, 22, 17, 17, 0.35);
    case "feathers":
    case "bat":
    case "gauze":
      return tail + wings(c, 50, f.shoulder + 4, c.look.back);
    case "hyenas":
      return (
        tail +
        both(
          path(c.deep, d`M8 94V78Q6 66 14 64l-2 -8l7 5l6 -3l0 8Q32 72 32 94Z`) +
            flat(c.glow, ring(14, 72, 1.5) + ring(20, 71, 1.5)),
        )
      );
    case "wind":
      return (
        tail +
        flat(
          c.rim,
          "M2 90Q20 70 48 80T98 70Q88 86 62 86T2 90ZM10 72Q24 58 42 66Q28 66 10 72ZM90 58Q78 52 66 60Q80 60 90 58Z",
          0.6,
        )
      );
    case "seats":
      return (
        tail +
        [8, 74]
          .map((x) => path(c.second, d`M${x} 92V72q9 -8 18 0V92Z`) + path(c.main, d`M${x - 2} 92v-8h22v8Z`))
          .join("")
      );
    case "banner":
      return (
        tail +
        limb(c.deep, 20, 2, 20, 40, 22, 92, 2.6, 2.6) +
        path(c.main, "M20 4H2V52L8 47L14 53L20 48Z") +
        flat(c.pigment.second[1], star(11, 20, 8, 7, 3.5))
      );
    case "shards":
      return tail + path(c.steel, "M12 22l10 -12l2 14ZM6 46l8 -8l2 12ZM86 20l-8 -14l-3 13ZM96 44l-9 -8l-1 11Z");
    case "rain":
      return line(
        c.pigment.second[0],
        1.5,
        d`M12 12l-4 12M30 4l-4 12M76 6l-4 12M92 20l-4 12M14 48l-4 12M90 58l-4 12M84 36l-4 10M20 74l-3 9`,
        0.9,
      );
    case "pillows":
      return (
        path(c.pale, d`M2 92q-2 -14 8 -12h18q8 0 5 12q-16 4 -31 0Z`) +
        path(c.main, d`M6 80q-2 -12 6 -10h12q7 0 4 10q-10 3 -22 0Z`)
      );
    case "notes":
      return [
        [14, 26],
        [84, 18],
        [88, 44],
      ]
        .map(
          ([x = 0, y = 0]) =>
            disc(c.second, x, y, 3.6, 2.8) + line(c.pigment.second[0], 1.6, d`M${x + 3} ${y}v-12l6 3`),
        )
        .join("");
    case "coffin":
      return (
        path(c.pale, d`M68 30l10 -6l10 6l3 18l-8 44h-10l-8 -44Z`) +
        line(c.ink, 0.8, d`M67 44l24 6M68 56l21 6M70 68l17 5`, 0.6)
      );
    case "curtain":
      return both(path(c.main, d`M4 8H40Q26 40 14 60L16 94H4Z`) + line(c.ink, 1, d`M12 10V90M22 10Q18 40 12 56`, 0.4));
    case "spirals":
      return line(
        c.pigment.second[1],
        1.6,
        d`M14 30a5 5 0 1 1 5 5a8 8 0 1 1 -8 -10M86 60a4 4 0 1 1 -4 4a7 7 0 1 1 8 6M84 22a3 3 0 1 1 3 3`,
        0.9,
      );
    default:
      return tail + hive;
  }
}
