import { expect, test } from "vitest";
import { shiftOf } from "./sight.ts";

const ROW = { left: 10, right: 370 };
const card = (left: number) => ({ left, right: left + 76 });

test("a row stays where it is while all that matters is in sight", () => {
  expect(shiftOf(ROW, [card(12), card(292)])).toBe(0);
  expect(shiftOf(ROW, [card(8)])).toBe(0); // its edge may be hidden
});

test("a row is scrolled until all that matters is in sight, where there is room for all", () => {
  expect(shiftOf(ROW, [card(200), card(420)])).toBe(158);
  expect(shiftOf(ROW, [card(-200)])).toBe(-352);
});

test("where there is no room for all, what matters most is in sight, else any of them", () => {
  const apart = [card(20), card(900)];
  expect(shiftOf(ROW, apart)).toBe(0);
  expect(shiftOf(ROW, apart, card(900))).toBe(748);
  expect(shiftOf(ROW, [card(-300), card(900)])).toBe(-452);
});
