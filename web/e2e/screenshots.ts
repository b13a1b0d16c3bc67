/** Pictures of the main screens, in build/screenshots. */

import { join } from "node:path";
import type { NewTable } from "../src/wire.ts";
import { bringPack, EMBERS, LOFTS, WOLF_TEXT } from "./packs.ts";
import { anything, SIZES, test, type Visitor, type Wish } from "./visitor.ts";

const FOLDER = join(import.meta.dirname, "../../build/screenshots");
const REPLAYS = join(import.meta.dirname, "../../tests");
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
  plosinovka: { game: "plosinovka", chosen: { artifacts: true }, seats: [ME, BOT] },
  "plosinovka-alone": { game: "plosinovka", seats: [ME] },
};

const GOLDEN = {
  conquerors: join(REPLAYS, "conquerors/golden/replays/2-cs-sparks-builders-conquered.json"),
  plosinovka: join(REPLAYS, "plosinovka/golden/replays/2-banzai-forest-artifacts-boss_felled.json"),
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

  test(`rules and lessons, ${look}`, async ({ visit }) => {
    const visitor = await visit(wish);
    const { page } = visitor;
    for (const game of ["conquerors", "plosinovka"]) {
      await page.goto(`/rules/${game}`);
      await page.locator(".snapshot").first().waitFor();
      await shoot(visitor, `rules-${game}`);
      await page.locator(".snapshot").first().scrollIntoViewIfNeeded();
      await shoot(visitor, `rules-${game}-board`);
      await page.goto(`/learn/${game}`);
      await page.locator("article .button.primary").waitFor();
      await shoot(visitor, `learn-${game}`);
      await page.locator("article .button.primary").click();
      const suggested = page.locator(".option.hinted:not(:disabled)");
      for (let picks = 0; picks < 9; picks++) {
        const moment = await suggested.elementHandle();
        if (picks % 4 === 0) await shoot(visitor, `lesson-${game}-${picks}`);
        await suggested.click();
        await moment?.waitForElementState("hidden");
      }
      await suggested.waitFor();
      await page.locator("section.question .asked a").click();
      await shoot(visitor, `lesson-${game}-rule`);
    }
  });

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
    await page.getByRole("button", { name: "wolf howl", exact: true }).waitFor();
    await shoot(visitor, "workshop-emblems");
  });

  test(`replays, hint and statistics, ${look}`, async ({ visit }) => {
    const visitor = await visit(wish);
    const { page } = visitor;
    await page.goto("/statistics");
    await page.locator(".none").waitFor();
    await shoot(visitor, "statistics-none");
    for (const [game, file] of Object.entries(GOLDEN)) {
      await page.goto("/replays");
      await page.locator("input[type=file]").setInputFiles(file);
      await page.locator(".player").waitFor();
      const line = page.getByRole("slider");
      await line.fill(String(Math.floor(Number(await line.getAttribute("max")) / 2)));
      await line.blur();
      await shoot(visitor, `replay-${game}`);
      await page.locator(".wishes .keys").click();
      await shoot(visitor, `replay-${game}-keys`);
      await page.keyboard.press("Escape");
    }
    await page.locator(".wishes .share").click();
    await shoot(visitor, "replay-share");
    await page.goto("/replays");
    await page.locator("main li").first().waitFor();
    await shoot(visitor, "replays");
    await visitor.sitDown({ game: "conquerors", seats: [ME, BOT] });
    await visitor.answer(anything(4), 3);
    await visitor.asked();
    await page.keyboard.press("h");
    await page.locator(".option .bar").first().waitFor({ state: "attached" });
    await shoot(visitor, "hint");
    await page.locator("header nav button").last().click();
    const resign = wish.language === "cs" ? "Vzdát se" : "Resign";
    await page.getByRole("button", { name: resign, exact: true }).click();
    await page.locator("dialog[open] .menu .danger").click();
    await visitor.ended.waitFor();
    await shoot(visitor, "ended");
    await page.goto("/statistics");
    await page.locator(".panels").waitFor();
    await shoot(visitor, "statistics");
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
      await page.locator("section.question .look, .hand button, button.chip").first().click();
      await shoot(visitor, `${name}-card`);
    });
  }
}
