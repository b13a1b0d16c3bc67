/** Where in a text something is wrong. Lines and columns count from 1, in whole characters. */

import type { Mark } from "../wire.ts";

export interface Span {
  start: number;
  end: number;
}

/** A piece of a text, with what is wrong about it: the index of the first such mark. */
export interface Piece {
  text: string;
  mark?: number;
}

const wide = (characters: string[]) => characters.join("").length;

/** The marked part of the text; at its end, what stands last is marked. */
export function spanOf(text: string, mark: Mark): Span {
  const lines = text.split("\n");
  const at = Math.min(Math.max(mark.line, 1), lines.length) - 1;
  const before = lines.slice(0, at).reduce((sum, line) => sum + line.length + 1, 0);
  const letters = [...lines[at]!];
  const from = Math.min(Math.max(mark.column, 1) - 1, letters.length);
  const to = Math.min(from + Math.max(mark.length, 1), letters.length);
  if (to > from)
    return {
      start: before + wide(letters.slice(0, from)),
      end: before + wide(letters.slice(0, to)),
    };
  const last = /\S+\s*$/.exec(text.slice(0, before + wide(letters.slice(0, from))));
  const start = last?.index ?? before;
  return { start, end: start + (last?.[0].trimEnd().length ?? 0) };
}

/** Where the spans of a text lie while it is typed on; those that were touched are gone. */
export function carried(spans: readonly Span[], before: string, now: string): (Span | null)[] {
  const least = Math.min(before.length, now.length);
  let head = 0;
  while (head < least && before[head] === now[head]) head++;
  let tail = 0;
  while (tail < least - head && before.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const shift = now.length - before.length;
  return spans.map(({ start, end }) => {
    if (end <= head) return { start, end };
    if (start >= before.length - tail) return { start: start + shift, end: end + shift };
    return null;
  });
}

/** The text in pieces, marked or not, one after another. */
export function piecesOf(text: string, spans: readonly (Span | null)[]): Piece[] {
  const sorted = spans
    .flatMap((span, index) => (span && span.end > span.start ? [{ ...span, index }] : []))
    .sort((one, other) => one.start - other.start || one.index - other.index);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, index } of sorted) {
    if (start < at) continue;
    if (start > at) pieces.push({ text: text.slice(at, start) });
    pieces.push({ text: text.slice(start, end), mark: index });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

/** The text with a word in place of what is marked. */
export function mended(text: string, mark: Mark, word: string): string {
  const { start, end } = spanOf(text, mark);
  return text.slice(0, start) + word + text.slice(end);
}
