import { recall, remember } from "../../memory";

/** How far somebody had looked at a table in this browser. */
export interface Look {
  readonly id: string;
  readonly cuts: number;
  /** The step that was answered here last. */
  readonly own: number;
  /** The step up to which everything had been seen. */
  readonly seen: number;
}

const KEY = "looked";
/** So many tables are remembered, the newest first. */
const MOST = 24;

/** How far this browser had looked at a table, if it remembers. */
export function lookAt(id: string): Look | undefined {
  return all().find((look) => look.id === id);
}

/** Remember how far this browser has looked. */
export function noteLook(look: Look): void {
  const others = all().filter((one) => one.id !== look.id);
  remember(KEY, JSON.stringify([look, ...others].slice(0, MOST)));
}

function all(): Look[] {
  try {
    const found: unknown = JSON.parse(recall(KEY) || "[]");
    return Array.isArray(found) ? found.filter(isLook) : [];
  } catch {
    return [];
  }
}

function isLook(one: unknown): one is Look {
  const look = one as Partial<Look> | null;
  return typeof look?.id === "string" && [look.cuts, look.own, look.seen].every(Number.isInteger);
}
