/** Nothing that axe finds keeps anybody out: contrast, names, roles, order. */

import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "vitest";
import { anything, SIZES, test, type Visitor } from "./visiting.ts";

/** Something that shows a card when it is tapped. */
const CARD = ".hand [data-spot=rests], section.question .look, .rest button";

async function expectAccess(visitor: Visitor): Promise<void> {
  const { violations } = await new AxeBuilder({ page: visitor.page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`),
  );
  expect(found).toEqual([]);
}

async function settled(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)));
  });
}

for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
  for (const theme of ["light", "dark"] as const) {
    const language = theme === "light" ? "cs" : "en";
    const wish = { size, theme, language } as const;

    test(`home, new table, settings, about: ${size}, ${theme}`, async ({ visit }) => {
      const visitor = await visit(wish);
      const { page } = visitor;
      await expectAccess(visitor);
      await page.locator(".game").first().click();
      await page.locator("dialog[open] summary").click();
      await expectAccess(visitor);
      await page.keyboard.press("Escape");
      await page.locator("header button.square").first().click();
      await page.locator("dialog[open]").waitFor();
      await expectAccess(visitor);
      await page.goto("/about");
      await page.locator("article").waitFor();
      await expectAccess(visitor);
    });

    for (const game of ["conquerors", "plosinovka"]) {
      test(`${game}, a card, the menu: ${size}, ${theme}`, async ({ visit }) => {
        const visitor = await visit(wish);
        const { page } = visitor;
        await visitor.sitDown({
          game,
          seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }],
        });
        await visitor.answer(anything(14), 6);
        await visitor.asked();
        await settled(visitor);
        await expectAccess(visitor);
        for (const button of [
          page.locator(CARD).first(),
          page.locator("header nav button").last(),
        ]) {
          await button.click();
          await page.locator("dialog[open]").waitFor();
          await expectAccess(visitor);
          await page.keyboard.press("Escape");
        }
      });
    }
  }
}
