/** Workers beside the engine: one thinks for bots and looks at cards, each trial has its own. */

import type { FromHelper, Setting, ToHelper } from "./messages.ts";

type Tell = (answer: Uint8Array) => void;

const LONGEST_SILENCE = 60_000; // far longer than any bot thinks, on a phone too

class Helper {
  #worker: Worker;
  #waiting = new Map<number, (heard: FromHelper) => void>();
  #count = 0;
  ended = false;

  constructor(setting: Setting) {
    this.#worker = new Worker(new URL("./helper.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = (event) => {
      const heard = event.data as FromHelper;
      this.#waiting.get(heard.id)?.(heard);
      if (heard.last) this.#waiting.delete(heard.id);
    };
    this.#worker.onerror = () => this.end();
    this.#tell({ do: "begin", setting });
  }

  #tell(order: ToHelper): void {
    this.#worker.postMessage(order);
  }

  work(kind: string, message: Uint8Array, heard: (heard: FromHelper) => void): void {
    this.#waiting.set(++this.#count, heard);
    this.#tell({ do: "work", id: this.#count, kind, message });
  }

  /** One answer; a worker that gives none for so long has died without a word. */
  answer(kind: string, message: Uint8Array): Promise<Uint8Array | undefined> {
    return new Promise((resolve) => {
      const silent = setTimeout(() => this.end(), LONGEST_SILENCE);
      this.work(kind, message, ({ answer }) => {
        clearTimeout(silent);
        resolve(answer ?? undefined);
      });
    });
  }

  /** Whoever waits for an answer learns that there is none. */
  end(): void {
    this.ended = true;
    this.#worker.terminate();
    for (const [id, heard] of this.#waiting) heard({ id, answer: null, last: true });
    this.#waiting.clear();
  }
}

export class Helpers {
  #lasting: Helper | null = null;

  constructor(readonly setting: Setting) {}

  /** So that the first bot need not wait for it. */
  prepare(): Helper {
    if (!this.#lasting || this.#lasting.ended) this.#lasting = new Helper(this.setting);
    return this.#lasting;
  }

  /** Another worker is asked where the first has died. */
  async ask(kind: string, message: Uint8Array): Promise<Uint8Array | undefined> {
    const first = this.prepare();
    const answer = await first.answer(kind, message);
    return answer ?? (first.ended ? this.prepare().answer(kind, message) : undefined);
  }

  /** Tells every answer, an empty one at the end. Returns what ends it. */
  begin(kind: string, message: Uint8Array, tell: Tell): () => void {
    const helper = new Helper(this.setting);
    helper.work(kind, message, ({ answer, last }) => {
      if (answer) tell(answer);
      if (last) tell(new Uint8Array());
    });
    return () => helper.end();
  }
}
