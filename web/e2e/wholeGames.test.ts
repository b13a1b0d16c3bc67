/** Both games, from the first question to the last, by taps on the question bar. */

import { expect } from "vitest";
import { anything, test, type Visitor } from "./visitor.ts";

const LONG_GAME = 1500;

async function expectEnd(visitor: Visitor, outcome: RegExp): Promise<void> {
  await visitor.ended.waitFor();
  expect(await visitor.ended.locator("h2").textContent()).toMatch(outcome);
  expect(await visitor.options.count()).toBe(0);
}

test("Plošinovka alone on a phone, in Czech", async ({ visit }) => {
  const visitor = await visit({ size: "phone", language: "cs" });
  await visitor.sitDown({ game: "plosinovka", seats: [{ kind: "me" }] });
  expect(await visitor.answer(anything(1), LONG_GAME)).toBeLessThan(LONG_GAME);
  await expectEnd(visitor, /^. (Vítězíš|Prohráváš)/);

  const { page } = visitor;
  await page.goto("/");
  await page.locator(".game").first().waitFor();
  await page.waitForLoadState("networkidle");
  expect(await page.locator("a[href^='/table/']").count()).toBe(0); // nothing to go on with
  expect(await page.getByText("Jsi tu poprvé").count()).toBe(0);
});

test("Plošinovka against a bot, with artifacts", async ({ visit }) => {
  const visitor = await visit();
  await visitor.sitDown({
    game: "plosinovka",
    chosen: { artifacts: true },
    seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }],
  });
  expect(await visitor.answer(anything(2, 0.9), LONG_GAME)).toBeLessThan(LONG_GAME);
  await expectEnd(visitor, /^. You (win|share|lose)/);
});

test("Planetary Conquerors against a bot, and once more", async ({ visit }) => {
  const visitor = await visit();
  const first = await visitor.sitDown({
    game: "conquerors",
    seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }],
  });
  expect(await visitor.answer(anything(3, 0.8), LONG_GAME)).toBeLessThan(LONG_GAME);
  await expectEnd(visitor, /^. You (win|share|lose)/);
  const lines = await visitor.log.count();
  expect(lines).toBeGreaterThan(10);

  await visitor.page.getByRole("button", { name: "Play again" }).click();
  await visitor.page.waitForURL((address) => !address.pathname.endsWith(first));
  await visitor.ended.waitFor({ state: "hidden" });
  expect(await visitor.asked()).toBe(true);
  expect(await visitor.log.count()).toBeLessThan(lines);
});
