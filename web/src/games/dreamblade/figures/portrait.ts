import { figure } from "./figure";
import type { Sculpture } from "./sculpture";

const drawn = new Map<string, string>();

/** A miniature as an image of its own, which keeps the names within its drawing from meeting those of another. */
export function portraitOf(sculpture: Sculpture): string {
  const known = drawn.get(sculpture.name);
  if (known !== undefined) return known;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${figure(sculpture)}</svg>`;
  const made = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  drawn.set(sculpture.name, made);
  return made;
}
