/** Browsers send no server what stands behind `#`, so that no log along the way holds a pass. */
const MARK = "#pass=";

/** The link that takes somebody along to another browser. */
export function linkOf(phrase: string, origin: string): string {
  return `${origin}/me${MARK}${phrase}`;
}

/** The phrase in what somebody has typed or pasted, which may be the whole link. */
export function phraseIn(text: string): string {
  const at = text.indexOf(MARK);
  return (at < 0 ? text : text.slice(at + MARK.length)).trim();
}
