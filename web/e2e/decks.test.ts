/** Decks: built, found, broken and mended, shared, brought, played. */

import { expect } from "vitest";
import type { Deck, MyPack, ReadyDeck } from "../src/wire.ts";
import { expectAccess, expectFits } from "./access.ts";
import { rule, test, type Visitor, type Wish } from "./visitor.ts";

const LOOKS: Wish[] = [
  { size: "phone", theme: "light", language: "cs" },
  { size: "desktop", theme: "dark", language: "en" },
];

async function have(visitor: Visitor, cards: Record<string, number>, name = "Mine"): Promise<Deck> {
  return visitor.send<Deck>("POST", "my/decks", { name, cards });
}

async function raiders(visitor: Visitor): Promise<Record<string, number>> {
  const ready = await visitor.send<ReadyDeck[]>("GET", "decks");
  return ready.find((deck) => deck.id === "raiders")!.cards;
}

async function build(visitor: Visitor, id: string): Promise<void> {
  await visitor.page.goto(`/decks/${id}`);
  await visitor.page.locator("[data-tile]").first().waitFor();
}

/** A few cards stand for all: axe looks at every line of every picture. */
async function showFew(visitor: Visitor): Promise<void> {
  await visitor.page.locator("input[type=search]").fill("miner");
  await expect.poll(() => visitor.page.locator("[data-tile]").count()).toBeLessThan(40);
}

/** Where there is room for one side only, the other is a tap away. */
async function showDeck(visitor: Visitor, deck: boolean): Promise<void> {
  const side = visitor.page.locator("nav.switch button").nth(deck ? 1 : 0);
  if (await side.isVisible()) await side.click();
}

const tile = (visitor: Visitor, card: string) =>
  visitor.page.locator(`li[data-card="${card}"] [data-tile]`);
const problems = (visitor: Visitor) => visitor.page.locator("aside [role=status] li");
const stored = async (visitor: Visitor) => (await visitor.send<Deck[]>("GET", "my/decks"))[0]!;

async function expectOpen(visitor: Visitor): Promise<void> {
  await expectAccess(visitor);
  await expectFits(visitor);
}

