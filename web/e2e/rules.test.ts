/** The rules: read, searched, printed, and looked up over the table. */

import { expect } from "vitest";
import { expectAccess, expectFits } from "./access.ts";
import { anything, SIZES, test, type Visitor } from "./visitor.ts";

const WORDS = {
  en: { title: "Planetary Conquerors", query: "laser", found: "Found", chapter: "Whole chapter" },
  cs: { title: "Planetary Conquerors", query: "pr", found: "Nalezeno", chapter: "Celá kapitola" },
};

async function read(visitor: Visitor, path: string): Promise<void> {
  await visitor.page.goto(path);
  await visitor.page.locator(".rule").first().waitFor();
  await visitor.page.waitForLoadState("networkidle");
}

for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
  for (const language of ["en", "cs"] as const) {
    for (const game of ["conquerors", "plosinovka"]) {
      test(`${game} is there to read, with pictures: ${size}, ${language}`, async ({ visit }) => {
        const theme = language === "en" ? "dark" : "light";
        const visitor = await visit({ size, language, theme });
        const { page } = visitor;
        await read(visitor, `/rules/${game}`);
        expect(await page.locator(".rule").count()).toBe(game === "conquerors" ? 126 : 99);
        expect(await page.locator("figure li svg").count()).toBeGreaterThan(15);
        await expect.poll(() => page.locator(".snapshot").count()).toBeGreaterThan(1);
        await expectFits(visitor);
        await expectAccess(visitor);
      });
    }
  }
}

test("an address leads to its rule, and a link from there to another", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await read(visitor, "/rules/conquerors#ATT-12");
  const seen = (id: string) =>
    page.locator(`[id="${id}"]`).evaluate((rule) => {
      const { top, bottom } = rule.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(() => seen("ATT-12")).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("ATT-12");
  await page.locator('[id="ATT-12"] p a').click();
  await expect.poll(() => seen("ATT-6")).toBe(true);
  expect(new URL(page.url()).hash).toBe("#ATT-6");
  await page.goBack();
  await expect.poll(() => seen("ATT-12")).toBe(true);
  await page.getByRole("navigation", { name: "Contents" }).getByText("Materials").click();
  await expect.poll(() => seen("MAT-1")).toBe(true);
});

test("searching by keys, without marks on letters, in the language that is chosen", async ({
  visit,
}) => {
  const visitor = await visit({ language: "cs" });
  const { page } = visitor;
  await read(visitor, "/rules/plosinovka");
  const all = await page.locator(".rule").count();
  await page.keyboard.press("/");
  await page.keyboard.type("zebrik");
  await expect.poll(() => page.locator(".rule").count()).toBeLessThan(all);
  await page.getByRole("status").filter({ hasText: "Nalezeno na" }).waitFor();
  const marks = await page.locator(".rule mark").allTextContents();
  expect(new Set(marks.map((mark) => mark.toLowerCase()))).toEqual(new Set(["žebřík"]));
  await expectAccess(visitor);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(".rule").count()).toBe(all);

  await page.getByRole("button", { name: "English" }).click();
  await page.getByText("A dice platformer").waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("no such words at all");
  await page.getByText("Nothing found.").waitFor();
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect.poll(() => page.locator(".rule").count()).toBe(all);
});

for (const language of ["en", "cs"] as const) {
  test(`print is told from rulings, with a reason: ${language}`, async ({ visit }) => {
    const visitor = await visit({ language, size: "phone" });
    const { page } = visitor;
    await read(visitor, "/rules/plosinovka");
    const all = await page.locator(".rule").count();
    const why = page.locator('[id="MERGE-1"] p small');
    expect(await why.textContent()).toMatch(language === "en" ? /^\(ruling: the/ : /^\(výklad: /);
    await page.locator(".rulings button").click();
    await expect.poll(() => page.locator(".rule").count()).toBeLessThan(all);
    const rules = await page.locator(".rule").count();
    expect(await page.locator(".rule:has(small)").count()).toBe(rules);
    await expectAccess(visitor);
    await expectFits(visitor);
    await page.locator('[id="TURN-2"] p a').last().click();
    await page.locator('[id="BOSS-4"]').waitFor();
    await expect.poll(() => page.locator(".rule").count()).toBe(all);
  });

  test(`every page prints on white, without buttons: ${language}`, async ({ visit }) => {
    const visitor = await visit({ language, theme: "dark" });
    const { page } = visitor;
    await read(visitor, "/rules/plosinovka");
    await page.emulateMedia({ media: "print" });
    for (const hidden of [".tools", "nav", ".shell > header", ".shell > footer"])
      expect(await page.locator(hidden).first().isVisible()).toBe(false);
    const ink = await page
      .locator(".rule p")
      .first()
      .evaluate((text) => [
        getComputedStyle(text).color,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
    expect(ink).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    const pdf = await page.pdf({ format: "A4", printBackground: true });
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(8);
    expect(pages).toBeLessThan(40);
  });
}

for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
  for (const language of ["en", "cs"] as const) {
    test(`a question's rule opens over the table: ${size}, ${language}`, async ({ visit }) => {
      const visitor = await visit({ size, language });
      const { page } = visitor;
      await visitor.sitDown({
        game: "plosinovka",
        seats: [{ kind: "me" }, { kind: "bot", bot: "simple" }],
      });
      await visitor.asked();
      const link = page.locator("section.question .asked a");
      const id = (await link.getAttribute("href"))!.split("#")[1];
      await link.focus();
      await page.keyboard.press("Enter");
      const dialog = page.locator("dialog[open]");
      await dialog.getByText(new RegExp(`${id}$`)).waitFor();
      expect((await dialog.locator("p.rule").textContent())!.length).toBeGreaterThan(20);
      const chapter = dialog.getByRole("link", { name: WORDS[language].chapter });
      expect(await chapter.getAttribute("target")).toBe("_blank");
      await expectAccess(visitor);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      expect(await visitor.options.count()).toBeGreaterThan(0);
    });
  }
}

test("a word on a card, and why it cannot be used, lead to their rules", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.sitDown({
    game: "conquerors",
    seats: [
      { kind: "me", deck: "builders" },
      { kind: "bot", bot: "simple", deck: "raiders" },
    ],
  });
  await visitor.answer(anything(3, 1), 2);
  await visitor.asked();
  const cards = page.locator(".hand [data-spot=rests]");
  await cards.first().waitFor();
  const rules = new Set<string>();
  for (let at = 0; at < (await cards.count()); at++) {
    await cards.nth(at).click();
    await page.locator("dialog[open]").waitFor();
    for (const rule of await page.locator("dialog[open] .words a").allTextContents())
      rules.add(rule);
    await page.keyboard.press("Escape");
  }
  expect(rules.size).toBeGreaterThan(0);
});
