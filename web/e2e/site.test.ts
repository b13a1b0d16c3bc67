/** A static page, as any web host serves it. Each test waits for Python to start, so there are few. */

import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { expectAccess, expectFits, settled } from "./access.ts";
import { EMBERS } from "./packs.ts";
import { open, PATIENCE, Site } from "./site.ts";
import { anything, test } from "./visitor.ts";

const LONG_GAME = 1500;
const END = /^. You (win|share|lose)/;
const CZECH_END = /Vítězíš|Prohráváš|Dělíš/;
const ROOM = 90_000; // bytes: an empty database takes most of it
const MANY = 200; // answers, far more than there is room for

const site = new Site();
let published: string[] = [];
beforeAll(async () => {
  const pack = site.keep("embers.toml", EMBERS);
  published = ["--pack", pack, "--title", "Embers", "--author", "Ada", "--licence", "CC0"];
  site.write(...published);
  await site.host();
}, PATIENCE);
afterAll(() => site.close());

/** Until everything is kept for when there is no network. */
const kept = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then((found) => found.scope));

const question = (page: Page) => page.locator("section.question h2").textContent();

/** Everything that the page loads comes from its own host. */
function elsewhere(context: BrowserContext): string[] {
  const found: string[] = [];
  context.on("request", (request) => {
    if (!request.url().startsWith(site.address) && !request.url().startsWith("blob:"))
      found.push(request.url());
  });
  return found;
}

test("Both games on a phone, in Czech, to their ends; the second visit is offline", async ({
  visit,
}) => {
  const visitor = await site.receive(visit, { size: "phone", language: "cs" });
  const { page, context } = visitor;
  const foreign = elsewhere(context);
  await open(visitor, "plosinovka");
  expect(await visitor.answer(anything(1, 0.5), LONG_GAME)).toBeLessThan(LONG_GAME);
  expect(await visitor.ended.locator("h2").textContent()).toMatch(CZECH_END);
  await kept(page);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]); // as tests are

  await context.setOffline(true);
  await page.goto("./");
  await page.locator(".game").first().waitFor();
  await settled(visitor);
  await expectAccess(visitor);
  await expectFits(visitor);
  await open(visitor, "conquerors");
  expect(await visitor.answer(anything(2), 4)).toBe(4);
  const lines = await visitor.log.count();
  await page.reload(); // in the middle of whatever the bot thinks
  expect(await visitor.asked()).toBe(true);
  expect(await visitor.log.count()).toBeGreaterThanOrEqual(lines);
  expect(lines).toBeGreaterThan(1);
  expect(await visitor.answer(anything(2, 0.8), LONG_GAME)).toBeLessThan(LONG_GAME);
  expect(await visitor.ended.locator("h2").textContent()).toMatch(CZECH_END);
  await page.goto("./#/statistics");
  await page.locator(".panels").nth(1).waitFor(); // of both games
  await page.goto("./#/replays");
  await page.locator("main li").first().waitFor();
  expect(foreign).toEqual([]);
});

test("Planetary Conquerors on a desktop, in English, to its end, though workers die", async ({
  visit,
}) => {
  const visitor = await site.receive(visit, { theme: "light" });
  const { page } = visitor;
  expect(await page.title()).toBe("Embers");
  await open(visitor, "conquerors");
  expect(await visitor.answer(anything(3, 0.8), 3)).toBe(3);
  await visitor.asked();
  const asked = await question(page);
  for (const worker of page.workers()) await worker.evaluate(() => close()).catch(() => {});
  await page.getByText("The connection is lost").waitFor();
  await page.getByText("The connection is lost").waitFor({ state: "hidden" });
  expect(await visitor.asked()).toBe(true);
  expect(await question(page)).toBe(asked);
  await page.keyboard.press("h");
  await page.locator(".option .bar").first().waitFor({ state: "attached" });
  expect(await visitor.answer(anything(4, 0.8), LONG_GAME)).toBeLessThan(LONG_GAME);
  expect(await visitor.ended.locator("h2").textContent()).toMatch(END);

  const download = page.waitForEvent("download");
  await page.goto("./#/replays");
  await page.locator("main li a").first().click();
  await page.locator(".wishes .share").click();
  await page.locator("dialog[open] a[download]").click();
  const replay = JSON.parse(readFileSync(await (await download).path(), "utf-8")) as {
    game: string;
  };
  expect(replay.game).toBe("conquerors");
});

