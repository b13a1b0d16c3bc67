/** A static page in two tabs; each test waits for Python to start, so there are few. */

import { afterAll, beforeAll, expect } from "vitest";
import { Site } from "./site.ts";
import { anything, test, type Visitor } from "./visitor.ts";

const PATIENCE = 120_000; // Python takes its time on a busy machine

const site = new Site();
beforeAll(() => site.host(), PATIENCE);
afterAll(() => site.close());

/** Opens a table as anybody does. */
async function open(visitor: Visitor, game: string, players: string): Promise<string> {
  const { page } = visitor;
  await page.locator(`button.game.${game}`).click();
  await page.locator("fieldset.players label", { hasText: players }).click();
  await page.locator("button.play").click();
  expect(await visitor.asked()).toBe(true);
  return page.url();
}

test("Of two tabs the one that came last plays on", async ({ visit }) => {
  const visitor = await visit({ address: site.address });
  visitor.context.setDefaultTimeout(PATIENCE);
  const address = await open(visitor, "plosinovka", "2");
  const { page, context } = visitor;
  const other = await context.newPage();
  await other.goto(address);
  await other.locator("section.question .option").first().waitFor();
  await page.getByText("open in another tab").waitFor();
  const question = await other.locator("section.question h2").textContent();

  await page.getByRole("button", { name: "Play on here" }).click();
  await other.getByText("open in another tab").waitFor();
  await other.close();
  expect(await visitor.asked()).toBe(true);
  expect(await visitor.question.textContent()).toBe(question);
  expect(await visitor.answer(anything(5), 4)).toBe(4);
});
