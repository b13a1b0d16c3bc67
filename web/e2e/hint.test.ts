/** A hint rates every option, and there is none where people play with each other. */

import { expect } from "vitest";
import { expectAccess } from "./access.ts";
import { anything, test } from "./visitor.ts";

const BOT = { kind: "bot" as const, bot: "random" };
const ME = { kind: "me" as const };

for (const size of ["phone", "desktop"] as const) {
  for (const game of ["conquerors", "plosinovka"]) {
    const language = size === "phone" ? "cs" : "en";
    test(`who plays ${game} alone is told what a bot would do: ${size}`, async ({ visit }) => {
      const visitor = await visit({ size, language });
      const { page } = visitor;
      await visitor.sitDown({ game, seats: [ME, BOT] });
      await visitor.answer(anything(3), 2);
      await visitor.asked();
      const question = page.locator("section.question");
      if (size === "phone") await question.getByRole("button", { name: "Poradit" }).click();
      else await page.keyboard.press("h");
      await question.locator(".option .bar").first().waitFor({ state: "attached" });
      const scale = await question.locator(".scale").boundingBox();
      expect(scale!.width).toBeGreaterThan(scale!.height * 3); // a sentence, no column of words
      const count = await visitor.options.count();
      expect(await question.locator(".option .bar").count()).toBe(count);
      expect(await question.locator(".option.hinted").count()).toBe(1);
      const percents = await question.locator(".option .percent").allTextContents();
      const sum = percents.reduce((total, text) => total + Number.parseInt(text), 0);
      expect(Math.abs(sum - 100)).toBeLessThanOrEqual(count);
      expect(await question.locator(".option").first().textContent()).toMatch(/chance|naděje/);
      await expectAccess(visitor);
      await visitor.answer(() => 0, 1);
      await visitor.asked();
      expect(await question.locator(".option .bar").count()).toBe(0);
    });
  }
}

test("nobody is helped between people, nor on a shared screen", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const shared = [ME, { kind: "screen" as const }];
  await visitor.sitDown({ game: "conquerors", seats: shared });
  await visitor.asked();
  expect(await page.getByRole("button", { name: "Hint" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Take back" }).count()).toBe(1);
});
