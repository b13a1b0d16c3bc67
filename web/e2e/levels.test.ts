/** Drawing levels: by taps and by keys, checked while they are drawn, played at once. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { NewTable } from "../src/wire.ts";
import { expectAccess, expectFits, settled } from "./access.ts";
import { newPack } from "./packs.ts";
import { SIZES, test, type Visitor } from "./visitor.ts";

/** What is drawn on which field, from the bottom left, with the keys that draw it. */
const LOFT: Record<number, string> = {
  0: "\\",
  1: "$-",
  3: "|",
  4: "c-",
  7: "*^-",
  9: "H-",
  10: "E-",
  12: "*-",
  13: "H-",
  15: "c",
};
const TOOLS: Record<string, string> = {
  "-": "platform",
  "|": "wall",
  "\\": "wall",
  H: "ladder",
  $: "merchant",
  c: "coin",
  "*": "gem",
  "^": "trap",
  E: "enemy",
};
const CZECH: Record<string, string> = {
  platform: "Plošina",
  wall: "Zeď",
  ladder: "Žebřík",
  merchant: "Kupecký stánek",
  coin: "Zlaťák",
  gem: "Drahokam",
  trap: "Past",
  enemy: "Nepřítel",
};

async function begin(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.goto(`/workshop/${await newPack(visitor, "plosinovka", "Lofts")}`);
  await page.locator("a[href$='/level/new']").click();
  await page.getByRole("grid").waitFor();
}

const field = (page: Page, at: number) => page.locator(`[data-field="${at}"]`);
const labels = (page: Page) =>
  page.locator("[data-field]").evaluateAll((all) => all.map((one) => one.ariaLabel));
const sound = (page: Page) => page.locator(".saving .good");
const problems = (page: Page) => page.locator("#level-problems li");

async function tap(page: Page, at: number, key: string, language: string): Promise<void> {
  const tool = TOOLS[key]!;
  const name = language === "cs" ? CZECH[tool]! : tool[0]!.toUpperCase() + tool.slice(1);
  await page.locator("fieldset label", { hasText: name }).click();
  const box = (await field(page, at).boundingBox())!;
  const x = key === "\\" ? box.width * 0.2 : box.width * 0.8;
  await field(page, at).click({ position: { x, y: box.height / 2 } });
}

for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
  const language = size === "phone" ? "cs" : "en";
  const theme = size === "phone" ? "dark" : "light";

  test(`a level is drawn by taps, checked, saved and played: ${size}, ${language}`, async ({
    visit,
  }) => {
    const visitor = await visit({ size, language, theme });
    const { page } = visitor;
    await begin(visitor);
    await page.locator('input[lang="en"]').fill("Smugglers' Loft");
    for (const [at, keys] of Object.entries(LOFT))
      for (const key of keys) await tap(page, Number(at), key, language);
    await sound(page).waitFor();
    expect(await problems(page).count()).toBe(0);

    await tap(page, 5, "E", language);
    await problems(page).first().waitFor();
    expect(await problems(page).allTextContents()).toEqual([expect.stringContaining("B2: ")]);
    await settled(visitor);
    await expectAccess(visitor);
    await expectFits(visitor);
    await tap(page, 5, "E", language);
    await sound(page).waitFor();

    const drawn = await labels(page);
    await page.locator(".saving .button.primary").click();
    await page.waitForURL("**/level/smugglers-loft");
    await page.reload();
    await page.getByRole("grid").waitFor();
    expect(await labels(page)).toEqual(drawn);
    await sound(page).waitFor();
    const [asked] = await Promise.all([
      page.waitForRequest("**/api/tables"),
      page.locator(".saving .button:not(.primary)").first().click(),
    ]);
    expect((asked.postDataJSON() as NewTable).chosen?.lowest).toBe("smugglers-loft");
    expect(await visitor.asked()).toBe(true);
  });
}

test("a level is drawn by keys, taken back and drawn again", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await begin(visitor);
  const before = await labels(page);
  await field(page, 12).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.press("c");
  await page.keyboard.press("*");
  const drawn = await labels(page);
  expect(drawn).toContain("B3: gem, a platform below");
  for (let strokes = 0; strokes < 3; strokes++) await page.keyboard.press("Control+z");
  expect(await labels(page)).toEqual(before);
  for (let strokes = 0; strokes < 3; strokes++) await page.keyboard.press("Control+y");
  expect(await labels(page)).toEqual(drawn);
  await page.getByRole("button", { name: "Take back" }).click();
  expect(await labels(page)).toContain("B3: coin, a platform below");
});

test("what can be drawn follows the dungeon and the boss level", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await begin(visitor);
  const tools = page.locator("fieldset label");
  expect(await tools.filter({ hasText: "Portal" }).count()).toBe(0);
  await page.getByLabel("Dungeon").selectOption("void");
  await tools.filter({ hasText: "Portal" }).waitFor();
  expect(await tools.filter({ hasText: "Boss" }).count()).toBe(0);
  await page.getByLabel("A card of the boss level").check();
  await tools.filter({ hasText: "Boss" }).waitFor();
  expect(await labels(page)).toContain("A1: a platform below");
});