test("Of two tabs the one that came last plays on, to the end of Plošinovka", async ({ visit }) => {
  const visitor = await site.receive(visit);
  const { page, context } = visitor;
  await open(visitor, "plosinovka");
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator("section.question .option").first().waitFor();
  await page.getByText("open in another tab").waitFor();
  const asked = await question(other);

  await page.getByRole("button", { name: "Play on here" }).click();
  await other.getByText("open in another tab").waitFor();
  await other.close();
  expect(await visitor.asked()).toBe(true);
  expect(await question(page)).toBe(asked);
  expect(await visitor.answer(anything(5, 0.5), LONG_GAME)).toBeLessThan(LONG_GAME);
  expect(await visitor.ended.locator("h2").textContent()).toMatch(END);
});

test("A new version is told while a game is open", async ({ visit }) => {
  const visitor = await site.receive(visit);
  const { page } = visitor;
  await open(visitor, "plosinovka");
  await kept(page);
  site.write(...published.map((one) => (one === "Embers" ? "Embers II" : one)));
  const asked = await question(page);
  await page.reload();
  expect(await visitor.asked()).toBe(true);
  await page.getByText("There is a new version of this page.").waitFor();
  expect(await question(page)).toBe(asked);
  await page.getByRole("button", { name: "Load it" }).click();
  await page.waitForFunction(() => document.title.includes("Embers II"));
  expect(await visitor.asked()).toBe(true);
  expect(await question(page)).toBe(asked);
});

test("A disk that fills up is told, and the game goes on", async ({ visit }) => {
  const visitor = await site.receive(visit, { room: ROOM, kept: false });
  const { page } = visitor;
  let told = 0;
  await page.addLocatorHandler(page.getByText("keeps nothing more for this page"), async () => {
    told++;
    await page.locator(".status").getByRole("button", { name: "Close" }).click();
  });
  const fill = async (times: number) => {
    for (let picks = 0; picks < MANY && told < times; picks++) await visitor.answer(choose, 1);
    expect(told).toBe(times);
  };
  const choose = anything(6, 0.2);
  await open(visitor, "plosinovka");
  await fill(1);
  expect(await visitor.answer(choose, 15)).toBe(15);
  const lines = await visitor.log.count();

  await page.reload();
  expect(await visitor.asked()).toBe(true);
  const left = await visitor.log.count();
  expect(left).toBeGreaterThan(1);
  expect(left).toBeLessThan(lines); // what came after the word is gone, as it said
  await fill(2);
  visitor.forgive(/'waiting'/); // Playwright's answer to what would keep the page
});

test("A published pack is taken, changed, and published again", async ({ visit }) => {
  const visitor = await site.receive(visit);
  const { page } = visitor;
  await page.getByText("By Ada").waitFor();
  const version = /version (\w+)/.exec(await page.locator("main").innerText())![1]!;
  await page.getByRole("button", { name: "Take these cards into my workshop" }).click();
  await page.waitForURL(/workshop/);
  await page.getByRole("heading", { name: `Embers ${version}` }).waitFor();
  await page.getByRole("link", { name: /Spark/ }).click();
  await page.locator("textarea").fill("Deal 3 damage to target warrior.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved.").waitFor();
  await page.getByRole("button", { name: "Find out" }).click();
  await page.getByText(/[1-9]\d* of \d+ games played/).waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByText(/^Stopped after [1-9]\d* of \d+ games/).waitFor();
  await page.goBack();
  await page.getByRole("button", { name: /^Export as a page/ }).click();
  await page.getByLabel("Title of the page").fill("Embers, hotter");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Make the page" }).click();

  const again = new Site();
  try {
    again.unpack(await (await download).path());
    await again.host();
    const friend = await again.receive(visit);
    expect(await friend.page.title()).toBe("Embers, hotter");
    await friend.page.getByText(`Embers ${version}`).waitFor();
    await open(friend, "conquerors");
    expect(await friend.answer(anything(8), 2)).toBe(2);
  } finally {
    await again.close();
  }
});
