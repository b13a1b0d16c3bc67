/** Games that are over: listed without their end, watched along a line, shared, played on. */

import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { expectAccess } from "./access.ts";
import { anything, SIZES, test, type Visitor } from "./visitor.ts";

const GOLDEN = join(import.meta.dirname, "../../tests");
const GAMES = {
  conquerors: join(GOLDEN, "conquerors/golden/replays/2-cs-sparks-builders-conquered.json"),
  plosinovka: join(GOLDEN, "plosinovka/golden/replays/2-banzai-forest-artifacts-boss_felled.json"),
};

async function bring(visitor: Visitor, file: string): Promise<void> {
  await visitor.page.goto("/replays");
  await visitor.page.locator("input[type=file]").setInputFiles(file);
  await visitor.page.waitForURL(/\/replay\//);
  await visitor.page.locator(".player").waitFor();
}

const line = (visitor: Visitor) => visitor.page.getByRole("slider");

async function expectAt(visitor: Visitor, at: number): Promise<void> {
  await expect.poll(() => line(visitor).inputValue()).toBe(String(at));
}

for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
  for (const [game, file] of Object.entries(GAMES)) {
    const language = (size === "phone") === (game === "conquerors") ? "cs" : "en";
    const theme = game === "conquerors" ? "dark" : "light";

    test(`${game} is watched by keys and taps: ${size}, ${language}`, async ({ visit }) => {
      const visitor = await visit({ size, language, theme });
      const { page } = visitor;
      await bring(visitor, file);
      await page.locator("[role=region], .whole").first().waitFor();
      const last = Number(await line(visitor).getAttribute("max"));
      expect(last).toBeGreaterThan(50);
      const controls = await page.locator(".player").boundingBox();
      expect(controls!.y + controls!.height).toBeLessThanOrEqual(SIZES[size].height + 1);

      await page.keyboard.press("ArrowRight");
      await expectAt(visitor, 1);
      await page.keyboard.press("ArrowLeft");
      await expectAt(visitor, 0);
      await page.keyboard.press("Shift+ArrowRight");
      const turn = Number(await line(visitor).inputValue());
      expect(turn).toBeGreaterThan(1);
      await page.keyboard.press("PageUp");
      await expectAt(visitor, 0);
      await page.keyboard.press("ArrowDown");
      expect(Number(await line(visitor).inputValue())).toBeGreaterThan(0);
      await page.keyboard.press("End");
      await expectAt(visitor, last);
      await page.locator(".end").first().waitFor();
      const lines = await visitor.log.count();
      await page.keyboard.press("Home");
      await expectAt(visitor, 0);
      expect(await visitor.log.count()).toBeLessThan(lines);

      await page.keyboard.press("Space");
      await expect.poll(() => line(visitor).inputValue(), { timeout: 20_000 }).toBe("2");
      await page.keyboard.press("Space");
      await line(visitor).fill(String(Math.floor(last / 2)));
      await page.locator(".now b, .now .muted").first().waitFor();
      await expectAccess(visitor);
    });

    test(`dialogs of a replay of ${game}: ${size}, ${language}`, async ({ visit }) => {
      const visitor = await visit({ size, language, theme });
      const { page } = visitor;
      await bring(visitor, file);
      await page.locator(".wishes .keys").click();
      const keys = page.locator("dialog[open] li button");
      await keys.nth(10).waitFor();
      await expectAccess(visitor);
      await keys.nth(8).click();
      await page.locator("dialog[open]").waitFor({ state: "hidden" });
      expect(Number(await line(visitor).inputValue())).toBeGreaterThan(0);

      await page.locator(".wishes .share").click();
      await expectAccess(visitor);
      const link = await page.locator("dialog[open] input[readonly]").inputValue();
      const here = await line(visitor).inputValue();
      const friend = await visit({ language });
      await friend.page.goto(link);
      await friend.page.locator(".player").waitFor();
      await expectAt(friend, Number(here));
      await page.keyboard.press("Escape");

      await page.locator(".wishes .continue").click();
      await expectAccess(visitor);
      await page.locator("dialog[open] select").last().selectOption("random");
      await page.locator("dialog[open] .primary").click();
      await page.waitForURL(/\/table\//);
      expect(await visitor.asked()).toBe(true);
      expect(await visitor.log.count()).toBeGreaterThan(0);
    });
  }
}

test("a seat sees its own cards, all see all of them", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await bring(visitor, GAMES.conquerors);
  await page.locator(".hand").nth(1).waitFor();
  expect(await page.locator(".side .hand .spot").count()).toBeGreaterThan(0);
  await page.getByLabel("Perspective").selectOption("1");
  await expect.poll(() => page.locator(".side .hand").count()).toBe(0);
  await expect.poll(() => page.locator(".hand .spot").count()).toBeGreaterThan(0);
  await expect.poll(() => new URL(page.url()).hash).toBe("#at=0&eye=1");
});

test("one's own game: from its end to the replay, in the list, as a file", async ({ visit }) => {
  const visitor = await visit({ size: "phone", language: "cs" });
  const { page } = visitor;
  const id = await visitor.sitDown({
    game: "conquerors",
    seats: [{ kind: "me" }, { kind: "bot", bot: "random" }],
  });
  const early = await visitor.context.request.get(`/api/replays/${id}`);
  expect(early.status()).toBe(403);
  await visitor.answer(anything(5), 6);
  await visitor.asked();
  await page.getByRole("button", { name: "Nabídka" }).click();
  await page.getByRole("button", { name: "Vzdát se" }).click();
  await page.getByRole("button", { name: "Opravdu se vzdát?" }).click();
  await visitor.ended.waitFor();
  await page.getByRole("link", { name: "Přehrát záznam" }).click();
  await page.locator(".player").waitFor();

  const downloading = page.waitForEvent("download");
  await page.locator(".wishes .share").click();
  await page.getByRole("link", { name: "Stáhnout soubor" }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(readFileSync(file, "utf8"))).toHaveProperty("hashes");

  await page.goto("/replays");
  const item = page.locator(`a[href="/replay/${id}"]`);
  await item.waitFor();
  expect(await page.locator("main").textContent()).not.toMatch(/vyhr|prohr|vítěz/i);
  await expectAccess(visitor);

  const copy = join(tmpdir(), `deskovka-${id}.json`);
  writeFileSync(copy, readFileSync(file));
  await bring(visitor, copy);
  expect(page.url()).not.toContain(id);
});

test("what is no replay is refused with the reason", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto("/replays");
  await page.getByText("No game of yours is over yet").waitFor();
  await expectAccess(visitor);
  const text = readFileSync(GAMES.plosinovka, "utf8");
  const bad: [string, RegExp][] = [
    ["<script>alert(1)</script>", /not a replay/],
    [text.slice(0, -30), /not a replay/],
    [JSON.stringify({ ...JSON.parse(text), pack: "0" }), /other cards/],
    [JSON.stringify({ ...JSON.parse(text), log: [-9] }), /damaged/],
    [" ".repeat(3_000_000), /too large/],
  ];
  for (const [body, reason] of bad) {
    await page.locator("input[type=file]").setInputFiles({
      name: "replay.json",
      mimeType: "application/json",
      buffer: Buffer.from(body),
    });
    await page.getByRole("alert").filter({ hasText: reason }).waitFor();
  }
  visitor.forgive(/400/);
  expect(new URL(page.url()).pathname).toBe("/replays");
  await page.goto("/replay/nothing");
  await page.getByRole("alert").filter({ hasText: "no such replay" }).waitFor();
  visitor.forgive(/404/);
});
