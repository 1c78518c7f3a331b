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

/** The index of the one option that was typed as it is suggested or as its button reads, or -1: the server reads it. */
export function typedIndex(ask: Ask, text: string): number {
  const wanted = plain(text);
  const fitting = typedOptions(ask).filter((one) =>
    [one.text, speak(one.sentence)].some((way) => plain(way) === wanted),
  );
  return fitting.length === 1 ? (fitting[0]?.index ?? -1) : -1;
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, " ").replace(/\.$/, "").toLowerCase();
}
