import { recall, remember } from "../../memory";

const REMEMBERED = "threats";
const SHOWN = "shown";

/** Whether the board shows what threatens one's own creatures; this browser remembers it. */
export class Threatened {
  #shown = $state(recall(REMEMBERED) === SHOWN);

  get shown(): boolean {
    return this.#shown;
  }

  toggle(): void {
    this.#shown = !this.#shown;
    remember(REMEMBERED, this.#shown ? SHOWN : "");
  }
}
