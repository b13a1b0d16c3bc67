/** A turn as at a real table: cards and dice are tapped, one button sends what belongs together. */

import { expect } from "vitest";
import { expectAccess } from "./access.ts";
import { golden, Recorded } from "./golden.ts";
import { test, type Visitor } from "./visitor.ts";

/** The moment of the recorded game at which gems can be put on a boot that is used already. */
const GEMS_ASKED = 4;
/** The moment at which a star can be a boot or a sword. */
const STAR = 31;
const ME = { kind: "me" as const };
const BOT = { kind: "bot" as const, bot: "random" };

/** Buttons of answers that can be seen: what the board shows is not among them. */
const seen = (visitor: Visitor) => visitor.page.locator("section.question li:not(.aside) .option");

/** Takes the quiet answer, or the first thing that glows, until a question is asked. */
async function until(visitor: Visitor, question: RegExp, turns = 80): Promise<boolean> {
  const { page } = visitor;
  for (let answers = 0; answers < turns; answers++) {
    if (!(await visitor.asked())) return false;
    const text = (await visitor.question.textContent()) ?? "";
    if (question.test(text)) return true;
    const playable = page.locator(".hand .spot.glows");
    const quiet = page.locator("section.question .option.quiet");
    if (/main phase/.test(text) && (await playable.count())) await playable.first().click();
    else if (await quiet.count()) await quiet.click();
    else await seen(visitor).or(page.locator("[data-spot=glows]")).first().click();
    await page
      .locator("dialog[open] .button.primary")
      .first()
      .click({ timeout: 300 })
      .catch(() => undefined);
    await expect
      .poll(async () => (await visitor.ended.count()) > 0 || (await visitor.question.count()) > 0)
      .toBe(true);
  }
  return false;
}

for (const size of ["phone", "desktop"] as const) {
  test(`three cards are exchanged, and an attack is sent, by taps: ${size}`, async ({ visit }) => {
    const visitor = await visit({ size, byHand: true });
    const { page } = visitor;
    await visitor.sitDown({ game: "conquerors", seats: [ME, BOT] });
    await visitor.asked();
    expect(await visitor.question.textContent()).toMatch(/Exchange three/);
    for (const at of [0, 1, 2]) await page.locator(".hand .spot").nth(at).click();
    expect(await page.locator(".hand .spot.marked").count()).toBe(3);
    expect(await seen(visitor).count()).toBe(1); // to keep the hand
    await expectAccess(visitor);
    await page.locator(".confirm").click();

    expect(await until(visitor, /Who attacks/)).toBe(true);
    await page.getByRole("button", { name: "All attack" }).click();
    const target = page.locator(".side:not(.own) .spot.glows").first();
    if (await page.locator(".confirm:disabled").count()) await target.click();
    await page.locator(".confirm:enabled").click();
    await expect
      .poll(() => visitor.log.allTextContents())
      .toContainEqual(expect.stringMatching(/ attacks? /));
  });

  test(`what the board shows has no second button, but a list: ${size}`, async ({ visit }) => {
    const visitor = await visit({ size, byHand: true });
    const { page } = visitor;
    await visitor.sitDown({ game: "plosinovka", seats: [ME, BOT] });
    expect(await until(visitor, /^What will you do/, 20)).toBe(true);
    const all = await visitor.options.count();
    const few = await seen(visitor).count();
    expect(few).toBeLessThan(all);
    await page.keyboard.press("o");
    await expect.poll(() => seen(visitor).count()).toBe(all);
    await page.keyboard.press("o");
    await expect.poll(() => seen(visitor).count()).toBe(few);
    await expectAccess(visitor);
    await page.locator(".tray .die.glows").first().click();
    await expect.poll(() => visitor.log.count()).toBeGreaterThan(0);
  });
}

for (const size of ["phone", "desktop"] as const) {
  test(`a pair is merged together with what it becomes: ${size}`, async ({ visit }) => {
    const visitor = await visit({ size, byHand: true });
    const { page } = visitor;
    await visitor.sitDown({ game: "plosinovka", seats: [ME, BOT] });
    const pair = page.locator(".tray .dice .die.glows", { hasText: "…" }).first();
    const merging = page.locator(".bubble .way", { hasText: "Merge" }).locator(".symbol");
    for (let turns = 0; turns < 20; turns++) {
      expect(await until(visitor, /^What will you do/, 60)).toBe(true);
      if (await pair.count()) break;
      await page.locator("section.question .option.quiet").click();
    }
    const [tray, tower] = [page.locator(".tray"), page.locator(".around")];
    const before = (await tray.boundingBox())!;
    await pair.click();
    await expectAccess(visitor);
    const bubble = (await page.locator(".bubble").boundingBox())!;
    const shown = (await tower.boundingBox())!;
    expect(bubble.y).toBeGreaterThanOrEqual(shown.y + shown.height - 1);
    expect((await tray.boundingBox())!.height).toBe(before.height);
    const becomes = /: (\w+)$/.exec((await merging.first().getAttribute("aria-label")) ?? "")?.[1];
    expect(becomes).toBeTruthy();
    await merging.first().click();
    await expect
      .poll(() => visitor.log.allTextContents())
      .toContainEqual(expect.stringMatching(new RegExp(`merges? .*${becomes}`)));
    expect(await visitor.question.textContent()).not.toMatch(/the two dice become/);
  });
}

