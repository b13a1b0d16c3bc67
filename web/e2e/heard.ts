/** Runs in the browser: what a sound of the table comes to, in samples. */

import { settings } from "../src/settings.svelte.ts";
import { Sounds, SOUNDS, type Sound } from "../src/sound.ts";

const RATE = 44_100;
const SECONDS = 3;

export { SOUNDS };

export async function heard(sound: Sound, wanted: object): Promise<{ peak: number; rest: number }> {
  settings.change(wanted);
  const context = new OfflineAudioContext(1, RATE * SECONDS, RATE);
  new Sounds(context).play(sound);
  const samples = (await context.startRendering()).getChannelData(0);
  const peak = (part: Float32Array) => part.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  return { peak: peak(samples), rest: peak(samples.subarray(-RATE / 2)) };
}
