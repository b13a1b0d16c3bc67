/** Sounds of the table, made here; nothing is told by them alone. */

import { settings } from "./settings.svelte.ts";

export const SOUNDS = [
  "dice",
  "card",
  "hit",
  "fall",
  "trap",
  "coin",
  "gem",
  "step",
  "heal",
  "gone",
  "turn",
  "victory",
  "loss",
] as const;
export type Sound = (typeof SOUNDS)[number];

/** A tone that glides from one pitch to another, or a rush of noise through a filter. */
interface Note {
  at: number;
  for: number;
  from: number;
  to: number;
  loud: number;
  wave: OscillatorType | "noise";
}

const note = (
  at: number,
  length: number,
  from: number,
  to = from,
  wave: Note["wave"] = "triangle",
  loud = 0.5,
): Note => ({ at, for: length, from, to, loud, wave });

/** A melody of tones one after another. */
const tune = (pitches: readonly number[], each: number, wave: OscillatorType = "triangle") =>
  pitches.map((pitch, at) => note(at * each, each * 1.8, pitch, pitch, wave, 0.4));

const NOTES: Record<Sound, readonly Note[]> = {
  dice: [0, 0.07, 0.13, 0.22, 0.34].map((at) =>
    note(at, 0.05, 1800 - at * 2500, 500, "noise", 0.9),
  ),
  card: [note(0, 0.16, 900, 3200, "noise", 0.95)],
  hit: [note(0, 0.22, 190, 55, "square", 0.4), note(0, 0.1, 1400, 300, "noise", 0.6)],
  fall: [note(0, 0.4, 620, 110, "triangle", 0.45)],
  trap: [note(0, 0.06, 2600, 2600, "square", 0.3), note(0.07, 0.3, 320, 70, "sawtooth", 0.4)],
  coin: [note(0, 0.08, 988, 988, "square", 0.2), note(0.07, 0.25, 1319, 1319, "square", 0.2)],
  gem: tune([1568, 2093, 2637], 0.06, "sine"),
  step: [note(0, 0.07, 240, 150, "triangle", 0.35)],
  heal: tune([523, 659, 784], 0.09, "sine"),
  gone: [note(0, 0.45, 300, 45, "sawtooth", 0.35), note(0, 0.35, 900, 150, "noise", 0.4)],
  turn: tune([587, 880], 0.13, "sine"),
  victory: tune([523, 659, 784, 1047, 784, 1047], 0.15),
  loss: tune([392, 370, 349, 262], 0.24),
};

export class Sounds {
  #context: BaseAudioContext | null;
  #rush: AudioBuffer | null = null;

  constructor(context: BaseAudioContext | null = null) {
    this.#context = context;
  }

  /** Browsers allow sound from the first touch on; before it there is none. */
  wake(): void {
    if (!this.#context && typeof AudioContext !== "undefined") this.#context = new AudioContext();
  }

  play(sound: Sound): void {
    const context = this.#context;
    if (!context || !settings.sound || !settings.volume || document.hidden) return;
    if (context instanceof AudioContext) void context.resume();
    for (const one of NOTES[sound]) this.#sound(context, one);
  }

  #sound(context: BaseAudioContext, one: Note): void {
    const start = context.currentTime + one.at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(one.loud * settings.volume * 0.5, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + one.for);
    gain.connect(context.destination);
    const source = one.wave === "noise" ? this.#noise(context, one, start, gain) : null;
    const voice = source ?? this.#tone(context, one, start, gain);
    voice.start(start);
    voice.stop(start + one.for);
  }

  #tone(context: BaseAudioContext, one: Note, start: number, gain: GainNode): OscillatorNode {
    const tone = context.createOscillator();
    tone.type = one.wave as OscillatorType;
    tone.frequency.setValueAtTime(one.from, start);
    tone.frequency.exponentialRampToValueAtTime(one.to, start + one.for);
    tone.connect(gain);
    return tone;
  }

  #noise(
    context: BaseAudioContext,
    one: Note,
    start: number,
    gain: GainNode,
  ): AudioBufferSourceNode {
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(one.from, start);
    filter.frequency.exponentialRampToValueAtTime(one.to, start + one.for);
    filter.connect(gain);
    const rush = context.createBufferSource();
    rush.buffer = this.#rush ??= noise(context);
    rush.connect(filter);
    return rush;
  }
}

function noise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

export const sounds = new Sounds();
