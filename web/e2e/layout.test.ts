/** Nothing overlaps, is cut off or too small to read: crowded moments of recorded games. */

import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import type { PlanetView } from "../src/games/conquerors/view.ts";
import { expectFits, settled } from "./access.ts";
import { golden, Recorded } from "./golden.ts";
import { PROGRAM } from "./server.ts";
import { test, type Visitor } from "./visitor.ts";

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
const PLANETS = {
  2: "2-en-builders-raiders-conquered",
  3: "3-en-trappers-builders-last_left",
  4: "4-en-builders-raiders-conquered",
  5: "5-en-builders-raiders-deck_out",
  6: "6-en-builders-raiders-conquered",
};
const TOWERS = ["1-medusa-mixed-out_of_events", "4-medusa-forest-artifacts-bigger-boss_felled"];
const LEGIBLE = 11; // px

/** A table as it stood when the first seat was asked and most lay there. */
async function crowded(visitor: Visitor, game: string, name: string): Promise<void> {
  const recorded = await Recorded.of(visitor, golden(game, name));
  const { asked } = recorded;
  await recorded.playOn(game === "conquerors" ? await fullest(recorded) : asked.at(-20)!);
}

/** The cards on each planet. */
async function counts(recorded: Recorded, at: number): Promise<number[]> {
  const { view } = await recorded.frame(at);
  return (view as unknown as PlanetView).players.map(({ row }) => row.length);
}

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);

/** Of a few late moments, the one with the most cards on all planets. */
async function fullest(recorded: Recorded): Promise<number> {
  const { asked } = recorded;
  let best = asked[0]!;
  let most = 0;
  for (const part of [0.5, 0.7, 0.85, 0.95]) {
    const at = asked[Math.floor(asked.length * part)]!;
    const cards = sum(await counts(recorded, at));
    if (cards > most) [best, most] = [at, cards];
  }
  return best;
}

/** The first moment with eight cards on both planets. */
async function eightEach(recorded: Recorded): Promise<number> {
  for (const at of recorded.asked.slice(Math.floor(recorded.asked.length / 2)))
    if ((await counts(recorded, at)).every((cards) => cards >= 8)) return at;
  throw new Error("there are never so many");
}

/** The first moment with so many cards in the hand. */
async function holding(recorded: Recorded, cards: number): Promise<number> {
  for (const at of recorded.asked.slice(Math.floor(recorded.asked.length / 2))) {
    const { view } = await recorded.frame(at);
    if ((view as unknown as PlanetView).players[0]!.hand.length >= cards) return at;
  }
  throw new Error("there are never so many");
}

/** Cards in the hand of which other cards cover the title or the cost. */
function covered(): string[] {
  const found: string[] = [];
  for (const card of document.querySelectorAll(".hand .spot")) {
    card.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    for (const part of card.querySelectorAll(".title span, .cost svg")) {
      const words = document.createRange();
      words.selectNodeContents(part);
      const { left, right, top, bottom } = (
        part instanceof SVGElement ? part : words
      ).getBoundingClientRect();
      const middle = (top + bottom) / 2;
      for (const x of [left + 1, right - 1]) {
        const hit = document.elementFromPoint(x, middle);
        if (!card.contains(hit))
          found.push(`${card.getAttribute("data-card")}: ${part.textContent}`);
      }
    }
  }
  return found;
}

/** Whether the whole of one's own side lies above the hand. */
function ownSideShown(): boolean {
  const side = document.querySelector(".side.own")!.getBoundingClientRect();
  return side.bottom <= document.querySelector(".hand")!.getBoundingClientRect().top + 1;
}

/** How much of the screen shows cards. */
function share(): number {
  const STEP = 3;
  const board = document.querySelector("main")!.getBoundingClientRect();
  const seen = new Set<number>();
  for (const card of document.querySelectorAll("main .spot")) {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    for (let y = Math.max(top, board.top); y < Math.min(bottom, board.bottom); y += STEP)
      for (let x = Math.max(left, 0); x < Math.min(right, board.right); x += STEP)
        seen.add(Math.floor(y / STEP) * 10_000 + Math.floor(x / STEP));
  }
  return (seen.size * STEP * STEP) / (innerWidth * innerHeight);
}

/** What is wrong with what is on the screen, in words. */
function faults(legible: number): string[] {
  const found: string[] = [];
  const boxOf = (one: Element) => one.getBoundingClientRect();
  const called = (one: Element) =>
    one.closest("[data-card]")?.getAttribute("data-card") ?? one.className.toString();
  const visible = (one: Element) => boxOf(one).width > 0;
  const meet = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;

  for (const body of document.querySelectorAll(".face .body")) {
    if (body.scrollHeight > body.clientHeight + 2) found.push(`cut off: ${called(body)}`);
    for (const words of body.querySelectorAll(".title, .name, .text")) {
      const size = parseFloat(getComputedStyle(words).fontSize);
      if (visible(words) && size < legible) found.push(`${size}px: ${called(body)}`);
    }
  }
  for (const row of document.querySelectorAll(".side .row")) {
    const whole = boxOf(row);
    for (const number of row.querySelectorAll(".attack, .life"))
      if (boxOf(number).bottom > whole.bottom + 2) found.push(`number cut off: ${called(number)}`);
    const columns = [...row.querySelectorAll(".column")].map(boxOf);
    columns.forEach((one, at) => {
      if (columns.slice(at + 1).some((other) => meet(one, other))) found.push("columns overlap");
    });
  }
  const parts = [...document.querySelectorAll(".planet > .others > .side, .middle, .side.own")];
  parts.map(boxOf).forEach((one, at, all) => {
    if (all.slice(at + 1).some((other) => meet(one, other))) found.push("sides overlap");
  });
  const question = boxOf(document.querySelector("section.question")!);
  if (question.bottom > innerHeight + 1) found.push("the question is below the screen");
  for (const answer of document.querySelectorAll("section.question :is(.option.quiet, .confirm)"))
    if (boxOf(answer).bottom > question.bottom + 1) found.push("what Enter chooses is cut off");
  for (const answer of document.querySelectorAll("section.question .option")) {
    if (innerWidth <= 640 && parseFloat(getComputedStyle(answer).fontSize) < 15)
      found.push("an answer is smaller than 15px");
  }
  const board = boxOf(document.querySelector("main")!);
  if (meet(board, question)) found.push("the question covers the board");
  const planet = document.querySelector(".planet");
  if (planet && innerWidth > 900 && planet.scrollHeight > planet.clientHeight + 1)
    found.push("the planet is higher than its place");
  return found;
}

