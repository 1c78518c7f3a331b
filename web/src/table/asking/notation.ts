import type { Ask } from "../../messages";
import { speak } from "../../words";
import { wholeIndex } from "./folding";

/** An answer as it can be typed (docs/notation-<game>.md). */
export interface Typed {
  readonly text: string;
  readonly index: number;
  readonly sentence: string;
}

/** How each option can be typed; the text of one that is folded means all of its group. */
export function typedOptions(ask: Ask): Typed[] {
  return (ask.options ?? []).map((option) => ({
    text: option.text,
    sentence: option.sentence,
    index: wholeIndex(option),
  }));
}

/**
 * The index of the one option that was typed as it is suggested or as its button reads, or of which some words were;
 * or -1: the server reads it.
 */
export function typedIndex(ask: Ask, text: string): number {
  const wanted = plain(text);
  const fitting = typedOptions(ask).filter((one) =>
    [one.text, speak(one.sentence)].some((way) => plain(way) === wanted),
  );
  const meant = fitting.length > 0 ? fitting : meantBy(ask, text);
  return meant.length === 1 ? (meant[0]?.index ?? -1) : -1;
}

/** An option as an example to somebody who typed something else: the likest, the usual one, or any. */
export function exampleFor(ask: Ask, text: string): string {
  const typed = wordsOf(text);
  const all = typedOptions(ask);
  const likeness = (one: Typed): number => typed.filter((word) => says(one, word)).length;
  const most = Math.max(0, ...all.map(likeness));
  const likest = most > 0 ? all.filter((one) => likeness(one) === most) : all;
  return (likest.find((one) => one.index === ask.usual) ?? likest.at(-1))?.text ?? "";
}

/** The options that hold every word of a text; one that is chosen for several at once says too many to be meant so. */
function meantBy(ask: Ask, text: string): Typed[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const several = new Set(
    (ask.options ?? []).filter((one) => (one.group?.length ?? 0) + (one.faces?.length ?? 0) > 0).map(wholeIndex),
  );
  return typedOptions(ask).filter((one) => !several.has(one.index) && typed.every((word) => says(one, word)));
}

/** Whether an option holds a word, or one that begins with it. */
function says(one: Typed, word: string): boolean {
  const begins = word.length >= 3;
  const all = wordsOf(`${one.text} ${speak(one.sentence)}`);
  return all.some((other) => other === word || (begins && other.startsWith(word)));
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((word) => word !== "");
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, " ").replace(/\.$/, "").toLowerCase();
}
