/** A turn by hand, part by part: what is tapped, what it says, and what Enter does then. */

import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { expectAccess, settled } from "./access.ts";
import { golden, Recorded } from "./golden.ts";
import { test, type Visitor } from "./visitor.ts";

const ME = { kind: "me" as const };
const TOWER = "2-banzai-forest-artifacts-boss_felled";
const BOT = { kind: "bot" as const, bot: "greedy" };

const inView = (visitor: Visitor, selector: string) =>
  visitor.page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const question = one.closest(".answers, .hand")!.getBoundingClientRect();
      const { top, bottom } = one.getBoundingClientRect();
      return top >= question.top - 1 && bottom <= Math.min(question.bottom, innerHeight) + 1;
    });

/** Does it appear soon? */
const comes = (one: Locator) =>
  one.waitFor({ timeout: 3000 }).then(
    () => true,
    () => false,
  );

for (const size of ["phone", "desktop"] as const) {
  test(`a kuk is laid beside the hand and put beneath by a tap: ${size}`, async ({ visit }) => {
    const visitor = await visit({ size, byHand: true });
    const { page } = visitor;
    await visitor.sitDown({ game: "conquerors", seats: [ME, BOT] });
    await visitor.asked();
    expect(await inView(visitor, ".option.quiet")).toBe(true);
    await page.locator(".option.quiet").click();
    const offered = page.locator(".offer button").first();
    await offered.waitFor();
    expect(await inView(visitor, ".offer button")).toBe(true);
    expect(await inView(visitor, ".option.quiet")).toBe(true);
    await offered.click();
    expect(await offered.getAttribute("aria-pressed")).toBe("true");
    await settled(visitor);
    await expectAccess(visitor);
    // Enter sends what has been put together, no longer the quiet answer.
    expect(await page.locator(".option kbd").count()).toBe(0);
    await page.locator("h1").click();
    await page.keyboard.press("Enter");
    await expect
      .poll(() => visitor.log.allTextContents())
      .toContainEqual(expect.stringMatching(/at the bottom of your deck/));
  });

  test(`stops are set on the phase bar: ${size}`, async ({ visit }) => {
    const visitor = await visit({ size, byHand: true });
    const { page } = visitor;
    await visitor.sitDown({ game: "conquerors", seats: [ME, BOT] });
    await visitor.asked();
    const attack = page.getByRole("button", { name: /^Attack phase; asked whether you react/ });
    expect(await attack.getAttribute("aria-label")).toMatch(/in 3 kinds of moments/);
    await attack.click();
    const box = page.getByRole("dialog", { name: /^Attack phase/ });
    await box.waitFor();
    await expectAccess(visitor);
    await box.getByRole("checkbox", { name: "parts of an attack: theirs" }).check();
    await page.keyboard.press("Escape");
    await box.waitFor({ state: "hidden" });
    await expect.poll(() => attack.getAttribute("aria-label")).toMatch(/in 4 kinds of moments/);
    await page.reload();
    await visitor.asked();
    expect(await attack.getAttribute("aria-label")).toMatch(/in 4 kinds of moments/);

    await attack.click();
    await box.getByRole("button", { name: "As usual" }).click();
    await expect.poll(() => attack.getAttribute("aria-label")).toMatch(/in 3 kinds of moments/);
    await attack.click();
    await box.getByRole("button", { name: "Ask me everything" }).click();
    await expect.poll(() => attack.getAttribute("aria-label")).toMatch(/in 5 kinds of moments/);
    await attack.click();
    await box.getByRole("button", { name: "Pass until my turn" }).click();
    await page.getByText("You pass until it is your turn.").waitFor();
  });

  test(`a tap on a field uses a boot and goes there: ${size}`, async ({ visit }) => {
    const visitor = await visit({ size, byHand: true });
    const { page } = visitor;
    const recorded = await Recorded.of(visitor, golden("plosinovka", TOWER));
    const fields = page.locator(".spots button[title$='go there with a boot']");
    for (const at of recorded.asked) {
      const { choice } = await recorded.frame(at);
      if (!/^What will you do/.test(choice?.question ?? "") || !/boot/.test(choice!.chosen))
        continue;
      await recorded.playOn(at);
      if (await comes(fields.first())) break;
    }
    const told = () => page.getByRole("log").textContent();
    const before = (await told())!;
    await fields.first().click();
    await expect.poll(async () => (await told())!.slice(before.length)).toMatch(/^ ?You move from/);
    await page.getByRole("button", { name: "Take back" }).click();
    await expect.poll(told).toBe(before);
  });
}
