import { describe, expect, it } from "vitest";
import {
  CELL,
  FLOOR,
  FOG,
  MARGIN,
  fieldName,
  levelOf,
  middleOf,
  planOf,
  scatter,
  tallestOf,
} from "./geometry.ts";
import type { Field } from "./geometry.ts";
import { dungeon, ones, packWith, viewWith } from "./samples.ts";

const tower = viewWith().tower;

describe("the middle of what is looked at", () => {
  const at = (...tops: number[]) => tops.map((y) => ({ y }) as Field);
  const [hero] = at(300);

  it("has everything around it that fits", () => {
    expect(middleOf(at(100, 148), hero, 400)).toBe(212);
    expect(middleOf(at(100, 148), undefined, 400)).toBe(136);
    expect(middleOf([], undefined, 400)).toBeUndefined();
  });

  it("is whoever plays where too much lies apart", () => {
    expect(middleOf(at(0, 148), hero, 320)).toBe(312);
  });
});

describe("fields", () => {
  it("are called by column and row from the bottom", () => {
    expect([0, 7, 8, 127].map(fieldName)).toEqual(["A1", "H1", "A2", "H16"]);
    expect([31, 32].map(levelOf)).toEqual([0, 1]);
  });
});

describe("a plan", () => {
  const plan = planOf(
    tower,
    packWith(
      dungeon("left", {
        fields: [1 + 64, ...Array<number>(15).fill(0)],
        floor: ones(16, 4, 8),
        through: ones(16, 4),
        wall: ones(20, 1),
      }),
      dungeon("right", { dungeon: "void", wall: ones(20, 5) }),
    ),
  );

  it("lets hidden levels fill the room that there is, up to a limit", () => {
    const heights = [0, 122, 10_000].map(
      (room) => planOf(tower, packWith(dungeon("left"), dungeon("right")), room).fog[0]!.height,
    );
    expect(heights[0]).toBe(FOG);
    expect(heights[1]).toBe(122 - 4 * CELL - FLOOR);
    expect(heights[2]).toBeLessThan(2 * CELL); // it is the sky
    expect(tallestOf(tower)).toBe(heights[2]! + 4 * CELL + FLOOR);
  });

  it("draws the lowest row at the bottom, under the levels that are hidden", () => {
    expect(plan.height).toBe(FOG + 4 * CELL + FLOOR);
    expect(plan.fog).toEqual([{ level: 1, y: 0, height: FOG, boss: true }]);
    expect([plan.at(0)!.x, plan.at(0)!.y]).toEqual([MARGIN, FOG + 3 * CELL]);
    expect([plan.at(31)!.x, plan.at(31)!.y]).toEqual([MARGIN + 7 * CELL, FOG]);
    expect(plan.rows.map((row) => row[0]!.field)).toEqual([24, 16, 8, 0]);
  });

  it("knows what fields are", () => {
    expect([...plan.at(0)!.kinds]).toEqual(["ladder", "portal"]);
    expect([plan.at(3)!.dungeon, plan.at(4)!.dungeon]).toEqual(["forest", "void"]);
  });

  it("lays platforms where they are printed and under the lowest row (TERM-6)", () => {
    expect(plan.rows.at(-1)!.every((one) => one.floor && !one.through)).toBe(true);
    expect([plan.at(8)!.floor, plan.at(8)!.through]).toEqual([true, true]);
    expect([plan.at(16)!.floor, plan.at(16)!.through]).toEqual([true, false]);
    expect(plan.at(9)!.floor).toBe(false);
  });

  it("puts up walls, also those that a card has at its left edge", () => {
    const walls = plan.fields.filter((one) => one.wall).map((one) => one.field);
    expect(walls).toEqual([0, 7, 11, 15, 23, 31]);
  });

  it("has nothing of levels that are gone or not seen yet", () => {
    const cards = ["left", "right", "left", "right"];
    const higher = planOf(
      { levels: 3, lowest: 1, revealed: 2, cards, enemies: [] },
      packWith(dungeon("left"), dungeon("right")),
    );
    expect([higher.at(31), higher.at(64)]).toEqual([undefined, undefined]);
    expect(higher.fields[0]!.field).toBe(32);
    expect(higher.at(32)!.floor).toBe(true);
  });

  it("shows the way into the boss level as a gate (BOSS-5)", () => {
    const pack = packWith(dungeon("left"), dungeon("right"));
    const cards = ["left", "right", "left", "right"];
    const both = planOf({ levels: 2, lowest: 0, revealed: 2, cards, enemies: [] }, pack);
    expect([both.at(32)!.gate, both.at(32)!.floor, both.at(24)!.gate]).toEqual([true, true, false]);
    const alone = planOf({ levels: 2, lowest: 1, revealed: 2, cards, enemies: [] }, pack);
    expect([alone.at(32)!.gate, alone.at(32)!.floor]).toEqual([false, true]);
  });
});

it("scatters the same way every time, within bounds", () => {
  const places = Array.from({ length: 50 }, (_, seed) => scatter(seed, 7));
  expect(places).toEqual(Array.from({ length: 50 }, (_, seed) => scatter(seed, 7)));
  expect(new Set(places)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
});
