/** A replay that is being watched: where, how fast, and through whose eyes. */

import { settings } from "../settings.svelte.ts";
import type { Language, ReplayFrame, ReplayInfo, Story } from "../wire.ts";
import { replays } from "./api.ts";
import { beyond, momentOf, turnsOf, type Place } from "./timeline.ts";

export const ALL = "all";
export const SPEEDS = [0.5, 1, 2, 4];

const CHUNK = 32; // moments that are asked for at once
const BETWEEN = 1300; // ms from one moment to the next

export class Playback {
  info = $state.raw<ReplayInfo | null>(null);
  story = $state.raw<Story | null>(null);
  frame = $state.raw<ReplayFrame | null>(null);
  /** Whether the moment before was shown, so that what happened can be seen moving. */
  stepped = $state(false);
  eye = $state(ALL);
  /** The perspective of the frame that is shown. */
  seen = $state(ALL);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  problem = $state("");

  readonly last = $derived(Math.max(0, (this.info?.moments.length ?? 1) - 1));
  readonly turns = $derived(turnsOf(this.info?.moments ?? []));
  readonly keys = $derived([...new Set(this.story?.keys.map((key) => key.moment) ?? [])]);
  /** The log up to the moment. */
  readonly lines = $derived(this.story?.lines.slice(0, this.at + 1).flat() ?? []);
  readonly moment = $derived(this.info?.moments[this.at]);

  #chunks = new Map<string, Promise<ReplayFrame[]>>();
  #language: Language = settings.language;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly id: string) {}

  close(): void {
    this.#closed = true;
    this.pause();
  }

  /** Open it there; without a perspective it is that of one's own seat, or everything. */
  async open(place: Place): Promise<void> {
    try {
      const info = await replays.info(this.id, this.#language);
      const seats = info.table.seats;
      const mine = seats.filter((seat) => seat.mine);
      const eyes = [ALL, ...seats.map((seat) => String(seat.seat))];
      const own = mine.length === 1 ? String(mine[0]!.seat) : ALL;
      this.eye = place.eye !== null && eyes.includes(place.eye) ? place.eye : own;
      this.info = info;
      this.at = momentOf(info.moments, place.entries);
      await Promise.all([this.#show(), this.#tell()]);
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  /** The same in another language. */
  async speak(language: Language): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    if (!this.info) return;
    const entries = this.moment?.entries ?? 0;
    await this.open({ entries, eye: this.eye });
  }

  async look(eye: string): Promise<void> {
    this.eye = eye;
    await Promise.all([this.#show(), this.#tell()]);
  }

  // -- going ----------------------------------------------------------------------------------

  go(at: number): void {
    const wanted = Math.min(this.last, Math.max(0, at));
    if (wanted === this.at) return;
    this.at = wanted;
    void this.#show();
  }

  step(way: 1 | -1): void {
    this.go(this.at + way);
  }

  turn(way: 1 | -1): void {
    this.go(beyond(this.turns, this.at, way, this.last));
  }

  key(way: 1 | -1): void {
    this.go(beyond(this.keys, this.at, way, this.last));
  }

  play(): void {
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.#later();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.frame?.moment === this.at) this.step(1); // what is on its way is waited for
      if (this.at === this.last) this.pause();
      else if (this.playing) this.#later();
    }, BETWEEN / this.speed);
  }

  // -- loading --------------------------------------------------------------------------------

  async #tell(): Promise<void> {
    const [eye, language] = [this.eye, this.#language];
    const story = await replays.story(this.id, eye, language);
    if (eye === this.eye && language === this.#language) this.story = story;
  }

  /** Show the moment as soon as it is there; until then the one before stays. */
  async #show(): Promise<void> {
    const [at, eye, language] = [this.at, this.eye, this.#language];
    const chunk = Math.floor(at / CHUNK);
    try {
      const frames = await this.#chunk(chunk);
      if (at !== this.at || eye !== this.eye || language !== this.#language) return;
      const frame = frames[at - chunk * CHUNK];
      if (!frame) return;
      this.stepped = this.frame?.moment === at - 1;
      this.frame = frame;
      this.seen = eye;
      this.problem = "";
      if (at % CHUNK >= CHUNK / 2 && (chunk + 1) * CHUNK <= this.last) void this.#chunk(chunk + 1);
      if (at % CHUNK < CHUNK / 2 && chunk > 0) void this.#chunk(chunk - 1);
    } catch (error) {
      this.pause();
      this.problem = (error as Error).message;
    }
  }

  #chunk(chunk: number): Promise<ReplayFrame[]> {
    const [eye, language] = [this.eye, this.#language];
    const key = `${chunk} ${eye} ${language}`;
    let frames = this.#chunks.get(key);
    if (!frames && !this.#closed) {
      frames = replays.frames(this.id, chunk * CHUNK, CHUNK, eye, language);
      this.#chunks.set(key, frames);
      frames.catch(() => this.#chunks.delete(key)); // the next to ask tries again
    }
    return frames ?? Promise.resolve([]);
  }
}
