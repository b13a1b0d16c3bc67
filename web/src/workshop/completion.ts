/** Sentences that go on as what is typed begins; what is to be filled in stands in brackets. */

import type { SentenceInfo } from "../wire.ts";

export interface Completion {
  sentence: SentenceInfo;
  /** The part of the text that it takes the place of, and what stands there then. */
  start: number;
  end: number;
  text: string;
}

interface Token {
  text: string;
  start: number;
  end: number;
}

const TOKEN = /\[[^\]]*\]|[.,;:…]|[^\s.,;:…[\]]+/g;
const GAP = /\[[^\]\n]*\]/;
const LONGEST = 16; // words of a sentence that are looked at
const MOST_IN_A_GAP = 6;
const SHOWN = 7;

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((found) => ({
    text: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }));
}

interface Match {
  /** How many letters of the pattern are typed already. */
  letters: number;
  rest: string;
}

/** What is left of a pattern behind the words typed; nothing where they do not fit. */
function follow(pattern: string, parts: Token[], words: string[], ended: boolean): Match | null {
  const step = (part: number, word: number, letters: number): Match | null => {
    const token = parts[part];
    if (word === words.length) {
      const from = token ? (part ? parts[part - 1]!.end : 0) : pattern.length;
      return { letters, rest: pattern.slice(from) };
    }
    if (!token) return null;
    if (token.text.startsWith("[")) {
      for (let many = 1; many <= MOST_IN_A_GAP && word + many <= words.length; many++) {
        const found = step(part + 1, word + many, letters);
        if (found) return found;
      }
      return null;
    }
    const [literal, typed] = [token.text.toLowerCase(), words[word]!.toLowerCase()];
    if (literal === typed) return step(part + 1, word + 1, letters + typed.length);
    if (word === words.length - 1 && !ended && literal.startsWith(typed))
      return {
        letters: letters + typed.length,
        rest: token.text.slice(typed.length) + pattern.slice(token.end),
      };
    return null;
  };
  return step(0, 0, 0);
}

/** The list that a pattern may begin with "…" for is left to who writes it. */
const writable = (pattern: string, own: string) =>
  pattern
    .replaceAll(" …", "")
    .replaceAll("…", "")
    .replaceAll("[this card]", own || "[this card]");

/** What may be meant by the end of a text that is being typed; the likeliest first. */
export function completionsOf(
  typed: string,
  sentences: readonly SentenceInfo[],
  own: string,
): Completion[] {
  const line = typed.slice(typed.lastIndexOf("\n") + 1);
  const offset = typed.length - line.length;
  const tokens = tokensOf(line).slice(-LONGEST);
  if (!tokens.length) return [];
  const ended = /[\s.,;:]$/.test(line);
  const found: (Completion & { letters: number; natural: boolean })[] = [];
  for (const sentence of sentences) {
    const pattern = writable(sentence.pattern, own);
    const parts = tokensOf(pattern);
    if (!parts.length || parts[0]!.text.startsWith("[")) continue;
    for (const [from, token] of tokens.entries()) {
      const words = tokens.slice(from).map((one) => one.text);
      const match = follow(pattern, parts, words, ended);
      if (!match || match.letters < 2 || !match.rest.replace(/[\s.]/g, "")) continue;
      const before = line.slice(0, token.start).trimEnd();
      found.push({
        sentence,
        start: offset + token.start,
        end: typed.length,
        text: line.slice(token.start).trimEnd() + spaced(line, match.rest),
        letters: match.letters,
        natural: before === "" || /[.,:;-]$/.test(before),
      });
      break;
    }
  }
  const rank = (one: (typeof found)[number]) => one.letters + (one.natural ? 100 : 0);
  return found
    .sort((one, other) => rank(other) - rank(one) || one.text.length - other.text.length)
    .slice(0, SHOWN)
    .map(({ sentence, start, end, text }) => ({ sentence, start, end, text }));
}

/** A space before what follows, unless it goes on within the word. */
function spaced(line: string, rest: string): string {
  return /\s$/.test(line) && !/^[\s.,;:]/.test(rest) ? ` ${rest}` : rest;
}

/** What can stand in a gap: the sentences of the chapter it names. */
export function fillings(
  text: string,
  start: number,
  end: number,
  sentences: readonly SentenceInfo[],
  own: string,
): Completion[] {
  const gap = text.slice(start, end);
  if (!GAP.test(gap) || gap.length !== GAP.exec(gap)![0].length) return [];
  const chapter = gap.slice(1, -1);
  return sentences
    .filter(({ where }) => where === chapter)
    .map((sentence) => ({ sentence, start, end, text: writable(sentence.pattern, own) }));
}

/** The next gap behind a place of the text; the first one where none is left behind it. */
export function nextGap(text: string, from: number): { start: number; end: number } | null {
  const behind = GAP.exec(text.slice(from));
  const found = behind ?? GAP.exec(text);
  if (!found) return null;
  const start = found.index + (behind ? from : 0);
  return { start, end: start + found[0].length };
}

/** With what begins a sentence written large. */
export function completed(text: string, { start, end, text: words }: Completion): string {
  const before = text.slice(0, start).trimEnd();
  const begins =
    before === "" || /[.\n]$/.test(before) || / -$/.test(before) || text[start - 1] === "\n";
  const first = begins ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  return text.slice(0, start) + first + text.slice(end);
}

/** Sentences in which all the words occur: in the pattern or an example. */
export function searched(
  sentences: readonly SentenceInfo[],
  words: string,
  language: string,
): SentenceInfo[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return sentences.filter((one) => {
    const all = [one.pattern, one.example["en"], one.example[language], one.about]
      .join(" ")
      .toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}
