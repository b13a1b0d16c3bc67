import { expect, test } from "vitest";
import type { Mark, SentenceInfo } from "../wire.ts";
import { completed, completionsOf, fillings, nextGap, searched } from "./completion.ts";
import { slugOf } from "./draft.ts";
import { History } from "./history.svelte.ts";
import { carried, mended, piecesOf, spanOf } from "./marks.ts";

const mark = (line: number, column: number, length: number, field = "text"): Mark => ({
  of: "",
  field,
  line,
  column,
  length,
  message: {},
  nearest: [],
  mild: false,
});

const sentence = (pattern: string, where = "effect"): SentenceInfo => ({
  pattern,
  where,
  example: { en: pattern, cs: "" },
  about: where,
});
const SENTENCES = [
  sentence("deal [amount] damage to [target]"),
  sentence("draw [count] cards"),
  sentence("when [event], [sentence] …", "ability"),
  sentence("[this card] dies", "event"),
  sentence("target warrior", "target"),
  sentence("each [kind]", "target"),
];

test("a mark is found by line and column, in whole characters", () => {
  const text = "Shielding 1.\n🟡 Deal 2 damge.";
  const { start, end } = spanOf(text, mark(2, 10, 5));
  expect(text.slice(start, end)).toBe("damge");
  expect(mended(text, mark(2, 10, 5), "damage")).toBe("Shielding 1.\n🟡 Deal 2 damage.");
});

test("what is missing at the end is marked at what stands last", () => {
  const { start, end } = spanOf("Deal 2", mark(1, 7, 0));
  expect("Deal 2".slice(start, end)).toBe("2");
  expect(spanOf("", mark(1, 1, 0))).toEqual({ start: 0, end: 0 });
});

test("the pieces are the text, each marked by the first that is wrong with it", () => {
  const pieces = piecesOf("Deal 2 damge.", [{ start: 7, end: 12 }, null, { start: 8, end: 10 }]);
  expect(pieces).toEqual([{ text: "Deal 2 " }, { text: "damge", mark: 0 }, { text: "." }]);
});

test("marks stay with their words while the text around them changes", () => {
  const spans = [
    { start: 0, end: 4 },
    { start: 7, end: 12 },
  ];
  expect(carried(spans, "Daal 2 damge.", "Daal 2 or 3 damge.")).toEqual([
    { start: 0, end: 4 },
    { start: 12, end: 17 },
  ]);
  expect(carried(spans, "Daal 2 damge.", "Deal 2 damge.")[0]).toBeNull();
});

test.each([
  ["de", "deal [amount] damage to [target]"],
  ["Deal 2 da", "Deal 2 damage to [target]"],
  ["Deal 2 ", "Deal 2 damage to [target]"],
  ["When Ember Wolf di", "Ember Wolf dies"],
  ["When Ember Wolf dies, dr", "draw [count] cards"],
])("%s goes on as %s", (typed, text) => {
  const texts = completionsOf(typed, SENTENCES, "Ember Wolf").map((one) => one.text);
  expect(texts).toContain(text);
});

test("a sentence that is complete, and what is no sentence, go on as nothing", () => {
  expect(completionsOf("Draw 2 cards", SENTENCES, "")).toEqual([]);
  expect(completionsOf("zzz", SENTENCES, "")).toEqual([]);
  expect(completionsOf("", SENTENCES, "")).toEqual([]);
});

test("completing keeps what was typed and begins large", () => {
  const [first] = completionsOf("draw", SENTENCES, "");
  expect(completed("draw", first!)).toBe("Draw [count] cards");
  expect(nextGap("Draw [count] cards", 0)).toEqual({ start: 5, end: 12 });
  expect(nextGap("Draw [count] cards", 9)).toEqual({ start: 5, end: 12 });
  expect(nextGap("Draw two cards", 0)).toBeNull();
});

test("a gap offers its chapter", () => {
  const text = "Deal 2 damage to [target]";
  expect(fillings(text, 17, 25, SENTENCES, "").map((one) => one.text)).toEqual([
    "target warrior",
    "each [kind]",
  ]);
  expect(fillings(text, 0, 4, SENTENCES, "")).toEqual([]);
});

test("sentences are found by all the words of a search", () => {
  expect(searched(SENTENCES, "damage TARGET", "en")).toEqual([SENTENCES[0]]);
});

test.each([
  ["Ember Wolf", "ember-wolf"],
  ["Žhavý vlk!", "zhavy-vlk"],
  ["Smugglers' Loft", "smugglers-loft"],
  ["New", "new-one"],
  ["<b>", "b"],
])("%s has the id %s", (name, id) => {
  expect(slugOf(name)).toBe(id);
});

test("back and forth again", () => {
  const history = new History<number>();
  history.leave(1);
  history.leave(2);
  expect(history.undo(3)).toBe(2);
  expect(history.undo(2)).toBe(1);
  expect(history.undo(1)).toBe(1);
  expect(history.redo(1)).toBe(2);
  history.leave(2);
  expect(history.redoable).toBe(false);
});
