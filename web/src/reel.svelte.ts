/** Frames wait here until what came before them has been watched; the server does not wait. */

import { settings, type Speed } from "./settings.svelte.ts";
import type { Happened, LogLine, State } from "./wire.ts";

/** Something that is watched by itself; what happens at the same time is one beat. */
export interface Beat {
  events: readonly Happened[];
  ms: number;
  /** All that happens up to the next view, which may tell what the events speak of. */
  known?: readonly Happened[];
}

/** How a game's events are watched. */
export interface Pace {
  /** What is shown on the view before, one beat after another. */
  before(events: readonly Happened[]): Beat[];
  /** How long the board takes to get to the new view, in milliseconds. */
  after(view: unknown, events: readonly Happened[]): number;
}

export const FACTORS: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 };
/** Whoever has chosen knows what they do: it is shown in half the time. */
const OWN = 0.5;

interface Waiting {
  frame: State;
  own: boolean;
}

export class Reel {
  /** What is being watched just now. */
  beat = $state.raw<Beat | null>(null);
  /** The lines of the log that tell of what is being watched. */
  lines = $state.raw<readonly LogLine[]>([]);
  /** There is more to be watched: nothing is asked meanwhile. */
  busy = $state(false);
  /** How long what the last view brought is watched, as a factor of the usual time. */
  tempo = $state(0);

  #queue: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: State | null = null;
  /** The frame whose beats are shown, until it is. */
  #next: State | null = null;

  constructor(
    private readonly paceOf: (game: string) => Pace | undefined,
    private readonly show: (frame: State) => void,
  ) {}

  take(frame: State, own: boolean): void {
    const last = this.#queue.at(-1);
    if (frame.log || !this.#shown) {
      this.#forget();
      this.#show(frame);
    } else if (last && !frame.events.length && last.frame.moment === frame.moment) {
      const { events, lines } = last.frame; // the same moment: only the table has changed
      last.frame = { ...frame, events, lines };
    } else {
      this.#queue.push({ frame, own });
      if (!this.busy) this.#advance();
    }
  }

  /** Everything that waits is as if it had been watched. */
  skip(): void {
    if (!this.busy) return;
    const left = this.#queue.map(({ frame }) => frame);
    if (this.#next) left.unshift(this.#next);
    this.#forget();
    this.tempo = 0;
    for (const frame of left) this.#show({ ...frame, events: [] });
  }

  stop(): void {
    this.#forget();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#next = null;
    this.beat = null;
    this.lines = [];
    this.busy = false;
  }

  #show(frame: State): void {
    this.#next = null;
    this.#shown = frame;
    this.show(frame);
  }

  #advance(): void {
    const waiting = this.#queue.shift();
    if (!waiting) return this.#forget();
    const { frame, own } = waiting;
    const clock = frame.clock && frame.decision ? FACTORS.fast : Infinity; // time is running
    const factor = Math.min(FACTORS[settings.speed], clock) * (own ? OWN : 1);
    const pace = this.paceOf(frame.table.game);
    if (!pace || !factor || !this.#shown?.view || !frame.view) return this.#settle(frame, 0, 0);
    const { events } = frame;
    const after = pace.after(this.#shown.view, events) * factor;
    this.busy = true;
    this.#next = frame;
    this.lines = frame.lines;
    this.#play(pace.before(events), factor, () => this.#settle(frame, after, factor));
  }

  #play(beats: readonly Beat[], factor: number, then: () => void): void {
    const [first, ...others] = beats;
    this.beat = first ? { ...first, ms: first.ms * factor } : null;
    if (first) this.#wait(first.ms * factor, () => this.#play(others, factor, then));
    else then();
  }

  #settle(frame: State, ms: number, tempo: number): void {
    this.tempo = tempo;
    this.#show(frame);
    this.#wait(ms, () => this.#advance());
  }

  #wait(ms: number, then: () => void): void {
    if (ms > 0) this.#timer = setTimeout(then, ms);
    else then();
  }
}
