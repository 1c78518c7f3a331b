import { Refusal, sentencesOf } from "../../../net/api";

/** What is wrong with a packed warband otherwise than by damage. */
const TOLD = ["warband-packed-version", "warband-packed-set", "warband-packed-sets"];

/** Why a warband cannot be read, for people: which letter of a link is damaged helps nobody. */
export function whyUnread(fault: unknown): readonly string[] {
  const isLink = fault instanceof Refusal && fault.reason.startsWith("warband-packed-");
  return isLink && !TOLD.includes(fault.reason) ? ["⟦web-builder-link-damaged⟧"] : sentencesOf(fault);
}
