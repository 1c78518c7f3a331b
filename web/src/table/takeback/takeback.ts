import type { Event, Table } from "../../messages";
import { chapters, type Phase, type Telling } from "../logbook";

/** Where somebody's wish to go back stands, from this browser's side. */
export interface Standing {
  readonly seat: number;
  readonly step: number;
  /** Whether a seat of this browser asks. */
  readonly mine: boolean;
  /** The seats of this browser that have yet to reply. */
  readonly replies: readonly number[];
  /** The seats of others that have yet to reply. */
  readonly others: readonly number[];
}

export function standing(table: Table): Standing | null {
  const asked = table.takeback;
  if (!asked) return null;
  const mine = (seat: number): boolean => table.seats[seat]?.mine === true;
  return {
    seat: asked.seat,
    step: asked.step,
    mine: mine(asked.seat),
    replies: asked.awaits.filter(mine),
    others: asked.awaits.filter((seat) => !mine(seat)),
  };
}

/** Whether a wish of this browser came to nothing: it is gone, and the game has not gone back. */
export function denied(before: Standing | null, now: Standing | null, step: number): boolean {
  return before?.mine === true && now === null && step > before.step;
}

/** A step one may ask to go back to: before the last decision, or to where a phase began. */
export interface Point {
  readonly step: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly begin: boolean;
}

const MOST = 4;

/** The points worth going back to in the phases of some players, the latest first. */
export function points(events: readonly Event[], step: number, telling: Telling, players: readonly string[]): Point[] {
  const decisions = decided(events, telling).filter((one) => one < step);
  const all = chapters(events, telling).flatMap(({ turn, sections }) =>
    sections.map((section) => ({ turn, ...section })),
  );
  const found: Point[] = [];
  for (const [index, { turn, phase, step: begin }] of [...all.entries()].reverse()) {
    if (!players.includes(phase.player)) continue;
    // A phase lasts from the answer after the one that began it to the one that begins the next.
    const end = all[index + 1]?.step ?? step;
    const within = decisions.filter((one) => one > begin && one <= end);
    const [first, last] = [within[0], within.at(-1)];
    if (first === undefined || last === undefined) continue;
    if (found.length === 0 && last > first) found.push({ step: last, turn, phase, begin: false });
    found.push({ step: first, turn, phase, begin: true });
  }
  return found.slice(0, MOST);
}

/** The steps at which people and bots answered, not chance. */
function decided(events: readonly Event[], telling: Telling): number[] {
  const found: number[] = [];
  let before = -1;
  for (const event of events) {
    if (event.step !== before && !telling.chance.has(event.kind)) found.push(event.step);
    before = event.step;
  }
  return found;
}

/** The seat that speaks for a browser: the one that is asked, else its first. */
export function speaker(mine: readonly number[], asked: readonly number[]): number | undefined {
  return mine.find((seat) => asked.includes(seat)) ?? mine[0];
}
