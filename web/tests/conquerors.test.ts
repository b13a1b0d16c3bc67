import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  answer,
  expectAccessible,
  isOver,
  openBrowser,
  OPEN_OPTION,
  Server,
  sitDown,
  visit,
} from "./table.ts";

const server = new Server();
let browser: Browser;

beforeAll(async () => {
  await server.start();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.end();
});

// conquerors:UI-2
test("a whole game by the keyboard alone", async () => {
  const { page, context, faults } = await visit(browser, server.address);
  await sitDown(page, "conquerors", "greedy");
  for (let asked = 0; !(await isOver(page)) && asked < 600; asked++) {
    await answer(page, async (count) => {
      // A while of playing, then letting the bot have its way, so that it ends.
      if (asked > 12 || asked % 3 === 2 || count < 2) await page.keyboard.press("Enter");
      else await page.keyboard.press("2");
    });
  }
  expect(await page.textContent(".ended h2")).toMatch(/wins?|lose/i);
  await page.click(".ended .primary");
  await page.waitForSelector(OPEN_OPTION);
  expect(faults).toEqual([]);
  await context.close();
});

test("two browsers at one table, one of them a phone in Czech", async () => {
  const first = await visit(browser, server.address);
  await sitDown(first.page, "conquerors", "open");
  const link = await first.page.inputValue("#link");
  const second = await visit(browser, link, { phone: true, language: "cs", theme: "light" });
  await second.page.click("li .primary");
  for (let asked = 0; asked < 14; asked++) {
    const { page } = await Promise.any(
      [first, second].map(async (one) => {
        await one.page.waitForSelector(OPEN_OPTION);
        return one;
      }),
    );
    await answer(page, (count) =>
      page
        .locator(OPEN_OPTION)
        .nth(Math.min(1, count - 1))
        .click(),
    );
  }
  const said = await second.page.textContent("[role=log]");
  await second.page.reload();
  await second.page.waitForSelector(".planet");
  expect(await second.page.textContent("[role=log]")).toBe(said);
  expect(await second.page.textContent("[role=log]")).toMatch(/Kolo 1/);
  expect([...first.faults, ...second.faults]).toEqual([]);
  await first.context.close();
  await second.context.close();
});

test("the server is killed in the middle; the page says so and goes on by itself", async () => {
  const { page, context } = await visit(browser, server.address);
  await sitDown(page, "conquerors", "greedy");
  for (let asked = 0; asked < 4; asked++) {
    await isOver(page);
    await answer(page, () => page.keyboard.press("Enter"));
  }
  await page.waitForSelector(OPEN_OPTION);
  const question = await page.textContent(".asking h2");
  await server.kill();
  await page.waitForSelector(".banners .lost");
  await server.start();
  await page.waitForSelector(".banners .lost", { state: "detached", timeout: 30_000 });
  expect(await page.textContent(".asking h2")).toBe(question);
  await answer(page, () => page.keyboard.press("Enter"));
  await context.close();
});

test.each([
  { phone: true, language: "cs", theme: "light" },
  { phone: false, language: "en", theme: "dark" },
] as const)("every screen can be read by all: %o", async (wanted) => {
  const { page, context, faults } = await visit(browser, server.address, wanted);
  await page.waitForSelector(".game");
  await expectAccessible(page);
  await page.click(".game.conquerors");
  await page.click("details summary");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await sitDown(page, "conquerors", "greedy");
  for (let asked = 0; asked < 8; asked++) {
    await isOver(page);
    await answer(page, (count) => page.keyboard.press(count > 1 ? "2" : "Enter"));
  }
  await page.waitForSelector(OPEN_OPTION);
  await expectAccessible(page);
  await page.keyboard.press("?");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.click("header nav button:last-child");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.click(".side.own .spot");
  await expectAccessible(page);
  for (const place of ["/about", "/nowhere"]) {
    await page.goto(server.address + place);
    await page.waitForSelector("main h1");
    await expectAccessible(page);
  }
  expect(faults).toEqual([]);
  await context.close();
});
