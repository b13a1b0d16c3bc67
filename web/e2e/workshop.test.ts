/** Inventing cards: written, marked, mended, saved, played; packs that come and go as files. */

import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { MyPack, TableInfo, Trial } from "../src/wire.ts";
import { expectAccess, expectFits, settled } from "./access.ts";
import { EMBERS, newPack, WOLF_TEXT as TEXT } from "./packs.ts";
import { SIZES, test, type Visitor } from "./visitor.ts";

const CZECH = "Když tento warrior zemře, uděl 1 poškození každému nepřátelskému warriorovi.";
const MISTAKEN = TEXT.replace("damage", "damge");

const WORDS = {
  en: {
    make: "New pack",
    named: "Name of the pack",
    made: "Make it",
    card: "New card",
    english: "Name in English",
    czech: /^Name in Czech/,
    text: /^Text, in English/,
    save: "Save",
    saved: "Saved.",
    play: "Play it against a bot",
  },
  cs: {
    make: "Nová sada",
    named: "Jméno sady",
    made: "Založit",
    card: "Nová karta",
    english: "Jméno anglicky",
    czech: /^Jméno česky/,
    text: /^Text anglicky/,
    save: "Uložit",
    saved: "Uloženo.",
    play: "Zahrát si proti botovi",
  },
} as const;

/** A new card in a new pack, whose id is told. */
async function begin(visitor: Visitor): Promise<string> {
  const id = await newPack(visitor, "conquerors", "Embers");
  await visitor.page.goto(`/workshop/${id}/card/new`);
  await visitor.page.locator("textarea").waitFor();
  return id;
}

const packsOf = (visitor: Visitor) => visitor.send<MyPack[]>("GET", "my/packs");

const words = (page: Page) => page.locator(".printed");
const wrong = (page: Page) => page.locator(".mirror mark");

for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
  const language = size === "phone" ? "cs" : "en";
  const theme = size === "phone" ? "light" : "dark";
  const say = WORDS[language];

  test(`a card is invented, mended, saved and played: ${size}, ${language}`, async ({ visit }) => {
    const visitor = await visit({ size, language, theme });
    const { page } = visitor;
    await page.goto("/workshop");
    await page.getByRole("button", { name: say.make }).click();
    await page.getByLabel(say.named).fill("Embers");
    await page.getByRole("button", { name: say.made }).click();
    await page.getByRole("link", { name: say.card }).click();

    await page.getByLabel(say.english).fill("Ember Wolf");
    await page.getByLabel(say.czech).fill("Žhavý vlk");
    const text = page.getByLabel(say.text);
    await text.fill(MISTAKEN);
    await wrong(page).waitFor();
    expect(await wrong(page).allTextContents()).toEqual(["damge"]);
    expect(await text.getAttribute("aria-invalid")).toBe("true");
    const [problems] = (await text.getAttribute("aria-describedby"))!.split(" ");
    expect(await page.locator(`[id="${problems}"]`).textContent()).toContain("damge");
    await settled(visitor);
    await expectAccess(visitor);
    await expectFits(visitor);

    await page.locator(`[id="${problems}"] button`).click();
    expect(await text.inputValue()).toBe(TEXT);
    await page.locator(".printed[data-printed=yes]").waitFor();
    expect(await wrong(page).count()).toBe(0);
    await page.locator("section button", { hasText: "Čeština" }).click();
    expect(await words(page).textContent()).toContain(CZECH);
    await page.locator(".picture .title", { hasText: "Žhavý vlk" }).waitFor();
    await page.locator(".picture .text", { hasText: CZECH }).waitFor({ state: "attached" });

    await page.getByRole("button", { name: say.save, exact: true }).click();
    await page.getByText(say.saved).waitFor();
    await page.reload();
    await text.waitFor();
    expect(await text.inputValue()).toBe(TEXT);
    expect(await page.getByLabel(say.english).inputValue()).toBe("Ember Wolf");

    await page.getByRole("button", { name: say.play }).click();
    expect(await visitor.asked()).toBe(true);
    const table = new URL(page.url()).pathname.split("/")[2]!;
    const { packs } = await visitor.send<TableInfo>("GET", `tables/${table}`);
    expect(packs.map(({ name }) => name)).toEqual(["Embers"]);
    await page.locator("header nav button").last().click();
    await page
      .locator("dialog[open]")
      .getByText(/: Embers$/)
      .waitFor();
  });

  test(`nothing in the workshop keeps anybody out: ${size}, ${theme}`, async ({ visit }) => {
    const visitor = await visit({ size, language, theme });
    const { page } = visitor;
    const pack = await begin(visitor);
    await page.getByLabel(say.english).fill("Ember Wolf");
    await page.locator("textarea").pressSequentially("When Ember Wolf di");
    await page.getByRole("option").first().waitFor();
    await expectAccess(visitor);
    await page.locator("textarea").press("Escape");
    await page.locator("button.emblem").click();
    await page.locator("dialog[open] .grid button").first().waitFor();
    await page.getByRole("searchbox").fill("wolf");
    await page.getByRole("button", { name: "wolf howl", exact: true }).waitFor();
    await expectAccess(visitor);
    await page.getByRole("button", { name: "wolf howl", exact: true }).click();
    await page.locator(".text > .button").click();
    await page.getByRole("searchbox").fill("damage");
    await settled(visitor);
    await expectAccess(visitor);
    await page.locator("dialog[open] header button").click();
    await page.getByRole("button", { name: say.save, exact: true }).click();
    await page.getByText(say.saved).waitFor();
    for (const place of [`/workshop/${pack}`, "/workshop"]) {
      await page.goto(place);
      await page.locator("main h1").waitFor();
      await page.getByText("Embers").first().waitFor();
      await settled(visitor);
      await expectAccess(visitor);
    }
  });
}

