/** Nothing that axe finds keeps anybody out: contrast, names, roles, order. */

import { expectAccess, settled } from "./access.ts";
import { anything, SIZES, test } from "./visitor.ts";

/** Something that shows a card when it is tapped. */
const CARD = ".side.own .row [data-spot=rests], .hand [data-spot=rests], .rest button";

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
        await page.keyboard.press("o"); // the list of all answers may lie over the cards
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
