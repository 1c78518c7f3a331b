import { isForPage } from "../shared/keys";

/** What can be done by key anywhere at a table. */
export type Deed = "skip" | "undo" | "log" | "mute" | "hint" | "help";

/** What some keys do, with the end of the key of its sentence. */
export interface Key {
  readonly keys: readonly string[];
  readonly meaning: string;
}

const DEEDS: Readonly<Record<string, Deed>> = { s: "skip", u: "undo", l: "log", m: "mute", h: "hint", "?": "help" };

/** The keys of the help for every game. */
export const KEYS: readonly Key[] = [
  { keys: ["←", "↑", "→", "↓"], meaning: "move" },
  { keys: ["Tab"], meaning: "around" },
  { keys: ["Enter"], meaning: "choose" },
  { keys: ["1", "…", "9"], meaning: "number" },
  { keys: ["D"], meaning: "usual" },
  { keys: ["E"], meaning: "end" },
  { keys: ["Esc"], meaning: "release" },
  { keys: ["O"], meaning: "list" },
  { keys: ["/"], meaning: "type" },
  { keys: ["U"], meaning: "undo" },
  { keys: ["S"], meaning: "skip" },
  { keys: ["H"], meaning: "hint" },
  { keys: ["L"], meaning: "log" },
  { keys: ["M"], meaning: "mute" },
  { keys: ["?"], meaning: "help" },
];

/** What a key means anywhere at a table. */
export function deedOf(event: KeyboardEvent): Deed | undefined {
  return isForPage(event) ? DEEDS[event.key.toLowerCase()] : undefined;
}
