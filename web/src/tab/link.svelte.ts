/** The page's end of its engine: begins it, asks it, begins it again when it has died. */

import type { Answered, Channel, Hearing } from "../way.ts";
import type { Language } from "../wire.ts";
import type { EngineFile, FromEngine, ToEngine } from "./messages.ts";

/** What `deskovka site` tells the page, in `site.json`. */
export interface Site {
  title: string;
  games: string[];
  /** Where the engine lies. */
  folder: string;
  engine: EngineFile[];
  packs: Published[];
  /** Answers that are ready as files, by what is asked. */
  ready: Record<string, string>;
}

/** A pack that the site brings. */
export interface Published {
  game: string;
  name: string;
  text: string;
  authors: string[];
  licence: string;
  /** The beginning of the hash of its text. */
  version: string;
}

export type Stand = "loading" | "ready" | "failed";

const BETWEEN_LOOKS = 5_000;
const LONGEST_SILENCE = 30_000;

export class Engine {
  stand = $state<Stand>("loading");
  /** How much of it is there, from 0 to 1. */
  loaded = $state(0);
  /** The browser keeps nothing: what is played is gone with the tab. */
  fleeting = $state(false);
  why = $state("");
  /** Somebody has asked for it. */
  begun = $state(false);
  /** Until it runs for the first time. */
  readonly running: Promise<void>;
  #runs: () => void = () => {};
  readonly site: Promise<Site>;

  #worker: Worker | null = null;
  #beginning: Promise<void> | null = null;
  #count = 0;
  #answers = new Map<number, (answer: Answered) => void>();
  #hearings = new Map<number, Hearing>();
  /** Tables that the engine has still to open. */
  #opening = new Set<number>();
  #heard = 0;

  constructor(readonly language: () => Language) {
    this.site = fetch("site.json").then((answer) => answer.json() as Promise<Site>);
    this.running = new Promise((resolve) => (this.#runs = resolve));
    setInterval(() => this.#look(), BETWEEN_LOOKS);
  }

  /** Begin, unless it has begun. */
  begin(): Promise<void> {
    this.begun = true;
    this.#beginning ??= this.site.then((site) => this.#start(site));
    return this.#beginning;
  }

  #start({ engine: files, folder, packs }: Site): void {
    const worker = new Worker(new URL("./engine.ts", import.meta.url), { type: "module" });
    this.#worker = worker;
    this.stand = "loading";
    this.#heard = Date.now();
    worker.onmessage = (event) => this.#take(event.data as FromEngine);
    worker.onerror = (event) => this.#fail(event.message);
    const engine = new URL(folder, document.baseURI).href;
    const published = JSON.stringify(packs);
    this.#tell({ do: "begin", setting: { engine, files, published, language: this.language() } });
  }

  #tell(order: ToEngine): void {
    this.#worker?.postMessage(order);
  }

  /** Begin anew: everything that was stored is still there. */
  restart(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#beginning = null;
    const gone = { ok: false, status: 503, statusText: this.why, text: "" };
    for (const answer of this.#answers.values()) answer(gone);
    this.#answers.clear();
    this.#opening.clear();
    const hearings = [...this.#hearings.values()];
    this.#hearings.clear();
    for (const hearing of hearings) hearing.closed(false);
    void this.begin();
  }

  #fail(why: string): void {
    this.why = why;
    this.stand = "failed";
  }

  /** An engine that owes an answer and says nothing at all has died. */
  #look(): void {
    const owes = this.#answers.size + this.#opening.size > 0;
    if (!owes) this.#heard = Date.now();
    else if (this.stand === "ready" && Date.now() - this.#heard > LONGEST_SILENCE) this.restart();
  }

  async ask(method: string, path: string, body?: unknown): Promise<Answered> {
    await this.begin();
    return new Promise((resolve) => {
      const id = ++this.#count;
      this.#answers.set(id, resolve);
      const text = body === undefined ? "" : JSON.stringify(body);
      this.#tell({ do: "ask", id, method, path, body: text });
    });
  }

  connect(table: string, hearing: Hearing): Channel {
    const id = ++this.#count;
    this.#hearings.set(id, hearing);
    this.#opening.add(id);
    void this.begin().then(() => this.#tell({ do: "open", id, table }));
    return {
      send: (text) => {
        if (!this.#hearings.has(id)) return false;
        this.#tell({ do: "say", id, text });
        return true;
      },
      close: () => {
        this.#opening.delete(id);
        if (this.#hearings.delete(id)) this.#tell({ do: "close", id });
      },
    };
  }

  #take(frame: FromEngine): void {
    this.#heard = Date.now();
    switch (frame.is) {
      case "loading":
        this.loaded = frame.of ? Math.min(1, frame.loaded / frame.of) : 0;
        break;
      case "ready":
        this.loaded = 1;
        this.stand = "ready";
        this.#runs();
        break;
      case "failed":
        this.#fail(frame.why);
        break;
      case "fleeting":
        this.fleeting = true;
        break;
      case "answered":
        this.#answers.get(frame.id)?.(answered(frame.status, frame.text));
        this.#answers.delete(frame.id);
        break;
      case "opened":
        this.#opening.delete(frame.id);
        this.#hearings.get(frame.id)?.opened();
        break;
      case "heard":
        this.#hearings.get(frame.id)?.heard(frame.text);
        break;
      case "closed": {
        const hearing = this.#hearings.get(frame.id);
        this.#opening.delete(frame.id);
        this.#hearings.delete(frame.id);
        hearing?.closed(frame.elsewhere);
        break;
      }
    }
  }
}

const answered = (status: number, text: string): Answered => ({
  ok: status < 400,
  status,
  statusText: "",
  text,
});
