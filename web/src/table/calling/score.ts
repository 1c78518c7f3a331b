import type { Cue } from "./cues";
import { blow, melody, play, type Room } from "./instruments";

/** Let something be heard from a moment on, as strong as it is. */
type Played = (room: Room, at: number, strength: number) => void;

// A pentatonic scale has no wrong neighbours, so whatever happens at the same time sounds well together.
const [C, D, E, G, A, HIGH_C, HIGH_D, HIGH_E, HIGH_G] = [262, 294, 330, 392, 440, 523, 587, 659, 784];

const bell = (pitch: number, loud: number, lasts: number): { pitch: number; loud: number; lasts: number } => ({
  pitch,
  loud,
  lasts,
});

/** How each cue sounds. */
export const SCORE: Readonly<Record<Cue, Played>> = {
  turn: (room, at) => melody(room, [bell(C, 0.16, 0.9), bell(G, 0.14, 1.2)], at, 0.14),
  cycle: (room, at) => melody(room, [bell(C, 0.14, 1), bell(E, 0.12, 1), bell(G, 0.12, 1.3)], at, 0.16),
  die: (room, at) => {
    blow(room, { pitch: 2600, loud: 0.3, at, lasts: 0.05, narrow: 3 });
    blow(room, { pitch: 1700, loud: 0.22, at: at + 0.045, lasts: 0.06, narrow: 4 });
  },
  spawn: (room, at) => {
    play(room, { pitch: C / 2, to: C, loud: 0.22, at, lasts: 0.45 });
    melody(room, [bell(HIGH_C, 0.1, 0.5), bell(HIGH_G, 0.08, 0.8)], at + 0.12, 0.09);
  },
  move: (room, at) => blow(room, { pitch: 420, to: 260, loud: 0.3, at, lasts: 0.16 }),
  step: (room, at) => blow(room, { pitch: 620, to: 380, loud: 0.2, at, lasts: 0.09 }),
  walk: (room, at) => {
    for (const beat of [0, 0.13]) blow(room, { pitch: 520, to: 320, loud: 0.2, at: at + beat, lasts: 0.1 });
  },
  ability: (room, at) => melody(room, [bell(HIGH_D, 0.1, 0.4), bell(HIGH_E, 0.1, 0.6)], at, 0.07),
  power: (room, at) => melody(room, [bell(A, 0.12, 0.5), bell(HIGH_D, 0.1, 0.5), bell(HIGH_E, 0.1, 0.8)], at, 0.08),
  blade: (room, at) => {
    blow(room, { pitch: 5200, to: 7400, loud: 0.2, at, lasts: 0.28, narrow: 9 });
    play(room, { pitch: 2093, loud: 0.05, at: at + 0.03, lasts: 0.5, wave: "triangle" });
  },
  strike: (room, at) => {
    blow(room, { pitch: 900, to: 180, loud: 0.5, at, lasts: 0.22 });
    play(room, { pitch: 140, to: 52, loud: 0.45, at: at + 0.05, lasts: 0.3 });
  },
  hurt: (room, at, strength) => {
    play(room, { pitch: 190 - 70 * strength, to: 46, loud: 0.2 + 0.4 * strength, at, lasts: 0.16 + 0.3 * strength });
    blow(room, { pitch: 1100, to: 300, loud: 0.1 + 0.3 * strength, at, lasts: 0.1 + 0.14 * strength });
  },
  fall: (room, at) => {
    play(room, { pitch: E, to: 65, loud: 0.3, at, lasts: 0.7, wave: "triangle" });
    blow(room, { pitch: 500, to: 90, loud: 0.35, at: at + 0.05, lasts: 0.6 });
  },
  loss: (room, at) => melody(room, [bell(E, 0.13, 0.4), bell(D, 0.12, 0.6)], at, 0.12),
  shard: (room, at) => play(room, { pitch: HIGH_E * 2, to: HIGH_E * 2.02, loud: 0.09, at, lasts: 0.35 }),
  tree: (room, at) => melody(room, [bell(G, 0.13, 0.5), bell(HIGH_C, 0.11, 0.7)], at, 0.1),
  card: (room, at) => {
    blow(room, { pitch: 1500, to: 3000, loud: 0.14, at, lasts: 0.14 });
    melody(room, [bell(HIGH_C, 0.1, 0.5), bell(HIGH_E, 0.09, 0.5), bell(HIGH_G, 0.09, 0.9)], at + 0.08, 0.08);
  },
  points: (room, at) => melody(room, [bell(HIGH_G, 0.1, 0.3), bell(HIGH_C * 2, 0.09, 0.6)], at, 0.07),
  torn: (room, at) => {
    blow(room, { pitch: 1800, to: 5200, loud: 0.26, at, lasts: 0.24, narrow: 1.5 });
    blow(room, { pitch: 700, to: 240, loud: 0.16, at: at + 0.16, lasts: 0.2 });
  },
  turned: (room, at) => {
    blow(room, { pitch: 1400, to: 2600, loud: 0.12, at, lasts: 0.1 });
    play(room, { pitch: HIGH_C, loud: 0.09, at: at + 0.05, lasts: 0.45 });
  },
  wonder: (room, at) => {
    play(room, { pitch: C / 2, to: C, loud: 0.16, at, lasts: 0.9 });
    const rising = [C, E, G, HIGH_C, HIGH_E, HIGH_G, HIGH_C * 2].map((pitch) => bell(pitch, 0.12, 1.6));
    melody(room, rising, at + 0.1, 0.11);
  },
  end: (room, at) => melody(room, [bell(C, 0.16, 1.2), bell(G, 0.14, 1.2), bell(HIGH_C, 0.14, 1.8)], at, 0.2),
  "your-turn": (room, at) => melody(room, [bell(G, 0.16, 0.5), bell(HIGH_D, 0.16, 0.9)], at, 0.16),
  victory: (room, at) =>
    melody(
      room,
      [C, E, G, HIGH_C, HIGH_E, HIGH_G].map((pitch) => bell(pitch, 0.16, 1.4)),
      at,
      0.14,
    ),
  defeat: (room, at) =>
    melody(
      room,
      [A, G, E, D, C].map((pitch) => bell(pitch, 0.15, 1.3)),
      at,
      0.24,
    ),
  draw: (room, at) => melody(room, [bell(G, 0.15, 1.1), bell(A, 0.13, 1.1), bell(G, 0.13, 1.5)], at, 0.22),
};
