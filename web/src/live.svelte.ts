/** A table as it happens: one socket, which comes back by itself when it is lost. */

import { introduce } from "./api.ts";
import { settings } from "./settings.svelte.ts";
import type { Explained, Frames, Hinted, Orders, Refused, State } from "./wire.ts";

const FIRST_DELAY = 500;
const LONGEST_DELAY = 15_000;
const BETWEEN_PINGS = 20_000;
const LONGEST_SILENCE = 45_000;

export type Connection = "connecting" | "open" | "lost";
/** Why something cannot be done, and the rule that says so. */
export type Why = { text: string; rule: string | null };
type Asked = (answer: unknown) => void;

export class Live {
  frame = $state.raw<State | null>(null);
  log = $state.raw<string[]>([]);
  connection = $state<Connection>("connecting");
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Hinted | null>(null);
  /** A hint has been asked for and is being thought about. */
  hinting = $state(false);
  /** Sent, and not answered by a new state yet: a second tap does nothing. */
  sent = $state(-1);

  #socket: WebSocket | null = null;
  #delay = FIRST_DELAY;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;
  #asked = new Map<string, Asked[]>();

  constructor(
    readonly id: string,
    readonly spectate = false,
  ) {
    void introduce().then(
      () => this.#connect(),
      () => this.#lost(),
    );
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#retry);
    clearInterval(this.#pings);
    this.#socket?.close();
  }

  // -- what can be said ---------------------------------------------------------------------

  pick(index: number): void {
    const decision = this.frame?.decision;
    if (!decision || this.sent === decision.moment || !decision.options[index]) return;
    this.refusal = null;
    this.sent = decision.moment;
    if (!this.send({ do: "pick", moment: decision.moment, pick: index })) this.sent = -1;
  }

  /** Hints are for who plays alone: never where another person sits, or one shares the screen. */
  get hintable(): boolean {
    const people = this.frame?.table.seats.filter((seat) => seat.bot === null) ?? [];
    return people.length === 1 && people[0]!.mine && Boolean(this.frame?.decision);
  }

  askHint(): void {
    if (this.hintable && !this.hint && !this.hinting) this.hinting = this.send({ do: "hint" });
  }

  send(order: Orders): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(order));
    return true;
  }

  /** Say who is there; the table's words come in the language of the last such greeting. */
  speak(): void {
    this.send({ do: "hello", language: settings.language, spectate: this.spectate });
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

  // -- the socket ---------------------------------------------------------------------------

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.speak();
      if (settings.stops) this.send({ do: "stops", stops: settings.stops });
      this.#heard = Date.now();
      clearInterval(this.#pings);
      this.#pings = setInterval(() => this.#ping(), BETWEEN_PINGS);
    };
    socket.onmessage = (message) => {
      this.#heard = Date.now();
      this.#take(JSON.parse(String(message.data)) as Frames);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #ping(): void {
    if (Date.now() - this.#heard > LONGEST_SILENCE) {
      const silent = this.#socket;
      this.#lost();
      silent?.close();
    } else this.send({ do: "ping" });
  }

  #lost(): void {
    this.#socket = null;
    clearInterval(this.#pings);
    for (const key of [...this.#asked.keys()]) this.#answer(key, undefined);
    if (this.#closed) return;
    this.connection = "lost";
    this.sent = -1;
    this.hinting = false;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#delay);
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY);
  }

  #hurry = (): void => {
    if (this.connection !== "lost" || this.#socket || document.hidden) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #take(frame: Frames): void {
    if (frame.is === "state") {
      this.log = frame.log ?? (frame.lines.length ? [...this.log, ...frame.lines] : this.log);
      if (frame.moment !== this.frame?.moment) {
        this.hint = null;
        this.hinting = false;
        this.refusal = null;
      }
      this.frame = frame;
      this.connection = "open";
      this.#delay = FIRST_DELAY;
      if (frame.decision?.moment !== this.sent) this.sent = -1;
    } else if (frame.is === "refused") {
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
