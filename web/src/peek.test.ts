import { expect, test } from "vitest";
import { placed } from "./peek.ts";

const SCREEN = { width: 1440, height: 900 };
const SIZE = { width: 270, height: 500 };

test("a card is shown beside what it is about", () => {
  const anchor = { left: 300, top: 200, width: 120, height: 160 };
  expect(placed(SIZE, anchor, SCREEN, []).left).toBe(428);
});

test("at the edge of the screen it is shown on the other side", () => {
  const anchor = { left: 1300, top: 700, width: 120, height: 160 };
  const place = placed(SIZE, anchor, SCREEN, []);
  expect(place.left).toBe(1022);
  expect(place.top + SIZE.height).toBeLessThanOrEqual(SCREEN.height);
});

test("what is asked about is kept in sight", () => {
  const anchor = { left: 300, top: 200, width: 120, height: 160 };
  const glowing = [{ left: 430, top: 200, width: 500, height: 160 }];
  const place = placed(SIZE, anchor, SCREEN, glowing);
  expect(place.left + SIZE.width).toBeLessThanOrEqual(300);
});

test("on a phone it lies in the other half", () => {
  const anchor = { left: 150, top: 600, width: 80, height: 100 };
  const place = placed({ width: 250, height: 480 }, anchor, { width: 390, height: 844 }, []);
  expect(place.top + 480).toBeLessThanOrEqual(600);
});
