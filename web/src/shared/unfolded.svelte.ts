import { recall, remember } from "../memory";

const REMEMBERED = "choices";
const SHOWN = "shown";
const SMALL = "(max-width: 60rem)";

/** Whether everything that can be chosen is listed beside the board; where the list would cover it, nobody wishes so for long. */
export class Unfolded {
  #shown = $state(recall(REMEMBERED) === SHOWN && !isSmall());

  get shown(): boolean {
    return this.#shown;
  }

  /** Show the list or fold it away, and remember it where there is room. */
  wish(shown: boolean): void {
    this.#shown = shown;
    if (!isSmall()) remember(REMEMBERED, shown ? SHOWN : "");
  }

  /** Show the list until it is folded away. */
  lend(): void {
    this.#shown = true;
  }
}

function isSmall(): boolean {
  return matchMedia(SMALL).matches;
}
