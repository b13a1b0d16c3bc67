/** A table as it happens: one channel, which comes back by itself when it is lost. */

import { transport } from "#transport";
import { introduce } from "./api.ts";
import type { Stops } from "./board.ts";
import { followed } from "./changes.ts";
import { Reel, type Pace } from "./reel.svelte.ts";
import { settings } from "./settings.svelte.ts";
import type { Channel } from "./way.ts";
import type {
  Change,
  DecisionInfo,
  Explained,
  Frames,
  Hinted,
  LogLine,
  Orders,
  PlannedPick,
  Refused,
  State,
  Stop,
} from "./wire.ts";

const FIRST_DELAY = 500;
const LONGEST_DELAY = 15_000;
const BETWEEN_PINGS = 20_000;
/** A server says every two seconds that it is alive; one that hangs takes no new channel either. */
const LONGEST_SILENCE = 4_500;
const BETWEEN_LOOKS = 250;
const OPENING = 2_500;
/** A proxy may lead to what hangs once more, and a browser opens one channel after another. */
const SOON = 500;
const SOON_TRIES = 3;

export type Connection = "connecting" | "open" | "lost" | "elsewhere";
/** Why something cannot be done, and the rule that says so. */
export type Why = { text: string; rule: string | null };
type Asked = (answer: unknown) => void;

export class Live {
  frame = $state.raw<State | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  connection = $state<Connection>("connecting");
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Hinted | null>(null);
  /** A hint has been asked for and is being thought about. */
  hinting = $state(false);
  /** Sent, and not answered by a new state yet: a second tap does nothing. */
  sent = $state(-1);
  /** Answers that go along with every choice, to questions that may follow. */
  follow: (decision: DecisionInfo) => readonly PlannedPick[] = () => [];
  /** What has happened is watched one after another. */
  readonly reel: Reel;

  #channel: Channel | null = null;
  #delay = FIRST_DELAY;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;
  /** How often nothing was heard where the table should be. */
  #tries = 0;
  /** So many channels are given up soon if they do not open. */
  #soon = 0;
  #asked = new Map<string, Asked[]>();
  /** What was heard last, which need not have been watched yet; null until all of it has come. */
  #latest: State | null = null;
  /** What comes next follows from what was chosen here. */
  #own = false;

  constructor(
    readonly id: string,
    readonly spectate = false,
    paceOf: (game: string) => Pace | undefined = () => undefined,
  ) {
    this.reel = new Reel(paceOf, (frame) => this.#show(frame));
    void introduce().then(
      () => this.#connect(),
      () => this.#lost(),
    );
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    this.#closed = true;
    this.reel.stop();
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#retry);
    this.#unwatch();
    this.#channel?.close();
  }

  // -- what can be said ---------------------------------------------------------------------

  /** What is asked, once all that led to it has been watched. */
  get decision(): DecisionInfo | null {
    return this.reel.busy ? null : (this.frame?.decision ?? null);
  }

  /** Choose an option; `wanted` are choices for the questions that follow. */
  pick(index: number, wanted: readonly PlannedPick[] = []): void {
    const decision = this.decision;
    if (!decision || this.sent === decision.moment || !decision.options[index]) return;
    this.refusal = null;
    this.sent = decision.moment;
    const order: Orders = { do: "pick", moment: decision.moment, pick: index };
    const then = [...wanted, ...this.follow(decision)];
    if (then.length) order.then = then;
    this.#own = this.send(order);
    if (!this.#own) this.sent = -1;
  }

  /** Hints are for who plays alone: never where another person sits, or one shares the screen. */
  get hintable(): boolean {
    const people = this.frame?.table.seats.filter((seat) => seat.bot === null) ?? [];
    return people.length === 1 && people[0]!.mine && Boolean(this.decision);
  }

  askHint(): void {
    if (this.hintable && !this.hint && !this.hinting) this.hinting = this.send({ do: "hint" });
  }

  send(order: Orders): boolean {
    return this.#channel?.send(JSON.stringify(order)) ?? false;
  }

  /** Say who is there; the table's words come in the language of the last such greeting. */
  speak(): void {
    const { language } = settings;
    this.send({ do: "hello", language, spectate: this.spectate, beats: !transport.alone });
  }

  /** Where this seat is asked whether it reacts; null where it never is. */
  get stops(): Stops | null {
    const at = this.frame?.stops;
    if (!at) return null;
    const put = (stops: Record<string, Stop> | null) => {
      settings.change({ stops });
      this.send({ do: "stops", stops: stops ?? {} });
    };
    const all = (asked: boolean) =>
      Object.fromEntries(Object.keys(at).map((kind) => [kind, { mine: asked, theirs: asked }]));
    return {
      at,
      until: this.frame?.until ?? "off",
      change: (kind, change) =>
        put({ ...at, [kind]: { mine: false, theirs: false, ...at[kind], ...change } }),
      everywhere: () => {
        put(all(true));
        this.send({ do: "until", what: "off" });
      },
      usual: () => put(null),
      pass: (what) => this.send({ do: "until", what }),
    };
  }

  /** The server's answer to "why not?", where there is one. */
  async explain(what: number | string): Promise<Why | null> {
    const answer = await this.#ask(`explain ${what}`, { do: "explain", what });
    const { text, rule } = (answer ?? {}) as Partial<Explained>;
    return text ? { text, rule: rule ?? null } : null;
  }

  preview(what: string, argument?: number): Promise<unknown> {
    const order: Orders = { do: "preview", what };
    if (argument !== undefined) order.argument = argument;
    return this.#ask(`preview ${what} ${argument ?? ""}`, order);
  }

  #ask(key: string, order: Orders): Promise<unknown> {
    return new Promise((resolve) => {
      const waiting = this.#asked.get(key);
      if (waiting) waiting.push(resolve);
      else if (this.send(order)) this.#asked.set(key, [resolve]);
      else resolve(undefined);
    });
  }

  #answer(key: string, answer: unknown): void {
    const waiting = this.#asked.get(key) ?? [];
    this.#asked.delete(key);
    for (const resolve of waiting) resolve(answer);
  }

