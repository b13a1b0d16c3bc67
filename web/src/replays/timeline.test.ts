import { expect, test } from "vitest";
import {
  beyond,
  decisive,
  kindsOf,
  momentOf,
  placeOf,
  SHAPES,
  turnsOf,
  writePlace,
} from "./timeline.ts";

const moment = (entries: number, turn: number) => ({ entries, turn, active: 0, asked: 0 });
const MOMENTS = [moment(0, 1), moment(2, 1), moment(3, 2), moment(7, 2), moment(9, 4)];

test("turns begin where the number changes", () => {
  expect(turnsOf(MOMENTS)).toEqual([0, 2, 4]);
  expect(turnsOf([])).toEqual([]);
});

test.each([
  [2, 1, 4],
  [3, -1, 2],
  [2, -1, 0],
  [4, 1, 9],
  [0, -1, 0],
] as const)("from %i towards %i", (at, way, wanted) => {
  expect(beyond([2, 4], at, way, 9)).toBe(wanted);
});

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [8, 3],
  [9, 4],
  [1000, 4],
])("%i entries lead to moment %i", (entries, at) => {
  expect(momentOf(MOMENTS, entries)).toBe(at);
});

test("an address says where and through whose eyes", () => {
  expect(placeOf(writePlace(12, "all"))).toEqual({ entries: 12, eye: "all" });
  expect(placeOf("")).toEqual({ entries: 0, eye: null });
  for (const odd of ["at=-4", "at=x", "at=1e99", "at=2.5"])
    expect(placeOf(odd)).toEqual({ entries: 0, eye: null });
});

test("what decided a game is what weighs most, and no warrior that fell", () => {
  const keys = ["fallen", "destroyed", "trap", "trap", "trap", "trap", "fallen", "attack", "out"];
  const told = [...keys, "end"].map((kind, moment) => ({ moment, kind, text: "" }));
  expect(decisive(told).map(({ moment }) => moment)).toEqual([1, 4, 5, 8, 9]);
  expect(decisive(told.filter(({ kind }) => kind === "fallen"))).toEqual([]);
  const blow = ["defeat", "end"].map((kind) => ({ moment: 3, kind, text: "" }));
  expect(decisive(blow)).toEqual(blow);
});

test("kinds of key events that occur, each with a shape", () => {
  const keys = ["end", "card", "card"].map((kind) => ({ moment: 0, kind, text: "" }));
  expect(kindsOf(keys)).toEqual(["card", "end"]);
  expect(Object.values(SHAPES).every(Boolean)).toBe(true);
});
