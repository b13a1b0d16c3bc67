/** What the page and its engine tell each other. */

/** A file of the engine, and how large it is as it comes over the wire. */
export interface EngineFile {
  name: string;
  bytes: number;
}

/** What a worker needs to begin: where its files lie, and whose language is spoken. */
export interface Setting {
  engine: string;
  /** The packs that the site brings, as JSON. */
  published: string;
  files: EngineFile[];
  language: string;
}

export type ToEngine =
  | { do: "begin"; setting: Setting }
  | { do: "ask"; id: number; method: string; path: string; body: string }
  | { do: "open"; id: number; table: string }
  | { do: "say"; id: number; text: string }
  | { do: "close"; id: number }
  | { do: "ping" };

export type FromEngine =
  | { is: "loading"; loaded: number; of: number }
  | { is: "ready" }
  | { is: "failed"; why: string }
  | { is: "fleeting" }
  | { is: "there" }
  | { is: "answered"; id: number; status: number; content: Uint8Array<ArrayBuffer> }
  | { is: "opened"; id: number }
  | { is: "heard"; id: number; text: string }
  | { is: "closed"; id: number; elsewhere: boolean };

export type ToHelper =
  { do: "begin"; setting: Setting } | { do: "work"; id: number; kind: string; message: Uint8Array };

/** An empty answer is the last of several; `null`: it could not be done. */
export interface FromHelper {
  id: number;
  answer: Uint8Array | null;
  last: boolean;
}