  // -- the channel --------------------------------------------------------------------------

  #connect(): void {
    if (this.#closed) return;
    const channel = transport.connect(`tables/${this.id}/live${this.#again}`, {
      opened: () => {
        this.#latest = null;
        this.speak();
        if (settings.stops) this.send({ do: "stops", stops: settings.stops });
        this.#hearWithin(LONGEST_SILENCE);
        clearInterval(this.#pings);
        this.#pings = setInterval(() => this.send({ do: "ping" }), BETWEEN_PINGS);
      },
      heard: (text) => {
        this.#heard = Date.now();
        this.#take(JSON.parse(text) as Frames);
      },
      closed: (elsewhere) => {
        if (this.#channel !== channel) return;
        if (elsewhere) this.#giveWay();
        else this.#lost();
      },
    });
    this.#channel = channel;
    this.#hearWithin(this.#soon ? SOON : OPENING);
  }

  /** An engine in this tab may be busy for longer, and there is nobody else to ask. */
  #hearWithin(patience: number): void {
    clearInterval(this.#watch);
    if (transport.alone) return;
    this.#heard = Date.now();
    this.#watch = setInterval(() => {
      if (Date.now() - this.#heard >= patience) this.#leave();
    }, BETWEEN_LOOKS);
  }

  /** Nothing is heard: somebody else may answer. */
  #leave(): void {
    const silent = this.#channel;
    this.#tries += 1;
    this.#soon = this.connection === "lost" ? Math.max(0, this.#soon - 1) : SOON_TRIES;
    this.#lost(this.#soon ? 0 : this.#delay);
    silent?.close();
  }

  /** Lets a proxy that goes by the address choose another process than the one that is silent. */
  get #again(): string {
    return this.#tries ? `?again=${this.#tries}` : "";
  }

  #unwatch(): void {
    clearInterval(this.#pings);
    clearInterval(this.#watch);
  }

  #lost(after = this.#delay): void {
    this.#channel = null;
    this.#unwatch();
    for (const key of [...this.#asked.keys()]) this.#answer(key, undefined);
    if (this.#closed) return;
    this.connection = "lost";
    this.sent = -1;
    this.hinting = false;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), after);
    if (after) this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY);
  }

  /** Nothing comes back by itself: two tabs would take the table from each other for ever. */
  #giveWay(): void {
    this.#lost();
    clearTimeout(this.#retry);
    this.connection = "elsewhere";
  }

  /** Go on here, where another tab has the table. */
  takeOver(): void {
    this.connection = "connecting";
    this.#connect();
  }

  #hurry = (): void => {
    if (this.connection !== "lost" || this.#channel || document.hidden) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #show(frame: State): void {
    this.log = frame.log ?? (frame.lines.length ? [...this.log, ...frame.lines] : this.log);
    if (frame.moment !== this.frame?.moment) {
      this.hint = null;
      this.hinting = false;
      this.refusal = null;
    }
    this.frame = frame;
    if (frame.decision?.moment !== this.sent) this.sent = -1;
  }

  #hear(state: State): void {
    this.#latest = state;
    this.connection = "open";
    this.#delay = FIRST_DELAY;
    this.reel.take(state, this.#own);
    if (state.events.length) this.#own = false;
  }

  /** Where something has been lost, everything is asked for; what comes before that is passed by. */
  #hearChange(change: Change): void {
    if (!this.#latest) return;
    const state = followed(this.#latest, change);
    if (state) return this.#hear(state);
    this.#latest = null;
    this.speak();
  }

  #take(frame: Frames): void {
    if (frame.is === "state") this.#hear(frame);
    else if (frame.is === "change") this.#hearChange(frame);
    else if (frame.is === "refused") {
      this.refusal = frame;
      this.hinting = false;
      this.sent = -1;
    } else if (frame.is === "explained") this.#answer(`explain ${frame.what}`, frame);
    else if (frame.is === "previewed")
      this.#answer(`preview ${frame.what} ${frame.argument ?? ""}`, frame.data);
    else if (frame.is === "hinted") {
      this.hint = frame;
      this.hinting = false;
    }
  }
}
