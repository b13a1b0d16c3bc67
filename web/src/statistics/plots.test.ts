import { expect, test } from "vitest";
import { binned, lineOf, shares } from "./plots.ts";

const game = (won: boolean) => ({ id: "", at: 0, won, turns: null, score: null });

test("few lengths have a bin each, with the gaps between them", () => {
  const lengths = [
    { turns: 10, played: 2 },
    { turns: 12, played: 1 },
  ];
  expect(binned(lengths)).toEqual([
    { from: 10, to: 10, count: 2 },
    { from: 11, to: 11, count: 0 },
    { from: 12, to: 12, count: 1 },
  ]);
  expect(binned([])).toEqual([]);
});

test("many lengths share bins and none is lost", () => {
  const lengths = Array.from({ length: 100 }, (_, at) => ({ turns: at + 5, played: 1 }));
  const bins = binned(lengths);
  expect(bins.length).toBeLessThanOrEqual(12);
  expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(100);
  expect(bins.at(-1)!.to).toBe(104);
});

test("the share of won games among the last few", () => {
  expect(shares([game(true), game(false), game(false), game(true)], 2)).toEqual([1, 0.5, 0, 0.5]);
});

test("a line stands in its box, and one value in its middle", () => {
  expect(lineOf([0, 1, 2], 2, 100, 50)).toEqual([
    { x: 0, y: 50 },
    { x: 50, y: 25 },
    { x: 100, y: 0 },
  ]);
  expect(lineOf([0], 0, 100, 50)).toEqual([{ x: 50, y: 50 }]);
});
