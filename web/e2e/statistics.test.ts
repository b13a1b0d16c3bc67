/** How one's games have ended, drawn and in numbers. */

import { expect } from "vitest";
import { expectAccess } from "./access.ts";
import { test, type Visitor } from "./visitor.ts";

async function giveUp(visitor: Visitor, names: [string, string, string]): Promise<void> {
  await visitor.sitDown({
    game: "conquerors",
    seats: [
      { kind: "me", deck: "builders" },
      { kind: "bot", bot: "random" },
    ],
  });
  await visitor.asked();
  for (const name of names) await visitor.page.getByRole("button", { name, exact: true }).click();
  await visitor.ended.waitFor();
}

for (const [size, language] of [
  ["phone", "cs"],
  ["desktop", "en"],
] as const) {
  test(`from nothing to the first numbers: ${size}, ${language}`, async ({ visit }) => {
    const visitor = await visit({ size, language, theme: size === "phone" ? "light" : "dark" });
    const { page } = visitor;
    await page.goto("/statistics");
    await page.locator(".none a").waitFor();
    await expectAccess(visitor);
    const names: [string, string, string] =
      language === "cs"
        ? ["Nabídka", "Vzdát se", "Opravdu se vzdát?"]
        : ["Menu", "Resign", "Resign: really?"];
    await giveUp(visitor, names);
    await giveUp(visitor, names);

    await page.goto("/statistics");
    await page.locator("dd").first().waitFor();
    expect(await page.locator("dd").allTextContents()).toEqual(
      language === "cs" ? ["2", "0", "2", "0\u00a0%"] : ["2", "0", "2", "0%"],
    );
    const decks = page.locator("section", {
      hasText: language === "cs" ? "Podle balíčku" : "By deck",
    });
    expect(await decks.last().locator("tbody td").allTextContents()).toEqual(["0", "2"]);
    for (const numbers of await page.locator("summary").all()) await numbers.press("Enter");
    expect(await page.locator("details[open] tbody tr").count()).toBeGreaterThan(1);
    await expectAccess(visitor);
  });
}
