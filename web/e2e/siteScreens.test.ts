/** What a static page has besides games against bots; and a browser that keeps nothing. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { golden } from "./golden.ts";
import { EMBERS, LOFTS } from "./packs.ts";
import { PATIENCE, Site } from "./site.ts";
import { anything, PROGRAM, test, type Visitor } from "./visitor.ts";

const LESSON = 80; // picks at most
const REPLAY = "2-banzai-forest-artifacts-boss_felled";
const NOT_A_PACK = "\u0000\u0001PK";
const DEEP = `id = "deep"\nname = ${"[".repeat(20_000)}`;
const OUTSIDE = EMBERS.replace("wolf-howl", "../../index");
const UNHEARD = EMBERS.replace("Deal 2", "<img src=x onerror=alert(1)> deals 2");
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } };

const site = new Site();
beforeAll(async () => {
  site.write();
  await site.host();
}, PATIENCE);
afterAll(() => site.close());

test("the language is chosen, and a lesson is followed to its end in it", async ({ visit }) => {
  const visitor = await site.receive(visit, { size: "phone" });
  const { page } = visitor;
  await page.getByRole("button", { name: "Settings" }).click();
  const name = page.getByLabel("Your name");
  await expect.poll(() => name.isEnabled(), { timeout: PATIENCE }).toBe(true);
  await name.fill("Ada");
  await name.press("Enter");
  await page.locator("dialog[open] select").first().selectOption("light");
  await page.locator("dialog[open]").getByRole("button", { name: "Čeština" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Nastavení" }).click();
  await expect
    .poll(() => page.getByLabel("Tvoje jméno").inputValue(), { timeout: PATIENCE })
    .toBe("Ada");
  expect(await page.locator("dialog[open] select").first().inputValue()).toBe("light");
  await page.keyboard.press("Escape");

  await page.goto("./#/learn/plosinovka");
  await page.locator("article .button.primary").click();
  const hinted = page.locator("section.question .option.hinted:not(:disabled)");
  for (let picks = 0; picks < LESSON; picks++) {
    await hinted.or(visitor.ended).first().waitFor();
    if (await visitor.ended.isVisible()) break;
    const moment = await hinted.elementHandle();
    await hinted.click();
    await moment?.waitForElementState("hidden");
  }
  expect(await visitor.ended.locator("h2").textContent()).toMatch(/Vítězíš/);
  await page.locator("aside.over").waitFor();
});

test("people share a screen; a replay is brought and played on", async ({ visit }) => {
  const visitor = await site.receive(visit);
  const { page } = visitor;
  await page.locator("button.game.conquerors").click();
  await page.getByText("To play with friends, somebody has to run a server").waitFor();
  const opponents = page.locator(".opponent select").first();
  expect(await opponents.locator("option", { hasText: /friend/i }).count()).toBe(0);
  await opponents.selectOption("screen");
  await page.locator("button.play").click();
  const asked = new Set<string>();
  const choose = anything(3, 0.7);
  for (let picks = 0; picks < 20 && asked.size < 2; picks++) {
    expect(await visitor.asked()).toBe(true);
    asked.add(await page.locator("section.question .who").innerText());
    await visitor.answer(choose, 1);
  }
  expect(asked.size).toBe(2);

  await page.goto("./#/replays");
  await page.locator("input[type=file]").setInputFiles({
    name: "replay.json",
    mimeType: "application/json",
    buffer: Buffer.from(golden("plosinovka", REPLAY)),
  });
  await page.waitForURL(/replay\//);
  const line = page.getByRole("slider");
  await line.fill("20");
  await expect.poll(() => visitor.log.count()).toBeGreaterThan(1);
  await page.locator(".wishes .continue").click();
  await page.locator("dialog[open] select").last().selectOption("simple");
  await page.locator("dialog[open] .primary").click();
  await page.waitForURL(/table\//);
  expect(await visitor.answer(anything(4), 3)).toBe(3);
});

/** Brings a pack as a file. */
async function upload(visitor: Visitor, name: string, text: string): Promise<void> {
  const { page } = visitor;
  const buffer = Buffer.from(text);
  await page.goto("./#/workshop");
  await page.reload();
  await page.getByRole("button", { name: "Upload a pack" }).click();
  await page
    .getByLabel("File")
    .setInputFiles({ name: `${name}.toml`, mimeType: "text/plain", buffer });
  await page.getByRole("button", { name: "Upload", exact: true }).click();
}

test("a bad pack is refused; a level is changed, kept and played", async ({ visit }) => {
  const visitor = await site.receive(visit);
  const { page } = visitor;
  const bad: [string, RegExp][] = [
    [NOT_A_PACK, /control character/],
    [DEEP, /nest deeper/],
    [OUTSIDE, /no emblem/],
    [UNHEARD, /"<"/],
  ];
  for (const [text, reason] of bad) {
    await upload(visitor, "Bad", text);
    await page.locator("dialog[open] [role=alert]").filter({ hasText: reason }).waitFor();
  }
  await upload(visitor, "Lofts", LOFTS);
  await page.getByRole("heading", { name: "Lofts" }).waitFor();
  await page.locator("a[href*='/level/smugglers-loft']").click();
  await page.locator(".saving .good").waitFor();
  await page.locator('[data-field="0"]').focus();
  await page.keyboard.press("c");
  await page.locator(".saving .good").waitFor();
  const drawn = await page.locator('[data-field="0"]').getAttribute("aria-label");
  expect(drawn).toContain("coin");
  await page.locator(".saving .button.primary").click();
  await page.getByText("Saved.").waitFor();
  await page.reload();
  await page.locator(".saving .good").waitFor();
  expect(await page.locator('[data-field="0"]').getAttribute("aria-label")).toBe(drawn);
  await page.locator(".saving .button:not(.primary)").first().click();
  await page.waitForURL(/table\//);
  expect(await visitor.answer(anything(5), 3)).toBe(3);
});

test("where the browser keeps nothing, it says so and the game goes on", async () => {
  const folder = mkdtempSync(join(tmpdir(), "deskovka-browser-"));
  mkdirSync(join(folder, "Default"));
  writeFileSync(join(folder, "Default", "Preferences"), JSON.stringify(BLOCKED));
  const context = await chromium.launchPersistentContext(folder, { ...PROGRAM, locale: "en-GB" });
  try {
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    await page.goto(site.address);
    await expect(page.evaluate(() => localStorage.length)).rejects.toThrow("Access is denied");
    await page.locator("button.game.plosinovka").click();
    await page.locator("button.play").click();
    await page.getByText("This browser keeps nothing more for this page").first().waitFor();
    await page.locator(".status").getByRole("button", { name: "Close" }).first().click();
    await page.waitForURL(/table/, { waitUntil: "commit" }); // the word was closed for all of them
    const asked = page.locator("section.question h2");
    const options = page.locator("section.question .option:not(:disabled)");
    await asked.waitFor();
    await page.keyboard.press("o"); // every answer stands in the list
    const lines = page.getByRole("log").locator("p");
    const before = await lines.count();
    for (let picks = 0; picks < 3; picks++) await options.first().click();
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
    await asked.waitFor();
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
