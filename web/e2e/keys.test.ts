/** Everything by keys alone. */

import { expect } from "vitest";
import { golden, Recorded } from "./golden.ts";
import { test, type Visitor } from "./visitor.ts";

/** The moment of the recorded game at which the hero appears. */
const PLACING = 1;

/** Focus goes there as Tab would bring it, then Enter. */
async function enter(visitor: Visitor, selector: string): Promise<void> {
  const { page } = visitor;
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) {
      await page.keyboard.press("Enter");
      return;
    }
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

async function log(visitor: Visitor): Promise<number> {
  await visitor.asked();
  return visitor.log.count();
}

for (const game of ["conquerors", "plosinovka"]) {
  test(`${game} from the home page into the game`, async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await enter(visitor, `.game.${game}`);
    await enter(visitor, ".play");
    const start = await log(visitor);
    const questions = new Set<string>();
    for (let turns = 0; turns < 8; turns++) {
      await visitor.asked();
      questions.add((await visitor.question.textContent()) ?? "");
      const moment = await visitor.options.first().elementHandle();
      const quiet = await page.locator("section.question .option.quiet").count();
      await page.keyboard.press(turns % 2 && quiet ? "Enter" : "1");
      await moment?.waitForElementState("hidden");
    }
    expect(questions.size).toBeGreaterThan(1);
    expect(await log(visitor)).toBeGreaterThan(start);
  });
}

test("help, log, the board and back", async ({ visit }) => {
  const visitor = await visit({ size: "phone" });
  const { page } = visitor;
  await visitor.sitDown({
    game: "conquerors",
    seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }],
  });
  await visitor.asked();
  const question = await visitor.question.textContent();

  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Help" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });

  await page.keyboard.press("l");
  await page.locator("aside.open").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("aside:not(.open)").waitFor({ state: "attached" });

  const visited = new Set<string | null | undefined>();
  for (const arrow of ["Down", "Up", "Right", "Left", "Down", "Down"]) {
    await page.keyboard.press(`Arrow${arrow}`);
    visited.add(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")));
  }
  expect(visited).not.toContain(null);
  expect(visited.size).toBeGreaterThan(2);
  expect(await visitor.question.textContent()).toBe(question);
});

test("after a click on the board Enter does what the answer says", async ({ visit }) => {
  const visitor = await visit({ byHand: true });
  const { page } = visitor;
  const recorded = await Recorded.of(visitor, golden("plosinovka", "1-medusa-mixed-out_of_events"));
  await recorded.playOn(PLACING);
  await page.locator("[data-field][data-spot=glows]").first().click();
  await expect.poll(() => visitor.question.textContent()).toMatch(/^What will you do/);
  const clicked = () => page.evaluate(() => document.activeElement?.hasAttribute("data-field"));
  expect(await clicked()).toBe(true);
  await page.keyboard.press("Enter");
  await expect
    .poll(() => visitor.question.textContent().catch(() => ""))
    .not.toMatch(/^What will you do/);
});
