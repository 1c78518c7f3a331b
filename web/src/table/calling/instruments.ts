// What sounds are made of: everything is computed here, and nothing was recorded anywhere.

/** Where something is heard: the clock and the way to the ear. */
export interface Room {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
}

/** A note: how high, how loud from 0 to 1, when and how long in seconds. */
export interface Note {
  readonly pitch: number;
  /** The pitch to which it glides, where it does not stay. */
  readonly to?: number;
  readonly loud: number;
  readonly at: number;
  readonly lasts: number;
  readonly wave?: OscillatorType;
}

/** A breath of noise around a pitch; the narrower, the more it sings. */
export interface Breath extends Omit<Note, "wave"> {
  readonly narrow?: number;
}

/** Nothing begins or ends at once, which would be heard as a click. */
const EDGE = 0.006;
const SILENCE = 0.0001;

/** Play a note that dies away. */
export function play({ context, out }: Room, { pitch, to, loud, at, lasts, wave = "sine" }: Note): void {
  const tone = context.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, at);
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, at + lasts);
  tone.connect(fading(context, out, loud, at, lasts));
  tone.start(at);
  tone.stop(at + lasts + EDGE);
}

/** Blow a breath of noise that dies away. */
export function blow({ context, out }: Room, { pitch, to, loud, at, lasts, narrow = 1 }: Breath): void {
  const source = context.createBufferSource();
  source.buffer = noise(context, lasts);
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(pitch, at);
  if (to !== undefined) filter.frequency.exponentialRampToValueAtTime(to, at + lasts);
  source.connect(filter).connect(fading(context, out, loud, at, lasts));
  source.start(at);
}

/** Play notes one after another, each a little before the one before it has died away. */
export function melody(room: Room, notes: readonly Omit<Note, "at">[], at: number, apart: number): void {
  notes.forEach((note, number) => play(room, { ...note, at: at + number * apart }));
}

function fading(context: BaseAudioContext, out: AudioNode, loud: number, at: number, lasts: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(SILENCE, loud), at + EDGE);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + lasts);
  gain.connect(out);
  return gain;
}

function noise(context: BaseAudioContext, lasts: number): AudioBuffer {
  const length = Math.max(1, Math.ceil(context.sampleRate * lasts));
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  // Always the same noise: a sound is known again.
  let seed = 1;
  for (let index = 0; index < length; index += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    samples[index] = (seed / 2_147_483_647) * 2 - 1;
  }
  return buffer;
}
