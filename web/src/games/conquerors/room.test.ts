import { describe, expect, test } from "vitest";
import { choicesOf } from "./choices.ts";
import { concerned, unfolded } from "./folds.ts";
import { legibleSide, linesOfTraps, sizesOf, TALL, type Lying } from "./room.ts";
import type { PlanetView } from "./view.ts";

const side = (cards: number, traps = 0): Lying => ({ cards, traps, miners: 3 });
const wanted = (width: number, height: number, others: Lying[], own: Lying, hand = 7) => ({
  width,
  height,
  others,
  own,
  hand,
  hands: [],
  between: 70,
});

describe("sizes", () => {
  test("with eight cards and a base each, cards take two fifths of a usual screen", () => {
    const sizes = sizesOf(wanted(1138, 743, [side(9)], side(9)));
    expect(sizes.fits).toBe(true);
    expect(sizes.held).toBeGreaterThanOrEqual(140);
    expect(sizes.theirs).toBeGreaterThanOrEqual(110);
    const shape = (short: boolean) => (short ? 1.12 : TALL);
    const area =
      9 * sizes.theirs ** 2 * shape(sizes.shortTheirs) +
      9 * sizes.mine ** 2 * shape(sizes.shortMine) +
      7 * sizes.held ** 2 * TALL;
    expect(area / (1440 * 900)).toBeGreaterThan(0.4);
  });

  test("what is more crowded is smaller, and everything still fits", () => {
    const few = sizesOf(wanted(1138, 743, [side(4)], side(4)));
    const many = sizesOf(wanted(1138, 743, [side(14, 2)], side(14, 2)));
    expect(many.fits).toBe(true);
    expect(many.theirs).toBeLessThan(few.theirs);
    expect(many.theirs).toBeGreaterThanOrEqual(64);
  });

  test("a large hand lies in two rows, a small one in one", () => {
    const rows = (hand: number) => sizesOf(wanted(1138, 743, [side(6)], side(6), hand)).rows;
    expect([6, 9, 17].map(rows)).toEqual([1, 1, 2]);
  });

  test("traps that are known have lines of their own", () => {
    expect(linesOfTraps([])).toBe(0);
    expect(linesOfTraps([false, false, false, false])).toBe(2);
    expect(linesOfTraps([false, true, false])).toBe(3);
  });

  test("as many of the others lie side by side as have cards whose titles can be read", () => {
    const beside = (cards: number) => Math.floor(1012 / legibleSide(cards));
    expect([2, 3, 5, 12].map(beside)).toEqual([5, 3, 2, 1]);
    const others = Array.from({ length: beside(5) }, () => side(5, 1));
    expect(sizesOf(wanted(1012, 616, others, side(8, 1), 13)).theirs).toBeGreaterThanOrEqual(78);
  });

  test("on a small phone everything but the hand's pictures finds room", () => {
    const usual = sizesOf(wanted(348, 571, [side(4)], side(4)));
    const small = sizesOf(wanted(348, 452, [side(4)], side(4)));
    expect([usual.tight, usual.shapeHeld]).toEqual([false, TALL]);
    expect([small.tight, small.fits]).toEqual([true, true]);
    expect(small.shapeHeld).toBeLessThan(1);
  });

  test("on a phone titles stay legible, and rows are swiped", () => {
    const sizes = sizesOf(wanted(378, 571, [side(9, 1)], side(9, 1)));
    expect(Math.min(sizes.theirs, sizes.mine, sizes.held)).toBeGreaterThanOrEqual(72);
    expect(sizes.columns).toBe(1);
  });

  test("on a phone all of five cards are in sight, and of more one half says so", () => {
    const shown = (cards: number) => {
      const { mine } = sizesOf(wanted(390, 571, [side(4)], side(cards)));
      return (390 - 26 + 6) / (mine + 6);
    };
    expect(shown(5)).toBe(5);
    for (const cards of [6, 7, 12]) expect(shown(cards) % 1).toBeCloseTo(0.5, 1);
  });
});

describe("folding", () => {
  const card = (handle: number) => ({ handle, card: "scout", owner: 0, used: 0, illusion: false });
  const player = (seat: number, row: object[] = []) => ({
    ...{ seat, base: null, miners: [], row, hand: [], junkyard: [] },
  });
  const view = {
    active: 1,
    outcome: null,
    attackers: [20],
    players: [
      player(0),
      player(1, [{ ...card(20), target: 30 }]),
      player(2, [card(30)]),
      player(3),
    ],
  } as unknown as PlanetView;

  test("whoever acts and whoever is attacked is concerned", () => {
    expect([...concerned(view, choicesOf(null))].sort()).toEqual([1, 2]);
  });

  test("all who are concerned are large, and whom one wants to see where there is room", () => {
    expect([...unfolded([1, 2, 3], new Set([1, 2]), [3], 1)]).toEqual([1, 2]);
    expect([...unfolded([1, 2, 3], new Set([1]), [3], 2)]).toEqual([1, 3]);
    expect([...unfolded([1, 2, 3], new Set(), [], 1)]).toEqual([1]);
  });

  test("where not all who are concerned find room, whom one wants to see comes first", () => {
    expect([...unfolded([1, 2, 3], new Set([1, 2, 3]), [3], 1, 2)]).toEqual([3, 1]);
  });
});