test("by keys alone a sentence is completed, filled in and saved", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await begin(visitor);
  const { keyboard } = page;
  const reach = async (what: string) => {
    const isThere = () => page.evaluate((css) => document.activeElement?.matches(css), what);
    for (let steps = 0; steps < 60 && !(await isThere()); steps++) await keyboard.press("Tab");
    expect(await isThere()).toBe(true);
  };
  await reach('input[lang="en"]');
  await keyboard.type("Ember Wolf");
  await reach("textarea");
  const text = page.locator("textarea");
  await keyboard.type("When Ember Wolf dies, deal 1 da");
  await page.getByRole("option").first().waitFor();
  await keyboard.press("Tab");
  const selected = () =>
    text.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
  await expect.poll(selected).toBe("[target]");
  expect(await text.inputValue()).toBe("When Ember Wolf dies, deal 1 damage to [target]");
  await keyboard.press("ArrowDown");
  const active = await text.getAttribute("aria-activedescendant");
  const chosen = await page.locator(`[id="${active}"] .pattern`).textContent();
  await keyboard.press("Enter");
  expect(await text.inputValue()).toBe(`When Ember Wolf dies, deal 1 damage to ${chosen!.trim()}`);
  await keyboard.press("Control+a");
  await keyboard.type(TEXT);
  await keyboard.press("Escape");
  await page.getByText("All understood").waitFor();
  await reach(".saving .button.primary");
  await keyboard.press("Enter");
  await page.getByText("Saved.").waitFor();
  expect(new URL(page.url()).pathname).toMatch(/\/card\/ember-wolf$/);
});

test("what is not saved is there again after leaving and reloading, and can be thrown away", async ({
  visit,
}) => {
  const visitor = await visit();
  const { page } = visitor;
  const pack = await begin(visitor);
  await page.getByLabel("Name in English").fill("Ember Wolf");
  await page.locator("textarea").fill("Shielding 1.");
  await page.getByText("kept on this device").waitFor();
  await page.getByRole("link", { name: "Embers" }).click();
  await page.getByText("There is nothing in this pack yet").waitFor();
  await page.goBack();
  await page.locator("textarea").waitFor();
  expect(await page.locator("textarea").inputValue()).toBe("Shielding 1.");
  await page.reload();
  await page.getByText("This is how you left it").waitFor();
  expect(await page.locator("textarea").inputValue()).toBe("Shielding 1.");
  await page.getByRole("button", { name: "Throw these changes away" }).click();
  await expect.poll(() => page.locator("textarea").inputValue()).toBe("");
  await page.goto(`/workshop/${pack}/card/new`);
  await page.locator("textarea").waitFor();
  expect(await page.getByLabel("Name in English").inputValue()).toBe("");
});

