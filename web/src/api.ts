/** The server's HTTP part. What it refuses is thrown, with its reason in words. */

import { transport } from "#transport";
import type {
  About,
  Carry,
  DeviceInfo,
  GameInfo,
  HandOver,
  Language,
  Me,
  NewMe,
  NewTable,
  PackInfo,
  RequestRefused,
  Scene,
  TableInfo,
  Tables,
  TakeSeat,
} from "./wire.ts";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await asked(method, path, body);
  return (text ? JSON.parse(text) : undefined) as T;
}

async function asked(method: string, path: string, body?: unknown): Promise<string> {
  const { ok, status, statusText, text } = await transport.ask(method, path, body);
  if (ok) return text;
  const { reason, error } = refusalIn(text);
  throw new Refusal(status, reason ?? "", error ?? statusText);
}

/** What is kept as a file. */
export async function fileOf(path: string): Promise<Blob> {
  await introduce();
  const { ok, status, file } = await transport.file(path);
  if (ok) return file;
  const { reason, error } = refusalIn(await file.text());
  throw new Refusal(status, reason ?? "", error ?? String(status));
}

function refusalIn(text: string): Partial<RequestRefused> {
  try {
    return JSON.parse(text) as Partial<RequestRefused>;
  } catch {
    return {}; // something on the way has answered
  }
}

let introduced: Promise<unknown> | undefined;

/** The server makes a person of whoever asks who they are; everything else needs that. */
export function introduce(): Promise<unknown> {
  if (transport.alone) return Promise.resolve(); // there is only whoever has the device
  introduced ??= call<Me>("GET", "me").catch((error: unknown) => {
    introduced = undefined;
    throw error;
  });
  return introduced;
}

/** What is no structure but a text. */
export async function textOf(path: string): Promise<string> {
  await introduce();
  return asked("GET", path);
}

export async function known<T>(method: string, path: string, body?: unknown): Promise<T> {
  await introduce();
  return call<T>(method, path, body);
}

export const api = {
  me: () => call<Me>("GET", "me"),
  changeMe: (wanted: NewMe) => known<Me>("PUT", "me", wanted),
  carry: () => known<Carry>("POST", "me/carry"),
  devices: () => known<DeviceInfo[]>("GET", "me/devices"),
  endDevice: (id: string) => known<void>("DELETE", `me/devices/${id}`),
  arrive: (code: string) => known<Me>("POST", "me/arrive", { code }),
  games: () => known<GameInfo[]>("GET", "games"),
  pack: (hash: string) => known<PackInfo>("GET", `packs/${hash}`),
  tables: () => known<Tables>("GET", "tables"),
  table: (id: string) => known<TableInfo>("GET", `tables/${id}`),
  newTable: (wanted: NewTable) => known<TableInfo>("POST", "tables", wanted),
  take: (id: string, wanted: TakeSeat) => known<TableInfo>("POST", `tables/${id}/take`, wanted),
  leave: (id: string) => known<TableInfo>("POST", `tables/${id}/leave`),
  handOver: (id: string, wanted: HandOver) =>
    known<TableInfo>("POST", `tables/${id}/hand-over`, wanted),
  takeBack: (id: string, seat: number) =>
    known<TableInfo>("POST", `tables/${id}/take-back`, { seat }),
  about: () => known<About>("GET", "about"),
  lesson: (game: string, anew = false) => known<TableInfo>("POST", `lessons/${game}?anew=${anew}`),
  scene: (game: string, step: string, language: Language) =>
    known<Scene>("GET", `lessons/${game}/scenes/${step}?language=${language}`),
  rematch: (id: string) => known<TableInfo>("POST", `tables/${id}/rematch`),
};
