/** People at one table, each with a browser of their own. */

import { expect } from "vitest";
import type { Frames as Heard, State } from "../src/wire.ts";
import type { PlanetView } from "../src/games/conquerors/view.ts";
import type { TowerView } from "../src/games/plosinovka/view.ts";
import { latest } from "./latest.ts";
import { anything, rule, test, type Visitor } from "./visitor.ts";

interface Frames {
  latest(): State;
}

/** The states that reach a page from now on. */
function frames(visitor: Visitor): Frames {
  let last: State | null = null;
  visitor.page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      last = latest(last, JSON.parse(String(payload)) as Heard);
    }),
  );
  return {
    latest() {
      if (!last) throw new Error("no state has come yet");
      return last;
    },
  };
}

/** Whoever is asked taps something, so many times. */
async function playOn(visitors: readonly Visitor[], picks: number): Promise<void> {
  const choose = anything(9);
  for (let done = 0; done < picks; done++) {
    const asked = await Promise.race(
      visitors.map(async (visitor) => ((await visitor.asked()) ? visitor : null)),
    );
    if (!asked) return;
    await asked.answer(choose, 1);
  }
}

rule("conquerors:UI-1", "a friend takes the seat; hands stay hidden", async ({ visit }) => {
  const host = await visit();
  const friend = await visit({ size: "phone", language: "cs" });
  const [hers, his] = [frames(host), frames(friend)];
  const table = await host.sitDown({
    game: "conquerors",
    seats: [{ kind: "me" }, { kind: "open" }],
  });
  const link = await host.page.locator("#link").inputValue();
  expect(link).toContain(table);
  expect(await host.page.locator("header .note").allTextContents()).toEqual([]);
  await friend.page.goto(link);
  await friend.page.getByRole("button", { name: "Sednout si" }).click();

  await friend.page.locator(".planet").waitFor();
  await host.page.locator(".planet").waitFor();
  const view = his.latest().view as unknown as PlanetView;
  expect(view.seat).toBe(1);
  expect(view.players[0]?.hand.filter((card) => card.card)).toEqual([]);
  expect(view.players[1]?.hand.every((card) => card.card)).toBe(true);
  const hand = (hers.latest().view as unknown as PlanetView).players[0]?.hand ?? [];
  expect(hand.length).toBeGreaterThan(0);
  for (const { handle } of hand)
    expect(await friend.page.locator(`[data-handle="${handle}"]`).count()).toBe(0);

  await playOn([host, friend], 12);
  await expect.poll(() => his.latest().moment === hers.latest().moment).toBe(true);
  for (const visitor of [host, friend]) expect(await visitor.log.count()).toBeGreaterThan(2);
});

rule(
  "plosinovka:UI-1",
  "two climb one tower; what is not revealed is not sent",
  async ({ visit }) => {
    const host = await visit({ size: "phone" });
    const friend = await visit();
    const his = frames(friend);
    await host.sitDown({ game: "plosinovka", seats: [{ kind: "me" }, { kind: "open" }] });
    await friend.page.goto(host.page.url());
    await friend.page.getByRole("button", { name: "Sit down" }).click();
    await playOn([host, friend], 12);
    const { tower } = his.latest().view as unknown as TowerView;
    expect(tower.cards.length).toBe(tower.revealed + 1);
    expect(tower.cards.length).toBeLessThan(tower.levels);
  },
);

test("bots of one kind can be told apart", async ({ visit }) => {
  const visitor = await visit();
  const bot = { kind: "bot" as const, bot: "greedy" };
  await visitor.sitDown({ game: "conquerors", seats: [{ kind: "me" }, bot, bot] });
  await visitor.asked();
  const names = await visitor.page.locator("header .players .name").allTextContents();
  expect(names.slice(1)).toEqual(["Rook", "Vex"]);
});

test("somebody without a seat looks on", async ({ visit }) => {
  const host = await visit();
  const table = await host.sitDown({
    game: "conquerors",
    seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }],
  });
  await host.asked();
  const guest = await visit();
  await guest.goTo(table);
  await guest.page.locator(".planet").waitFor();
  expect(await guest.options.count()).toBe(0);
  expect(await guest.page.locator(".hand").count()).toBe(0);
});
