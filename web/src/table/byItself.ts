import type { Sent } from "./state.svelte";

/** Why an answer is not needed any more: the same guest has answered on another page, or took something back. */
const LATE = new Set(["answer-stale", "server-taken-back"]);

/** What a page has answered by itself since its line opened or people here answered, the oldest first. */
export class ByItself {
  #sent: Sent[] = [];

  add(sent: Sent): void {
    this.#sent.push(sent);
  }

  forget(): void {
    this.#sent = [];
  }

  /** Give the answer that is refused: what comes too late does so in order, anything else is about the last one. */
  refused(reason: string): { readonly sent: Sent; readonly late: boolean } | null {
    const late = LATE.has(reason);
    const sent = late ? this.#sent.shift() : this.#sent.pop();
    return sent ? { sent, late } : null;
  }
}