for (const size of ["phone", "desktop"] as const) {
  test(`a star is used together with what it stands for: ${size}`, async ({ visit }) => {
    const visitor = await visit({ size, byHand: true });
    const { page } = visitor;
    const recorded = await Recorded.of(
      visitor,
      golden("plosinovka", "1-medusa-mixed-out_of_events"),
    );
    await recorded.playOn(STAR);
    const stars = page.locator(".tray .dice").getByRole("button", { name: "Star" });
    const star = stars.locator("xpath=self::*[not(@disabled)]").first();
    await star.click();
    const stands = page.locator(".bubble .way", { hasText: "Use" }).locator(".symbol");
    expect(await stands.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual([
      expect.stringMatching(/: boot$/),
      expect.stringMatching(/: sword$/),
    ]);
    await expectAccess(visitor);
    await stands.first().focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => stands.count()).toBe(0);
    await visitor.asked();
    expect(await visitor.question.textContent()).not.toMatch(/star stand for/);
    await page.getByRole("button", { name: /Take back/ }).click();
    await expect.poll(() => star.count()).toBe(1);
    expect(await visitor.question.textContent()).toMatch(/^What will you do/);
  });
}

test("an ability is read on the hero's card before it is used", async ({ visit }) => {
  const visitor = await visit({ byHand: true });
  const { page } = visitor;
  const seats = [{ ...ME, hero: "miksy" }, BOT];
  await visitor.sitDown({ game: "plosinovka", seats });
  const hero = page.locator(".heroes button.glows");
  for (let turns = 0; turns < 20 && !(await hero.count()); turns++) {
    expect(await until(visitor, /^What will you do/, 60)).toBe(true);
    if (!(await hero.count())) await page.locator("section.question .option.quiet").click();
  }
  await hero.click();
  await page.locator("dialog[open] .options .button").click();
  await expect
    .poll(() => visitor.log.allTextContents())
    .toContainEqual(expect.stringMatching(/You use your ability/));
});

test("how many gems is asked once: on the dice, where Enter says so", async ({ visit }) => {
  const visitor = await visit({ byHand: true });
  const { page } = visitor;
  const text = golden("plosinovka", "2-banzai-forest-artifacts-boss_felled");
  const recorded = await Recorded.of(visitor, text);
  await recorded.playOn(GEMS_ASKED);
  expect(await visitor.question.textContent()).toMatch(/^How often does the boot count/);
  expect(await seen(visitor).count()).toBe(0);
  const ways = page.locator(".tray .pickers button");
  expect(await ways.allTextContents()).toEqual([
    expect.stringMatching(/⏎.*×1/s),
    expect.stringMatching(/×2/),
  ]);
  await expectAccess(visitor);
  await page.keyboard.press("Enter");
  await expect.poll(() => visitor.question.textContent()).toMatch(/^What will you do/);
});

test("what happens is shown in its time, and a key skips it", async ({ visit }) => {
  const visitor = await visit({ byHand: true, speed: "normal", moving: true });
  const { page } = visitor;
  await visitor.sitDown({ game: "conquerors", seats: [ME, BOT] });
  const skip = page.getByRole("button", { name: "Skip" });
  await visitor.options.first().waitFor();
  await page.keyboard.press("Enter");
  await skip.waitFor();
  expect(await visitor.options.count()).toBe(0);
  for (let presses = 0; presses < 60 && !(await visitor.options.count()); presses++) {
    await page.keyboard.press("Escape");
    await page.waitForTimeout(100);
  }
  expect(await visitor.options.count()).toBeGreaterThan(0);
});

test("Play begins with what was chosen last, at once", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await page.locator(".game.plosinovka").click();
  await page.locator(".players label", { hasText: "3" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).last().click();
  await visitor.asked();
  await page.goto("/");
  await page.locator(".game").first().waitFor();
  await page
    .locator(".box", { has: page.locator(".game.plosinovka") })
    .locator(".now")
    .click();
  await visitor.asked();
  expect(await page.locator("header .players li").count()).toBe(3);
});
