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
  test(`decks, ${look}`, async ({ visit }) => {
    const visitor = await visit(wish);
    const { page } = visitor;
    await page.goto("/decks");
    await page.locator("article .button").first().click();
    await page.locator("[data-tile]").first().waitFor();
    await shoot(visitor, "deck-cards");
    await page.locator("li[data-card] .look").first().click();
    await shoot(visitor, "deck-card");
    await page.keyboard.press("Escape");
    const side = page.locator("nav.switch button").last();
    if (await side.isVisible()) {
      await side.click();
      await shoot(visitor, "deck-list");
    }
    await page.locator("aside .acts .button").nth(1).click();
    await page.locator("dialog[open] textarea").waitFor();
    await shoot(visitor, "deck-share");
    const link = await page.locator("dialog[open] input").inputValue();
    await page.goto(link);
    await page.locator("main h1").waitFor();
    await shoot(visitor, "deck-shared");
    await page.goto("/decks");
    await page.locator("article").nth(4).waitFor({ state: "attached" });
    await shoot(visitor, "decks");
  });

  test(`workshop, ${look}`, async ({ visit }) => {
    const visitor = await visit(wish);
    const { page } = visitor;
    const embers = await bringPack(visitor, "conquerors", "Embers", EMBERS);
    const lofts = await bringPack(visitor, "plosinovka", "Lofts", LOFTS);
    await page.goto("/workshop");
    await page.locator("main li").first().waitFor();
    await shoot(visitor, "workshop");
    for (const pack of [embers, lofts]) {
      await page.goto(`/workshop/${pack}`);
      await page.locator(".cards").waitFor();
      await shoot(visitor, `workshop-pack-${pack === embers ? "cards" : "levels"}`);
    }
    await page.locator(".cards a").click();
    await page.locator(".saving .good").waitFor();
    await page.locator("[data-field='5']").focus();
    await page.keyboard.press("E");
    await page.locator("#level-problems li").first().waitFor();
    await shoot(visitor, "workshop-level");
    await page.goto(`/workshop/${embers}/card/ember-wolf`);
    await page.locator(".printed[data-printed=yes]").waitFor();
    await shoot(visitor, "workshop-card");
    await page.locator("textarea").fill(WOLF_TEXT.replace("damage", "damge"));
    await page.locator("textarea").press("Escape");
    await page.locator(".mirror mark").waitFor();
    await shoot(visitor, "workshop-mistake");
    await page.locator("textarea").fill("");
    await page.locator("textarea").pressSequentially("When Ember Wolf di");
    await page.getByRole("option").first().waitFor();
    await shoot(visitor, "workshop-completion");
    await page.locator("textarea").press("Escape");
    await page.locator("button.emblem").click();
    await page.getByRole("searchbox").fill("wolf");
    await page.getByRole("button", { name: "wolf howl" }).waitFor();
    await shoot(visitor, "workshop-emblems");
  });

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
