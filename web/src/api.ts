/** The server's HTTP part. What it refuses is thrown, with its reason in words. */

import type {
  Carry,
  GameInfo,
  HandOver,
  Me,
  NewMe,
  NewTable,
  PackInfo,
  Problem,
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
  const response = await fetch(`/api/${path}`, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
    throw new Refusal(response.status, problem.reason ?? "", problem.error ?? response.statusText);
  }
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

export const api = {
  me: () => call<Me>("GET", "me"),
  changeMe: (wanted: NewMe) => call<Me>("PUT", "me", wanted),
  carry: () => call<Carry>("POST", "me/carry"),
  arrive: (code: string) => call<Me>("POST", "me/arrive", { code }),
  games: () => call<GameInfo[]>("GET", "games"),
  pack: (hash: string) => call<PackInfo>("GET", `packs/${hash}`),
  tables: () => call<Tables>("GET", "tables"),
  table: (id: string) => call<TableInfo>("GET", `tables/${id}`),
  newTable: (wanted: NewTable) => call<TableInfo>("POST", "tables", wanted),
  take: (id: string, wanted: TakeSeat) => call<TableInfo>("POST", `tables/${id}/take`, wanted),
  leave: (id: string) => call<TableInfo>("POST", `tables/${id}/leave`),
  handOver: (id: string, wanted: HandOver) =>
    call<TableInfo>("POST", `tables/${id}/hand-over`, wanted),
  takeBack: (id: string, seat: number) =>
    call<TableInfo>("POST", `tables/${id}/take-back`, { seat }),
  rematch: (id: string) => call<TableInfo>("POST", `tables/${id}/rematch`),
};
