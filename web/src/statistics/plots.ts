/** Numbers as they are drawn. */

import type { Length, PlayedGame } from "../wire.ts";

export interface Bin {
  from: number;
  to: number;
  count: number;
}

const MOST_BINS = 12;

/** Lengths in bins of equal width, so few that each can be seen. */
export function binned(lengths: readonly Length[]): Bin[] {
  if (!lengths.length) return [];
  const turns = lengths.map((length) => length.turns);
  const [least, most] = [Math.min(...turns), Math.max(...turns)];
  const width = Math.max(1, Math.ceil((most - least + 1) / MOST_BINS));
  const bins: Bin[] = [];
  for (let from = least; from <= most; from += width)
    bins.push({ from, to: Math.min(most, from + width - 1), count: 0 });
  for (const length of lengths)
    bins[Math.floor((length.turns - least) / width)]!.count += length.played;
  return bins;
}

/** The share of won games among the last so many, at every game. */
export function shares(games: readonly PlayedGame[], window: number): number[] {
  return games.map((_, at) => {
    const last = games.slice(Math.max(0, at + 1 - window), at + 1);
    return last.filter((game) => game.won).length / last.length;
  });
}

/** A line through values from 0 to the highest, in a box. */
export function lineOf(values: readonly number[], highest: number, width: number, height: number) {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, at) => ({
    x: values.length > 1 ? at * step : width / 2,
    y: height - (height * value) / Math.max(highest, 1e-9),
  }));
}
