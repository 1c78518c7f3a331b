import type { Event } from "../../../messages";

/** How long each kind of event has the stage before the next one, in milliseconds; others pass at once. */
const PAUSES: Readonly<Record<string, number>> = {
  "turn-began": 500,
  "initiative-rolled": 350,
  "spawning-skipped": 700,
  "points-gained": 150,
  spawned: 420,
  "ability-used": 300,
  energized: 250,
  moved: 340,
  shifted: 300,
  struck: 420,
  "deathblow-struck": 420,
  "special-attack": 420,
  "roll-began": 260,
  "face-rolled": 130,
  "dice-taken-up": 260,
  "blades-assigned": 320,
  "damage-modified": 260,
  "damage-held": 240,
  damaged: 380,
  disrupted: 480,
  destroyed: 560,
  sacrificed: 480,
  banished: 480,
  purged: 360,
  raised: 360,
  "marked-relentless": 240,
  "marked-ferocious": 240,
  "wail-rolled": 300,
  claimed: 420,
  "turn-won": 1300,
  "turn-drawn": 1100,
  "game-ended": 1500,
};
const LONGEST = 3200;

/** When each event of a moment has its turn, and how long the whole moment lasts. */
export function timed(moment: readonly Event[]): { at: number[]; lasting: number } {
  const pauses = moment.map((event) => PAUSES[event.kind] ?? 0);
  const whole = pauses.reduce((sum, pause) => sum + pause, 0);
  const pace = whole > LONGEST ? LONGEST / whole : 1;
  const at: number[] = [];
  let now = 0;
  for (const pause of pauses) {
    at.push(now);
    now += pause * pace;
  }
  return { at, lasting: now };
}

/** How long a moment lasts on the board, in milliseconds; whoever shows the next one may wait for it. */
export function lasting(moment: readonly Event[]): number {
  return timed(moment).lasting;
}
