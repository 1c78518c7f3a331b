import { letters } from "../../../shared/letters.svelte";

/** What a key stands for; `number` counts from 0. */
export type Command =
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "undo" | "end" | "usual" | "confirm" | "release" | "type" };

type Pressed = Pick<KeyboardEvent, "key" | "target" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented" | "repeat">;

type Word = Exclude<Command["kind"], "number">;

const WORDS: ReadonlyMap<string, Word> = new Map([
  ["u", "undo"],
  ["e", "end"],
  ["d", "usual"],
  ["/", "type"],
  ["escape", "release"],
]);
const FIELDS = "input:not([type='checkbox'], [type='radio'], [type='range']), select, textarea, [contenteditable]";
const PRESSED_BY_ENTER =
  "button, a[href], summary, [role='button'], [role='gridcell'], [role='option'], [tabindex='0']";
const APART = "dialog, [role='dialog'], [role='menu']";

/** Read a key, unless it is meant for whatever has the focus. */
export function command(event: Pressed): Command | undefined {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (within(event.target, FIELDS) || within(event.target, APART)) return undefined;
  if (event.key.length === 1 && !letters.on) return undefined;
  if (/^[1-9]$/.test(event.key)) return { kind: "number", number: Number(event.key) - 1 };
  if (event.key === "Enter") return within(event.target, PRESSED_BY_ENTER) ? undefined : { kind: "confirm" };
  const kind = WORDS.get(event.key.toLowerCase());
  return kind === undefined ? undefined : { kind };
}

function within(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
