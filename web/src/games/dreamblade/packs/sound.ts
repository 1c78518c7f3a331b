import { motion } from "../../../motion.svelte";
import { type Cue, placed } from "../../../table/calling/cues";
import { Speaker } from "../../../table/calling/speaker";
import { wishes } from "../../../table/calling/wishes.svelte";
import type { Rarity } from "./opening.svelte";

/** What is heard when a miniature of each rarity is turned. */
const TURNED: Readonly<Record<Rarity, Cue>> = { common: "turned", uncommon: "ability", rare: "wonder" };

/** What opening packs sounds like; silent where a listener wants it so, as at a table. */
export class Sound {
  #speaker: Speaker | undefined;

  tear(): void {
    this.#play(["torn"]);
  }

  turn(rarities: readonly Rarity[]): void {
    // Of many at once only the rarest is heard: it stands for all.
    const rarest = (["rare", "uncommon", "common"] as const).find((one) => rarities.includes(one));
    if (rarest) this.#play([TURNED[rarest]]);
  }

  end(): void {
    void this.#speaker?.end();
    this.#speaker = undefined;
  }

  #play(cues: readonly Cue[]): void {
    const { volume, muted, still } = wishes.now;
    if (muted || (still && motion.still) || !("AudioContext" in globalThis && "userActivation" in navigator)) return;
    // No browser lets a page sound before somebody has pressed something.
    if (!navigator.userActivation.hasBeenActive) return;
    this.#speaker ??= new Speaker();
    const heard = placed(cues.map((cue) => ({ cue, strength: 1 })));
    void this.#speaker.play(heard, volume).catch(() => undefined);
  }
}
