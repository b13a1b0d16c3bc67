import { expect, test } from "vitest";
import { games } from "../games/index.ts";
import { sayIn } from "../text.ts";
import { bookOf, cut, isRuling, plain, read, ruleIn, rulingsOf, searched } from "./book.ts";

const TEXT = `# A game

An *opening* word.

## First things {#first}

[TERM-1] **Žebřík** leads up, see TERM-2.

[TERM-2] Nothing more. {silent: Or *little*, see TERM-1.} Well.

[TERM-3] {ends: It ends.}

![Two cards](cards:one two)

## Last {#last}

Plain words.`;

test("a book is taken apart into chapters, rules, pictures and words", () => {
  const book = read(TEXT);
  expect(book.title).toBe("A game");
  expect(book.opening).toEqual([
    {
      kind: "words",
      pieces: [{ text: "An " }, { text: "opening", style: "em" }, { text: " word." }],
    },
  ]);
  expect(book.chapters.map(({ id, title }) => [id, title])).toEqual([
    ["first", "First things"],
    ["last", "Last"],
  ]);
  expect(book.chapters[0]?.parts[0]).toEqual({
    kind: "rule",
    id: "TERM-1",
    passages: [
      {
        why: null,
        pieces: [
          { text: "Žebřík", style: "strong" },
          { text: " leads up, see " },
          { text: "TERM-2", rule: "TERM-2" },
          { text: "." },
        ],
      },
    ],
  });
  expect(book.chapters[0]?.parts[3]).toEqual({
    kind: "cards",
    of: ["one", "two"],
    caption: "Two cards",
  });
});

test("what is a ruling is told from what is printed", () => {
  const book = read(TEXT);
  const rule = (id: string) => ruleIn(book, id)!.rule;
  expect(rule("TERM-2").passages.map(({ why }) => why)).toEqual([null, "silent", null]);
  expect(
    rule("TERM-2")
      .passages[1]?.pieces.map(({ text }) => text)
      .join(""),
  ).toBe("Or little, see TERM-1.");
  expect(["TERM-1", "TERM-2", "TERM-3"].map((id) => isRuling(rule(id)))).toEqual([
    false,
    false,
    true,
  ]);
  expect(rulingsOf(book.chapters).map(({ id, parts }) => [id, parts.length])).toEqual([
    ["first", 2],
  ]);
});

test("a rule is found with its chapter", () => {
  const book = read(TEXT);
  expect(ruleIn(book, "TERM-2")?.chapter.id).toBe("first");
  expect(ruleIn(book, "TERM-4")).toBeNull();
});

test("searching needs no marks on letters, and finds ids and titles", () => {
  const book = read(TEXT);
  const found = (query: string) =>
    searched(book, query).map(({ id, parts }) => [id, parts.length] as const);
  expect(found("zebrik UP")).toEqual([["first", 1]]);
  expect(found("term-2")).toEqual([["first", 2]]);
  expect(found("first")).toEqual([["first", 4]]);
  expect(found("plain")).toEqual([["last", 1]]);
  expect(found("dragon")).toEqual([]);
  expect(found("  ")).toEqual([
    ["first", 4],
    ["last", 1],
  ]);
});

test("found words are cut out where they stand", () => {
  expect(plain("Příšera Ů")).toBe("prisera u");
  expect(cut("Žebřík a žebřík", ["zebri"])).toEqual(["", "Žebří", "k a ", "žebří", "k"]);
  expect(cut("nothing", ["x"])).toEqual(["nothing"]);
  expect(cut("abc", ["ab", "bc"])).toEqual(["", "abc"]);
});

test.each(Object.keys(games))("both languages tell all of %s", async (game) => {
  const [en, cs] = await Promise.all([bookOf(game, "en"), bookOf(game, "cs")]);
  const rules = (book: typeof en) =>
    book.chapters.flatMap(({ parts }) => parts.flatMap((part) => ("id" in part ? part.id : [])));
  expect(rules(en).length).toBeGreaterThan(90);
  expect(rules(cs)).toEqual(rules(en));
});

test.each(Object.keys(games))("every ruling of %s has a reason in words", async (game) => {
  for (const language of ["en", "cs"] as const) {
    const book = await bookOf(game, language);
    const parts = rulingsOf(book.chapters).flatMap((chapter) => chapter.parts);
    const reasons = parts.flatMap((part) =>
      "passages" in part ? part.passages.flatMap(({ why }) => why ?? []) : [],
    );
    expect(reasons.length).toBeGreaterThan(30);
    const other = sayIn(language, "web-rules-why", { why: "choice" });
    for (const why of new Set(reasons))
      if (why !== "choice") expect(sayIn(language, "web-rules-why", { why })).not.toBe(other);
  }
});
