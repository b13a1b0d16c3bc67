import { expect, test } from "vitest";
import { chaptersOf, missedBy, piecesOf } from "./story.ts";
import type { LogLine } from "./wire.ts";

const turn = (seat: number): LogLine => ({ text: `Turn of ${seat}.`, weight: "turn", seat });
const light = (text: string): LogLine => ({ text, weight: "light" });
const plain = (text: string): LogLine => ({ text });

const LINES = [
  plain("You begin."),
  turn(0),
  light("You gain 1 gold."),
  light("You draw Militia."),
  plain("You play Militia."),
  turn(1),
  light("Orla draws a card."),
  plain("Orla plays Laser Shot."),
  { text: "Militia dies.", weight: "heavy" } satisfies LogLine,
  turn(0),
];

test("turns have headings, and light lines are told together", () => {
  const chapters = chaptersOf(LINES);
  expect(chapters.map(({ heading }) => heading?.text)).toEqual([
    undefined,
    "Turn of 0.",
    "Turn of 1.",
    "Turn of 0.",
  ]);
  expect(chapters[1]!.passages.map(({ lines }) => lines.length)).toEqual([2, 1]);
});

test("what one has missed is what the others did that weighs something", () => {
  const [missed, ...more] = missedBy(0, LINES);
  expect(more).toEqual([]);
  expect(missed!.passages.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
    "Orla plays Laser Shot.",
    "Militia dies.",
  ]);
  expect(missedBy(1, LINES)).toEqual([]);
  expect(missedBy(null, LINES)).toEqual([]);
});

test("names are found with the card that they name", () => {
  const cards = { Scout: "scout", "Scout Tower": "scout-tower" };
  expect(piecesOf({ text: "Scout attacks Scout Tower.", cards })).toEqual([
    { text: "Scout", card: "scout" },
    { text: " attacks " },
    { text: "Scout Tower", card: "scout-tower", mark: "." },
  ]);
});