for (const wish of LOOKS) {
  const { size, language } = wish;
  const czech = language === "cs";

  rule(
    "conquerors:DECK-1 conquerors:DECK-2 conquerors:DECK-3 conquerors:DECK-4",
    `reasons come and go while a deck is built, ${size}`,
    async ({ visit }) => {
      const visitor = await visit(wish);
      const { page } = visitor;
      await page.goto("/decks");
      await page.locator("main > header a").click();
      await page.locator("[data-tile]").first().waitFor();
      await showDeck(visitor, true);
      await expect.poll(() => problems(visitor).count()).toBe(3);
      expect(await page.locator("aside ul.lacking li").count()).toBe(3); // nothing is wrong yet
      expect(await page.locator(".wrong").count()).toBe(0);
      await page.locator(".begin button").first().click();
      await expect.poll(() => problems(visitor).count()).toBe(0);
      await page.getByText(czech ? "Lze s ním hrát" : "Ready to play").waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/decks\/.{16}$/);

      await showDeck(visitor, false);
      await page.locator("input[type=search]").fill("topdecker");
      for (let copies = 0; copies < 4; copies++) await tile(visitor, "topdecker").click();
      await showDeck(visitor, true);
      await expect
        .poll(() => problems(visitor).allTextContents())
        .toEqual([expect.stringContaining(czech ? "nejvýše 3krát" : "3 times at most")]);
      expect(await page.locator("aside ul.wrong li").count()).toBe(1);
      expect(await page.locator("li.wrong").getAttribute("data-card")).toBe("topdecker");
      const fewer = page.getByRole("button", {
        name: czech ? "O jednu méně: Topdecker" : "One fewer: Topdecker",
      });
      await fewer.filter({ visible: true }).first().click();
      await expect.poll(() => problems(visitor).count()).toBe(0);
      await page.reload();
      await page.locator("[data-tile]").first().waitFor();
      expect((await stored(visitor)).cards["topdecker"]).toBe(3);
      await showFew(visitor);
      await showDeck(visitor, true);
      await expectOpen(visitor);
      await showDeck(visitor, false);
      await expectOpen(visitor);
    },
  );

  test(`a deck goes as text to another browser, by a link to a third, ${size}`, async ({
    visit,
  }) => {
    const visitor = await visit(wish);
    const { page } = visitor;
    const cards = await raiders(visitor);
    const deck = await have(visitor, cards, "Pátek <b>večer</b>");
    await build(visitor, deck.id);
    await showFew(visitor);
    await showDeck(visitor, true);
    await page.getByRole("button", { name: czech ? "Sdílet" : "Share", exact: true }).click();
    const field = page.locator("dialog[open] textarea");
    await expect.poll(() => field.inputValue()).toContain(`${cards["gold-miner"]} Gold Miner`);
    await expectOpen(visitor);
    const text = await field.inputValue();
    const link = await page.locator("dialog[open] input").inputValue();

    const other = await visit({ ...wish, language: czech ? "en" : "cs" });
    await other.page.goto("/decks");
    await other.page.locator("main > header button").click();
    await other.page.locator("dialog[open] textarea").fill(text);
    await other.page.locator("dialog[open] button.primary").click();
    await other.page.locator("[data-tile]").first().waitFor();
    const brought = await stored(other);
    expect([brought.name, brought.cards]).toEqual([deck.name, cards]);
    expect(await other.page.locator("b").count()).toBe(0);

    const third = await visit(wish);
    await third.page.goto(link);
    await third.page.getByRole("heading", { name: deck.name }).waitFor();
    await expectOpen(third);
    await third.page.locator("main > header button").click();
    await third.page.locator("[data-tile]").first().waitFor();
    const copied = await stored(third);
    expect([copied.name, copied.cards]).toEqual([deck.name, cards]);
    expect(copied.id).not.toBe(deck.id);
  });

  test(`what cannot be read is told by line, and nothing is stored, ${size}`, async ({ visit }) => {
    const visitor = await visit(wish);
    const { page } = visitor;
    await page.goto("/decks");
    await page.locator("main > header button").click();
    const [field, bring] = [
      page.locator("dialog[open] textarea"),
      page.locator("dialog[open] button.primary"),
    ];
    await field.fill('3 Gold Mner\n2 Medic\n2 Medic\n<img src=x onerror="alert(1)">');
    await bring.click();
    const mistakes = page.locator("dialog[open] [role=alert] li");
    await expect.poll(() => mistakes.count()).toBe(3);
    const word = czech ? "Řádek" : "Line";
    const told = await mistakes.allTextContents();
    expect(told[0]).toMatch(new RegExp(`^${word} 1: .*Gold Miner`));
    expect(told[1]).toMatch(new RegExp(`^${word} 3: `));
    expect(told[2]).toContain("<img src=x");
    await expectOpen(visitor);
    await field.fill("1 Medic ".repeat(2_500));
    await bring.click();
    await page.locator("dialog[open] [role=alert] p").waitFor();
    visitor.forgive(/413/);
    expect(await visitor.send<Deck[]>("GET", "my/decks")).toEqual([]);
  });

  test(`cards are found by both languages, type, cost, stars and keyword, ${size}`, async ({
    visit,
  }) => {
    const visitor = await visit(wish);
    const { page } = visitor;
    await page.goto("/decks/new");
    const tiles = page.locator("[data-tile]");
    await tiles.first().waitFor();
    const all = await tiles.count();
    expect(all).toBeGreaterThan(150);
    const search = page.locator("input[type=search]");
    for (const name of ["PROTIBOMBOVY kryt", "blast shelt"]) {
      await search.fill(name);
      await expect.poll(() => tiles.count()).toBe(1);
      expect(await tile(visitor, "blast-shelter").count()).toBe(1);
    }
    const reset = page.getByRole("button", { name: czech ? "Ukázat všechny" : "Show all" });
    await reset.click();
    const unfold = page.locator(".unfold");
    if (await unfold.isVisible()) await unfold.click();
    await page.getByRole("button", { name: czech ? "Pasti" : "Traps", exact: true }).click();
    const traps = await tiles.count();
    await page.getByRole("button", { name: czech ? "3 hvězdy" : "3 stars", exact: true }).click();
    const rare = await tiles.count();
    expect([all > traps, traps > rare, rare > 0]).toEqual([true, true, true]);
    await reset.click();
    await page.getByRole("button", { name: "6+", exact: true }).click();
    expect(await tiles.count()).toBeLessThan(20);
    await reset.click();
    await page.getByLabel(czech ? "Klíčové slovo" : "Keyword").selectOption({ label: "Shielding" });
    const shielding = await tiles.count();
    expect([shielding > 0, shielding < all]).toEqual([true, true]);
    await expectOpen(visitor);
    expect(await visitor.send<Deck[]>("GET", "my/decks")).toEqual([]);
  });

  test(`a deck is tried at once against a bot, and chosen for a table, ${size}`, async ({
    visit,
  }) => {
    const visitor = await visit(wish);
    const { page } = visitor;
    const deck = await have(visitor, await raiders(visitor), "Friday");
    const few = await have(visitor, { "gold-miner": 3 }, "Few");
    await build(visitor, deck.id);
    await showDeck(visitor, true);
    await page.locator("aside .try button").click();
    expect(await visitor.asked()).toBe(true);
    await visitor.answer((_count, quiet) => quiet, 2);

    await page.goto("/");
    await page.locator(".game.conquerors").click();
    const choice = page.locator("dialog[open] select").first();
    await choice.selectOption(`my:${few.id}`);
    await page.locator("dialog[open] .not li").nth(1).waitFor();
    await expectOpen(visitor);
    const play = page.locator("dialog[open] button.play");
    expect(await play.isDisabled()).toBe(true);
    await choice.selectOption(`my:${deck.id}`);
    await play.click();
    expect(await visitor.asked()).toBe(true);
  });

  test(`a card of one's own goes into a deck, ${size}`, async ({ visit }) => {
    const visitor = await visit(wish);
    const { page } = visitor;
    const pack = await visitor.send<MyPack>("POST", "my/packs", {
      game: "conquerors",
      name: "Embers",
    });
    await visitor.send("PUT", `my/packs/${pack.id}/cards/ember-wolf`, {
      id: "ember-wolf",
      type: "warrior",
      name: { en: "Ember Wolf", cs: "Žhavý vlk" },
      stars: 1,
      cost: "1 gold",
      attack: 3,
      life: 2,
      art: "wolf-howl",
      text: "When Ember Wolf dies, draw a card.",
    });
    await page.goto(`/decks/new?pack=${pack.id}&card=ember-wolf`);
    await tile(visitor, "ember-wolf").waitFor();
    await showDeck(visitor, true);
    await page.locator(".begin button").first().click();
    await expect.poll(() => problems(visitor).count()).toBe(0);
    await page
      .getByText(czech ? "Žhavý vlk" : "Ember Wolf", { exact: true })
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.locator("aside .try button").click();
    expect(await visitor.asked()).toBe(true);
    const used = await stored(visitor);
    expect([used.packs, used.cards["ember-wolf"]]).toEqual([[pack.id], 1]);
  });
}