const width = (visitor: Visitor, what: string) =>
  visitor.page
    .locator(what)
    .first()
    .evaluate((one) => (one as HTMLElement).offsetWidth);

for (const [seats, name] of Object.entries(PLANETS))
  test(`a planet of ${seats} can be read on every screen`, async ({ visit }) => {
    const visitor = await visit({ byHand: true });
    await crowded(visitor, "conquerors", name);
    for (const viewport of VIEWPORTS) {
      await visitor.page.setViewportSize(viewport);
      await settled(visitor);
      await expectFits(visitor);
      const size = `${viewport.width} × ${viewport.height}`;
      const found = () => visitor.page.evaluate(faults, LEGIBLE);
      await expect.poll(found, { message: size, timeout: 10_000 }).toEqual([]);
      const strip = visitor.page.locator(".strip .figures");
      for (const figures of await strip.all()) {
        const box = await figures.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= viewport.width, size).toBe(true);
      }
      if (seats === "2" && viewport.width === 1440) {
        expect(await width(visitor, ".others .spot")).toBeGreaterThanOrEqual(110);
        expect(await width(visitor, ".hand .spot")).toBeGreaterThanOrEqual(140);
      }
    }
  });

async function crowdedGame(visitor: Visitor): Promise<Recorded> {
  const python = join(dirname(PROGRAM), "python");
  const script = join(import.meta.dirname, "crowded.py");
  return Recorded.of(visitor, execFileSync(python, [script], { encoding: "utf-8" }));
}

test("of seventeen cards in a hand every title and cost can be read", async ({ visit }) => {
  const visitor = await visit({ byHand: true });
  const { page } = visitor;
  const recorded = await crowdedGame(visitor);
  await recorded.playOn(await holding(recorded, 17));
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    await settled(visitor);
    const size = `${viewport.width} × ${viewport.height}`;
    await expect.poll(() => page.evaluate(covered), { message: size }).toEqual([]);
    await expect.poll(() => page.evaluate(faults, LEGIBLE), { message: size }).toEqual([]);
    expect(await page.evaluate(ownSideShown), size).toBe(true);
  }
});

test("with eight cards each, two fifths of the screen are cards", async ({ visit }) => {
  const visitor = await visit();
  await visitor.page.setViewportSize(VIEWPORTS[0]!);
  const recorded = await crowdedGame(visitor);
  await recorded.playOn(await eightEach(recorded));
  await settled(visitor);
  expect(await visitor.page.evaluate(faults, LEGIBLE)).toEqual([]);
  expect(await width(visitor, ".others .spot")).toBeGreaterThanOrEqual(110);
  expect(await width(visitor, ".hand .spot")).toBeGreaterThanOrEqual(140);
  expect(await visitor.page.evaluate(share)).toBeGreaterThanOrEqual(0.4);
});

for (const name of TOWERS)
  test(`a tower can be read on every screen: ${name}`, async ({ visit }) => {
    const visitor = await visit({ byHand: true });
    await crowded(visitor, "plosinovka", name);
    for (const viewport of VIEWPORTS) {
      await visitor.page.setViewportSize(viewport);
      await settled(visitor);
      await expectFits(visitor);
      const size = `${viewport.width} × ${viewport.height}`;
      const found = () => visitor.page.evaluate(faults, LEGIBLE);
      await expect.poll(found, { message: size, timeout: 10_000 }).toEqual([]);
    }
  });

test("a card shows what is printed on it to whoever points at it", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await crowded(visitor, "conquerors", PLANETS[2]);
  const card = page.locator(".others .spot[data-card]:not([data-card=base])").first();
  await card.hover();
  const peek = page.locator(".peek .face");
  await peek.waitFor();
  const [shown, named] = [await peek.boundingBox(), await card.boundingBox()];
  expect(
    shown!.x >= named!.x + named!.width ||
      shown!.x + shown!.width <= named!.x ||
      shown!.y >= named!.y + named!.height ||
      shown!.y + shown!.height <= named!.y,
  ).toBe(true);
  expect(await page.locator("dialog[open]").count()).toBe(0);
  await page.mouse.move(5, 5);
  await peek.waitFor({ state: "hidden" });
  await page.locator(".side.own [data-junkyard]").click();
  await page.locator("dialog[open] button[data-card]").first().hover();
  await peek.waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await card.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await peek.waitFor();
  await page.keyboard.press("Escape");
  await peek.waitFor({ state: "hidden" });
});
