import { expect, test } from "vitest";
import type { Mark, SentenceInfo } from "../wire.ts";
import { completed, completionsOf, fillings, nextGap, searched } from "./completing.ts";
import { costOf, costText, drawnCard, slugOf, written } from "./drafting.ts";
import { History } from "./history.svelte.ts";
import { drawn, EMPTY, fieldsOf, levelOf, mapOf, placeOf, planOf, toolsOf } from "./level.ts";
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

test("costs are written as packs write them", () => {
  expect(costOf("2 gold, 1 cosmium")).toEqual({ gold: 2, cosmium: 1, electricity: 0 });
  expect(costText({ gold: 2, cosmium: 0, electricity: 1 })).toBe("2 gold, 1 electricity");
  expect(costText({ gold: 0, cosmium: 0, electricity: 0 })).toBe("0 gold");
});

test("only what a type has is written and drawn", () => {
  const draft = {
    id: "",
    type: "trap",
    name: { en: "Snare", cs: " " },
    cost: "1 gold",
    attack: 2,
    stars: 2,
    text: "",
  };
  expect(written(draft)).toEqual({
    id: "snare",
    type: "trap",
    name: { en: "Snare" },
    art: "wolf-trap",
    stars: 2,
  });
  expect(written({ ...draft, replaces: true })).toMatchObject({ replaces: true });
  expect(drawnCard(draft)).toEqual({
    id: "snare",
    type: "trap",
    name: { en: "Snare" },
    text: { en: [] },
    art: "wolf-trap",
    stars: 2,
  });
});

test("what is shown as a number is sent as one, chosen or not", () => {
  const draft = { id: "", type: "enemy", name: { en: "Bat" }, damage: 2 };
  expect(written(draft)).toMatchObject({ level: 1, damage: 2, life: 1 });
  expect(drawnCard(draft)).toMatchObject({ level: 1, damage: 2, life: 1 });
  expect(written({ ...draft, type: "spell" })).toMatchObject({ stars: 1, cost: "0 gold" });
});

const LOFT = `+   +   +   +   +
  *   H       c
+---+-H-+   +   +
      H   E
+   +---+---+   +
  c           *^
+---+   +   +---+
|     $         |
+   +---+   +   +
`;

test("a drawing is read and drawn the same", () => {
  const level = levelOf(LOFT);
  expect(level.kinds[13]).toEqual(["ladder"]);
  expect(level.kinds[7]).toEqual(["gem", "trap"]);
  expect(level.floor.flatMap((one, field) => (one ? [placeOf(field)] : []))).toEqual([
    "B1",
    "A2",
    "D2",
    "B3",
    "C3",
    "A4",
    "B4",
  ]);
  expect(level.wall.flatMap((one, edge) => (one ? [edge] : []))).toEqual([0, 4]);
  expect(mapOf(level)).toBe(LOFT);
  expect(mapOf(EMPTY)).toBe(mapOf(levelOf("")));
});

test("a stroke draws, and the same stroke takes away", () => {
  const once = drawn(EMPTY, "wall-right", 3);
  expect(once.wall[4]).toBe(true);
  expect(drawn(once, "wall-right", 3)).toEqual(EMPTY);
  expect(drawn(drawn(EMPTY, "coin", 5), "gem", 5).kinds[5]).toEqual(["gem"]);
  const ladder = drawn(drawn(drawn(EMPTY, "ladder", 4), "ladder", 8), "platform", 8);
  expect(mapOf(ladder)).toContain("+-H-+");
  expect(drawn(ladder, "erase", 8).floor[8]).toBe(false);
});

test("portals are of the void, bosses of their level", () => {
  expect(toolsOf("forest", false)).not.toContain("portal");
  expect(toolsOf("void", false)).toContain("portal");
  expect(toolsOf("forest", true)).toEqual(expect.arrayContaining(["boss", "special"]));
});

test("a mark in the drawing is about fields", () => {
  const places = (line: number, column: number, length: number) =>
    fieldsOf(mark(line, column, length, "map")).map(placeOf);
  expect(places(2, 3, 1)).toEqual(["A4"]);
  expect(places(3, 6, 3)).toEqual(["B4"]);
  expect(places(4, 11, 1)).toEqual(["C3"]);
  expect(places(9, 1, 17)).toEqual(["A1", "B1", "C1", "D1"]);
  expect(places(1, 1, 17)).toEqual([]);
  expect(fieldsOf(mark(0, 0, 0, "map"))).toEqual([]);
  expect(fieldsOf(mark(2, 3, 1, "name"))).toEqual([]);
});

test("the plan has the card's fields in rows from the top, and the walls at its left", () => {
  const plan = planOf(levelOf(LOFT), "forest");
  expect(plan.rows.map((row) => row.length)).toEqual([4, 4, 4, 4]);
  expect(plan.rows[0]![1]!.through).toBe(true);
  expect(plan.fields.filter((one) => one.wall)).toHaveLength(2);
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
