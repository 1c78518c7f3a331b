import { language } from "./language.svelte";
import { type Details, speakWith } from "./portable";

export { LANGUAGES, type Language, language } from "./language.svelte";
export { players } from "./players.svelte";
export type { Details } from "./portable";

/** Say the sentence of a key in the current language; a key without one is shown itself. */
export function say(key: string, details: Details = {}): string {
  return said(key, details) ?? key;
}

/** Put a portable sentence from the server into the current language; never throws. */
export function speak(sentence: string): string {
  return speakWith(said, sentence);
}

/** Whether there is a sentence for a key. */
export function can(key: string): boolean {
  return language.message(key) !== undefined;
}

function said(key: string, details: Details): string | undefined {
  const pattern = language.message(key)?.value;
  // Faults are collected, not thrown: a missing detail shows as its name.
  return pattern ? language.bundle.formatPattern(pattern, details, []) : undefined;
}
