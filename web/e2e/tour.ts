/** The pictures of README.md and docs/play/tour.md, taken on the way that they tell of. */

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Locator } from "playwright-core";
import { afterAll, expect } from "vitest";
import type { PlanetView } from "../src/games/conquerors/view.ts";
import type { ReplayInfo, Story } from "../src/wire.ts";
import { golden, Recorded } from "./golden.ts";
import { bringPack, EMBERS, LOFTS, WOLF_TEXT } from "./packs.ts";
import { Recording } from "./recording.ts";
import { PROGRAM } from "./server.ts";
import { open, Site } from "./site.ts";
import { anything, test, type Visitor } from "./visitor.ts";

const FOLDER = join(import.meta.dirname, "../../docs/pictures");
const PAGE = { width: 1024, height: 640 };
const FORM = { width: 1024, height: 800 };
const BELOW_HEAD = 120; // px
const TABLE = { width: 1280, height: 800 };
const GAMES = 12; // until one is won in which the wolf was the best choice
const FULL_HAND = 17;
const CLIMBING = 152; // a moment of the recorded game with choices on dice and fields
const PHONE = { width: 390, height: 844 };
const SHARP = 2;
const SMALL = 760 / TABLE.width; // of what moves
const MOST = 3_000_000; // bytes
const LONG = 60_000; // ms for what is watched
const BOTS = 900_000; // ms for what bots play

const site = new Site();
afterAll(() => site.close());

interface Part {
  /** What the picture shows; the whole screen, unless given. */
  of?: Locator;
  scale?: number;
}

async function shoot(
  { page, context }: Visitor,
  name: string,
  { of, scale = 1 }: Part = {},
): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.mouse.move(0, 0);
  const session = await context.newCDPSession(page);
  const box = of ? (await of.boundingBox())! : { x: 0, y: 0, ...page.viewportSize()! };
  const clip = { ...box, y: box.y + (await page.evaluate(() => scrollY)), scale };
  const wish = { format: "webp", quality: 88, clip, captureBeyondViewport: Boolean(of) } as const;
  const { data } = await session.send("Page.captureScreenshot", wish);
  writeFileSync(join(FOLDER, `${name}.webp`), Buffer.from(data, "base64"));
}

test("invent a card, and a level", { timeout: BOTS }, async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await page.setViewportSize(FORM);
  const form = async (name: string) => {
    await page.evaluate((top) => scrollTo(0, top), BELOW_HEAD);
    await shoot(visitor, name);
  };
  const embers = await bringPack(visitor, "conquerors", "Embers", EMBERS);
  await page.goto(`/workshop/${embers}/card/ember-wolf`);
  await page.locator(".printed[data-printed=yes]").waitFor();
  const text = page.locator("textarea");
  await text.fill(WOLF_TEXT.replace("damage", "damge"));
  await text.press("Escape");
  await page.locator(".mirror mark").waitFor();
  await form("tour-card-mistake");
  await text.fill("");
  await text.pressSequentially("When Ember Wolf di");
  await page.getByRole("option").first().waitFor();
  await form("tour-card-sentences");
  await text.fill(WOLF_TEXT);
  await text.press("Escape");
  await page.locator(".preview").getByRole("button", { name: "Čeština" }).click();
  await page.locator(".printed[data-printed=yes]").waitFor();
  await page.locator(".saving .good").waitFor();
  await form("tour-card-saved");
  const trial = page.locator("section[aria-labelledby=trial-title]");
  await trial.locator(".start").click();
  await trial.getByText("Once more").waitFor({ timeout: BOTS });
  await shoot(visitor, "tour-card-trial", { of: trial });

  const lofts = await bringPack(visitor, "plosinovka", "Lofts", LOFTS);
  await page.goto(`/workshop/${lofts}`);
  await page.locator(".cards a").click();
  await page.locator(".saving .good").waitFor();
  await page.locator("[data-field='5']").focus();
  await page.keyboard.press("E");
  await page.locator("#level-problems li").first().waitFor();
  await shoot(visitor, "tour-level");
});

