/** Pictures of the main screens, in build/screenshots. */

import { join } from "node:path";
import type { NewTable } from "../src/wire.ts";
import { anything, SIZES, test, type Visitor, type Wish } from "./visiting.ts";

const FOLDER = join(import.meta.dirname, "../../build/screenshots");
const BOT = { kind: "bot" as const, bot: "greedy" };
const ME = { kind: "me" as const };

const LOOKS: Wish[] = [
  { size: "desktop", theme: "dark", language: "en" },
  { size: "desktop", theme: "light", language: "cs" },
  { size: "phone", theme: "dark", language: "cs" },
  { size: "phone", theme: "light", language: "en" },
];

const TABLES: Record<string, Omit<NewTable, "public">> = {
  conquerors: { game: "conquerors", seats: [ME, BOT] },
  "conquerors-four": { game: "conquerors", seats: [ME, BOT, BOT, BOT] },
  plosinovka: { game: "plosinovka", artifacts: true, seats: [ME, BOT] },
  "plosinovka-alone": { game: "plosinovka", seats: [ME] },
};

/** After so many answers. */
const MOMENTS = [0, 8, 20];

for (const wish of LOOKS) {
  const look = `${wish.size}-${wish.theme}-${wish.language}`;
  const shoot = async (visitor: Visitor, name: string) => {
    await visitor.page.waitForLoadState("networkidle");
    await visitor.page.screenshot({ path: join(FOLDER, `${name}-${look}.png`) });
  };

  test(`home and dialogs, ${look}`, async ({ visit }) => {
    const visitor = await visit(wish);
    const { page } = visitor;
    await shoot(visitor, "home");
    for (const game of ["conquerors", "plosinovka"]) {
      await page.locator(`.game.${game}`).click();
      await shoot(visitor, `new-${game}`);
      await page.keyboard.press("Escape");
    }
    await page.goto("/about");
    await shoot(visitor, "about");
    await visitor.sitDown({ game: "conquerors", seats: [ME, { kind: "open" }] });
    await shoot(visitor, "waiting");
  });

  for (const [name, table] of Object.entries(TABLES)) {
    test(`${name}, ${look}`, async ({ visit }) => {
      const visitor = await visit(wish);
      const { page } = visitor;
      await visitor.sitDown(table);
      const choose = anything(SIZES[wish.size!].width);
      let answers = 0;
      for (const moment of MOMENTS) {
        answers += await visitor.answer(choose, moment - answers);
        await visitor.asked();
        await shoot(visitor, `${name}-${moment}`);
      }
      if (await visitor.ended.isVisible()) return;
      await page.locator("section.question .look, .hand button").first().click();
      await shoot(visitor, `${name}-card`);
    });
  }
}
