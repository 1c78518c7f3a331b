import { recall, remember } from "../memory";
import { makeTable, table } from "../net/api";
import { say } from "../words";

const KEPT = "lessons";

/** How far this browser has come with a lesson. */
export interface Kept {
  /** Whether it has been learnt to its end. */
  readonly learnt?: boolean;
  /** The table where it was begun and may be gone on with. */
  readonly table?: string;
}

/** What this browser knows of a lesson of a game. */
export function keptLesson(game: string, lesson: string): Kept {
  return all()[path(game, lesson)] ?? {};
}

/** Remember something of a lesson; what is not said stays. */
export function keepLesson(game: string, lesson: string, news: Kept): void {
  const kept = all();
  remember(KEPT, JSON.stringify({ ...kept, [path(game, lesson)]: { ...kept[path(game, lesson)], ...news } }));
}

/** What a lesson is called. */
export function lessonTitle(game: string, lesson: string): string {
  const name = `${game}-${lesson}`;
  return say(`web-lesson-${name}-title`);
}

/** Go on with a lesson where it was left, or begin it; gives the address of its table. */
export async function openLesson(game: string, lesson: string): Promise<string> {
  const { table: begun } = keptLesson(game, lesson);
  if (begun && (await isPlayed(begun))) return addressOf(begun);
  return beginLesson(game, lesson);
}

/** Begin a lesson at a table of its own; gives its address. */
export async function beginLesson(game: string, lesson: string): Promise<string> {
  const { id } = await makeTable({ game, lesson });
  keepLesson(game, lesson, { table: id });
  return addressOf(id);
}

const addressOf = (id: string): string => `/table/${id}`;

async function isPlayed(id: string): Promise<boolean> {
  try {
    const { status } = await table(id);
    return status === "seating" || status === "playing";
  } catch {
    return false;
  }
}

function path(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}

function all(): Record<string, Kept> {
  try {
    const kept: unknown = JSON.parse(recall(KEPT));
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? (kept as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}