test("decks are listed, copied, renamed and deleted", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto("/decks");
  await page.getByRole("button", { name: "Change a copy of Builders" }).click();
  await page.locator("[data-tile]").first().waitFor();
  const name = page.getByLabel("Name of the deck");
  await name.fill("Towers");
  await expect.poll(async () => (await stored(visitor)).name).toBe("Towers");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect.poll(() => name.inputValue()).toBe("Towers (copy)");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Delete" }).click();
  await page.locator("article").first().waitFor();
  expect(await page.locator("article h3 a").allTextContents()).toEqual(["Towers"]);
  expect(await page.locator("article").count()).toBe(5);
  await expectOpen(visitor);
});

test("a name that the server refuses is not lost: it is said, and can be mended", async ({
  visit,
}) => {
  const visitor = await visit();
  const { page } = visitor;
  const deck = await have(visitor, { "gold-miner": 3 });
  await build(visitor, deck.id);
  await page.getByLabel("Name of the deck").fill("   ");
  await page.getByText("Not saved:").waitFor();
  visitor.forgive(/400/);
  await page.getByLabel("Name of the deck").fill("Better");
  await page.getByText("Saved", { exact: true }).waitFor();
  expect((await stored(visitor)).name).toBe("Better");
});

test("everything by keys: walk, add, take out, look, search", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const deck = await have(visitor, {});
  await build(visitor, deck.id);
  await page.keyboard.press("/");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("search");
  await page.keyboard.type("miner");
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest("li")?.dataset["card"] ?? "");
  for (let steps = 0; steps < 60 && !(await focused()); steps++) await page.keyboard.press("Tab");
  const first = await focused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowRight");
  const second = await focused();
  expect(second).not.toBe(first);
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await page.keyboard.press("-");
  await expect
    .poll(async () => (await stored(visitor)).cards, { timeout: 15_000 })
    .toEqual({ [first]: 2, [second]: 1 });
  await page.keyboard.press("i");
  await page.locator("dialog[open]").waitFor();
  await expectOpen(visitor);
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  expect(await focused()).toBe(second);
});

test("a deck of somebody else is not opened for changing, and a gone one says so", async ({
  visit,
}) => {
  const [owner, stranger] = [await visit(), await visit()];
  const deck = await have(owner, await raiders(owner));
  await stranger.page.goto(`/decks/${deck.id}`);
  await stranger.page.getByText("You have no such deck.").waitFor();
  await stranger.page.goto("/deck/nobody-has-this");
  await stranger.page.getByText("There is no such deck.").waitFor();
  stranger.forgive(/404/);
});

test("no card of the builder is cut off on a phone", async ({ visit }) => {
  const visitor = await visit({ size: "phone" });
  await build(visitor, (await have(visitor, {})).id);
  const beyond = await visitor.page.locator("li[data-card]").evaluateAll((cards) =>
    cards.slice(0, 6).map((card) => {
      const edge = card.getBoundingClientRect().right;
      const rights = [...card.querySelectorAll("button")].map(
        (one) => one.getBoundingClientRect().right,
      );
      return Math.max(...rights) - edge;
    }),
  );
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
});
