import type { Cast } from "./cast";

/** Where the joints of a standing figure are, how far its coat falls and how wide its gown spreads. */
export interface Frame {
  wide: number;
  shoulder: number;
  hip: number;
  face: number;
  r: number;
  arm: number;
  hem: number;
  flare: number;
}

export const PLAIN: Frame = { wide: 16, shoulder: 46, hip: 68, face: 30, r: 13.5, arm: 7, hem: 84, flare: 33 };

const BUILDS: Record<string, Frame> = {
  child: { wide: 14, shoulder: 53, hip: 73, face: 37, r: 15.5, arm: 7, hem: 84, flare: 33 },
  plain: PLAIN,
  tall: { wide: 13, shoulder: 38, hip: 61, face: 24, r: 11.5, arm: 6, hem: 84, flare: 33 },
  stout: { wide: 21, shoulder: 46, hip: 70, face: 31, r: 13, arm: 9, hem: 84, flare: 33 },
  giant: { wide: 25, shoulder: 40, hip: 67, face: 28, r: 12, arm: 11, hem: 84, flare: 33 },
};

/** The build the name asks for, or the cost; no two people have quite the same measure. */
export function frameOf(c: Cast): Frame {
  const f = BUILDS[c.look.build ?? (c.sculpture.cost >= 9 ? "giant" : "plain")] ?? PLAIN;
  const give = (salt: string, most: number): number => ((c.die(5, salt) - 2) / 2) * most;
  const lift = give("height", 2);
  return {
    ...f,
    wide: f.wide + give("width", 1.5),
    shoulder: f.shoulder + lift,
    hip: f.hip + give("hip", 2),
    face: f.face + lift,
    r: f.r + give("head", 0.7),
    hem: f.hem + give("hem", 5),
    flare: f.flare + give("flare", 3),
  };
}

type Hands = readonly [number, number, number, number];

const stand = (f: Frame): Hands => [46 - f.wide * 1.35, f.hip - 2, 54 + f.wide * 1.35, f.hip - 2];

const POSES: Record<string, (f: Frame) => Hands> = {
  stand,
  raise: (f) => [46 - f.wide * 1.35, f.hip - 3, 57 + f.wide * 1.5, f.shoulder + 2],
  both: (f) => [43 - f.wide * 1.4, f.shoulder + 2, 57 + f.wide * 1.4, f.shoulder + 2],
  out: (f) => [38 - f.wide * 1.4, f.shoulder + 8, 62 + f.wide * 1.4, f.shoulder + 8],
  ahead: (f) => [60 + f.wide, f.shoulder + 4, 66 + f.wide, f.shoulder + 8],
  hang: (f) => [44 - f.wide * 1.5, f.hip + 14, 56 + f.wide * 1.5, f.hip + 14],
};

/** Where the hands are: left x and y, right x and y. */
export function handsOf(c: Cast, f: Frame): Hands {
  const pose = c.look.pose ?? (c.look.right ? "raise" : "stand");
  const [lx, ly, rx, ry] = (POSES[pose] ?? stand)(f);
  return [Math.max(lx, 14), ly, Math.min(rx, 86), ry];
}
