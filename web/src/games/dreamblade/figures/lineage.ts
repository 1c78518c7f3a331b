import type { Cast } from "./cast";
import type { Frame } from "./frame";
import { both, d, flat, limb, line } from "./pen";

/** What the lineage leaves on the body: cuts on the breast, further arms, mist instead of feet. */
export function lineageMarks(c: Cast, f: Frame): string {
  switch (c.sculpture.lineage) {
    case "Bloodcut":
      return (
        line(
          "#5c0a1c",
          3.2,
          d`M${50 - f.wide * 0.7} ${f.shoulder + 5}l8 13M${50 - f.wide * 0.2} ${f.shoulder + 3}l8 13M${50 + f.wide * 0.3} ${f.shoulder + 2}l7 12`,
        ) +
        line(
          "#ff5a63",
          1.5,
          d`M${50 - f.wide * 0.7} ${f.shoulder + 5}l8 13M${50 - f.wide * 0.2} ${f.shoulder + 3}l8 13M${50 + f.wide * 0.3} ${f.shoulder + 2}l7 12`,
        )
      );
    case "Hivelings":
      return both(
        limb(
          c.second,
          50 - f.wide * 0.8,
          f.shoulder + 14,
          32 - f.wide,
          f.shoulder + 14,
          30 - f.wide,
          f.hip + 10,
          4.5,
          2.5,
        ),
      );
    case "Lost":
      return flat(c.rim, "M14 95q6 -9 14 -4q5 -8 13 -3q8 -7 15 0q8 -6 14 2q9 -4 16 5Z", 0.55);
    default:
      return "";
  }
}
