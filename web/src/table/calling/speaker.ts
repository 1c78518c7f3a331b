import type { Placed } from "./cues";
import type { Room } from "./instruments";
import { SCORE } from "./score";

/** Sounds that would be heard later than this after what they belong to are left out, in seconds. */
const LATE = 0.25;

/** Plays what it is told; it is made after a first gesture, since no browser lets a page sound before. */
export class Speaker {
  readonly #context: AudioContext;
  readonly #gain: GainNode;
  readonly #room: Room;

  constructor() {
    this.#context = new AudioContext();
    this.#gain = this.#context.createGain();
    // Many at the same time are pressed together instead of rattling.
    const limit = this.#context.createDynamicsCompressor();
    this.#gain.connect(limit).connect(this.#context.destination);
    this.#room = { context: this.#context, out: this.#gain };
  }

  /** Let some cues be heard, as loud as a listener wants it, from 0 to 1. */
  async play(cues: readonly Placed[], volume: number): Promise<void> {
    if (cues.length === 0 || volume <= 0) return;
    const wanted = performance.now();
    if (this.#context.state !== "running") await this.#context.resume();
    if (performance.now() - wanted > LATE * 1000) return;
    const now = this.#context.currentTime;
    // Ears hear proportions: half way is much less than half the strength.
    this.#gain.gain.setValueAtTime(volume * volume * 2, now);
    for (const { cue, after, strength } of cues) SCORE[cue](this.#room, now + after, strength);
  }

  /** Be silent for good. */
  async end(): Promise<void> {
    await this.#context.close();
  }
}
