/** The page's end of its engine: begins it, asks it, begins it again when it has died. */

import type { Answered, AnsweredFile, Channel, Hearing } from "../way.ts";
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
  /** Hashes of the files that every visitor keeps, by their names. */
  files: Record<string, string>;
  /** Sprites of emblems, which are fetched when they are seen. */
  emblems: string[];
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

interface Content {
  status: number;
  content: Uint8Array<ArrayBuffer>;
}

const BETWEEN_LOOKS = 5_000;
const MOST_UNHEARD = 6; // looks

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
  #answers = new Map<number, (answer: Content) => void>();
  #hearings = new Map<number, Hearing>();
  /** Tables that the engine has still to open. */
  #opening = new Set<number>();
  /** How often it was asked since it said anything. */
  #unheard = 0;

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
    this.#unheard = 0;
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
    const gone = { status: 503, content: new Uint8Array() };
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

  /** An engine that says nothing at all for so long has died. */
  #look(): void {
    if (this.stand !== "ready") return;
    if (++this.#unheard > MOST_UNHEARD) this.restart();
    else this.#tell({ do: "ping" });
  }

  async ask(method: string, path: string, body?: unknown): Promise<Answered> {
    const { status, content } = await this.#content(method, path, body);
    const text = new TextDecoder().decode(content);
    return { ok: status < 400, status, statusText: this.why, text };
  }

  async file(path: string): Promise<AnsweredFile> {
    const { status, content } = await this.#content("GET", path);
    return { ok: status < 400, status, file: new Blob([content]) };
  }

  /** An answer that need not be a text. */
  async #content(method: string, path: string, body?: unknown): Promise<Content> {
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
    this.#unheard = 0;
    switch (frame.is) {
      case "loading":
        this.loaded = frame.of ? Math.min(1, frame.loaded / frame.of) : 0;
        break;
      case "there":
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
        this.#answers.get(frame.id)?.(frame);
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
