/** Moments, turns and key events: from where to where on the line of time. */

import type { KeyEvent, ReplayMoment } from "../wire.ts";

/** What marks look like: every kind has a shape of its own, not only a colour. */
export const SHAPES: Record<string, string> = {
  card: "■",
  attack: "▲",
  trap: "✕",
  destroyed: "✖",
  fallen: "✗",
  out: "✚",
  level: "━",
  boss: "♛",
  defeat: "▲",
  faint: "✚",
  gem: "◆",
  end: "★",
};

/** How much an event of a kind decides; others decide nothing by themselves. */
const DECIDES: Readonly<Record<string, number>> = {
  end: 6,
  out: 5,
  destroyed: 4,
  faint: 3,
  boss: 2,
  defeat: 2,
  trap: 2,
  level: 2,
  gem: 1,
};
const DECISIVE = 5;

/** The few events that decided a game, as they happened: the heaviest, and of those the latest. */
export function decisive(keys: readonly KeyEvent[]): KeyEvent[] {
  const weightOf = ({ kind }: KeyEvent) => DECIDES[kind] ?? 0;
  const chosen = new Set(
    keys
      .filter((key) => weightOf(key) > 0)
      .toSorted((one, two) => weightOf(two) - weightOf(one) || two.moment - one.moment)
      .slice(0, DECISIVE),
  );
  return keys.filter((key) => chosen.has(key));
}

/** The kinds that occur, in the order of the table above. */
export function kindsOf(keys: readonly KeyEvent[]): string[] {
  const found = new Set(keys.map((key) => key.kind));
  return Object.keys(SHAPES).filter((kind) => found.has(kind));
}

/** The moments with which turns begin. */
export function turnsOf(moments: readonly ReplayMoment[]): number[] {
  return moments.flatMap((moment, at) =>
    at === 0 || moment.turn !== moments[at - 1]!.turn ? [at] : [],
  );
}

/** The nearest of the stops beyond a moment; where there is none, the end on that side. */
export function beyond(stops: readonly number[], at: number, way: 1 | -1, last: number): number {
  const ahead = stops.filter((stop) => (stop - at) * way > 0);
  if (!ahead.length) return way > 0 ? last : 0;
  return way > 0 ? Math.min(...ahead) : Math.max(...ahead);
}

/** The moment that so many entries of the log lead to, or the last before them. */
export function momentOf(moments: readonly ReplayMoment[], entries: number): number {
  const after = moments.findIndex((moment) => moment.entries > entries);
  return Math.max(0, (after < 0 ? moments.length : after) - 1);
}

export interface Place {
  entries: number;
  eye: string | null;
}

/** What an address says behind its #. */
export function placeOf(text: string): Place {
  const values = new URLSearchParams(text);
  const entries = Number(values.get("at") ?? 0);
  return {
    entries: Number.isSafeInteger(entries) && entries > 0 ? entries : 0,
    eye: values.get("eye"),
  };
}

export function writePlace(entries: number, eye: string): string {
  return `at=${entries}&eye=${eye}`;
}