/** A game against a bot, after the hints; whether it was won after the wolf was once the best. */
async function wins(visitor: Visitor): Promise<boolean> {
  const { page } = visitor;
  let preferred = false;
  while (await visitor.asked()) {
    await page.keyboard.press("h");
    const hinted = page.locator("section.question .option.hinted:not(:disabled)");
    await hinted.waitFor();
    const main = /main phase/.test((await visitor.question.textContent()) ?? "");
    if (main && !preferred && /Play Ember Wolf/.test((await hinted.textContent()) ?? "")) {
      preferred = true;
      await shoot(visitor, "tour-hint");
    }
    const moment = await hinted.elementHandle();
    await hinted.click();
    await moment?.waitForElementState("hidden");
  }
  return preferred && (await visitor.ended.locator(".banner").count()) > 0
    ? page.locator(".ended.won").isVisible()
    : false;
}

test("build a deck, win with it, share the replay", { timeout: 1_800_000 }, async ({ visit }) => {
  const visitor = await visit({ byHand: true });
  const { page } = visitor;
  await page.setViewportSize(PAGE);
  const embers = await bringPack(visitor, "conquerors", "Embers", EMBERS);
  await page.goto(`/decks/new?pack=${embers}&card=ember-wolf`);
  await page.locator("[data-tile]").first().waitFor();
  await shoot(visitor, "tour-deck-begin");
  await page.getByRole("button", { name: "Raiders" }).click();
  await page.getByText("Ready to play").waitFor();
  await page.locator("input[type=search]").fill("ember");
  const wolf = page.locator("li[data-card=ember-wolf] [data-tile]");
  for (let copies = 1; copies < 4; copies++) await wolf.click();
  await page.locator("li.wrong").waitFor();
  await shoot(visitor, "tour-deck-rule");
  await page.keyboard.press("-");
  await page.getByText("Ready to play").waitFor();
  await page.getByRole("button", { name: "Share" }).click();
  await page.locator("dialog[open] textarea").waitFor();
  await shoot(visitor, "tour-deck-share");
  const deck = page.url();

  await page.setViewportSize(TABLE);
  for (let games = 0; games < GAMES; games++) {
    await page.goto(deck);
    await page.getByRole("button", { name: "Try it now" }).click();
    if (await wins(visitor)) break;
  }
  await visitor.ended.locator(".told li").first().waitFor();
  await shoot(visitor, "tour-won");

  const id = new URL(page.url()).pathname.split("/").at(-1)!;
  const eye = "all";
  const info = await visitor.send<ReplayInfo>("GET", `replays/${id}?language=en`);
  const story = await visitor.send<Story>("GET", `replays/${id}/story?eye=${eye}&language=en`);
  const attack = story.keys.findLast(({ text }) => text.startsWith("Ember Wolf")) ?? story.keys[0]!;
  const { entries } = info.moments[attack.moment]!;
  await page.goto(`/replay/${id}#at=${entries}&eye=${eye}`);
  await page.locator(".player").waitFor();
  await shoot(visitor, "tour-replay");
  await page.locator(".wishes .share").click();
  await page.locator("dialog[open]").waitFor();
  await shoot(visitor, "tour-replay-share");
});

test("both games, as the README shows them", async ({ visit }) => {
  const visitor = await visit({ byHand: true });
  const { page } = visitor;
  await page.setViewportSize(TABLE);
  const python = join(dirname(PROGRAM), "python");
  const script = join(import.meta.dirname, "crowded.py");
  const planet = await Recorded.of(visitor, execFileSync(python, [script], { encoding: "utf-8" }));
  for (const at of planet.asked.slice(Math.floor(planet.asked.length / 2))) {
    const view = (await planet.frame(at)).view as unknown as PlanetView;
    if (view.players[0]!.hand.length < FULL_HAND || view.phase !== "main") continue;
    await planet.playOn(at);
    break;
  }
  await page.getByRole("button", { name: /^End the main phase/ }).click();
  await page.locator(".own .spot.glows").first().click();
  await page.locator(".side:not(.own) .spot.glows").nth(2).click();
  await shoot(visitor, "conquerors");

  const text = golden("plosinovka", "2-banzai-forest-artifacts-boss_felled");
  const tower = await Recorded.of(visitor, text);
  await tower.playOn(CLIMBING);
  await page.locator(".tray .die.glows").first().waitFor();
  await shoot(visitor, "plosinovka");
});

