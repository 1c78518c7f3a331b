import { recall, remember } from "../memory";
import { makeTable } from "../net/api";

const KEPT = "examples";

/** The names of the examples of a game that were tried in this browser. */
export function triedExamples(game: string): ReadonlySet<string> {
  const start = path(game, "");
  return new Set(all().flatMap((one) => (one.startsWith(start) ? [one.slice(start.length)] : [])));
}

/** Try an example at a table of its own, and remember it; gives its address. */
export async function tryExample(game: string, example: string): Promise<string> {
  const { id } = await makeTable({ game, example });
  remember(KEPT, JSON.stringify([...new Set([...all(), path(game, example)])]));
  return `/table/${id}`;
}

const path = (game: string, example: string): string => `${game}/${example}`;

function all(): string[] {
  try {
    const kept: unknown = JSON.parse(recall(KEPT));
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
