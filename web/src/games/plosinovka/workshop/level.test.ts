import { expect, test } from "vitest";
import type { Mark } from "../../../wire.ts";
import { drawnCard, written } from "../../../workshop/draft.ts";
import { workshop } from "./face.ts";
import { drawn, EMPTY, fieldsOf, levelOf, mapOf, placeOf, planOf, toolsOf } from "./level.ts";

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

test("what is shown as a number is sent as one, chosen or not", () => {
  const draft = { id: "", type: "enemy", name: { en: "Bat" }, damage: 2 };
  expect(written(workshop, draft)).toMatchObject({ level: 1, damage: 2, life: 1 });
  expect(drawnCard(workshop, draft)).toMatchObject({ level: 1, damage: 2, life: 1 });
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
