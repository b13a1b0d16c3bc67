/** The rules of a game as players read them: simple Markdown, taken apart. */

import type { Language } from "../wire.ts";

/** A few words in one style; `rule` leads to another rule. */
export interface Piece {
  text: string;
  style?: "strong" | "em";
  rule?: string;
}
export interface Words {
  kind: "words";
  pieces: Piece[];
}
/** Part of a rule: printed, or a ruling with the reason for it. */
export interface Passage {
  why: string | null;
  pieces: Piece[];
}
export interface Rule {
  kind: "rule";
  id: string;
  passages: Passage[];
}
export interface Shown {
  kind: "cards" | "scene";
  of: string[];
  caption: string;
}
export type Part = Words | Rule | Shown;
export interface Chapter {
  id: string;
  title: string;
  parts: Part[];
}
export interface Book {
  title: string;
  opening: Part[];
  chapters: Chapter[];
}

const CHAPTER = /^## (.+) \{#([a-z]+)\}$/;
const RULE = /^\[([A-Z]+-\d+)\] (.+)$/;
const RULING = /\{([a-z]+): ([^{}]+)\}/g;
const PICTURE = /^!\[(.+)\]\((cards|scene):(.+)\)$/;
const PIECE = /\*\*(.+?)\*\*|\*(.+?)\*|\b([A-Z]{2,}-\d+)\b/g;

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match.index > at) pieces.push({ text: text.slice(at, match.index) });
    const [whole, strong, em, rule] = match;
    if (strong) pieces.push({ text: strong, style: "strong" });
    else if (em) pieces.push({ text: em, style: "em" });
    else if (rule) pieces.push({ text: rule, rule });
    at = match.index + whole.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

function passagesOf(text: string): Passage[] {
  const passages: Passage[] = [];
  let at = 0;
  for (const match of text.matchAll(RULING)) {
    if (match.index > at)
      passages.push({ why: null, pieces: piecesOf(text.slice(at, match.index)) });
    passages.push({ why: match[1]!, pieces: piecesOf(match[2]!) });
    at = match.index + match[0].length;
  }
  if (at < text.length) passages.push({ why: null, pieces: piecesOf(text.slice(at)) });
  return passages;
}

function partOf(block: string): Part {
  const rule = RULE.exec(block);
  if (rule) return { kind: "rule", id: rule[1]!, passages: passagesOf(rule[2]!) };
  const picture = PICTURE.exec(block);
  if (!picture) return { kind: "words", pieces: piecesOf(block) };
  const [, caption, kind, what] = picture;
  return { kind: kind as Shown["kind"], of: what!.split(" "), caption: caption! };
}

export function read(text: string): Book {
  const [title = "", ...blocks] = text.trim().split(/\n\n+/);
  const book: Book = { title: title.replace(/^# /, ""), opening: [], chapters: [] };
  for (const block of blocks) {
    const chapter = CHAPTER.exec(block);
    if (chapter) book.chapters.push({ title: chapter[1]!, id: chapter[2]!, parts: [] });
    else (book.chapters.at(-1)?.parts ?? book.opening).push(partOf(block));
  }
  return book;
}

const FILES = import.meta.glob<string>("../../../src/deskovka/games/*/words/*/rules.md", {
  query: "?raw",
  import: "default",
});
const books = new Map<string, Promise<Book>>();

/** Whether the page has the rules of that game. */
export const hasRules = (game: string): boolean =>
  Object.keys(FILES).some((path) => path.includes(`/games/${game}/`));

/** Loaded when somebody wants to read it. */
export function bookOf(game: string, language: Language): Promise<Book> {
  const path = `../../../src/deskovka/games/${game}/words/${language}/rules.md`;
  const load = FILES[path];
  let book = books.get(path);
  if (!book) {
    book = load ? load().then(read) : Promise.reject(new Error(path));
    books.set(path, book);
    book.catch(() => books.delete(path)); // the next to ask tries again
  }
  return book;
}

/** Where a rule stands. */
export function ruleIn(book: Book, id: string): { chapter: Chapter; rule: Rule } | null {
  for (const chapter of book.chapters)
    for (const part of chapter.parts)
      if (part.kind === "rule" && part.id === id) return { chapter, rule: part };
  return null;
}

/** Letters without their marks, so that "prikaz" finds "příkaz". */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function wordsIn(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

function textOf(part: Part): string {
  if ("caption" in part) return part.caption;
  if (part.kind === "words") return joined(part.pieces);
  return `${part.id} ${part.passages.map(({ pieces }) => joined(pieces)).join("")}`;
}

const joined = (pieces: Piece[]): string => pieces.map(({ text }) => text).join("");

const hasRuling = (part: Part): boolean =>
  part.kind === "rule" && part.passages.some(({ why }) => why !== null);

/** Whether all of the rule is a ruling. */
export const isRuling = (rule: Rule): boolean => rule.passages.every(({ why }) => why !== null);

/** The chapters with only the rules that are rulings, or have some in them. */
export function rulingsOf(chapters: Chapter[]): Chapter[] {
  return chapters
    .map((chapter) => ({ ...chapter, parts: chapter.parts.filter(hasRuling) }))
    .filter((chapter) => chapter.parts.length);
}

/** The chapters with only what holds all the words; all of a chapter whose title does. */
export function searched(book: Book, query: string): Chapter[] {
  const words = wordsIn(query);
  if (!words.length) return book.chapters;
  const holds = (text: string) => words.every((word) => plain(text).includes(word));
  return book.chapters
    .map((chapter) =>
      holds(chapter.title)
        ? chapter
        : { ...chapter, parts: chapter.parts.filter((part) => holds(textOf(part))) },
    )
    .filter((chapter) => chapter.parts.length);
}

/** A text cut where the words are found, for marking them: every second piece is one. */
export function cut(text: string, words: readonly string[]): string[] {
  const letters = [...text];
  const bare = letters.map(plain);
  const marked = letters.map(() => false);
  for (const word of words)
    for (let at = 0; at < letters.length; at++) {
      let found = "";
      let end = at;
      while (end < letters.length && found.length < word.length) found += bare[end++];
      if (found === word) marked.fill(true, at, end);
    }
  const pieces = [""];
  letters.forEach((letter, at) => {
    if (marked[at] !== (pieces.length % 2 === 0)) pieces.push("");
    pieces[pieces.length - 1] += letter;
  });
  return pieces;
}
