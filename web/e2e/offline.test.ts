/** The page of a server that cannot be reached: it opens, says so, and offers a game in the tab. */

import { expect } from "vitest";
import { PATIENCE } from "./site.ts";
import { anything, test } from "./visitor.ts";

test("without a connection there is a game in the tab", async ({ visit }) => {
  const visitor = await visit({ kept: true });
  const { page, context } = visitor;
  context.setDefaultTimeout(PATIENCE);
  const kept = () =>
    page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration("/alone/");
      return found?.scope.endsWith("/alone/") && found.active?.state;
    });
  await expect.poll(kept, { timeout: PATIENCE }).toBe("activated");
  await context.setOffline(true);
  await page.goto("/decks");
  await page.getByText("There is no connection to the server.").waitFor();
  await page.getByRole("link", { name: "Play against a bot here meanwhile" }).click();
  await page.waitForURL(/alone/);
  await page.locator("button.game.plosinovka").click();
  await page.locator("button.play").click();
  expect(await visitor.answer(anything(1), 3)).toBe(3);

  await context.setOffline(false);
  await page.goto("/");
  await page.locator(".game").first().waitFor();
  await page.getByText("There is no connection to the server.").waitFor({ state: "hidden" });
  visitor.forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
});
