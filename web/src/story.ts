/** The log as a story: by turns, what is light told in passing, and what one has missed. */

import type { LogLine } from "./wire.ts";

/** A line by itself, or light ones that follow each other. */
export interface Passage {
  lines: LogLine[];
  light: boolean;
}

export interface Chapter {
  /** The line with which a turn begins; none for what was before the first. */
  heading: LogLine | null;
  passages: Passage[];
}

export function chaptersOf(lines: readonly LogLine[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of lines) {
    if (line.weight === "turn" || !chapters.length)
      chapters.push({ heading: line.weight === "turn" ? line : null, passages: [] });
    if (line.weight === "turn") continue;
    const { passages } = chapters.at(-1)!;
    const light = line.weight === "light";
    const last = passages.at(-1);
    if (light && last?.light) last.lines.push(line);
    else passages.push({ lines: [line], light });
  }
  return chapters;
}

/** What the others did since the turn before this one of mine; nothing while it is not mine. */
export function missedBy(seat: number | null, lines: readonly LogLine[]): Chapter[] {
  const chapters = chaptersOf(lines);
  const whose = (chapter: Chapter | undefined) => chapter?.heading?.seat ?? null;
  if (seat === null || whose(chapters.at(-1)) !== seat) return [];
  const missed: Chapter[] = [];
  for (let at = chapters.length - 2; at >= 0 && whose(chapters[at]) !== seat; at--) {
    const { heading, passages } = chapters[at]!;
    const weighty = passages.filter(({ light }) => !light);
    if (heading && weighty.length) missed.unshift({ heading, passages: weighty });
  }
  return missed;
}

/** A text in pieces; those that name a card say which. */
export interface Piece {
  text: string;
  card?: string;
  /** The punctuation right after a card: no line begins with it. */
  mark?: string;
}

/** Longer names first, so that a name within another one is not found instead. */
export function piecesOf(line: LogLine): Piece[] {
  let pieces: Piece[] = [{ text: line.text }];
  const names = Object.keys(line.cards ?? {}).sort((one, other) => other.length - one.length);
  for (const name of names)
    pieces = pieces.flatMap((piece): Piece[] => {
      if (piece.card !== undefined) return [piece];
      const [first = "", ...rest] = piece.text.split(name);
      const card = line.cards![name]!;
      const after = rest.flatMap((text): Piece[] => {
        const mark = /^[.,:;!?)”“]*/.exec(text)![0];
        return [{ text: name, card, ...(mark && { mark }) }, { text: text.slice(mark.length) }];
      });
      return [{ text: first }, ...after];
    });
  return pieces.filter(({ text }) => text);
}
