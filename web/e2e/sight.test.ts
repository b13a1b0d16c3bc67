/** What is asked about stays in sight: nothing lies over it, and no row hides it. */

import { expect } from "vitest";
import { settled } from "./access.ts";
import { golden, Recorded } from "./golden.ts";
import { test, type Visitor } from "./visitor.ts";

const PLANET = "2-en-builders-raiders-conquered";
const PHONE = { width: 390, height: 844 };

const suggested = (visitor: Visitor) =>
  visitor.page.locator("section.question .option.hinted:not(:disabled)");

async function lesson(visitor: Visitor): Promise<void> {
  await visitor.page.goto("/learn/conquerors");
  await visitor.page.locator("article .button.primary").click();
  await visitor.asked();
}

/** Follows the coach until what it says matches, or the game is over. */
async function until(visitor: Visitor, said: RegExp): Promise<void> {
  const words = visitor.page.getByRole("complementary").getByRole("status");
  for (let picks = 0; picks < 60; picks++) {
    await suggested(visitor).or(visitor.ended).first().waitFor();
    if (said.test((await words.textContent()) ?? "") || (await visitor.ended.isVisible())) return;
    const option = await suggested(visitor).elementHandle();
    await option.press("Enter"); // the list of answers is folded here
    await option.waitForElementState("hidden");
  }
}

const edges = (visitor: Visitor, what: string) =>
  visitor.page
    .locator(what)
    .first()
    .evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom };
    });

for (const way of ["the list of all answers", "a hint"])
  test(`${way} covers no card on a phone`, async ({ visit }) => {
    const visitor = await visit({ size: "phone", byHand: true });
    const { page } = visitor;
    await page.setViewportSize(PHONE);
    const recorded = await Recorded.of(visitor, golden("conquerors", PLANET));
    await recorded.playOn(recorded.asked[Math.floor(recorded.asked.length / 2)]!);
    const tool = way === "a hint" ? /Hint/ : /All answers/;
    await page.locator(".tools").getByRole("button", { name: tool }).click();
    await page.locator("section.question.sheet .option").nth(1).waitFor();
    await settled(visitor);
    await expect
      .poll(async () => (await edges(visitor, "section.question")).top)
      .toBeGreaterThanOrEqual((await edges(visitor, ".hand")).bottom - 5);
    expect((await edges(visitor, ".hand .spot")).bottom).toBeGreaterThan(0);
  });

test("the card that the coach suggests is in sight on a phone", async ({ visit }) => {
  const visitor = await visit({ size: "phone", byHand: true });
  const { page } = visitor;
  await page.setViewportSize(PHONE);
  await lesson(visitor);
  await until(visitor, /Tripwire Mine in front/);
  await page.locator(".hand .spot.hinted").click();
  await expect.poll(() => visitor.question.textContent()).toMatch(/In front of what/);
  const inRow = async () => {
    const [row, spot] = [await edges(visitor, ".own .row"), await edges(visitor, ".own .hinted")];
    return spot.left >= row.left - 5 && spot.right <= row.right + 5;
  };
  await expect.poll(inRow).toBe(true);
});

test("whoever finishes a lesson on a phone sees that they have won", async ({ visit }) => {
  const visitor = await visit({ size: "phone", byHand: true });
  const { page } = visitor;
  await page.setViewportSize(PHONE);
  await lesson(visitor);
  await until(visitor, /never said/);
  await page.locator(".ended .banner").waitFor();
  await settled(visitor);
  const [banner, coach] = [await edges(visitor, ".banner"), await edges(visitor, "aside.over")];
  expect(banner.top).toBeGreaterThanOrEqual(coach.bottom - 1);
  expect(banner.bottom).toBeLessThan(PHONE.height);
});

test("what waits to happen shows its card to whoever points at its words", async ({ visit }) => {
  const visitor = await visit({ byHand: true });
  const { page } = visitor;
  await lesson(visitor);
  await until(visitor, /hit the Looter/);
  await page.locator(".hand .spot.hinted").click();
  await page.locator(".stack span", { hasText: "Laser Shot" }).last().hover();
  const peek = page.locator(".peek .face");
  await peek.waitFor();
  expect(await peek.textContent()).toContain("Deal 2 damage");
});

test("a card that slides under a pointer at rest is not shown large", async ({ visit }) => {
  const visitor = await visit({ byHand: true });
  const { page } = visitor;
  await lesson(visitor);
  const peek = page.locator(".peek .face");
  await until(visitor, /glowing Gold Miner/);
  await page.locator(".hand .spot.hinted").click(); // the hand closes up beneath the pointer
  await visitor.asked();
  await settled(visitor);
  expect(await peek.isVisible()).toBe(false);
  await page.locator(".hand .spot").last().hover();
  await peek.waitFor();
});

test("a notice about the whole page lies beneath what is asked", async ({ visit }) => {
  const visitor = await visit({ size: "phone", byHand: true });
  const { page, context } = visitor;
  await lesson(visitor);
  await context.setOffline(true);
  await page.getByText("There is no connection to the server.").waitFor();
  await expect
    .poll(async () => (await edges(visitor, "section.question")).bottom)
    .toBeLessThanOrEqual((await edges(visitor, ".status")).top + 1);
  await context.setOffline(false);
});
