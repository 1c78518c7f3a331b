import { isForPage } from "../shared/keys";

/** What can be done by key anywhere at a table. */
export type Deed = "skip" | "undo" | "log" | "help";

interface Key {
  readonly keys: readonly string[];
  readonly meaning: string;
}

const DEEDS: Readonly<Record<string, Deed>> = { s: "skip", u: "undo", l: "log", "?": "help" };

/** The keys of the help, each with the end of the key of its sentence. */
export const KEYS: readonly Key[] = [
  { keys: ["←", "↑", "→", "↓"], meaning: "move" },
  { keys: ["Enter"], meaning: "choose" },
  { keys: ["1", "…", "9"], meaning: "number" },
  { keys: ["D"], meaning: "usual" },
  { keys: ["E"], meaning: "end" },
  { keys: ["Esc"], meaning: "release" },
  { keys: ["/"], meaning: "type" },
  { keys: ["U"], meaning: "undo" },
  { keys: ["S"], meaning: "skip" },
  { keys: ["L"], meaning: "log" },
  { keys: ["?"], meaning: "help" },
];

/** What a key means anywhere at a table. */
export function deedOf(event: KeyboardEvent): Deed | undefined {
  return isForPage(event) ? DEEDS[event.key.toLowerCase()] : undefined;
}
