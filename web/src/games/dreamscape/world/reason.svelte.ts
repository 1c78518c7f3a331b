/** Why something that is not lit may not be done; the rules are asked again with every question. */
export class Reason {
  said = $state("");

  /** Follow whether it is lit; this must happen while a component begins. */
  constructor(lit: () => boolean, ask: () => Promise<string> | undefined) {
    $effect(() => {
      let late = false;
      this.said = "";
      if (!lit()) {
        void ask()?.then((said) => {
          if (!late) this.said = said;
        });
      }
      return () => (late = true);
    });
  }
}
