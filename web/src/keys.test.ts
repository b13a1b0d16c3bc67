import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Digits, directionOf, isTyping, nearest } from "./keys.ts";

const chosen: number[] = [];
let digits: Digits;

beforeEach(() => {
  vi.useFakeTimers();
  chosen.length = 0;
  digits = new Digits((index) => chosen.push(index));
});
afterEach(() => vi.useRealTimers());

test("a digit chooses at once where no second one could follow", () => {
  digits.type("3", 9);
  digits.type("2", 12);
  expect(chosen).toEqual([2, 1]);
});

test("a digit waits where a second one could follow", () => {
  digits.type("1", 12);
  expect(chosen).toEqual([]);
  digits.type("2", 12);
  expect(chosen).toEqual([11]);
});

test("a digit that waited long enough stands alone", () => {
  digits.type("1", 12);
  vi.runAllTimers();
  expect(chosen).toEqual([0]);
});

test("Enter takes what is typed, Escape forgets it", () => {
  digits.type("1", 10);
  expect(digits.flush()).toBe(true);
  expect(digits.flush()).toBe(false);
  digits.type("1", 10);
  expect(digits.forget()).toBe(true);
  vi.runAllTimers();
  expect(digits.forget()).toBe(false);
  expect(chosen).toEqual([0]);
});

test("numbers that no option has choose nothing", () => {
  digits.type("0", 5);
  digits.type("6", 5);
  digits.type("1", 12);
  digits.type("9", 12);
  vi.runAllTimers();
  expect(chosen).toEqual([]);
});

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

test("arrows lead to what lies nearest in their direction", () => {
  const boxes = [box(100, 0), box(30, 0), box(0, 40), box(20, 90)];
  expect(nearest(box(0, 0), boxes, "right")).toBe(1);
  expect(nearest(box(0, 0), boxes, "down")).toBe(2);
  expect(nearest(box(0, 0), boxes, "left")).toBe(-1);
  expect(nearest(box(40, 90), boxes, "left")).toBe(3);
  expect(nearest(box(0, 90), boxes, "up")).toBe(2);
});

test("only arrows have a direction", () => {
  expect(directionOf("ArrowLeft")).toBe("left");
  expect(directionOf("a")).toBeUndefined();
});

test("keys typed into a field or a dialog are not the table's", () => {
  document.body.innerHTML = "<input><dialog open><button></button></dialog><main></main>";
  expect(isTyping(document.querySelector("input"))).toBe(true);
  expect(isTyping(document.querySelector("button"))).toBe(true);
  document.querySelector("dialog")?.removeAttribute("open");
  expect(isTyping(document.querySelector("button"))).toBe(false);
  expect(isTyping(document.querySelector("main"))).toBe(false);
  expect(isTyping(null)).toBe(false);
});
