import { Refusal, sentencesOf } from "../../../net/api";

/** What is wrong with a packed warband otherwise than by damage. */
const TOLD = ["warband-packed-version", "warband-packed-set", "warband-packed-sets"];

/** Why a warband cannot be read, for people: which letter of a link is damaged helps nobody. */
export function whyUnread(fault: unknown): readonly string[] {
  const isLink = fault instanceof Refusal && fault.reason.startsWith("warband-packed-");
  return isLink && !TOLD.includes(fault.reason) ? ["⟦web-builder-link-damaged⟧"] : sentencesOf(fault);
}

/** A name that no miniature has, and those that come near it. */
export interface Mistyped {
  readonly came: string;
  readonly near: readonly string[];
  /** The sentence without the names that come near. */
  readonly sentence: string;
}

const UNKNOWN = /(⟦miniature-unknown¦came=)([^⟦¦⟧]+)(¦near=)([^⟦¦⟧]+)⟧/;
/** What stands for no name at all. */
const NOTHING_NEAR = "none";

/** What was mistyped, where a sentence is about that and somebody may have been meant. */
export function mistyped(sentence: string): Mistyped | undefined {
  const [whole, first = "", came = "", second = "", near = NOTHING_NEAR] = UNKNOWN.exec(sentence) ?? [];
  if (whole === undefined || near === NOTHING_NEAR) return undefined;
  const without = sentence.replace(whole, () => `${first}${came}${second}${NOTHING_NEAR}⟧`);
  return { came, near: near.split(", "), sentence: without };
}

/** Write another name for one that nobody has, wherever it stands alone. */
export function mended(text: string, came: string, meant: string): string {
  const alone = new RegExp(`(?<!\\p{L})${escaped(came)}(?!\\p{L})`, "gu");
  return text.replace(alone, () => meant);
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
