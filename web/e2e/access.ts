/** Looking for what keeps somebody out. */

import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "vitest";
import type { Visitor } from "./visitor.ts";

/** Nothing on the page keeps anybody out, as far as axe can tell. */
export async function expectAccess(visitor: Visitor): Promise<void> {
  const { violations } = await new AxeBuilder({ page: visitor.page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`),
  );
  expect(found).toEqual([]);
}

/** The page is no wider than the screen, whatever room its letters take. */
export async function expectFits(visitor: Visitor): Promise<void> {
  const sideways = await visitor.page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollWidth - innerWidth;
  });
  expect(sideways).toBeLessThanOrEqual(0);
}

/** Until nothing moves any more: what fades in has no contrast yet. */
export async function settled(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)));
  });
}
