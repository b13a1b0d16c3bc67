/** The guided first games: followed to their end, left, gone on with. */

import { expect } from "vitest";
import { expectAccess, expectFits, settled } from "./access.ts";
import { SIZES, test, type Visitor } from "./visitor.ts";

const MOST = 80;
const coach = (visitor: Visitor) => visitor.page.getByRole("complementary").getByRole("status");
const suggested = (visitor: Visitor) =>
  visitor.page.locator("section.question .option.hinted:not(:disabled)");

async function begin(visitor: Visitor, game: string): Promise<void> {
  await visitor.page.goto(`/learn/${game}`);
  await visitor.page.locator("article .button.primary").click();
  await visitor.asked();
}

/** Does what the coach suggests, so many times or to the end; everything that was said. */
async function follow(visitor: Visitor, most: number, tap: boolean): Promise<string[]> {
  const said: string[] = [];
  for (let picks = 0; picks < most; picks++) {
    await suggested(visitor).or(visitor.ended).first().waitFor();
    const words = (await coach(visitor).textContent()) ?? "";
    if (said.at(-1) !== words) said.push(words);
    if (await visitor.ended.isVisible()) return said;
    const option = suggested(visitor);
    const moment = await option.elementHandle();
    if (tap) await option.click();
    else await visitor.page.keyboard.type((await option.locator(".number").textContent())!);
    await moment?.waitForElementState("hidden");
  }
  return said;
}

for (const game of ["conquerors", "plosinovka"]) {
  const steps = game === "conquerors" ? 13 : 15;
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
    for (const language of ["en", "cs"] as const) {
      test(`${game}, from the first word to the win: ${size}, ${language}`, async ({ visit }) => {
        const visitor = await visit({ size, language });
        const { page } = visitor;
        await begin(visitor, game);
        const said = await follow(visitor, MOST, size === "phone");
        expect(said.length).toBe(steps + 1);
        expect(new Set(said).size).toBe(said.length);
        await page.locator("aside.over").waitFor();
        await settled(visitor);
        await expectAccess(visitor);
        if (size === "phone") {
          const banner = await visitor.ended.locator(".banner").boundingBox();
          const words = await page.locator("aside.over").boundingBox();
          expect(banner!.y).toBeGreaterThanOrEqual(words!.y + words!.height - 1);
        }
        const lesson = page.url();
        await page.locator("aside.over .button.primary").click();
        await expect.poll(() => page.url()).not.toBe(lesson);
        expect(await visitor.asked()).toBe(true);
        expect(await page.locator("aside.over").count()).toBe(0);
      });
    }
  }

  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
    test(`${game}: nothing keeps anybody out, on a ${size}`, async ({ visit }) => {
      const theme = size === "phone" ? "light" : "dark";
      const visitor = await visit({ size, theme, language: "cs" });
      await visitor.page.goto(`/learn/${game}`);
      await visitor.page.locator("article .button.primary").waitFor();
      await expectAccess(visitor);
      await begin(visitor, game);
      await follow(visitor, 3, true);
      await suggested(visitor).waitFor();
      await settled(visitor);
      await expectAccess(visitor);
      await expectFits(visitor);
    });
  }
}

test("whoever is new is offered a lesson, can leave it, go on, and begin again", async ({
  visit,
}) => {
  const visitor = await visit();
  const { page } = visitor;
  await page.getByText("New here?").waitFor();
  await page.getByRole("complementary").getByRole("link", { name: "Plošinovka" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await visitor.asked();
  await follow(visitor, 3, true);
  await suggested(visitor).waitFor();
  const table = page.url();
  const before = await coach(visitor).textContent();

  await page.getByRole("link", { name: "Leave the lesson" }).click();
  await page.locator("a[href^='/table/']", { hasText: "lesson" }).waitFor();
  expect(await page.getByText("New here?").count()).toBe(0);
  await page.goto("/learn/plosinovka");
  await page.getByRole("button", { name: "Go on where you were" }).click();
  await suggested(visitor).waitFor();
  expect(page.url()).toBe(table);
  expect(await coach(visitor).textContent()).toBe(before);

  await page.goto("/learn/plosinovka");
  await page.getByRole("button", { name: "Begin again" }).click();
  await expect.poll(() => page.url()).toContain("/table/");
  expect(page.url()).not.toBe(table);
  await suggested(visitor).waitFor();
  expect(await coach(visitor).textContent()).not.toBe(before);
});

test("whoever does something else is spoken to all the same", async ({ visit }) => {
  const visitor = await visit({ language: "cs" });
  const { page } = visitor;
  await begin(visitor, "conquerors");
  await follow(visitor, 1, true);
  await suggested(visitor).waitFor();
  await page.locator("section.question .option.quiet").click(); // ends the main phase at once
  await visitor.asked();
  await expect.poll(() => coach(visitor).textContent()).toContain("Domobran");
});

test("on a phone a lesson leaves no place empty", async ({ visit }) => {
  const visitor = await visit({ size: "phone", byHand: true });
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(visitor, "plosinovka");
  await page.locator(".tray .die.hinted").click();
  await expect.poll(() => visitor.question.textContent()).toMatch(/appear/);
  const height = (what: string) => page.locator(what).evaluate((one) => one.clientHeight);
  // The place of the question is as high as what it says, and the sky is not higher than a row.
  expect(await height("section.question")).toBeLessThan(
    (await height("section.question > .asked")) + 30,
  );
  const drawn = await page.locator(".around svg[viewBox]").last().boundingBox();
  expect(await height(".around")).toBeLessThan(drawn!.height + 40);
  await page.locator(".outlook").scrollIntoViewIfNeeded();
  expect(await page.locator(".stage > .outlook").isVisible()).toBe(true);
  await expectFits(visitor);
});

test("a tap on a field walks there, in the lesson as in a game", async ({ visit }) => {
  const visitor = await visit({ size: "phone", byHand: true });
  const { page } = visitor;
  await begin(visitor, "plosinovka");
  const appears = page.locator(".tray .die.hinted");
  await appears.click();
  await page.locator(".spots button[data-field='34']").click(); // C5, at the foot of the ladder
  await expect.poll(() => visitor.question.textContent()).toMatch(/^What will you do/);
  await page.locator(".spots button[data-field='35']").click(); // to the gem on D5
  await expect
    .poll(() => visitor.log.allTextContents())
    .toContainEqual(expect.stringMatching(/You move from C5 to D5/));
});

test("the coach can be folded away on a phone, and its rules be read", async ({ visit }) => {
  const visitor = await visit({ size: "phone" });
  const { page } = visitor;
  await begin(visitor, "conquerors");
  const fold = page.getByRole("button", { name: "What the coach says" });
  await fold.click();
  expect(await coach(visitor).isVisible()).toBe(false);
  await fold.click();
  await page.getByRole("link", { name: "Rule MAT-1" }).click();
  await page.locator("dialog[open]").getByText("gold").waitFor();
});
