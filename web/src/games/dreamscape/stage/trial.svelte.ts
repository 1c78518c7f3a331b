import type { View } from "../messages";
import type { TryOption } from "./offers";

/** Looks at what would come of an answer; only the last one asked about counts. */
export class Trial {
  /** The table after it, once that is known. */
  after = $state.raw<View | null>(null);
  /** The answer in notation. */
  text = $state("");
  readonly #tryOption: () => TryOption | undefined;

  constructor(tryOption: () => TryOption | undefined) {
    this.#tryOption = tryOption;
  }

  /** Look at an answer, or at none. */
  async look(text: string): Promise<void> {
    if (text === this.text) return;
    this.text = text;
    this.after = null;
    if (!text) return;
    const seen = await this.#tryOption()?.(text);
    if (this.text === text) this.after = seen ?? null;
  }
}