/** An attack on what traps guard; whether one of them sprang. */
async function attack(visitor: Visitor): Promise<boolean> {
  const { page } = visitor;
  await page.locator(".own .spot.glows").first().click();
  await page.waitForTimeout(600);
  await page.locator(".column:not(.own):has(.trap) .spot.glows").first().click();
  await page.waitForTimeout(600);
  await page.locator(".confirm:enabled").click();
  await visitor.log.getByText("activates a trap").or(visitor.options).first().waitFor({
    state: "attached",
    timeout: LONG,
  });
  await visitor.options.first().waitFor({ state: "attached", timeout: LONG });
  return (await visitor.log.allTextContents()).some((line) => /activates a trap/.test(line));
}

/** A step to a field that a boot reaches, then the end of the turn and the bot's. */
async function climb(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.locator(".spots button[data-spot=glows]").first().click();
  await page.waitForTimeout(1500);
  for (let answers = 0; answers < 4; answers++) {
    await page.locator("section.question .option.quiet").click();
    await page.waitForTimeout(300);
    await visitor.options.first().waitFor({ state: "attached", timeout: LONG });
    if (/^What will you do/.test((await visitor.question.textContent()) ?? "")) return;
  }
}

test(
  "a recording: a trap springs, then a turn in the tower",
  { timeout: BOTS },
  async ({ visit }) => {
    const visitor = await visit({ byHand: true, moving: true, speed: "normal" });
    const { page } = visitor;
    await page.setViewportSize(TABLE);
    const python = join(dirname(PROGRAM), "python");
    const script = join(import.meta.dirname, "crowded.py");
    const planet = await Recorded.of(
      visitor,
      execFileSync(python, [script], { encoding: "utf-8" }),
    );
    let recording = new Recording(visitor, SMALL);
    let sprung = false;
    for (const at of planet.asked.slice(Math.floor(planet.asked.length / 3))) {
      const view = (await planet.frame(at)).view as unknown as PlanetView;
      if (view.phase !== "attack" || !view.players[1]!.row.some(({ traps }) => traps?.length))
        continue;
      await planet.playOn(at);
      const target = page.locator(".column:not(.own):has(.trap) .spot");
      if (!/^Who attacks/.test((await visitor.question.textContent()) ?? "")) continue;
      if (!(await target.count())) continue;
      recording = new Recording(visitor, SMALL);
      await recording.start();
      sprung = await attack(visitor).catch(() => false);
      await recording.stop();
      if (sprung) break;
    }
    expect(sprung).toBe(true);

    const text = golden("plosinovka", "2-banzai-forest-artifacts-boss_felled");
    await (await Recorded.of(visitor, text)).playOn(CLIMBING);
    await recording.start();
    await climb(visitor);
    await recording.stop();
    const file = recording.file();
    expect(file.length).toBeLessThan(MOST);
    writeFileSync(join(FOLDER, "playing.webp"), file);
  },
);

test("a page without a server, in flight mode", { timeout: BOTS }, async ({ visit }) => {
  site.write();
  await site.host();
  const visitor = await site.receive(visit, { size: "phone" });
  const { page, context } = visitor;
  await page.setViewportSize(PHONE);
  await open(visitor, "conquerors");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await context.setOffline(true);
  await visitor.answer(anything(2), 12);
  await visitor.asked();
  await page.getByRole("button", { name: /^All answers/ }).click();
  await shoot(visitor, "site-phone", { scale: SHARP });
});
