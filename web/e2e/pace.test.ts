/** How long a table pauses for what a hand may hold, and who waits for whom: as players choose it. */

import { expect } from "vitest";
import { expectAccess } from "./access.ts";
import { anything, test, type Visitor } from "./visitor.ts";
import type { TableInfo } from "../src/wire.ts";

const ME = { kind: "me" as const };
const BOT = { kind: "bot" as const, bot: "random" };
const AT_ONCE = "Bots answer at once; you may notice when they hold a reaction";

async function openMenu({ page }: Visitor): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("dialog[open]").first().waitFor();
}

async function closeMenu({ page }: Visitor): Promise<void> {
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

test("who plays alone lets bots answer at once, at this table and at the next", async ({
  visit,
}) => {
  const visitor = await visit();
  const { page } = visitor;
  const table = await visitor.sitDown({ game: "conquerors", seats: [ME, BOT] });
  await visitor.asked();
  await openMenu(visitor);
  const tick = page.getByRole("checkbox", { name: AT_ONCE });
  expect(await tick.isChecked()).toBe(false);
  await tick.check();
  await expectAccess(visitor);
  await closeMenu(visitor);
  await visitor.answer(anything(1), 8);
  expect((await visitor.send<TableInfo>("GET", `tables/${table}`)).pace).toBe("open");
  await page.reload();
  await visitor.asked();
  await openMenu(visitor);
  expect(await tick.isChecked()).toBe(true);
  await tick.uncheck();
  await closeMenu(visitor);
  await visitor.answer(anything(1), 4);
  expect((await visitor.send<TableInfo>("GET", `tables/${table}`)).pace).toBe("calm");
});

test("between people the pace is chosen with the table", async ({ visit }) => {
  const visitor = await visit();
  const seats = [ME, { kind: "open" as const }];
  const table = await visitor.sitDown({ game: "conquerors", seats, pace: "brisk" });
  const other = await visit();
  await other.send("POST", `tables/${table}/take`, { seat: 1 });
  await other.goTo(table);
  await openMenu(other);
  expect(await other.page.getByRole("checkbox", { name: AT_ONCE }).count()).toBe(0);
  expect((await other.send<TableInfo>("GET", `tables/${table}`)).pace).toBe("brisk");
});

test("whoever does not stop for traps is not asked for any", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const seats = [{ ...ME, deck: "trappers" }, BOT];
  await visitor.sitDown({ game: "conquerors", seats, pace: "open" });
  await visitor.asked();
  const traps = page.locator("section.question h2", { hasText: /^Your trap phase/ });
  const lay = page.getByRole("checkbox", { name: /^my trap phase.*: mine/i });
  /** Quiet answers until a question for a trap has come, or so many; how many they were. */
  async function quietly(most: number): Promise<number> {
    let answers = 0;
    while (answers < most && (await visitor.asked()) && !(await traps.count()))
      answers += await visitor.answer((_, quiet) => quiet, 1);
    return answers;
  }
  await quietly(200);
  expect(await traps.count()).toBe(1);
  await visitor.answer((_, quiet) => quiet, 1);
  await expect.poll(() => traps.count()).toBe(0);
  await openMenu(visitor);
  await lay.uncheck();
  await closeMenu(visitor);
  expect(await quietly(15)).toBe(15);
});

test("a person sees their devices, and ends one", async ({ visit }) => {
  const visitor = await visit();
  const other = await visit();
  const { code } = await visitor.send<{ code: string }>("POST", "me/carry");
  await other.page.goto(`/carry#${code}`);
  await other.page.getByRole("button", { name: "Bring them here" }).click();
  await other.page.locator(".game").first().waitFor();
  const table = await visitor.sitDown({ game: "plosinovka", seats: [ME, BOT] });
  await other.goTo(table);
  await other.asked();
  await openMenu(visitor);
  await visitor.page.getByRole("button", { name: "Settings" }).click();
  await visitor.page.getByText("Your devices").waitFor();
  expect(await visitor.page.getByText("(this one)").count()).toBe(1);
  await expectAccess(visitor);
  await visitor.page.getByRole("button", { name: /^End / }).click();
  await visitor.page.getByRole("button", { name: /^End / }).waitFor({ state: "detached" });
  const me = await other.context.request.fetch("/api/my/packs");
  expect(me.status()).toBe(401);
  other.troubles.splice(0);
});
