/** What the page needs of whatever answers it: a server, or an engine in this tab. */

export interface Answered {
  ok: boolean;
  status: number;
  statusText: string;
  text: string;
}

export interface AnsweredFile {
  ok: boolean;
  status: number;
  file: Blob;
}

export interface Hearing {
  opened(): void;
  heard(text: string): void;
  /** `elsewhere`: another tab goes on there. */
  closed(elsewhere: boolean): void;
}

export interface Channel {
  /** Says whether it could be sent. */
  send(text: string): boolean;
  close(): void;
}

export interface Transport {
  /** Nobody else can be reached: what needs other people is not offered. */
  readonly alone: boolean;
  ask(method: string, path: string, body?: unknown): Promise<Answered>;
  /** The same for what is kept as a file. */
  file(path: string): Promise<AnsweredFile>;
  connect(path: string, hearing: Hearing): Channel;
  /** Where the drawing of an emblem lies that is not in the page's own sprite. */
  emblem(name: string): string;
}
