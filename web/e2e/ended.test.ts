/** The end of a game: what decided it is seen at once, and oneself is called as elsewhere. */

import { expect } from "vitest";
import { expectAccess, expectFits } from "./access.ts";
import { golden, Recorded } from "./golden.ts";
import { test, type Visitor } from "./visitor.ts";

const SHORT = { width: 360, height: 640 };

async function resign(visitor: Visitor, menu: string, wish: string): Promise<void> {
  const { page } = visitor;
  await page.getByRole("button", { name: menu, exact: true }).click();
  await page.getByRole("button", { name: wish, exact: true }).click();
  await page.locator("dialog[open] .menu .danger").click();
  await visitor.ended.locator(".told li").first().waitFor();
}

for (const [language, you, menu, wish] of [
  ["en", "You", "Menu", "Resign"],
  ["cs", "Ty", "Nabídka", "Vzdát se"],
] as const)
  test(`what decided a game stands above the fold of a phone: ${language}`, async ({ visit }) => {
    const visitor = await visit({ size: "phone", language });
    const { page } = visitor;
    await page.setViewportSize(SHORT);
    const text = golden("conquerors", "2-en-builders-raiders-conquered");
    const recorded = await Recorded.of(visitor, text);
    await recorded.playOn(recorded.asked.at(-20)!);
    await resign(visitor, menu, wish);
    const first = await visitor.ended.locator(".told li").first().boundingBox();
    expect(first!.y + first!.height).toBeLessThan(SHORT.height * 0.75);
    const names = await visitor.ended.locator("thead th").allTextContents();
    expect(names[0]).toBe(you);
    await expectAccess(visitor);
    await expectFits(visitor);
  });
