import { expect } from "vitest";
import { expectFits } from "./access.ts";
import { test } from "./visitor.ts";

test("the home page is there in the browser's language, and in the other at once", async ({
  visit,
}) => {
  const { page } = await visit({ language: "cs" });
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("cs");
  expect(await page.locator("main > section h2").allTextContents()).toEqual(["Nová hra"]);
  expect(await page.locator(".game").count()).toBe(2);

  await page.getByRole("button", { name: "English" }).click();
  expect(await page.locator("main > section h2").allTextContents()).toEqual(["New game"]);
  await page.reload();
  await page.locator(".game").first().waitFor();
  expect(await page.locator("main > section h2").allTextContents()).toEqual(["New game"]);
});

for (const game of ["conquerors", "plosinovka"]) {
  for (const size of ["phone", "desktop"] as const) {
    test(`two taps lead to ${game} against a bot, on a ${size}`, async ({ visit }) => {
      const visitor = await visit({ size });
      const { page } = visitor;
      await page.locator(`.game.${game}`).click();
      await page.getByRole("button", { name: "Play", exact: true }).click();
      expect(await visitor.asked()).toBe(true);
      expect(await visitor.question.textContent()).not.toBe("");
      await expectFits(visitor);

      await page.goto("/");
      await page.locator("a[href^='/table/']").first().click();
      expect(await visitor.asked()).toBe(true);
    });
  }
}

test("an address that leads nowhere says so, and the way home", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/nowhere");
  await page.getByText("There is nothing here").waitFor();
  await page.locator("main").getByRole("link").click();
  await page.locator(".game").first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("a name is remembered, and goes with its tables to another browser, once", async ({
  visit,
}) => {
  const { page } = await visit();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Your name").fill("Žofie");
  await page.getByLabel("Your name").press("Tab");
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.locator("dialog[open] input[readonly]").inputValue();

  const other = await visit();
  await other.page.goto(link);
  await other.page.locator("main .button.primary").click();
  await other.page.locator(".game").first().waitFor();
  await other.page.getByRole("button", { name: "Settings" }).click();
  await expect.poll(() => other.page.getByLabel("Your name").inputValue()).toBe("Žofie");
});
