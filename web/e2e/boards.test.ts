/** What the rules want to be seen, and refused. */

import { expect } from "vitest";
import type { PlanetView } from "../src/games/conquerors/view.ts";
import type { Outlook } from "../src/games/plosinovka/view.ts";
import type { Frames, State } from "../src/wire.ts";
import { latest } from "./latest.ts";
import { anything, rule, type Visitor } from "./visitor.ts";

interface Heard {
  state: State | null;
  outlook: Outlook | null;
}

function listen(visitor: Visitor): Heard {
  const heard: Heard = { state: null, outlook: null };
  visitor.page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const frame = JSON.parse(String(payload)) as Frames;
      heard.state = latest(heard.state, frame);
      if (frame.is === "previewed" && frame.what === "outlook")
        heard.outlook = frame.data as Outlook;
    }),
  );
  return heard;
}

const AGAINST_BOT = [{ kind: "me" as const }, { kind: "bot" as const, bot: "greedy" }];

for (const size of ["phone", "desktop"] as const) {
  rule(
    "conquerors:UI-2",
    `the planet shows all that is public, on a ${size}`,
    async ({ visit }) => {
      const visitor = await visit({ size });
      const heard = listen(visitor);
      const { page } = visitor;
      await visitor.sitDown({ game: "conquerors", seats: AGAINST_BOT });
      await visitor.answer(anything(10), 12);
      if (!(await visitor.asked())) return;

      const view = heard.state?.view as unknown as PlanetView;
      const sides = page.locator("section.side");
      expect(await sides.count()).toBe(view.players.length);
      const phase = await page.locator(".phases [aria-current=step]").textContent();
      expect(phase?.toLowerCase()).toContain(view.phase);
      for (const player of view.players) {
        const name = heard.state?.table.seats[player.seat]?.name ?? "";
        const side = page.locator("section.side", { has: page.locator("h2", { hasText: name }) });
        for (const [at, stored] of player.stored.entries()) {
          const amount = side.locator(".stores [aria-label]").nth(at);
          expect(await amount.getAttribute("aria-label")).toContain(
            `${stored} of ${player.maxima[at]}`,
          );
        }
        for (const card of player.row) {
          const label = await side
            .locator(`[data-handle="${card.handle}"]`)
            .getAttribute("aria-label");
          if (card.life !== undefined) expect(label).toContain(`${card.life}`);
          if (card.exhausted) expect(label).toContain("exhausted");
        }
      }
    },
  );
}

rule("conquerors:UI-2", "a card is shown large, with its state", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.sitDown({ game: "conquerors", seats: AGAINST_BOT });
  await visitor.asked();
  const base = page.locator("section.side.own .row [data-spot=rests]").first();
  await base.click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  expect(await dialog.locator(".state").allTextContents()).toContainEqual(
    expect.stringContaining("15"),
  );
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
});

rule("plosinovka:UI-2", "the tower shows where a boot leads", async ({ visit }) => {
  const visitor = await visit();
  const heard = listen(visitor);
  const { page } = visitor;
  await visitor.sitDown({ game: "plosinovka", seats: AGAINST_BOT });
  const choose = anything(11);
  let boots = 0;
  let falls = 0;
  for (let picks = 0; picks < 25 && !(boots && falls); picks++) {
    if (!(await visitor.asked())) break;
    const decision = heard.state?.decision;
    await expect.poll(() => heard.outlook).not.toBeNull();
    const outlook = heard.outlook!;
    if (outlook.falls.length) {
      await page.locator("line.fall").first().waitFor({ state: "attached" });
      falls++;
    }
    const boot = decision?.options.some(({ data }) => data["symbol"] === "boot");
    if (decision?.kind === "action" && boot && outlook.steps.length) {
      await page.locator("rect.step, rect.glow").first().waitFor({ state: "attached" });
      expect(await page.locator("section.outlook li").count()).toBeGreaterThan(0);
      boots++;
    }
    heard.outlook = null;
    await visitor.answer(choose, 1);
  }
  expect(boots).toBeGreaterThan(0);
});

rule("conquerors:UI-4", "a forged choice on the planet is refused", async ({ visit }) =>
  expectRefusal(await visit(), "conquerors"),
);

rule("plosinovka:UI-3", "a forged choice in the tower is refused", async ({ visit }) =>
  expectRefusal(await visit(), "plosinovka"),
);

/** The reason is shown, nothing changes, and the game goes on. */
async function expectRefusal(visitor: Visitor, game: string): Promise<void> {
  const { page } = visitor;
  let forging = false;
  await page.routeWebSocket(/live$/, (ours) => {
    const server = ours.connectToServer();
    ours.onMessage((message) => {
      const order = JSON.parse(String(message)) as { do: string; pick?: number };
      if (forging && order.do === "pick") order.pick = 999;
      server.send(JSON.stringify(order));
    });
  });
  await visitor.sitDown({ game, seats: AGAINST_BOT });
  await visitor.answer(anything(12), 2);
  await visitor.asked();
  const question = await visitor.question.textContent();
  const lines = await visitor.log.count();

  forging = true;
  await visitor.options.first().click();
  const refusal = page.locator(".banners .lost");
  await refusal.waitFor();
  expect((await refusal.textContent())?.length).toBeGreaterThan(8);
  expect(await visitor.question.textContent()).toBe(question);
  expect(await visitor.log.count()).toBe(lines);

  forging = false;
  await visitor.answer(anything(13), 1);
  await refusal.waitFor({ state: "hidden" });
}
