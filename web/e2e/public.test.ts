/** All that is public is seen, at telling moments of whole games. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, vi } from "vitest";
import type { PlanetCard, PlanetView, Player } from "../src/games/conquerors/view.ts";
import type { Outlook } from "../src/games/plosinovka/view.ts";
import type { Frames, ReplayFrame, ReplayInfo, ReplayItem, State } from "../src/wire.ts";
import { latest } from "./latest.ts";
import { rule, type Visitor } from "./visitor.ts";

const GOLDEN = join(import.meta.dirname, "../../tests/conquerors/golden/replays");
const AT_ONCE = 64;

interface Brought {
  moments: ReplayFrame[];
  show(moment: number): Promise<void>;
}

/** A golden game in the player of replays, and all of its moments as a spectator sees them. */
async function bring(visitor: Visitor, file: string): Promise<Brought> {
  const { page } = visitor;
  const text = readFileSync(file, "utf8");
  const { id } = await visitor.send<ReplayItem>("POST", "replays", { text });
  const { moments: all } = await visitor.send<ReplayInfo>("GET", `replays/${id}`);
  const moments: ReplayFrame[] = [];
  while (moments.length < all.length)
    moments.push(
      ...(await visitor.send<ReplayFrame[]>(
        "GET",
        `replays/${id}/frames?first=${moments.length}&many=${AT_ONCE}&eye=none`,
      )),
    );
  await page.goto(`/replay/${id}#eye=none`);
  const line = page.getByRole("slider");
  await line.waitFor();
  return { moments, show: (moment) => line.fill(String(moment)) };
}

const planetOf = (player: Player) => [...(player.base ? [player.base] : []), ...player.row];
const cardsOf = (view: PlanetView) =>
  view.players.flatMap((player) => (player.out ? [] : planetOf(player)));

/** What a moment may have to show. */
const TELLING: Record<string, (view: PlanetView) => boolean> = {
  exhaustion: (view) => cardsOf(view).some((card) => card.exhausted),
  damage: (view) => cardsOf(view).some((card) => (card.life ?? 0) < (card.max_life ?? 0)),
  "used-up effects": (view) => cardsOf(view).some((card) => card.used),
  "an attack": (view) => view.attackers.length > 1,
  "a block": (view) => cardsOf(view).some((card) => card.blocking),
  traps: (view) => cardsOf(view).some((card) => (card.traps?.length ?? 0) > 1),
  "what is reacted to": (view) => view.pending.some((pending) => pending.what !== "window"),
};

async function expectCard(visitor: Visitor, card: PlanetCard): Promise<void> {
  const spot = visitor.page.locator(`.spot[data-handle="${card.handle}"]`);
  const column = visitor.page.locator(".row .column", { has: spot });
  const label = (await column.locator(".spot").getAttribute("aria-label"))?.split(". ")[0];
  if (card.life !== undefined) expect(label).toContain(`life ${card.life} of ${card.max_life}`);
  if (card.exhausted !== undefined)
    expect(label).toContain(card.exhausted ? "exhausted" : "battle ready");
  expect(label?.includes("used up")).toBe(Boolean(card.used));
  expect(label?.includes("attacks")).toBe(Boolean(card.target));
  expect(label?.includes("blocks")).toBe(Boolean(card.blocking));
  const traps = await column
    .locator(".trap")
    .evaluateAll((all) => all.map((trap) => Number((trap as HTMLElement).dataset["handle"])));
  expect(traps.sort()).toEqual((card.traps ?? []).map((trap) => trap.handle).sort());
}

async function expectPlanet(visitor: Visitor, view: PlanetView): Promise<void> {
  const { page } = visitor;
  const phase = await page.locator(".phases [aria-current=step]").textContent();
  expect(phase?.toLowerCase()).toContain(view.phase);
  const attacking = cardsOf(view).filter((card) => card.target);
  expect(await page.locator("path.line").count()).toBe(attacking.length);
  const waiting = view.pending.filter(({ what }) => what !== "window").length;
  expect(await page.locator(".stack li").count()).toBe(waiting + view.effects.length);
  for (const card of cardsOf(view)) await expectCard(visitor, card);
  const miners = await page
    .locator(".miners [aria-label]")
    .evaluateAll((all) => all.map((one) => parseInt(one.getAttribute("aria-label") ?? "0")));
  const all = view.players.flatMap((player) => (player.out ? [] : player.miners));
  expect(miners.reduce((sum, count) => sum + count, 0)).toBe(all.length);
}

rule("conquerors:UI-2", "telling moments of whole games", async ({ visit }) => {
  const visitor = await visit();
  const left = new Map(Object.entries(TELLING));
  for (const name of readdirSync(GOLDEN).sort()) {
    if (!left.size) break;
    const { moments, show } = await bring(visitor, join(GOLDEN, name));
    for (const [what, tells] of left) {
      const found = moments.findIndex(({ view }) => tells(view as unknown as PlanetView));
      if (found < 0) continue;
      left.delete(what);
      await show(found);
      const view = moments[found]!.view as unknown as PlanetView;
      await vi.waitFor(() => expectPlanet(visitor, view), { timeout: 20_000, interval: 200 });
    }
  }
  expect([...left.keys()]).toEqual([]);
});

rule("plosinovka:UI-2", "steps, falls and attacks of the guided game", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  let outlook: Outlook | null = null;
  let asked = "";
  let state: State | null = null;
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const frame = JSON.parse(String(payload)) as Frames;
      state = latest(state, frame);
      if (["state", "change"].includes(frame.is))
        [outlook, asked] = [null, state?.decision?.kind ?? ""];
      if (frame.is === "previewed" && frame.what === "outlook") outlook = frame.data as Outlook;
    }),
  );
  await page.goto("/learn/plosinovka");
  await page.locator("article .button.primary").click();
  const suggested = page.locator("section.question .option.hinted:not(:disabled)");
  const seen = { steps: 0, falls: 0, attacks: 0 };
  for (;;) {
    await suggested.or(visitor.ended).first().waitFor();
    if (await visitor.ended.isVisible()) break;
    await expect.poll(() => outlook).not.toBeNull();
    const { falls, attacks } = outlook!;
    await expect.poll(() => page.locator("line.fall").count()).toBe(falls.length);
    seen.falls += falls.length;
    if (asked === "action" && attacks.some(({ damage }) => damage)) {
      await page.locator(".blow").first().waitFor({ state: "attached" });
      const told = await page.locator("section.outlook li").allTextContents();
      for (const { damage } of attacks) if (damage) expect(told.join()).toContain(`${damage}`);
      seen.attacks += attacks.length;
    }
    seen.steps += asked === "action" ? await page.locator("rect.step").count() : 0;
    const moment = await suggested.elementHandle();
    await suggested.click();
    await moment?.waitForElementState("hidden");
  }
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0);
});
