import { speak } from "../../../words";

/** Why something that is not lit may not be done; the rules are asked again with every question. */
export class Reason {
  /** The sentence as the server wrote it. */
  #sentence = $state("");

  /** Follow whether it is lit; this must happen while a component begins. */
  constructor(lit: () => boolean, ask: () => Promise<string> | undefined) {
    $effect(() => {
      let late = false;
      this.#sentence = "";
      if (!lit()) {
        void ask()?.then((sentence) => {
          if (!late) this.#sentence = sentence;
        });
      }
      return () => (late = true);
    });
  }

  /** The reason in the current language, or nothing. */
  get said(): string {
    return speak(this.#sentence);
  }
}
