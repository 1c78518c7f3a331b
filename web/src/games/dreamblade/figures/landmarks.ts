import type { Plan } from "./cast";
import { eyes } from "./eyes";
import { ground, pane } from "./masonry";
import { both, box, disc, flat, heart, limb, line, path, ring, spot } from "./pen";

export const tower: Plan = (c) =>
  path(c.main, "M34 92L38 30H62L66 92Z") +
  path(c.second, "M30 32L50 4L70 32Z") +
  flat(c.glow, pane(50, 48, 4, 9) + pane(47, 70, 3, 7)) +
  line(c.ink, 1, "M37 46H63M36 60H64M35 76H65", 0.35) +
  ground(c);

export const gate: Plan = (c) =>
  both(path(c.main, "M12 92V30H32V92Z") + disc(c.second, 22, 22, 9)) +
  path(c.second, "M10 34Q50 -2 90 34L84 42Q50 12 16 42Z") +
  spot(c.halo, 50, 62, 30) +
  line(c.ink, 2.4, "M36 92V46M43 92V40M50 92V38M57 92V40M64 92V46M32 66H68") +
  ground(c);

export const well: Plan = (c) =>
  both(limb(c.second, 22, 30, 22, 50, 22, 70, 5, 5)) +
  path(c.second, "M8 34L50 6L92 34Z") +
  line(c.ink, 1.6, "M50 28V52") +
  box(c.deep, 44, 50, 12, 10, 2) +
  path(c.main, "M14 66H86L80 92H20Z") +
  disc(c.deep, 50, 66, 36, 8) +
  eyes(c, 50, 66, 7, 2) +
  ground(c);

export const garden: Plan = (c) =>
  limb("#6b4a3a", 50, 92, 44, 70, 50, 40, 9, 4) +
  [
    [30, 36, 17],
    [68, 34, 18],
    [50, 22, 19],
    [50, 46, 16],
  ]
    .map(([x = 0, y = 0, r = 0], i) => disc(i % 2 ? c.second : c.main, x, y, r))
    .join("") +
  flat(c.glow, heart(40, 30, 3) + heart(62, 40, 3) + ring(52, 18, 2.4) + ring(28, 44, 2)) +
  ground(c);

export const bridge: Plan = (c) =>
  path(c.main, "M2 66Q50 18 98 66V92H84Q80 60 50 60Q20 60 16 92H2Z") +
  line(c.ink, 1.2, "M14 66Q50 36 86 66M30 44l6 12M70 44l-6 12M50 40V54", 0.5) +
  both(limb(c.second, 10, 60, 10, 46, 10, 34, 3, 3) + spot(c.halo, 10, 30, 10) + disc(c.glow, 10, 30, 4)) +
  path(c.second, "M16 94q9 -6 17 0q9 -6 17 0q9 -6 17 0q9 -6 17 0Z");

export const arena: Plan = (c) =>
  path(c.main, "M4 44Q50 24 96 44L90 92H10Z") +
  disc(c.deep, 50, 44, 45, 13) +
  disc(c.second, 50, 46, 32, 8) +
  flat(c.ink, pane(24, 82, 5, 14) + pane(41, 84, 5, 14) + pane(59, 84, 5, 14) + pane(76, 82, 5, 14)) +
  both(path(c.second, "M12 40V10L28 15L14 21Z")) +
  ground(c);