test("a pack goes out as a file and comes back the same; a bad one is refused", async ({
  visit,
}) => {
  const visitor = await visit();
  const { page } = visitor;
  const choose = async (name: string, text: string) => {
    await page.goto("/workshop");
    await page.getByRole("button", { name: "Upload a pack" }).click();
    const buffer = Buffer.from(text);
    await page
      .getByLabel("File")
      .setInputFiles({ name: `${name}.toml`, mimeType: "text/plain", buffer });
  };
  const upload = async (name: string, text: string) => {
    await choose(name, text);
    await page.getByRole("button", { name: "Upload", exact: true }).click();
  };
  await upload("Embers", EMBERS);
  await page.locator(".cards .title", { hasText: "Ember Wolf" }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^Download/ }).click(),
  ]);
  const text = await readFile(await download.path(), "utf-8");
  expect(text).toContain(TEXT);
  await upload("Again", text);
  await page.locator(".cards .title", { hasText: "Ember Wolf" }).waitFor();
  expect(await packsOf(visitor)).toHaveLength(2);

  await upload("Bad", EMBERS.replace("damage", "damge").replace("stars = 2", "stars = 7"));
  const refusal = page.locator("dialog[open] [role=alert]");
  await refusal.waitFor();
  expect(await refusal.textContent()).toContain("damge");
  expect(await refusal.textContent()).toContain("stars");
  await choose("Huge", "#".repeat(600 * 1024));
  await page.getByText("The file is too large").waitFor();
  expect(await packsOf(visitor)).toHaveLength(2);
  visitor.forgive(/400|422/);

  await page.goto("/workshop");
  await page
    .getByRole("button", { name: /^Rename/ })
    .first()
    .click();
  await page.getByLabel("Name of the pack").fill("Cinders");
  await page.locator("dialog[open] .button.primary").click();
  await page.getByRole("link", { name: "Cinders", exact: true }).waitFor();
  await page.getByRole("button", { name: "Delete Cinders" }).click();
  await page.locator("dialog[open] .button.primary").click();
  await page.locator("main li", { hasText: "Cinders" }).waitFor({ state: "detached" });
  expect(await packsOf(visitor)).toHaveLength(1);
});

test("markup in a name is text, wherever it is shown", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const pack = await begin(visitor);
  const name = "<img src=x onerror=alert(1)>";
  await page.getByLabel("Name in English").fill(name);
  await page.locator("textarea").fill(`${name} <script>alert(2)</script>`);
  await page.locator(".saving .bad").waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved.").waitFor();
  await page.goto(`/workshop/${pack}`);
  await page.locator(".cards a", { hasText: name }).waitFor();
  expect(await page.locator("main img, main script").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Play with it" }).isDisabled()).toBe(true);
  await page.locator(".cards a").click();
  await page.locator("textarea").waitFor();
  expect(await page.locator("h1").textContent()).toBe(name);
  expect(await page.locator("main img, main script").count()).toBe(0);
});

test("a card of Plošinovka is written the same way", async ({ visit }) => {
  const visitor = await visit({ language: "cs" });
  const { page } = visitor;
  const pack = await newPack(visitor, "plosinovka", "Things");
  await page.goto(`/workshop/${pack}/card/new`);
  await page.getByLabel("Jméno anglicky").fill("Long Rope");
  await page.locator("textarea").fill("Use: gain 1 coin.");
  await page.locator(".printed[data-printed=yes]").waitFor();
  expect(await words(page).textContent()).toContain("zlaťák");
  await page.locator("label.type", { hasText: "Nepřítel" }).click();
  await page.getByLabel("Stupeň", { exact: true }).waitFor();
  await page.locator("label.type", { hasText: "Předmět" }).click();
  await page.locator(".saving .good").waitFor();
  await page.getByRole("button", { name: "Zahrát si proti botovi" }).click();
  expect(await visitor.asked()).toBe(true);
});

test("bots show what a card changes, with a way to stop them", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await begin(visitor);
  await page.getByLabel("Name in English").fill("Ember Wolf");
  await page.locator("textarea").fill(TEXT);
  await page.getByText("All understood").waitFor();
  await page.getByRole("button", { name: "Find out" }).click();
  await page.getByRole("progressbar").waitFor();
  await page.getByText(/\d+ of \d+ games played/).waitFor();
  await page.getByText("This is what the games so far tell").waitFor({ timeout: 120_000 });
  await page.getByRole("img", { name: /^Change of wins in a hundred games/ }).waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByText(/^Stopped after \d+ of \d+ games/).waitFor();

  const share = (part: number) => ({
    share: part,
    low: part - 0.05,
    high: part + 0.05,
    games: 200,
  });
  await page.route("**/api/workshop/trials/*", async (route) => {
    if (route.request().method() !== "GET") return route.fulfill({ status: 204 });
    const answer = await route.fetch();
    const trial = (await answer.json()) as Trial;
    const side = (part: number) => ({ won: share(part), rounds: 9, decisions: 200 });
    const result = {
      without: side(0.45),
      having: side(0.6),
      change: 0.15,
      low: 0.08,
      high: 0.22,
      drawn: share(0.7),
      played: share(0.5),
      won_when_drawn: share(0.62),
      won_when_played: share(0.66),
      copies: 4,
      instead: ["stone-rampart"],
    };
    return route.fulfill({ json: { ...trial, done: trial.of, result } });
  });
  await page.getByRole("button", { name: "Once more" }).click();
  await page.getByText("The card makes the deck stronger: between 8 and 22").waitFor();
  const row = page.getByRole("row", { name: /^Wins with the card/ });
  expect(await row.getByRole("cell").allTextContents()).toEqual(["60 %", "55–65 %", "200 games"]);
  expect(await page.getByText("Stone Rampart").count()).toBe(1);
  await settled(visitor);
  await expectAccess(visitor);
});
