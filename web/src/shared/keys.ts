import { letters } from "./letters.svelte";

const FIELDS = "input:not([type='checkbox'], [type='radio'], [type='range']), select, textarea, [contenteditable]";
// A dialog that has just been closed keeps the focus until the browser draws again.
const APART = "dialog[open], [role='dialog'], [role='menu']";

/** Whether a key is meant for the page, and not for a field, a dialog, the browser, or whoever has heard it already. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (within(event.target, FIELDS) || within(event.target, APART)) return false;
  return event.key.length > 1 || letters.on;
}

export function within(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
