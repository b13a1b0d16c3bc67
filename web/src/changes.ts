/** What has changed since the last frame is put together here to the whole state again. */

import type { Change, State } from "./wire.ts";

/** `[value]`, `[]` for what is gone, or patches by key; "" stands for a splice of a list. */
type Patch = readonly unknown[] | Readonly<Record<string, unknown>>;

const SPLICE = "";

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** What a patch makes of plain data; whatever it leaves alone stays the same object. */
export function applied(old: unknown, patch: Patch): unknown {
  if (isList(patch)) return patch[0];
  if (isList(old)) return appliedToList(old, patch);
  const now = { ...(old as Record<string, unknown>) };
  for (const [key, change] of Object.entries(patch) as [string, Patch][])
    if (isList(change) && !change.length) delete now[key];
    else now[key] = applied(now[key], change);
  return now;
}

function appliedToList(old: readonly unknown[], patch: Readonly<Record<string, unknown>>): unknown {
  const splice = patch[SPLICE];
  if (splice) {
    const [start, gone, ...came] = splice as [number, number, ...unknown[]];
    return [...old.slice(0, start), ...came, ...old.slice(start + gone)];
  }
  const now = [...old];
  for (const [at, change] of Object.entries(patch)) now[+at] = applied(now[+at], change as Patch);
  return now;
}

/** The state after a change; null where others have come between them. */
export function followed(before: State | null, change: Change): State | null {
  if (!before || change.seq !== before.seq + 1) return null;
  const { seq, events, lines } = change;
  return { ...(applied(before, change.patch) as State), seq, events, lines, log: null };
}
